"""Real databases for the tests of the server: a SQLite file, and a PostgreSQL that is started for the tests alone."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import Server
from tests.server.processes import ForkServer, ServerProcess, loaded_fork_server


@pytest.fixture(scope="session", autouse=True)
def what_is_loaded() -> None:
    """Is no garbage: it need not be looked through after every test, which would take a fifth of a second."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def what_is_left_open(what_is_loaded: None) -> Iterator[None]:
    """Is found after the test that opened it, where the warning is an error, and not in one that comes later."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL for all tests of this process. The name of its folder is short, as that of a socket must be."""
    with tempfile.TemporaryDirectory(prefix="tavolata-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder))
        yield server
        server.stop()


@pytest.fixture
def postgresql_url(postgresql: Server) -> Iterator[str]:
    """An empty database in PostgreSQL."""
    url = postgresql.new_database()
    yield url
    postgresql.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, first in SQLite and then in PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture
def fork_server() -> Iterator[ForkServer]:
    """Starts servers for one test, ends them, and fails if one of them has complained."""
    yield loaded_fork_server()
    loaded_fork_server().clean()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty database in a file."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def server(fork_server: ForkServer, sqlite_url: str) -> ServerProcess:
    """A server with an empty database in a file."""
    return fork_server.serve(sqlite_url)
