"""Mamma Mia, the pizza (MM-39)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import AddMissing, Choose, GiveUp
from tests.games.mamma_mia.baking import alone
from tests.games.mamma_mia.tables import (
    ALBERTO,
    laid_out,
    missing,
    refused,
    used,
)


@pytest.mark.clause("MM-39")
@pytest.mark.parametrize("kind", ["pineapple", "salami"])
def test_a_mamma_mia_takes_one_of_the_own_kind_and_five_of_one_of_its_two(kind: str) -> None:
    match = alone("6 pineapple, 6 salami, 2 peppers, green mamma_mia")
    assert match.legal(ALBERTO) == [Choose("pineapple"), Choose("salami")]
    match.play(ALBERTO, Choose(kind))
    assert sorted(used(match).split(", ")) == ["1 peppers", f"5 {kind}"]


@pytest.mark.clause("MM-23", "MM-39")
def test_a_mamma_mia_asks_even_if_only_one_of_the_two_suffices() -> None:
    match = alone("5 pineapple, 1 peppers, green mamma_mia")
    assert match.legal(ALBERTO) == [Choose("pineapple"), Choose("salami")]


@pytest.mark.clause("MM-39")
def test_the_two_kinds_of_a_mamma_mia_are_not_mixed() -> None:
    match = alone("3 pineapple, 3 salami, 1 peppers, green mamma_mia", "1 salami, 2 pineapple")
    match.play(ALBERTO, Choose("salami"))
    assert missing(match) == "2 salami"
    assert match.legal(ALBERTO) == [GiveUp()]
    match.undo(ALBERTO)
    match.play(ALBERTO, Choose("pineapple"))
    match.play(ALBERTO, AddMissing())
    assert (used(match), laid_out(match)) == ("5 pineapple, 1 peppers", "3 salami")


@pytest.mark.clause("MM-39")
def test_a_mamma_mia_takes_no_third_kind() -> None:
    match = alone("9 olives, 1 peppers, green mamma_mia")
    assert refused(match, ALBERTO, Choose("olives")) == ("one-of-the-two", "MM-39")
    assert refused(match, ALBERTO, Choose("peppers")) == ("one-of-the-two", "MM-39")
