"""What things are worth: found from the declared events of every game, and right where the truth is known."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

import tavolata
from tavolata import Game
from tavolata.arena.balance.balance import balance, turns
from tavolata.arena.balance.things import Noted, note, topics, who_had, worths
from tavolata.arena.figures.resampling import Deals
from tavolata.arena.figures.results import results
from tavolata.arena.tournament.config import MIRROR, TournamentConfig, make_config
from tavolata.arena.tournament.played_games import PlayedGame, play, replay
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.worker_pools import InProcess
from tests.arena.tables import a_game


def mirror(game: Game, games: int, players: int = 2, **more: object) -> tuple[TournamentConfig, list[PlayedGame]]:
    config = make_config(game, players, ["greedy"], games, 1, formats=[MIRROR], **more)  # type: ignore[arg-type]
    return config, [play(config, one) for one in schedule(config)]


def names(game: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(topic.event, topic.fields) for topic in topics(tavolata.game(game).events)]


def test_topics_are_found_in_the_declared_events() -> None:
    assert names("domingo") == [
        ("dealt", ("card_1", "card_2", "card_3")),
        ("drew", ("card",)),
        ("placed", ("card",)),
        ("placed", ("end",)),
        ("run_scored", ("direction",)),
    ]
    assert ("delivered", ("order",)) in names("mille_grazie")
    assert ("baked", ("order",)) in names("mamma_mia")
    assert ("seated", ("colour",)) in names("mamma_mia")
    assert ("cashed", ("guest",)) in names("da_luigi")


def test_what_is_noted_is_what_the_log_says() -> None:
    config, (played, *_) = mirror(tavolata.game("domingo"), 1)
    noted = note(config, played)
    log = [event for events in replay(config, played).full_log() for event in events]
    drawn = {(1, event["card"], event["seat"]) for event in log if event.name == "drew"}
    dealt = {(0, event[f"card_{k}"], event["seat"]) for event in log if event.name == "dealt" for k in (1, 2, 3)}
    assert {one for one in noted.happened if one[0] < 2} == drawn | dealt
    assert noted.examples[1].name == "drew"


def test_seats_that_had_are_compared_with_seats_that_had_not() -> None:
    """Four made-up games, and the same counted by hand."""
    games = [
        a_game(["a", "a"], ranks, deal, points=points)
        for deal, (ranks, points) in enumerate([([1, 2], [9, 5]), ([2, 1], [3, 9]), ([1, 1], [4, 4]), ([1, 2], [8, 0])])
    ]
    had = [{(0, "ace", 0)}, {(0, "ace", 1)}, {(0, "ace", 0), (0, "ace", 1)}, {(0, "two", 0), (0, "ace", 1)}]
    noted = [Noted(game.key, frozenset(some), {}) for game, some in zip(games, had, strict=True)]
    played = results(games, ("a",), 2)
    things, mask = who_had(0, noted, 2)
    found = {worth.thing: worth for worth in worths(things, mask, played, Deals(played.deal), enough=1)}
    ace_wins, other_wins = fmean([2, 2, 1, 1, 0]), fmean([0, 0, 2])
    assert found["ace"].wins.value == pytest.approx(ace_wins - other_wins)
    assert found["ace"].points.value == pytest.approx(fmean([2, 3, 0, 0, -4]) - fmean([-2, -3, 4]))
    assert found["two"].wins.value == pytest.approx(2 - fmean([2, 0, 0, 2, 1, 1, 0]))
    assert (found["ace"].wins.count, found["two"].wins.count) == (5, 1)


def test_a_thing_everybody_had_cannot_be_compared() -> None:
    games = [a_game(["a", "a"], [1, 2], deal) for deal in range(3)]
    noted = [Noted(game.key, frozenset({(0, "air", 0), (0, "air", 1)}), {}) for game in games]
    played = results(games, ("a",), 2)
    assert worths(*who_had(0, noted, 2), played, Deals(played.deal), enough=1) == []


def test_of_a_few_seats_nothing_is_told() -> None:
    games = [a_game(["a", "a"], [1, 2], deal) for deal in range(20)]
    noted = [Noted(game.key, frozenset({(0, "king", 0)} if game.deal else {(0, "rare", 0)}), {}) for game in games]
    played = results(games, ("a",), 2)
    had = who_had(0, noted, 2)
    assert worths(*had, played, Deals(played.deal)) == []
    assert [worth.thing for worth in worths(*had, played, Deals(played.deal), enough=19)] == ["king"]


def test_a_card_that_wins_is_found_among_cards_that_do_not() -> None:
    chance = np.random.default_rng(1)
    games, noted = [], []
    for deal in range(400):
        lucky = int(chance.integers(2))
        others = {(0, f"card {chance.integers(20)}", seat) for seat in range(2)}
        wins = lucky if chance.random() < 0.8 else 1 - lucky
        games.append(a_game(["a", "a"], [1 + (wins != seat) for seat in range(2)], deal))
        noted.append(Noted(games[-1].key, frozenset(others | {(0, "star", lucky)}), {}))
    played = results(games, ("a",), 2)
    found = worths(*who_had(0, noted, 2), played, Deals(played.deal))
    assert found[0].thing == "star"
    assert found[0].wins.low < 2 * 0.8 - 2 * 0.2 < found[0].wins.high
    assert sum(worth.wins.low > 0 or worth.wins.high < 0 for worth in found[1:]) <= 4


def test_who_begins_is_told_from_who_sits_where() -> None:
    games = [
        a_game(["a"] * 3, ranks, deal, options={"first": first})
        for deal, (first, ranks) in enumerate([(0, [1, 2, 3]), (1, [2, 1, 3]), (2, [1, 2, 3]), (2, [1, 3, 1])])
    ]
    shares = turns(results(games, ("a",), 3), "first")
    assert [share.value for share in shares] == pytest.approx([3 * 2.5 / 4, 3 * 1.5 / 4, 0])


def test_the_balance_of_every_game_is_counted(game: Game) -> None:
    config, games = mirror(game, 6, players=3)
    counted = balance(config, games, InProcess(), enough=1)
    assert [share.count for share in counted.seats] == [6, 6, 6]
    assert sum(share.value for share in counted.seats) == pytest.approx(3)
    assert counted.whole.moves.value == pytest.approx(fmean(len(one.actions) for one in games))
    assert sum(share.value for share in counted.whole.turns["first"]) == pytest.approx(3)
    assert counted.variants == []
    assert counted.subjects


def test_options_are_compared() -> None:
    config, games = mirror(tavolata.game("domingo"), 8, vary=["announcing"])
    told: list[tuple[int, int]] = []
    counted = balance(config, games, InProcess(), lambda done, total: told.append((done, total)))
    assert [one.options for one in counted.variants] == [(("announcing", False),), (("announcing", True),)]
    assert [one.moves.value for one in counted.variants] == [47, 94]
    assert told == [(done, 8) for done in range(1, 9)]
