"""The schedule: every deal from every seat, every bot against every other, and nothing twice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

import tavolata
from tavolata import BadInput, Game
from tavolata.arena.tournament import config as config_module
from tavolata.arena.tournament.config import CHALLENGE, DUEL, FREE_FOR_ALL, MIRROR, ONE_AGAINST_ALL, make_config
from tavolata.arena.tournament.schedule import Fixture, schedule

THREE = ["one", "two", "three"]


@pytest.fixture(autouse=True)
def any_name_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config_module, "check_bot", lambda name: None)


def fixtures(players: int, bots: list[str], games: int, **more: object) -> list[Fixture]:
    return schedule(make_config(tavolata.game("domingo"), players, bots, games, 1, **more))  # type: ignore[arg-type]


def test_every_pair_plays_every_deal_on_both_seats() -> None:
    played = Counter((one.deal, one.bots) for one in fixtures(2, THREE, 10))
    expected = {(deal, table) for deal in range(5) for table in permutations(THREE, 2)}
    assert played == Counter(dict.fromkeys(expected, 1))


def test_one_against_all_sits_once_on_every_seat_of_a_deal() -> None:
    found = [one for one in fixtures(4, THREE, 8) if one.format == ONE_AGAINST_ALL]
    seats = Counter(
        (one.deal, alone, others, one.bots.index(alone))
        for one in found
        for alone, others in permutations(THREE, 2)
        if one.bots.count(alone) == 1 and one.bots.count(others) == 3
    )
    expected = [(deal, *pair, seat) for deal in range(2) for pair in permutations(THREE, 2) for seat in range(4)]
    assert seats == Counter(expected)
    assert len(found) == len(expected)


@pytest.mark.parametrize("players", [2, 4])
def test_a_challenger_sits_alone_once_on_every_seat_of_a_deal(players: int) -> None:
    found = fixtures(players, THREE, 2 * players, formats=[CHALLENGE])
    one, *others = THREE
    expected = [(deal, other, seat) for deal in range(2) for other in others for seat in range(players)]
    tables = [(game.deal, next(bot for bot in game.bots if bot != one), game.bots.index(one)) for game in found]
    assert sorted(tables) == sorted(expected)
    assert all(game.bots.count(one) == 1 and len(set(game.bots)) == 2 for game in found)


@pytest.mark.parametrize(("bots", "players"), [(["a", "b"], 3), (["a", "b"], 4), (THREE, 3), (["a", "b", "c", "d"], 3)])
def test_free_for_all_seats_every_bot_equally_often_everywhere(bots: list[str], players: int) -> None:
    found = [one for one in fixtures(players, bots, 24 * players) if one.format == FREE_FOR_ALL]
    assert len(found) == 24 * players
    for seat in range(players):
        assert len(set(Counter(one.bots[seat] for one in found).values())) == 1
    for deal in range(24):
        assert len({tuple(sorted(one.bots)) for one in found if one.deal == deal}) == 1
    groups = {frozenset(one.bots) for one in found}
    assert groups == {frozenset(group) for group in combinations(bots, min(players, len(bots)))}


def test_no_game_is_named_twice() -> None:
    for players in (2, 3, 4):
        for bots in (["a", "b"], THREE):
            keys = [one.key for one in fixtures(players, bots, 12)]
            assert len(set(keys)) == len(keys)


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = (fixtures(3, THREE, games) for games in (6, 30))
    assert long[: len(short)] == short


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(fixtures(2, ["a", "b"], 3)) == 4
    assert len(fixtures(3, ["a"], 4, formats=[MIRROR])) == 4


def test_every_seat_begins_equally_often() -> None:
    found = fixtures(3, ["a"], 9, formats=[MIRROR])
    assert Counter(dict(one.options)["first"] for one in found) == {0: 3, 1: 3, 2: 3}
    assert all(not one.options for one in fixtures(3, ["a"], 9, formats=[MIRROR], options={"first": 1}))


def test_options_are_varied_with_the_same_deals() -> None:
    found = fixtures(2, ["a"], 8, formats=[MIRROR], vary=["announcing", "turning"])
    combined = [(dict(one.options)["announcing"], dict(one.options)["turning"]) for one in found if one.deal == 1]
    assert sorted(combined) == [(False, False), (False, True), (True, False), (True, True)]
    assert {one.deal for one in found} == {0, 1}


def test_the_table_chooses_the_formats(game: Game) -> None:
    for players in game.seats:
        formats = make_config(game, players, ["a", "b"], 1).formats
        assert formats == ((DUEL,) if players == 2 else (ONE_AGAINST_ALL, FREE_FOR_ALL))


@pytest.mark.parametrize(
    ("bots", "games", "more", "complaint"),
    [
        (["a"], 4, {}, "at least 2 bots"),
        (["a", "a"], 4, {}, "each once, not “a, a”"),
        (["a", "b"], 0, {}, "At least one game is needed, not 0"),
        (["a", "b"], 4, {"vary": ["first"]}, "cannot be varied. Choose one of: turning, announcing"),
        (["a", "b"], 4, {"vary": ["turning"], "options": {"turning": True}}, "is given and varied, or varied twice"),
        (["a", "b"], 4, {"vary": ["turning", "turning"]}, "is given and varied, or varied twice"),
        (["a", "b"], 4, {"options": {"colour": 1}}, "no option “colour”"),
        (["a", "b"], 4, {"formats": ["duell"]}, "“duell” cannot be played at a table of 2"),
    ],
)
def test_nonsense_is_refused(bots: list[str], games: int, more: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        fixtures(2, bots, games, **more)


def test_an_unknown_bot_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with pytest.raises(BadInput, match="no bot “clever”"):
        fixtures(2, ["greedy", "clever"], 4)
