"""The end (MM-41 … MM-43), and what holds from the deal to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import tavolata
from tavolata import Match
from tavolata.games.mamma_mia import AddMissing, Ask, Draw, GiveUp, Lay, Refuse
from tavolata.games.mamma_mia.state import COLOURS, KINDS
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    clearing,
    clearings,
    event_names,
    every_move,
    ingredients,
    order_names,
    orders,
    phase,
    refused,
    table,
)
from tests.random_matches import fields_of, many, play_at_random

# --- how many clearings -----------------------------------------------


@pytest.mark.slow
@pytest.mark.clause("MM-29", "MM-41")
@pytest.mark.parametrize(
    ("players", "options", "times"),
    [(2, {}, 4), (3, {}, 3), (3, {"helping": False}, 4), (6, {}, 3), (6, {"helping": False}, 4)],
)
def test_the_game_ends_after_the_third_clearing_or_without_helping_the_fourth(
    players: int, options: dict[str, Any], times: int
) -> None:
    for seed in range(many(10, 2)):
        match = play_at_random(tavolata.game("mamma_mia").new(players, seed=seed, **options), seed)
        assert [event["number"] for event in fields_of(match, "oven_cleared")] == list(range(1, times + 1))
        assert clearings(match) == times
        assert match.movers == ()
        assert match.result is not None


@pytest.mark.clause("MM-41")
def test_nothing_can_be_done_after_the_end() -> None:
    match = clearing("1 olives", "2 olives", "2 olives")
    assert match.legal(ALBERTO) == []
    assert refused(match, ALBERTO, Lay("olives", 1)) == ("over", "MM-41")
    assert refused(match, BEATE, Draw("stock")) == ("over", "MM-41")


@pytest.mark.clause("MM-41")
def test_the_game_does_not_end_with_the_finished_orders_of_anybody() -> None:
    every = ", ".join(name for name in order_names() if name.startswith("green"))
    match = table("1 olives", "1 olives", "1 olives", stock="9 salami", finished=every, open_count=True)
    assert match.view(None).points == (15, 0, 0)
    assert match.movers == (ALBERTO,)


# --- who wins ---------------------------------------------------------


@pytest.mark.clause("MM-42")
def test_most_finished_orders_win() -> None:
    match = clearing("", "", "9 olives", "5 olives", finished="green monotoni, red monotoni, green minimale")
    assert match.result is not None
    assert match.result.points == (2, 0, 1)
    assert (match.result.winners, match.result.ranks) == ((0,), (1, 3, 2))
    assert (match.result.why, match.result.clause) == ("most-points", "MM-42")


@pytest.mark.clause("MM-42")
def test_then_most_ingredients_left_in_hand() -> None:
    """Orders in hand count for nothing."""
    match = clearing(
        "",
        "2 olives, green minimale, green ghiottona",
        "1 olives, 2 salami",
        finished="green monotoni, purple monotoni",
    )
    assert match.result is not None
    assert (match.result.winners, match.result.ranks) == ((1,), (2, 1, 3))
    assert match.result.why == "tie-break"


@pytest.mark.clause("MM-42")
def test_then_the_win_is_shared() -> None:
    match = clearing("", "3 olives", "1 olives, 2 salami", "9 olives", finished="green monotoni, purple monotoni")
    assert match.result is not None
    assert (match.result.winners, match.result.ranks) == ((0, 1), (1, 1, 3))
    assert match.result.why == "shared-win"


@pytest.mark.clause("MM-42")
def test_the_same_comparison_ranks_everybody() -> None:
    match = clearing(
        "",
        "1 olives",
        "4 olives",
        "2 salami",
        "2 olives",
        "",
        "8 shrimps",
        finished="green monotoni, purple monotoni, red monotoni, pink minimale, pink monotoni",
        players=6,
    )
    assert match.result is not None
    assert match.result.ranks == (4, 2, 3, 5, 6, 1)


@pytest.mark.clause("MM-42")
def test_ingredients_added_in_the_last_clearing_are_gone() -> None:
    last = "3 salami, 1 peppers, green 4 salami 1 peppers"
    match = clearing(last, "1 salami, 1 olives", "2 olives", "1 olives", finished="purple monotoni, red monotoni")
    match.play(ALBERTO, AddMissing())
    assert match.result is not None
    assert match.result.ranks == (2, 1, 2)


@pytest.mark.clause("MM-27", "MM-42")
def test_the_finished_pile_is_turned_up_one_by_one() -> None:
    match = clearing("", finished="green monotoni, purple minimale, green bombastica")
    assert [event["seat"] for event in fields_of(match, "order_counted")] == [0, 1, 0]
    assert event_names(match)[-1] == "ended"
    assert match.view(None).table["finished"] == [2, 1, 0]
    assert match.view(None).points == (2, 1, 0)


# --- the count --------------------------------------------------------


@pytest.mark.clause("MM-43")
@pytest.mark.parametrize("open_count", [False, True])
def test_whoever_has_how_many_finished_orders_is_shown_only_where_the_table_wants_it(open_count: bool) -> None:
    match = clearing(
        "1 olives, green 4 olives 1 peppers", finished="purple monotoni, red minimale", open_count=open_count
    )
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view.points == ((0, 1, 1) if open_count else None)
        assert view.table["finished"] == ([0, 1, 1] if open_count else None)
        assert view.table["finished_pile"] == 2
    match.play(ALBERTO, GiveUp())
    assert match.view(BEATE).points == (0, 1, 1)


@pytest.mark.clause("MM-43")
def test_no_result_is_shown_before_the_end() -> None:
    match = clearing("1 olives, green 4 olives 1 peppers", finished="purple monotoni")
    assert match.result is None
    assert match.view(None).result is None


@pytest.mark.clause("MM-44")
@pytest.mark.parametrize("moves", [0, 1, 40, None])
def test_a_view_is_plain_data(moves: int | None) -> None:
    """NumPy's numbers are not: JSON does not know them."""
    match = play_at_random(tavolata.game("mamma_mia").new(3, seed=1), 1, moves)
    for seat in (None, 0, 1, 2):
        view = match.view(seat).to_json()
        assert json.loads(json.dumps(view)) == view


# --- from the deal to the end -----------------------------------------


TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, {"helping": helping, "oven_memory": memory, "open_count": count})
    for helping, memory, count, players in product((True, False), (False, True), (False, True), range(2, 7))
    if players > 2 or not helping
]
"""Every size with every option."""


def games() -> Iterator[Match]:
    """Dealt at one table after the other; with the compiler off at some of them only."""
    for number in range(many(len(TABLES), 8)):
        players, options = TABLES[number * 7 % len(TABLES)]
        yield tavolata.game("mamma_mia").new(players, seed=number, **options)


@pytest.mark.slow
@pytest.mark.clause("MM-02", "MM-03", "MM-17", "MM-20", "MM-21")
def test_every_ingredient_and_every_order_is_somewhere_exactly_once() -> None:
    for number, match in enumerate(games()):
        of_a_kind = (8, 10, 12, 14, 15)[match.players - 2]
        dealt = orders(match)
        assert len(dealt) == len(set(dealt)) == 15 * match.players
        for _ in every_move(match, number):
            assert ingredients(match) == dict.fromkeys(KINDS, of_a_kind)
            assert orders(match) == dealt


@pytest.mark.clause("MM-24", "MM-30", "MM-41")
def test_no_game_is_longer_than_stated_however_much_people_ask() -> None:
    """Single cards are laid, every order at once; all is asked for, card by card, and refused."""
    match = tavolata.game("mamma_mia").new(6, seed=0)
    while match.movers:
        legal = match.legal(match.movers[0])
        asks = [action for action in legal if isinstance(action, Ask)]
        spun_out = {"drawing": legal[-1], "deciding": (asks or legal)[0], "answering": Refuse()}
        match.play(match.movers[0], spun_out.get(phase(match), legal[0]))
    assert len(match.moves) <= match.game.max_moves


@pytest.mark.slow
@pytest.mark.clause("MM-17", "MM-27", "MM-42")
def test_points_are_the_orders_of_one_s_colour_in_the_finished_pile() -> None:
    for number, match in enumerate(games()):
        play_at_random(match, number)
        truth: Any = match.truth()
        pile = [COLOURS[(order - 1) // 15] for order in truth["finished_pile"]]
        assert match.points == tuple(pile.count(colour) for colour in truth["colours"])


@pytest.mark.slow
@pytest.mark.clause("MM-13", "MM-41")
def test_whoever_clears_starts_the_next_round() -> None:
    for number, match in enumerate(games()):
        play_at_random(match, number)
        clears = [event["seat"] for event in fields_of(match, "clearing_began")]
        starters = starters_of_rounds(match)
        assert starters[1:] == clears[: len(starters) - 1]


def starters_of_rounds(match: Match) -> list[int]:
    """Who first lays, or misses a turn, in each round."""
    starters: list[int] = []
    fresh = True
    for events in match.full_log():
        for event in events:
            if event.name in ("laid", "missed_turn") and fresh:
                starters.append(int(str(event["seat"])))
                fresh = False
            fresh = fresh or event.name == "oven_cleared"
    return starters
