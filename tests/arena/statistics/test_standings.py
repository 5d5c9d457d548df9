"""Standings: win shares as multiples of the fair share, checked by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tavolata.arena.statistics.standings import standings
from tavolata.arena.tournament.config import FREE_FOR_ALL, ONE_AGAINST_ALL
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.tournament import run_tournament
from tavolata.arena.tournament.worker_pools import SerialPool
from tests.arena.tables import a_config, a_game

TWO = replace(a_config(), bots=("a", "b"))
THREE = replace(a_config(players=3), bots=("a", "b"))


def test_the_standings_of_duels_are_those_counted_by_hand() -> None:
    games = [
        a_game(["a", "b"], [1, 2], 0),
        a_game(["b", "a"], [1, 1], 0),
        a_game(["a", "b"], [1, 2], 1),
        a_game(["b", "a"], [1, 2], 1),
    ]
    result = standings(TWO, games)
    assert (result.games, result.deals) == (4, 2)
    assert result.cross["a", "b"].value == pytest.approx(2 * 2.5 / 4)
    assert result.cross["b", "a"].value == pytest.approx(2 * 1.5 / 4)
    assert result.cross["a", "b"].low <= result.cross["a", "b"].value <= result.cross["a", "b"].high
    assert [seat.value for seat in result.seats] == pytest.approx([2 * 3.5 / 4, 2 * 0.5 / 4])
    assert result.bots["a"].points.value == pytest.approx((9 + 9 + 9 + 8) / 4)
    assert result.bots["a"].seconds == pytest.approx(0.5)
    assert result.ratings["a"].value > 0 > result.ratings["b"].value


def test_one_against_all_by_hand() -> None:
    games = [
        a_game(["a", "b", "b"], [1, 2, 3], 0, format=ONE_AGAINST_ALL),
        a_game(["b", "a", "b"], [1, 1, 3], 0, format=ONE_AGAINST_ALL),
        a_game(["b", "b", "a"], [2, 3, 1], 0, format=ONE_AGAINST_ALL),
        a_game(["b", "a", "a"], [3, 2, 1], 0, format=ONE_AGAINST_ALL),
        a_game(["a", "b", "b"], [3, 2, 1], 1, format=FREE_FOR_ALL),
    ]
    result = standings(THREE, games)
    assert result.cross["a", "b"].value == pytest.approx(3 * 2.5 / 3)
    assert result.cross["b", "a"].value == 0
    assert result.ratings["b"].value > result.ratings["a"].value, "ratings are those of the free-for-all"
    assert result.ratings["a"].count == 2


def test_whoever_won_everything_still_has_an_interval() -> None:
    games = [
        a_game(bots, ranks, deal) for deal in range(30) for bots, ranks in ((["a", "b"], [1, 2]), (["b", "a"], [2, 1]))
    ]
    result = standings(TWO, games)
    assert (result.cross["a", "b"].low, result.cross["a", "b"].high) == pytest.approx((2 - 2 * 3 / 30, 2))
    assert (result.cross["b", "a"].low, result.cross["b", "a"].high) == pytest.approx((0, 2 * 3 / 30))


def test_greedy_beats_random_in_a_real_tournament(tmp_path: Path) -> None:
    for players in (2, 3):
        config = a_config(players=players, games=48)
        result = standings(config, run_tournament(TournamentFolder(tmp_path / str(players), config), SerialPool()))
        assert result.cross["greedy", "random"].low > 1 > result.cross["random", "greedy"].high
        assert result.ratings["greedy"].value > result.ratings["random"].value


def test_without_luck_by_hand() -> None:
    games = [a_game(["a", "b"], [1, 2], deal) for deal in range(10)] + [
        a_game(["b", "a"], [1, 2], deal) for deal in range(10)
    ]
    luck = np.array([[0.5, -0.5] if deal % 2 else [0.1, -0.1] for deal in range(10)] * 2)
    adjusted = standings(TWO, games, luck).adjusted
    assert adjusted is not None
    assert adjusted.wins["a"].value == pytest.approx(2 * (10 - luck[:10, 0].sum() + luck[:10, 0].sum()) / 20)
    assert adjusted.cross["a", "b"].value == pytest.approx(adjusted.wins["a"].value)
    assert standings(TWO, games).adjusted is None


def test_the_factor_is_how_much_less_the_share_varies() -> None:
    rng = np.random.default_rng(3)
    firsts = rng.integers(2, size=400)
    games = [a_game(["a", "b"], [1, 2] if first else [2, 1], deal) for deal, first in enumerate(firsts)]
    half_known = np.array([[0.25, -0.25] if first else [-0.25, 0.25] for first in firsts])
    found = standings(TWO, games, half_known).adjusted
    assert found is not None
    assert found.factors["a"] == pytest.approx(4, rel=1e-6), "half the deviation, a quarter of the variance"
    always = [a_game(["a", "b"], [1, 2], deal) for deal in range(10)]
    unvaried = standings(TWO, always, np.zeros((10, 2))).adjusted
    assert unvaried is not None
    assert unvaried.factors["a"] is None
