"""What is drawn after laying (MM-09 … MM-11, MM-13)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tavolata
from tavolata import Match
from tavolata.games.mamma_mia import Draw, Lay, NoOrder
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    FOURTEEN,
    NINE,
    NINE_MORE,
    cards_held,
    clearings,
    every_move,
    hand,
    lay_order,
    phase,
    starts,
    stock,
    table,
    waiter,
)
from tests.random_matches import fields_of, many

# --- drawing ---------------------------------------------------------


@pytest.mark.clause("MM-09")
@pytest.mark.parametrize(
    ("before", "laid", "drawn"),
    [("9 salami", 1, 1), ("9 salami", 4, 4), ("9 salami", 5, 5), ("9 salami", 9, 5), ("2 salami", 1, 5)],
)
@pytest.mark.parametrize("source", ["stock", "waiter"])
def test_the_hand_is_filled_to_nine_with_at_most_five_cards(before: str, laid: int, drawn: int, source: str) -> None:
    match = table(before, NINE, stock="14 olives")
    match.play(ALBERTO, Lay("salami", laid))
    assert match.legal(ALBERTO) == [Draw("stock"), Draw("waiter")]
    match.play(ALBERTO, Draw(source))
    kept = int(before.split()[0]) - laid
    assert cards_held(match, ALBERTO) == ((kept + drawn, 0) if source == "stock" else (kept, drawn))
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-09")
def test_orders_in_hand_count_too() -> None:
    match = table("5 salami, green monotoni, green bombastica, green minimale", NINE, stock="14 olives")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, lay_order("green monotoni"))
    match.play(ALBERTO, Draw("stock"))
    assert hand(match, ALBERTO) == "3 olives, 4 salami, green bombastica, green minimale"


@pytest.mark.clause("MM-09")
def test_cards_come_from_the_top_of_the_chosen_pile() -> None:
    waiters = {ALBERTO: "green minimale, green monotoni, green bombastica"}
    match = table("8 salami, green one of each", NINE, stock="1 olives, 1 peppers, 9 mushrooms", waiters=waiters)
    match.play(ALBERTO, Lay("salami", 2))
    match.play(ALBERTO, NoOrder())
    before = match.after(len(match.moves))
    match.play(ALBERTO, Draw("waiter"))
    assert hand(match, ALBERTO) == "6 salami, green one of each, green bombastica, green monotoni"
    assert waiter(match, ALBERTO) == "green minimale"
    before.play(ALBERTO, Draw("stock"))
    assert hand(before, ALBERTO) == "1 olives, 1 peppers, 6 salami, green one of each"
    assert stock(before) == "9 mushrooms"


@pytest.mark.clause("MM-10")
def test_a_waiter_with_fewer_cards_gives_what_it_has() -> None:
    match = table("9 salami", NINE, stock="14 olives", waiters={ALBERTO: "green minimale, green monotoni"})
    match.play(ALBERTO, Lay("salami", 4))
    match.play(ALBERTO, Draw("waiter"))
    assert cards_held(match, ALBERTO) == (5, 2)
    assert waiter(match, ALBERTO) == ""
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-10", "MM-13")
def test_a_stock_with_fewer_cards_gives_what_it_has() -> None:
    match = table("9 salami", NINE, stock="3 olives")
    match.play(ALBERTO, Lay("salami", 4))
    match.play(ALBERTO, Draw("stock"))
    assert hand(match, ALBERTO) == "3 olives, 5 salami"
    assert clearings(match) == 1


@pytest.mark.clause("MM-11", "MM-46", "MM-47")
def test_with_an_empty_waiter_one_draws_from_the_stock_and_is_not_asked() -> None:
    match = table("9 salami", NINE, stock="9 olives", waiters={ALBERTO: ""})
    match.play(ALBERTO, Lay("salami", 2))
    assert hand(match, ALBERTO) == "2 olives, 7 salami"
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-11", "MM-47")
@pytest.mark.parametrize(
    "before",
    [
        "1 salami, green one of each, green monotoni, green bombastica, green minimale, green mamma_mia, "
        "green ghiottona, green 4 salami 1 peppers, green 4 olives 1 peppers, green monotoni_junior",
        "6 salami, green monotoni, green bombastica, green minimale, green mamma_mia",
    ],
)
def test_whoever_holds_nine_after_laying_draws_nothing_and_is_not_asked(before: str) -> None:
    match = table(before, NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, NoOrder())
    assert sum(cards_held(match, ALBERTO)) == 9
    assert stock(match) == "9 olives"
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-11")
def test_whoever_holds_more_than_nine_draws_nothing_until_there_are_fewer() -> None:
    match = table(FOURTEEN, NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 4))
    match.play(ALBERTO, NoOrder())
    assert cards_held(match, ALBERTO) == (1, 9)
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-09", "MM-11")
def test_whoever_held_more_than_nine_fills_up_again_once_there_are_eight() -> None:
    match = table(FOURTEEN, NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 5))
    match.play(ALBERTO, lay_order("green monotoni"))
    match.play(ALBERTO, Draw("waiter"))
    assert cards_held(match, ALBERTO) == (0, 9)


@pytest.mark.clause("MM-11")
def test_a_hand_never_exceeds_its_limits() -> None:
    """14 cards, 9 orders, 9 ingredients. One greedy for orders gets near them, as random players hardly do."""
    most = [0, 0, 0]
    for seed in range(many(40, 4)):
        match = tavolata.game("mamma_mia").new(2 + seed % 5, seed=seed)
        for _ in every_greedy_move(match, seed) if seed % 2 else every_move(match, seed):
            for seat in range(match.players):
                held = cards_held(match, seat)
                most = [max(pair) for pair in zip(most, (*held, sum(held)), strict=True)]
    assert most[0] == 9
    assert most[1] <= 9
    assert most[2] <= 14
    assert most[2] > 9


def every_greedy_move(match: Match, seed: int) -> Iterator[Match]:
    """Lay everything, keep the orders, draw from the waiter; in the clearing, anything."""
    chance = random.Random(seed)
    while match.movers:
        seat = match.movers[0]
        legal = match.legal(seat)
        wanted = {"laying": legal[-1], "ordering": NoOrder(), "drawing": Draw("waiter")}
        match.play(seat, wanted.get(phase(match)) or chance.choice(legal))
        yield match


# --- the last card ---------------------------------------------------


@pytest.mark.clause("MM-13")
@pytest.mark.parametrize(("laid", "drawn"), [(2, 2), (4, 2), (9, 2)])
def test_the_last_stock_card_ends_the_round_at_once(laid: int, drawn: int) -> None:
    match = table(NINE_MORE, "9 salami", NINE, stock="2 olives", turn=BEATE)
    match.play(BEATE, Lay("salami", laid))
    match.play(BEATE, Draw("stock"))
    assert fields_of(match, "ingredients_drawn")[-1] == {"seat": BEATE, "count": drawn}
    assert fields_of(match, "clearing_began") == [{"seat": BEATE}]
    assert starts(match) == BEATE
    assert match.movers == (BEATE,)
    assert clearings(match) == 1


@pytest.mark.clause("MM-13")
def test_a_stock_that_still_has_a_card_does_not_end_the_round() -> None:
    match = table("9 salami", NINE, stock="3 olives")
    match.play(ALBERTO, Lay("salami", 2))
    match.play(ALBERTO, Draw("stock"))
    assert (stock(match), clearings(match)) == ("1 olives", 0)


@pytest.mark.clause("MM-13")
def test_the_last_order_of_a_waiter_does_not_end_the_round() -> None:
    match = table("9 salami", NINE, stock="1 olives", waiters={ALBERTO: "green monotoni"})
    match.play(ALBERTO, Lay("salami", 5))
    match.play(ALBERTO, Draw("waiter"))
    assert clearings(match) == 0
    assert match.movers == (BEATE,)
