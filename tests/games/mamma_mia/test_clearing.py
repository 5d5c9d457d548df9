"""Out of the oven (MM-15 … MM-23)."""

from __future__ import annotations

import pytest

from tavolata.core import chance
from tavolata.games.mamma_mia import AddMissing, Ask, Choose, Draw, GiveUp, Help, Lay, NoOrder
from tavolata.games.mamma_mia.state import KINDS
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    answer,
    cards_held,
    clearing,
    clearings,
    event_names,
    finished,
    hand,
    laid_out,
    missing,
    oven,
    phase,
    refused,
    starts,
    stock,
    table,
    used,
    waiter,
)
from tests.random_matches import changed, fields_of

# --- revealing --------------------------------------------------------


@pytest.mark.clause("MM-15")
def test_cards_are_revealed_oldest_first_and_laid_out_by_kind() -> None:
    match = clearing("1 salami, 2 olives, 1 salami, green monotoni, 3 shrimps", helping=False)
    assert fields_of(match, "ingredients_revealed") == [
        {"kind": "salami", "count": 1},
        {"kind": "olives", "count": 2},
        {"kind": "salami", "count": 1},
    ]
    assert laid_out(match) == "2 olives, 2 salami"
    assert oven(match) == "3 shrimps"


@pytest.mark.clause("MM-15", "MM-16")
def test_what_was_laid_after_an_order_does_not_count_for_it() -> None:
    match = clearing("3 salami, 1 peppers, green 4 salami 1 peppers, 1 salami", helping=False)
    assert missing(match) == "1 salami"
    match.play(ALBERTO, GiveUp())
    assert finished(match) == ""
    assert laid_out(match) == "1 peppers, 4 salami"


@pytest.mark.clause("MM-16", "MM-17")
def test_what_an_earlier_pizza_used_is_gone_for_a_later_one() -> None:
    match = clearing("4 salami, 2 peppers, 1 olives, green 4 salami 1 peppers, purple 4 salami 1 olives", helping=False)
    assert finished(match) == "green 4 salami 1 peppers"
    assert match.movers == (BEATE,)
    assert missing(match) == "4 salami"
    assert laid_out(match) == "1 olives, 1 peppers"


@pytest.mark.clause("MM-16")
def test_of_two_orders_for_the_same_ingredients_the_older_one_gets_them() -> None:
    match = clearing("4 salami, 1 olives, 1 peppers, purple 4 salami 1 olives, green 4 salami 1 peppers", helping=False)
    assert finished(match) == "purple 4 salami 1 olives"
    assert match.movers == (ALBERTO,)


@pytest.mark.clause("MM-16", "MM-37")
def test_a_forbidden_kind_goes_before_the_choice_of_kinds() -> None:
    match = clearing("5 salami, 1 olives, green monotoni_junior")
    assert match.movers == ()
    assert fields_of(match, "kind_chosen") == []
    assert waiter(match, ALBERTO).split(", ")[0] == "green monotoni_junior"


@pytest.mark.clause("MM-16", "MM-23")
def test_the_choice_of_kinds_goes_before_baking_and_before_adding() -> None:
    match = clearing("6 salami, 1 peppers, green monotoni", "6 olives")
    assert phase(match) == "choosing"
    assert finished(match) == ""
    assert AddMissing() not in match.legal(ALBERTO)


@pytest.mark.clause("MM-16")
def test_the_owner_decides_whoever_clears_the_oven() -> None:
    match = clearing("1 olives, red 4 olives 1 salami", turn=BEATE)
    assert starts(match) == BEATE
    assert match.movers == (CLAUDIO,)


# --- baking -----------------------------------------------------------


@pytest.mark.clause("MM-17")
def test_what_suffices_is_baked_without_asking() -> None:
    match = clearing("5 salami, 2 peppers, green 4 salami 1 peppers", "5 salami, 5 peppers")
    assert match.movers == ()
    assert used(match) == "1 peppers, 4 salami"
    assert laid_out(match) == "1 peppers, 1 salami"
    assert finished(match) == "green 4 salami 1 peppers"
    assert hand(match, ALBERTO) == "5 peppers, 5 salami"


@pytest.mark.clause("MM-17", "MM-23")
def test_once_the_kind_is_chosen_baking_is_not_a_choice() -> None:
    match = clearing("6 salami, 1 peppers, green monotoni", "6 salami")
    match.play(ALBERTO, Choose("salami"))
    assert match.movers == ()
    assert finished(match) == "green monotoni"


@pytest.mark.clause("MM-17")
def test_a_baked_order_is_finished_and_does_not_go_back() -> None:
    match = clearing("4 salami, 1 peppers, green 4 salami 1 peppers")
    assert "green 4 salami 1 peppers" not in waiter(match, ALBERTO)
    assert match.view(None).table["finished_pile"] == 1


# --- adding -----------------------------------------------------------


@pytest.mark.clause("MM-18")
def test_the_owner_may_add_exactly_what_is_missing() -> None:
    match = clearing("2 salami, green 4 salami 1 peppers", "5 salami, 3 peppers, 1 olives", helping=False)
    assert match.legal(ALBERTO) == [AddMissing(), GiveUp()]
    match.play(ALBERTO, AddMissing())
    assert hand(match, ALBERTO) == "1 olives, 2 peppers, 3 salami"
    assert used(match) == "1 peppers, 4 salami"
    assert fields_of(match, "added") == [
        {"seat": ALBERTO, "kind": "peppers", "count": 1},
        {"seat": ALBERTO, "kind": "salami", "count": 2},
    ]


@pytest.mark.clause("MM-18")
def test_everything_may_come_from_the_hand() -> None:
    match = clearing("green 4 salami 1 peppers", "4 salami, 1 peppers", helping=False)
    match.play(ALBERTO, AddMissing())
    assert hand(match, ALBERTO) == ""
    assert finished(match) == "green 4 salami 1 peppers"


@pytest.mark.clause("MM-18")
def test_whoever_lacks_one_of_the_missing_cards_cannot_add() -> None:
    match = clearing("2 salami, green 4 salami 1 peppers", "1 salami, 3 peppers", helping=False)
    assert match.legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-19")
@pytest.mark.parametrize("held", ["", "1 salami", "2 salami, 1 peppers"])
def test_whoever_cannot_or_does_not_want_to_add_may_ask(held: str) -> None:
    match = clearing("2 salami, green 4 salami 1 peppers", held)
    assert {Ask("salami"), Ask("peppers"), GiveUp()} <= set(match.legal(ALBERTO))
    assert (AddMissing() in match.legal(ALBERTO)) == (held == "2 salami, 1 peppers")
    assert Ask("olives") not in match.legal(ALBERTO)


# --- going back -------------------------------------------------------


@pytest.mark.clause("MM-20")
def test_an_order_goes_back_as_the_lowest_of_the_waiter() -> None:
    match = clearing(
        "2 salami, green 4 salami 1 peppers",
        "4 salami, 1 peppers",
        waiters={ALBERTO: "green minimale, green monotoni"},
        helping=False,
    )
    match.play(ALBERTO, GiveUp())
    assert waiter(match, ALBERTO) == "green 4 salami 1 peppers, green minimale, green monotoni"
    assert hand(match, ALBERTO) == "1 peppers, 4 salami"
    assert laid_out(match) == "2 salami"
    assert finished(match) == ""


@pytest.mark.clause("MM-20")
def test_of_two_orders_that_go_back_the_later_one_is_lowest() -> None:
    match = clearing(
        "green monotoni, green bombastica",
        waiters={ALBERTO: "green minimale"},
        helping=False,
    )
    match.play(ALBERTO, Choose("salami"))
    match.play(ALBERTO, GiveUp())
    match.play(ALBERTO, GiveUp())
    assert waiter(match, ALBERTO) == "green bombastica, green monotoni, green minimale"


@pytest.mark.clause("MM-09", "MM-20")
def test_an_empty_waiter_that_got_an_order_back_can_be_drawn_from() -> None:
    match = clearing(
        "4 olives, 1 salami, red 4 olives 1 salami, green 4 salami 1 peppers",
        "3 olives",
        waiters={ALBERTO: ""},
        clearings=1,
    )
    match.play(ALBERTO, GiveUp())
    assert (waiter(match, ALBERTO), stock(match)) == ("green 4 salami 1 peppers", "4 olives, 1 salami")
    match.play(ALBERTO, Lay("olives", 1))
    match.play(ALBERTO, Draw("waiter"))
    assert hand(match, ALBERTO) == "2 olives, green 4 salami 1 peppers"


# --- after the last card ----------------------------------------------


@pytest.mark.clause("MM-21")
def test_what_is_unused_is_the_new_oven_by_kind_and_what_is_used_the_new_stock() -> None:
    match = clearing(
        "2 shrimps, 4 salami, 1 mushrooms, 1 peppers, green 4 salami 1 peppers, 1 salami, 2 pineapple, 1 olives",
        "1 olives",
        clearings=1,
    )
    assert oven(match) == "2 pineapple, 1 olives, 1 mushrooms, 1 salami, 2 shrimps"
    assert stock(match) == "1 peppers, 4 salami"
    assert (laid_out(match), used(match)) == ("", "")
    view = match.view(None).table
    assert (view["oven_height"], view["oven_top"], view["stock"]) == (7, "shrimps", 5)


@pytest.mark.clause("MM-15", "MM-21")
def test_leftovers_are_revealed_first_the_next_time_and_can_be_used() -> None:
    match = clearing("4 salami, 1 olives, purple 4 salami 1 olives, 1 peppers, 4 shrimps", "2 olives", clearings=0)
    assert oven(match) == "1 peppers, 4 shrimps"
    match.play(ALBERTO, Lay("olives", 1))
    assert oven(match) == "1 peppers, 4 shrimps, 1 olives"


@pytest.mark.clause("MM-21")
def test_the_new_stock_is_shuffled() -> None:
    sequences = set()
    for number in range(20):
        match = table("2 olives", "1 salami", "1 salami", oven="4 salami, 1 peppers, green 4 salami 1 peppers")
        match = changed(match, stream=chance.make_seed(number).hex())
        match.play(ALBERTO, Lay("olives", 1))
        assert stock(match) == "1 peppers, 4 salami"
        sequences.add(str(match.truth()["stock"]))
    assert len(sequences) > 2


@pytest.mark.clause("MM-21", "MM-41")
def test_after_the_last_clearing_there_is_neither_a_new_oven_nor_a_new_stock() -> None:
    match = clearing("4 salami, 1 peppers, 1 olives, green 4 salami 1 peppers")
    assert (oven(match), stock(match)) == ("", "")
    assert (laid_out(match), used(match)) == ("1 olives", "1 peppers, 4 salami")
    assert "left_over" not in event_names(match)
    assert "stock_renewed" not in event_names(match)


@pytest.mark.clause("MM-13", "MM-22")
def test_the_next_round_begins_with_the_hands_as_they_are_and_fills_them_at_the_end_of_a_turn() -> None:
    match = clearing(
        "4 salami, 1 peppers, green 4 salami 1 peppers, 4 olives, red 4 olives 1 salami",
        "1 olives",
        "3 olives",
        "1 salami, 2 shrimps",
        clearings=0,
        turn=BEATE,
    )
    match.play(CLAUDIO, AddMissing())
    assert [cards_held(match, seat) for seat in range(3)] == [(1, 0), (3, 0), (2, 0)]
    assert match.movers == (BEATE,)
    match.play(BEATE, Lay("olives", 1))
    match.play(BEATE, Draw("stock"))
    assert cards_held(match, BEATE) == (7, 0)
    assert match.movers == (CLAUDIO,)


@pytest.mark.clause("MM-12", "MM-22")
def test_whoever_added_the_last_ingredient_misses_the_next_turn() -> None:
    match = clearing(
        "4 salami, 1 peppers, green 4 salami 1 peppers, 4 olives, green 4 olives 1 peppers", "1 peppers", clearings=0
    )
    match.play(ALBERTO, AddMissing())
    assert fields_of(match, "missed_turn")[0] == {"seat": ALBERTO}
    assert cards_held(match, ALBERTO) == (5, 0)


# --- choosing ---------------------------------------------------------


@pytest.mark.clause("MM-23")
def test_a_kind_that_is_not_laid_out_may_be_chosen_even_if_another_would_suffice() -> None:
    match = clearing("6 salami, 1 peppers, green monotoni", "6 shrimps", helping=False)
    match.play(ALBERTO, Choose("shrimps"))
    assert missing(match) == "6 shrimps"
    match.play(ALBERTO, AddMissing())
    assert used(match) == "1 peppers, 6 shrimps"
    assert laid_out(match) == "6 salami"


@pytest.mark.clause("MM-23", "MM-47")
def test_a_choice_with_one_possibility_is_not_asked() -> None:
    match = clearing("4 salami, 5 olives, 1 peppers, green minimale")
    assert fields_of(match, "kind_chosen") == [{"seat": ALBERTO, "kind": "salami"}]
    assert finished(match) == "green minimale"
    assert match.movers == ()


@pytest.mark.clause("MM-23")
def test_a_choice_stands() -> None:
    match = clearing("1 peppers, green monotoni", helping=False)
    match.play(ALBERTO, Choose("salami"))
    assert match.legal(ALBERTO) == [GiveUp()]


# --- refusals ---------------------------------------------------------


@pytest.mark.clause("MM-15", "MM-16", "MM-18", "MM-23", "MM-24", "MM-29", "MM-30")
def test_what_cannot_be_done_in_a_clearing_is_refused() -> None:
    match = clearing("1 peppers, green monotoni", "1 salami, green bombastica", "1 salami", helping=False)
    assert refused(match, BEATE, Choose("salami")) == ("not-your-order", "MM-16")
    for action in (Lay("salami", 1), NoOrder(), Draw("stock")):
        assert refused(match, ALBERTO, action) == ("oven-is-cleared", "MM-15")
    assert refused(match, ALBERTO, Help()) == ("no-request", "MM-30")
    assert refused(match, ALBERTO, AddMissing()) == ("choose-first", "MM-23")
    assert refused(match, ALBERTO, GiveUp()) == ("choose-first", "MM-23")
    match.play(ALBERTO, Choose("salami"))
    assert refused(match, ALBERTO, Choose("olives")) == ("nothing-to-choose", "MM-23")
    assert refused(match, ALBERTO, AddMissing()) == ("cannot-add", "MM-18")
    assert refused(match, ALBERTO, Ask("salami")) == ("no-helping", "MM-29")
    assert refused(match, BEATE, GiveUp()) == ("not-your-order", "MM-16")


@pytest.mark.clause("MM-20", "MM-25")
def test_what_a_refused_helper_holds_stays_in_the_hand() -> None:
    match = clearing("3 salami, 1 peppers, green 4 salami 1 peppers", "", "1 salami", "1 salami")
    match.play(ALBERTO, Ask("salami"))
    answer(match, beate=False, claudio=False)
    assert [hand(match, seat) for seat in range(3)] == ["", "1 salami", "1 salami"]
    assert clearings(match) == 3


@pytest.mark.clause("MM-02", "MM-21")
def test_the_new_oven_follows_the_sequence_of_the_kinds() -> None:
    shuffled = ["shrimps", "olives", "mushrooms", "pineapple", "salami", "peppers"]
    match = clearing(", ".join(f"1 {kind}" for kind in shuffled), "1 olives", clearings=0)
    assert oven(match) == ", ".join(f"1 {kind}" for kind in KINDS)
