"""What all tests share."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tavolata
from tavolata.cli.arguments import core_count
from tavolata.core.compile_mode import is_compiler_off
from tests.compiled_games import compile_games

settings.register_profile(
    "tavolata",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("tavolata")


SLOW = (
    "tests/adapters",
    "tests/analysis/test_review.py",
    "tests/arena",
    "tests/bots/test_bots.py",
    "tests/bots/test_evaluation.py",
    "tests/bots/test_play_well.py",
    "tests/bots/test_search.py",
    "tests/cli",
    "tests/deploy",
    "tests/server",
    "tests/tiers",
    "README.md",
    "docs",
)
"""What starts processes, plays many games or wants machine code: not for `make check`."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the slow tests."""
    for item in items:
        if item.path.relative_to(config.rootpath).as_posix().startswith(SLOW):
            item.add_marker(pytest.mark.slow)


def pytest_xdist_auto_num_workers() -> int:
    """One more than cores, because tests also wait for processes, sockets and clocks; each loads all games first."""
    return core_count() + 1


def pytest_configure(config: pytest.Config) -> None:
    """Compile everything once, on all cores, before the work is shared out: workers then find it on disk."""
    if is_compiler_off() or "PYTEST_XDIST_WORKER" in os.environ or config.option.collectonly:
        return
    compile_games(core_count())


@pytest.fixture(params=tavolata.games())
def game(request: pytest.FixtureRequest) -> tavolata.Game:
    """Every game, one after the other."""
    return tavolata.game(request.param)


@pytest.fixture
def domingo() -> tavolata.Game:
    return tavolata.game("domingo")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folders that nobody else uses."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def unused_port() -> int:
    """A port of this machine at which nobody listens just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
