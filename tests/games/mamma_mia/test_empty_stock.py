"""Rounds that begin without a stock (MM-14)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import Draw, GiveUp, Lay, NoOrder
from tests.games.mamma_mia.tables import (
    ALBERTO,
    NINE,
    NINE_MORE,
    clearings,
    finished,
    hand,
    lay_order,
    oven,
    phase,
    starts,
    stock,
    table,
    waiter,
)
from tests.random_matches import fields_of


@pytest.mark.clause("MM-14")
def test_with_an_empty_new_stock_the_starter_lays_and_clears_again() -> None:
    match = table("2 salami", NINE, NINE_MORE, oven="1 peppers", clearings=1)
    assert match.legal(ALBERTO) == [Lay("salami", 1), Lay("salami", 2)]
    match.play(ALBERTO, Lay("salami", 1))
    assert clearings(match) == 2
    assert starts(match) == ALBERTO
    assert match.movers == (ALBERTO,)
    assert oven(match) == "1 peppers, 1 salami"
    assert hand(match, ALBERTO) == "1 salami"


@pytest.mark.clause("MM-08", "MM-14")
def test_with_an_empty_stock_an_order_may_be_laid_and_can_be_baked() -> None:
    match = table("3 salami, green 4 salami 1 peppers", NINE, NINE_MORE, oven="2 salami, 1 peppers", clearings=1)
    match.play(ALBERTO, Lay("salami", 2))
    match.play(ALBERTO, lay_order("green 4 salami 1 peppers"))
    assert finished(match) == "green 4 salami 1 peppers"
    assert clearings(match) == 2
    assert stock(match) == "1 peppers, 4 salami"
    assert match.movers == (ALBERTO,)


@pytest.mark.clause("MM-11", "MM-14")
def test_with_an_empty_stock_nothing_is_drawn_from_the_waiter_either() -> None:
    match = table("3 salami, green monotoni", NINE, NINE_MORE)
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, NoOrder())
    assert hand(match, ALBERTO) == "2 salami, green monotoni"
    assert len(waiter(match, ALBERTO).split(", ")) == 14
    assert (phase(match), starts(match), clearings(match)) == ("laying", ALBERTO, 1)
    assert fields_of(match, "orders_drawn") == []


@pytest.mark.clause("MM-14", "MM-20")
def test_with_an_empty_stock_an_order_that_fails_goes_back_and_is_not_drawn_again() -> None:
    match = table("3 salami, green minimale", NINE, NINE_MORE, waiters={ALBERTO: ""}, helping=False)
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, lay_order("green minimale"))
    match.play(ALBERTO, GiveUp())
    assert (hand(match, ALBERTO), waiter(match, ALBERTO)) == ("2 salami", "green minimale")
    assert (phase(match), starts(match), clearings(match)) == ("laying", ALBERTO, 1)


@pytest.mark.clause("MM-12", "MM-14", "MM-41")
def test_without_stock_and_without_ingredient_the_round_ends_at_once_until_the_game_is_over() -> None:
    match = table("green monotoni", NINE, NINE_MORE, oven="1 olives")
    assert match.movers == ()
    assert clearings(match) == 3
    assert [event["seat"] for event in fields_of(match, "clearing_began")] == [ALBERTO] * 3
    assert hand(match, ALBERTO) == "green monotoni"
    assert fields_of(match, "ingredients_drawn") == []


@pytest.mark.clause("MM-13", "MM-14")
def test_a_round_in_which_nothing_is_baked_leads_to_an_empty_stock() -> None:
    match = table("9 salami", NINE, NINE_MORE, stock="1 olives", clearings=1)
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, Draw("stock"))
    assert (stock(match), clearings(match)) == ("", 2)
    match.play(ALBERTO, Lay("salami", 1))
    assert match.movers == ()
    assert clearings(match) == 3
