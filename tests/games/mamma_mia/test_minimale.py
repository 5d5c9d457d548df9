"""Minimale (MM-38)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import AddMissing, Ask, Choose, GiveUp, ThatIsAll
from tests.games.mamma_mia.baking import OTHERS, alone, went_back
from tests.games.mamma_mia.tables import (
    ALBERTO,
    answer,
    clearing,
    event_names,
    finished,
    laid_out,
    missing,
    refused,
    used,
)
from tests.random_matches import fields_of


@pytest.mark.clause("MM-38")
def test_a_minimale_takes_one_of_the_own_kind_and_four_of_the_fewest() -> None:
    match = alone("5 salami, 7 olives, 2 peppers, green minimale")
    assert fields_of(match, "kind_chosen") == [{"seat": ALBERTO, "kind": "salami"}]
    assert (used(match), laid_out(match)) == ("1 peppers, 4 salami", "7 olives, 1 peppers, 1 salami")


@pytest.mark.clause("MM-38")
def test_neither_the_own_kind_nor_a_kind_that_is_not_laid_out_is_the_fewest() -> None:
    match = alone("1 peppers, 4 salami, 5 olives, green minimale")
    assert used(match) == "1 peppers, 4 salami"


@pytest.mark.clause("MM-23", "MM-38")
@pytest.mark.parametrize(
    ("laid", "kinds"),
    [
        ("1 shrimps, 1 olives, 1 peppers", ["olives", "shrimps"]),
        ("3 salami, 3 olives, 3 shrimps, 3 pineapple, 3 mushrooms", OTHERS),
        ("1 peppers, 2 salami, 2 mushrooms, 3 olives", ["mushrooms", "salami"]),
    ],
)
def test_among_equals_the_owner_chooses(laid: str, kinds: list[str]) -> None:
    match = alone(f"{laid}, green minimale")
    assert match.legal(ALBERTO) == [Choose(kind) for kind in OTHERS if kind in kinds]


@pytest.mark.clause("MM-38")
def test_a_kind_with_more_cards_cannot_be_chosen() -> None:
    match = alone("1 peppers, 2 salami, 2 mushrooms, 4 olives, green minimale")
    assert refused(match, ALBERTO, Choose("olives")) == ("not-the-fewest", "MM-38")
    assert refused(match, ALBERTO, Choose("shrimps")) == ("not-the-fewest", "MM-38")
    assert refused(match, ALBERTO, Choose("peppers")) == ("not-the-fewest", "MM-38")


@pytest.mark.clause("MM-38")
def test_cards_that_are_added_do_not_change_the_kind() -> None:
    """With three salami and three of the hand there would be fewer olives."""
    match = alone("1 salami, 2 olives, 1 peppers, green minimale", "3 salami")
    assert missing(match) == "3 salami"
    match.play(ALBERTO, AddMissing())
    assert (used(match), laid_out(match)) == ("1 peppers, 4 salami", "2 olives")


@pytest.mark.clause("MM-24", "MM-38")
def test_cards_that_are_given_do_not_change_the_kind() -> None:
    match = clearing("2 salami, 3 olives, 1 peppers, green minimale", "1 salami", "1 salami")
    match.play(ALBERTO, Ask("salami"))
    match.play(ALBERTO, ThatIsAll())
    answer(match, beate=True)
    assert (used(match), laid_out(match)) == ("1 peppers, 4 salami", "3 olives")


@pytest.mark.clause("MM-38")
def test_a_minimale_with_too_few() -> None:
    match = alone("3 salami, 8 olives, 1 peppers, green minimale", "7 olives")
    assert missing(match) == "1 salami"
    assert match.legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-38")
@pytest.mark.parametrize("laid", ["", "5 peppers, "])
def test_without_an_eligible_kind_a_minimale_goes_back_at_once(laid: str) -> None:
    match = clearing(f"{laid}green minimale", "4 salami, 4 olives, 1 peppers")
    assert "no_fewest_found" in event_names(match)
    assert went_back(match, "green minimale")


@pytest.mark.clause("MM-38")
def test_the_fewest_are_counted_among_unused_cards_only() -> None:
    match = clearing("4 salami, 2 peppers, 4 olives, 5 shrimps, green 4 salami 1 peppers, green minimale")
    assert used(match) == "4 olives, 2 peppers, 4 salami"
    assert finished(match) == "green 4 salami 1 peppers, green minimale"
