"""Who has no ingredient misses the turn (MM-12)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import Draw, Lay
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    FOURTEEN,
    NINE,
    cards_held,
    clearings,
    event_names,
    hand,
    oven,
    starts,
    stock,
    table,
)
from tests.random_matches import fields_of


@pytest.mark.clause("MM-12", "MM-47")
def test_whoever_has_no_ingredient_misses_the_turn_and_draws_five() -> None:
    match = table("1 salami", "purple monotoni", NINE, stock="14 olives")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, Draw("stock"))
    assert fields_of(match, "missed_turn") == [{"seat": BEATE}]
    assert oven(match) == "1 salami"
    assert hand(match, BEATE) == "5 olives, purple monotoni"
    assert match.movers == (CLAUDIO,)
    assert clearings(match) == 0


@pytest.mark.clause("MM-12", "MM-13")
def test_a_missed_turn_draws_five_of_a_larger_stock() -> None:
    match = table("green monotoni", NINE, stock="9 olives")
    assert hand(match, ALBERTO) == "5 olives, green monotoni"
    assert stock(match) == "4 olives"
    assert event_names(match) == ["missed_turn", "ingredients_drawn", "kind_drawn"]
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-11", "MM-12")
def test_a_missed_turn_draws_five_even_if_that_makes_fourteen() -> None:
    match = table(FOURTEEN.removeprefix("5 salami, "), NINE, stock="9 olives")
    assert cards_held(match, ALBERTO) == (5, 9)


@pytest.mark.clause("MM-12", "MM-13")
def test_a_missed_turn_draws_fewer_if_there_are_fewer_and_that_ends_the_round() -> None:
    match = table("green monotoni", NINE, stock="2 olives", oven="1 shrimps")
    assert hand(match, ALBERTO) == "2 olives, green monotoni"
    assert clearings(match) == 1
    assert starts(match) == ALBERTO
    assert match.legal(ALBERTO) == [Lay("olives", 1), Lay("olives", 2)]


@pytest.mark.clause("MM-12")
def test_several_miss_their_turns_one_after_the_other() -> None:
    match = table("", "", NINE, stock="14 olives")
    assert [event["seat"] for event in fields_of(match, "missed_turn")] == [ALBERTO, BEATE]
    assert [cards_held(match, seat) for seat in range(3)] == [(5, 0), (5, 0), (9, 0)]
    assert match.movers == (CLAUDIO,)
