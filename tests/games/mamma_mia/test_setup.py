"""Setting up (MM-01 … MM-06, MM-29)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tavolata
from tavolata import BadInput, Game, Match
from tavolata.games.mamma_mia import Lay
from tavolata.games.mamma_mia.state import COLOURS, KINDS, NONE
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    cards_held,
    every_move,
    ingredients,
    lay_order,
    order,
    oven,
    phase,
    starts,
    table,
)
from tests.random_matches import many


@pytest.fixture
def mamma_mia() -> Game:
    return tavolata.game("mamma_mia")


def colours(match: Match) -> list[str]:
    said = match.view(None).table["colours"]
    assert isinstance(said, list)
    return [str(colour) for colour in said]


def about_equally_often(counts: Counter[Any], values: int) -> bool:
    """Each value within four standard deviations of its share."""
    total = counts.total()
    share, spread = total / values, (total * (1 / values) * (1 - 1 / values)) ** 0.5
    return len(counts) == values and all(abs(count - share) < 4 * spread for count in counts.values())


# --- players and cards ------------------------------------------------


@pytest.mark.clause("MM-01")
@pytest.mark.parametrize("players", [0, 1, 7, "3"])
def test_any_other_number_of_players_is_refused(mamma_mia: Game, players: int) -> None:
    with pytest.raises(BadInput, match=r"for 2 to 6 players.*\(MM-01\)"):
        mamma_mia.new(players)


@pytest.mark.clause("MM-02")
@pytest.mark.parametrize(("players", "of_a_kind"), [(2, 8), (3, 10), (4, 12), (5, 14), (6, 15)])
def test_the_fewer_players_the_fewer_cards_of_each_kind(mamma_mia: Game, players: int, of_a_kind: int) -> None:
    assert ingredients(mamma_mia.new(players, seed=1)) == dict.fromkeys(KINDS, of_a_kind)


@pytest.mark.clause("MM-04", "MM-05")
@pytest.mark.parametrize(("players", "stock"), [(2, 32), (3, 36), (4, 40), (5, 44), (6, 42)])
def test_everybody_holds_eight_ingredients_and_an_order_and_the_rest_is_the_stock(
    mamma_mia: Game, players: int, stock: int
) -> None:
    match = mamma_mia.new(players, seed=2)
    assert [cards_held(match, seat) for seat in range(players)] == [(8, 1)] * players
    view = match.view(None).table
    assert view["waiters"] == [14] * players
    assert view["stock"] == stock
    assert (view["oven_height"], view["finished_pile"], view["clearings"]) == (0, 0, 0)
    assert phase(match) == "laying"


@pytest.mark.clause("MM-05")
def test_stock_and_hands_are_dealt_by_chance(mamma_mia: Game) -> None:
    """Every kind is drawn first, and lies in a hand, about as often as any other."""
    states = mamma_mia.batch(many(3000, 200), 6, seed=3).states
    first_drawn = Counter(int(state["stock"][state["in_stock"] - 1]) for state in states)
    assert about_equally_often(first_drawn, 6)
    held: list[int] = states["hand"].sum(axis=(0, 1)).tolist()
    share = sum(held) / 6
    assert all(abs(count - share) < 0.1 * share for count in held)


# --- colours and waiters ----------------------------------------------


@pytest.mark.clause("MM-03")
def test_the_table_may_name_every_seat_s_colour(mamma_mia: Game) -> None:
    assert colours(mamma_mia.new(3, seed=1, colours="pink,yellow,brown")) == ["pink", "yellow", "brown"]


@pytest.mark.clause("MM-03")
@pytest.mark.parametrize(
    "given", ["red,green", "red,green,red", "red,green,blue", "red,green,yellow,pink", "red", "", 3, None]
)
def test_colours_that_do_not_fit_the_table_are_refused(mamma_mia: Game, given: Any) -> None:
    with pytest.raises(BadInput, match=r"colours.*\(MM-03\)"):
        mamma_mia.new(3, colours=given)


@pytest.mark.clause("MM-03")
@pytest.mark.parametrize("players", [2, 6])
def test_otherwise_colours_are_drawn_and_each_is_as_likely(mamma_mia: Game, players: int) -> None:
    dealt = mamma_mia.batch(many(3000, 200), players, seed=4).states["colours"]
    assert all(len(set(row[:players])) == players for row in dealt.tolist())
    assert (dealt[:, players:] == NONE).all()
    for seat in range(players):
        assert about_equally_often(Counter(dealt[:, seat].tolist()), len(COLOURS))


@pytest.mark.clause("MM-03", "MM-04")
def test_everybody_has_the_15_orders_of_their_colour(mamma_mia: Game) -> None:
    truth: Any = mamma_mia.new(6, seed=5).truth()
    for seat, colour in enumerate(truth["colours"]):
        first = 15 * COLOURS.index(colour) + 1
        assert sorted(truth["orders"][seat] + truth["waiters"][seat]) == list(range(first, first + 15))


@pytest.mark.clause("MM-03")
def test_waiters_are_shuffled(mamma_mia: Game) -> None:
    states = mamma_mia.batch(many(3000, 300), 2, seed=6).states
    for place in (0, 13):
        assert about_equally_often(Counter(states["waiter"][:, 1, place].tolist()), 15)
    assert about_equally_often(Counter(states["orders"][:, 0].tolist()), 15)
    assert (states["waiter"][:, 0] != states["waiter"][:, 1]).any()


# --- the oven ---------------------------------------------------------


@pytest.mark.clause("MM-05")
def test_the_oven_keeps_its_sequence_and_shows_its_top_card() -> None:
    match = table(
        "2 olives, 7 salami", "1 olives, 7 shrimps, purple monotoni", "8 salami", oven="1 peppers", stock="8 shrimps"
    )
    match.play(ALBERTO, Lay("olives", 2))
    match.play(ALBERTO, "draw stock")
    assert match.view(BEATE).table["oven_top"] == "olives"
    match.play(BEATE, Lay("shrimps", 1))
    match.play(BEATE, lay_order("purple monotoni"))
    assert oven(match) == "1 peppers, 2 olives, 1 shrimps, purple monotoni"
    view = match.view(ALBERTO).table
    assert (view["oven_height"], view["oven"]) == (5, None)
    assert view["oven_top"] == order("purple monotoni")


# --- who begins -------------------------------------------------------


@pytest.mark.clause("MM-06")
def test_the_table_may_say_who_begins(mamma_mia: Game) -> None:
    assert [starts(mamma_mia.new(4, seed=1, first=seat)) for seat in range(4)] == [0, 1, 2, 3]
    assert mamma_mia.new(4, seed=1, first=2).movers == (2,)


@pytest.mark.clause("MM-06")
@pytest.mark.parametrize("first", [3, -1, True, "0"])
def test_a_seat_that_is_not_there_cannot_begin(mamma_mia: Game, first: Any) -> None:
    with pytest.raises(BadInput, match=r"\(MM-06\)"):
        mamma_mia.new(3, first=first)


@pytest.mark.clause("MM-06")
def test_otherwise_everybody_begins_equally_often(mamma_mia: Game) -> None:
    begins = mamma_mia.batch(many(3000, 200), 5, seed=7).states["turn"]
    assert about_equally_often(Counter(begins.tolist()), 5)


@pytest.mark.clause("MM-06")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_turns_go_clockwise(mamma_mia: Game, players: int) -> None:
    match = mamma_mia.new(players, seed=8, first=1)
    turns = [1]
    for _ in every_move(match, seed=8):
        if phase(match) == "laying" and len(turns) < players + 2:
            turns.append(match.movers[0])
    assert turns == [(1 + k) % players for k in range(players + 2)]


# --- helping ----------------------------------------------------------


@pytest.mark.clause("MM-29")
def test_two_play_without_helping_and_more_with_it_unless_they_agree_otherwise(mamma_mia: Game) -> None:
    assert [mamma_mia.new(players, seed=1).options["helping"] for players in range(2, 7)] == [False] + [True] * 4
    for players in range(2, 7):
        assert mamma_mia.new(players, seed=1, helping=False).options["helping"] is False


@pytest.mark.clause("MM-29")
def test_helping_with_two_players_is_refused(mamma_mia: Game) -> None:
    with pytest.raises(BadInput, match=r"helping.*\(MM-29\)"):
        mamma_mia.new(2, helping=True)


@pytest.mark.clause("MM-43", "MM-44")
def test_nothing_is_shown_that_people_have_to_remember_unless_they_agree(mamma_mia: Game) -> None:
    options = mamma_mia.new(3, seed=1).options
    assert (options["open_count"], options["oven_memory"]) == (False, False)
