"""What all tests share."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tavolata
from tavolata.cli.arguments import core_count
from tavolata.core.compile_mode import is_compiler_off

COMPILING = """
import sys, tavolata
from tavolata import bots
from tavolata.arena.simulation import simulation_unit
from tavolata.core.batch import batch_unit
from tavolata.core.compile_units import ensure_compiled

game = tavolata.game(sys.argv[1])
bots.compile_game(game)
ensure_compiled(batch_unit(game))
ensure_compiled(simulation_unit(game))
"""

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
    """Two for every core: half of the time tests wait for processes, sockets and clocks."""
    return 2 * core_count()


def pytest_configure(config: pytest.Config) -> None:
    """Compile everything once, on all cores, before the work is shared out: workers then find it on disk."""
    if is_compiler_off() or "PYTEST_XDIST_WORKER" in os.environ or config.option.collectonly:
        return
    with ThreadPoolExecutor(core_count()) as pool:
        for name, status in zip(tavolata.games(), pool.map(compile_beside, tavolata.games()), strict=True):
            assert status == 0, f"{name} could not be compiled"


def compile_beside(name: str) -> int:
    """Compile one game in a process of its own."""
    return subprocess.run([sys.executable, "-c", COMPILING, name], check=False).returncode


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
