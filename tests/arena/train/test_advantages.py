"""Advantages are what their definition says."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tavolata.arena.train.advantages import advantages


def by_definition(value_logits: list[float], outcome: float, smoothing: float) -> list[float]:
    """The advantage of choice t: the sum over k of smoothing^k times how much the value rose after choice t + k."""
    hoped = [*value_logits, outcome]
    rises = [after - before for before, after in itertools.pairwise(hoped)]
    return [sum(smoothing**k * rise for k, rise in enumerate(rises[t:])) for t in range(len(rises))]


@pytest.mark.parametrize("smoothing", [0.0, 0.5, 0.95, 1.0])
def test_every_seat_of_every_game_has_a_trajectory_of_its_own(smoothing: float) -> None:
    chance = np.random.default_rng(1)
    games, seats = chance.integers(0, 4, 200), chance.integers(0, 3, 200).astype(np.int8)
    expected = chance.random(200).astype(np.float32)
    final = chance.random((4, 3)).astype(np.float32)
    found = advantages(games, seats, expected, final[games, seats], smoothing)
    for game in range(4):
        for seat in range(3):
            own = (games == game) & (seats == seat)
            naive = by_definition(expected[own].tolist(), float(final[game, seat]), smoothing)
            assert found[own] == pytest.approx(naive, abs=1e-5)


def test_with_full_smoothing_only_the_outcome_counts() -> None:
    expected, outcomes = np.array([0.2, 0.9, 0.4], np.float32), np.ones(3, np.float32)
    found = advantages(np.zeros(3, np.int64), np.zeros(3, np.int8), expected, outcomes, 1.0)
    assert found == pytest.approx(outcomes - expected)
