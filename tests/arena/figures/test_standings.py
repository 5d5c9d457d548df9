"""Standings: win shares as multiples of the fair share, counted by hand beside."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tavolata.arena.figures.standings import standings
from tavolata.arena.tournament.crew import Alone
from tavolata.arena.tournament.folder import Folder
from tavolata.arena.tournament.holding import hold
from tavolata.arena.tournament.setting import FREE_FOR_ALL, ONE_AGAINST_ALL
from tests.arena.tables import a_game, a_setting

TWO = replace(a_setting(), bots=("a", "b"))
THREE = replace(a_setting(players=3), bots=("a", "b"))


def test_duels_by_hand() -> None:
    games = [
        a_game(["a", "b"], [1, 2], 0),
        a_game(["b", "a"], [1, 1], 0),
        a_game(["a", "b"], [1, 2], 1),
        a_game(["b", "a"], [1, 2], 1),
    ]
    told = standings(TWO, games)
    assert (told.games, told.deals) == (4, 2)
    assert told.cross["a", "b"].value == pytest.approx(2 * 2.5 / 4)
    assert told.cross["b", "a"].value == pytest.approx(2 * 1.5 / 4)
    assert told.cross["a", "b"].low <= told.cross["a", "b"].value <= told.cross["a", "b"].high
    assert [seat.value for seat in told.seats] == pytest.approx([2 * 3.5 / 4, 2 * 0.5 / 4])
    assert told.forms["a"].points.value == pytest.approx((9 + 9 + 9 + 8) / 4)
    assert told.forms["a"].seconds == pytest.approx(0.5)
    assert told.ratings["a"].value > 0 > told.ratings["b"].value


def test_one_against_all_by_hand() -> None:
    games = [
        a_game(["a", "b", "b"], [1, 2, 3], 0, format=ONE_AGAINST_ALL),
        a_game(["b", "a", "b"], [1, 1, 3], 0, format=ONE_AGAINST_ALL),
        a_game(["b", "b", "a"], [2, 3, 1], 0, format=ONE_AGAINST_ALL),
        a_game(["b", "a", "a"], [3, 2, 1], 0, format=ONE_AGAINST_ALL),
        a_game(["a", "b", "b"], [3, 2, 1], 1, format=FREE_FOR_ALL),
    ]
    told = standings(THREE, games)
    assert told.cross["a", "b"].value == pytest.approx(3 * 2.5 / 3)
    assert told.cross["b", "a"].value == 0
    assert told.ratings["b"].value > told.ratings["a"].value, "ratings are those of the free-for-all"
    assert told.ratings["a"].count == 2


def test_who_won_everything_is_not_beyond_doubt() -> None:
    games = [
        a_game(bots, ranks, deal) for deal in range(30) for bots, ranks in ((["a", "b"], [1, 2]), (["b", "a"], [2, 1]))
    ]
    told = standings(TWO, games)
    assert (told.cross["a", "b"].low, told.cross["a", "b"].high) == pytest.approx((2 - 2 * 3 / 30, 2))
    assert (told.cross["b", "a"].low, told.cross["b", "a"].high) == pytest.approx((0, 2 * 3 / 30))


def test_greedy_beats_random_in_a_real_tournament(tmp_path: Path) -> None:
    for players in (2, 3):
        setting = a_setting(players=players, games=48)
        told = standings(setting, hold(Folder(tmp_path / str(players), setting), Alone()))
        assert told.cross["greedy", "random"].low > 1 > told.cross["random", "greedy"].high
        assert told.ratings["greedy"].value > told.ratings["random"].value
