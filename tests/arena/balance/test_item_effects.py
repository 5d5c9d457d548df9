"""The effects of items: found from the declared events of every game, and right where the truth is known."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

import tavolata
from tavolata import Game
from tavolata.arena.balance.balance import balance, shares_after
from tavolata.arena.balance.item_effects import (
    ItemOccurrences,
    find_occurrences,
    item_categories,
    item_effects,
    item_mask,
)
from tavolata.arena.statistics.bootstrap import DealBootstrap
from tavolata.arena.statistics.result_table import result_table
from tavolata.arena.tournament.config import MIRROR, TournamentConfig, make_config
from tavolata.arena.tournament.played_games import PlayedGame, play, replay
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.worker_pools import SerialPool
from tests.arena.tables import a_game


def mirror(game: Game, games: int, players: int = 2, **more: object) -> tuple[TournamentConfig, list[PlayedGame]]:
    config = make_config(game, players, ["greedy"], games, 1, formats=[MIRROR], **more)  # type: ignore[arg-type]
    return config, [play(config, one) for one in schedule(config)]


def names(game: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(category.event, category.fields) for category in item_categories(tavolata.game(game).events)]


def test_categories_are_found_in_the_declared_events() -> None:
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


def test_occurrences_are_those_of_the_log() -> None:
    config, (played, *_) = mirror(tavolata.game("domingo"), 1)
    occurrences = find_occurrences(config, played)
    log = [event for events in replay(config, played).full_log() for event in events]
    drawn = {(1, event["card"], event["seat"]) for event in log if event.name == "drew"}
    dealt = {(0, event[f"card_{k}"], event["seat"]) for event in log if event.name == "dealt" for k in (1, 2, 3)}
    assert {one for one in occurrences.involved if one[0] < 2} == drawn | dealt
    assert occurrences.examples[1].name == "drew"


def test_seats_with_an_item_are_compared_with_seats_without() -> None:
    """Four made-up games, and the same counted by hand."""
    games = [
        a_game(["a", "a"], ranks, deal, points=points)
        for deal, (ranks, points) in enumerate([([1, 2], [9, 5]), ([2, 1], [3, 9]), ([1, 1], [4, 4]), ([1, 2], [8, 0])])
    ]
    involved = [{(0, "ace", 0)}, {(0, "ace", 1)}, {(0, "ace", 0), (0, "ace", 1)}, {(0, "two", 0), (0, "ace", 1)}]
    occurrences = [ItemOccurrences(game.key, frozenset(some), {}) for game, some in zip(games, involved, strict=True)]
    played = result_table(games, ("a",), 2)
    items, mask = item_mask(0, occurrences, 2)
    found = {
        effect.item: effect for effect in item_effects(items, mask, played, DealBootstrap(played.deal), min_seats=1)
    }
    ace_wins, other_wins = fmean([2, 2, 1, 1, 0]), fmean([0, 0, 2])
    assert found["ace"].wins.value == pytest.approx(ace_wins - other_wins)
    assert found["ace"].points.value == pytest.approx(fmean([2, 3, 0, 0, -4]) - fmean([-2, -3, 4]))
    assert found["two"].wins.value == pytest.approx(2 - fmean([2, 0, 0, 2, 1, 1, 0]))
    assert (found["ace"].wins.count, found["two"].wins.count) == (5, 1)


def test_an_item_that_everybody_had_cannot_be_compared() -> None:
    games = [a_game(["a", "a"], [1, 2], deal) for deal in range(3)]
    occurrences = [ItemOccurrences(game.key, frozenset({(0, "air", 0), (0, "air", 1)}), {}) for game in games]
    played = result_table(games, ("a",), 2)
    assert item_effects(*item_mask(0, occurrences, 2), played, DealBootstrap(played.deal), min_seats=1) == []


def test_items_of_a_few_seats_are_left_out() -> None:
    games = [a_game(["a", "a"], [1, 2], deal) for deal in range(20)]
    occurrences = [
        ItemOccurrences(game.key, frozenset({(0, "king", 0)} if game.deal else {(0, "rare", 0)}), {}) for game in games
    ]
    played = result_table(games, ("a",), 2)
    items = item_mask(0, occurrences, 2)
    assert item_effects(*items, played, DealBootstrap(played.deal)) == []
    assert [effect.item for effect in item_effects(*items, played, DealBootstrap(played.deal), min_seats=19)] == [
        "king"
    ]


def test_a_card_that_wins_is_found_among_cards_that_do_not() -> None:
    rng = np.random.default_rng(1)
    games, occurrences = [], []
    for deal in range(400):
        lucky = int(rng.integers(2))
        others = {(0, f"card {rng.integers(20)}", seat) for seat in range(2)}
        wins = lucky if rng.random() < 0.8 else 1 - lucky
        games.append(a_game(["a", "a"], [1 + (wins != seat) for seat in range(2)], deal))
        occurrences.append(ItemOccurrences(games[-1].key, frozenset(others | {(0, "star", lucky)}), {}))
    played = result_table(games, ("a",), 2)
    found = item_effects(*item_mask(0, occurrences, 2), played, DealBootstrap(played.deal))
    assert found[0].item == "star"
    assert found[0].wins.low < 2 * 0.8 - 2 * 0.2 < found[0].wins.high
    assert sum(effect.wins.low > 0 or effect.wins.high < 0 for effect in found[1:]) <= 4


def test_win_shares_count_from_the_seat_that_begins() -> None:
    games = [
        a_game(["a"] * 3, ranks, deal, options={"first": first})
        for deal, (first, ranks) in enumerate([(0, [1, 2, 3]), (1, [2, 1, 3]), (2, [1, 2, 3]), (2, [1, 3, 1])])
    ]
    shares = shares_after(result_table(games, ("a",), 3), "first")
    assert [share.value for share in shares] == pytest.approx([3 * 2.5 / 4, 3 * 1.5 / 4, 0])


def test_the_balance_of_every_game(game: Game) -> None:
    config, games = mirror(game, 6, players=3)
    counted = balance(config, games, SerialPool(), min_seats=1)
    assert [share.count for share in counted.seats] == [6, 6, 6]
    assert sum(share.value for share in counted.seats) == pytest.approx(3)
    assert counted.overall.moves.value == pytest.approx(fmean(len(one.actions) for one in games))
    assert sum(share.value for share in counted.overall.shares_after["first"]) == pytest.approx(3)
    assert counted.variants == []
    assert counted.categories


def test_options_are_compared() -> None:
    config, games = mirror(tavolata.game("domingo"), 8, vary=["announcing"])
    calls: list[tuple[int, int]] = []
    counted = balance(config, games, SerialPool(), lambda done, total: calls.append((done, total)))
    assert [one.options for one in counted.variants] == [(("announcing", False),), (("announcing", True),)]
    assert [one.moves.value for one in counted.variants] == [47, 94]
    assert calls == [(done, 8) for done in range(1, 9)]
