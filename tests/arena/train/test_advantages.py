"""Advantages follow their definition."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tavolata.arena.train.advantages import advantages


def by_definition(values: list[float], outcome: float, gae_lambda: float) -> list[float]:
    """The advantage of choice t: the sum over k of gae_lambda^k times how much the value rose after choice t + k."""
    all_values = [*values, outcome]
    rises = [after - before for before, after in itertools.pairwise(all_values)]
    return [sum(gae_lambda**k * rise for k, rise in enumerate(rises[t:])) for t in range(len(rises))]


@pytest.mark.parametrize("gae_lambda", [0.0, 0.5, 0.95, 1.0])
def test_every_seat_of_every_game_has_a_trajectory_of_its_own(gae_lambda: float) -> None:
    rng = np.random.default_rng(1)
    games, seats = rng.integers(0, 4, 200), rng.integers(0, 3, 200).astype(np.int8)
    values = rng.random(200).astype(np.float32)
    final = rng.random((4, 3)).astype(np.float32)
    found = advantages(games, seats, values, final[games, seats], gae_lambda)
    for game in range(4):
        for seat in range(3):
            own = (games == game) & (seats == seat)
            naive = by_definition(values[own].tolist(), float(final[game, seat]), gae_lambda)
            assert found[own] == pytest.approx(naive, abs=1e-5)


def test_with_lambda_1_only_the_outcome_counts() -> None:
    values, outcomes = np.array([0.2, 0.9, 0.4], np.float32), np.ones(3, np.float32)
    found = advantages(np.zeros(3, np.int64), np.zeros(3, np.int8), values, outcomes, 1.0)
    assert found == pytest.approx(outcomes - values)
