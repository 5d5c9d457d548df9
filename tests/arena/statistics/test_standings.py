"""Standings: win shares as multiples of the fair share, checked by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

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
