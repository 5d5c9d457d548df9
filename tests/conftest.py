"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import numba
import pytest
from hypothesis import HealthCheck, settings

import tavolata
from tavolata.core.batch import Batch

settings.register_profile(
    "tavolata",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("tavolata")


def pytest_configure(config: pytest.Config) -> None:
    """Compile everything once, before the work is shared out: workers then find it on disk."""
    if numba.config.DISABLE_JIT or "PYTEST_XDIST_WORKER" in os.environ or config.option.collectonly:
        return
    from tavolata import bots
    from tavolata.arena.simulation import simulate

    for name in tavolata.games():
        game = tavolata.game(name)
        game.prepare()
        bots.prepare(game)
        Batch.prepare(game)
        simulate(game, game.seats[0], 1, 0, ["greedy"])


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
