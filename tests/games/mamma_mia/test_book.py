"""The book's examples, from start to end (MM-45)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import AddMissing, Ask, Choose, Draw, GiveUp, Lay
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    answer,
    cards_held,
    clearing,
    finished,
    hand,
    laid_out,
    lay_order,
    oven,
    starts,
    table,
    used,
    waiter,
)
from tests.random_matches import fields_of


@pytest.mark.clause("MM-07", "MM-08", "MM-09", "MM-10", "MM-45")
def test_alberto_lays_three_salami_and_an_order_and_draws_the_last_three_of_his_waiter() -> None:
    match = table(
        "3 salami, 2 olives, 1 shrimps, 1 peppers, green 4 salami 1 peppers, green bombastica",
        "1 olives",
        waiters={ALBERTO: "green monotoni, green ghiottona, green minimale"},
        stock="9 mushrooms",
    )
    match.play(ALBERTO, Lay("salami", 3))
    assert fields_of(match, "laid") == [{"seat": ALBERTO, "kind": "salami", "count": 3}]
    match.play(ALBERTO, lay_order("green 4 salami 1 peppers"))
    assert oven(match) == "3 salami, green 4 salami 1 peppers"
    match.play(ALBERTO, Draw("waiter"))
    assert cards_held(match, ALBERTO) == (4, 4)
    assert waiter(match, ALBERTO) == ""
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-16", "MM-17", "MM-18", "MM-45")
def test_pineapple_and_peppers_with_one_pineapple_added() -> None:
    match = clearing(
        "4 mushrooms, 3 pineapple, 2 peppers, 2 olives, green 4 pineapple 1 peppers", "1 pineapple, 3 shrimps"
    )
    match.play(ALBERTO, AddMissing())
    assert hand(match, ALBERTO) == "3 shrimps"
    assert used(match) == "4 pineapple, 1 peppers"
    assert laid_out(match) == "2 olives, 1 peppers, 4 mushrooms"
    assert finished(match) == "green 4 pineapple 1 peppers"
    assert match.points == (1, 0, 0)


@pytest.mark.clause("MM-24", "MM-25", "MM-26", "MM-27", "MM-45")
def test_the_request_for_one_olive_is_answered_by_the_second_player_asked() -> None:
    match = clearing(
        "4 mushrooms, 2 olives, 1 peppers, green 4 olives 1 peppers",
        "1 olives",
        "2 olives",
        "1 olives, 1 salami",
        "5 olives",
        waiters={CLAUDIO: "red minimale, red monotoni"},
        players=4,
    )
    match.play(ALBERTO, Ask("olives"))
    match.play(ALBERTO, "that-is-all")
    answer(match, beate=False, claudio=True)
    assert [hand(match, seat) for seat in range(4)] == ["", "2 olives", "1 salami", "5 olives"]
    assert used(match) == "4 olives, 1 peppers"
    assert laid_out(match) == "4 mushrooms"
    assert finished(match) == "green 4 olives 1 peppers, red monotoni"
    assert waiter(match, CLAUDIO) == "red minimale"
    assert match.points == (1, 0, 1, 0)


@pytest.mark.clause("MM-17", "MM-32", "MM-45")
def test_a_bombastica_uses_all_21_ingredients() -> None:
    match = clearing("5 olives, 5 salami, 4 shrimps, 3 pineapple, 3 peppers, 1 mushrooms, red bombastica")
    assert match.movers == ()
    assert used(match) == "3 pineapple, 5 olives, 3 peppers, 1 mushrooms, 5 salami, 4 shrimps"
    assert laid_out(match) == ""
    assert finished(match) == "red bombastica"


@pytest.mark.clause("MM-23", "MM-38", "MM-45")
def test_claudio_s_minimale_is_a_choice_between_peppers_and_mushrooms() -> None:
    match = clearing("2 peppers, 2 salami, 2 mushrooms, 3 pineapple, red minimale", "", "", "2 mushrooms, 1 olives")
    assert match.legal(CLAUDIO) == [Choose("peppers"), Choose("mushrooms")]
    match.play(CLAUDIO, Choose("mushrooms"))
    match.play(CLAUDIO, AddMissing())
    assert hand(match, CLAUDIO) == "1 olives"
    assert used(match) == "4 mushrooms, 1 salami"
    assert laid_out(match) == "3 pineapple, 2 peppers, 1 salami"
    assert finished(match) == "red minimale"


@pytest.mark.clause("MM-39", "MM-45")
@pytest.mark.parametrize(("kind", "other"), [("pineapple", "peppers"), ("peppers", "pineapple")])
def test_claudio_s_mamma_mia_takes_one_salami_and_five_pineapple_or_five_peppers(kind: str, other: str) -> None:
    match = clearing("5 pineapple, 5 peppers, 1 salami, red mamma_mia")
    assert match.legal(CLAUDIO) == [Choose("pineapple"), Choose("peppers")]
    match.play(CLAUDIO, Choose(kind))
    assert used(match) == f"5 {kind}, 1 salami"
    assert laid_out(match) == f"5 {other}"


@pytest.mark.clause("MM-31", "MM-45")
def test_claudio_s_normale_needs_four_pineapple_and_a_salami() -> None:
    match = clearing("4 pineapple, red 4 pineapple 1 salami, 1 salami", "", "", "", helping=False)
    assert match.legal(CLAUDIO) == [GiveUp()]
    match = clearing("4 pineapple, 1 salami, red 4 pineapple 1 salami")
    assert finished(match) == "red 4 pineapple 1 salami"


@pytest.mark.clause("MM-13", "MM-45")
def test_whoever_cannot_fill_the_hand_with_the_last_card_starts_the_next_round() -> None:
    match = table("4 salami, 1 olives", "1 olives", "1 olives", stock="2 shrimps")
    match.play(ALBERTO, Lay("salami", 4))
    match.play(ALBERTO, Draw("stock"))
    assert cards_held(match, ALBERTO) == (3, 0)
    assert starts(match) == ALBERTO
    assert match.movers == (ALBERTO,)
