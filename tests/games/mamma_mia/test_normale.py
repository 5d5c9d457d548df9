"""Normale (MM-31)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import AddMissing, GiveUp
from tests.games.mamma_mia.baking import alone
from tests.games.mamma_mia.tables import (
    ALBERTO,
    finished,
    hand,
    laid_out,
    missing,
    used,
)


@pytest.mark.clause("MM-31")
@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("green 4 shrimps 1 peppers", "1 peppers, 4 shrimps"),
        ("green 3 peppers 1 olives 1 mushrooms", "1 olives, 3 peppers, 1 mushrooms"),
        ("green one of each", "1 pineapple, 1 olives, 1 peppers, 1 mushrooms, 1 salami, 1 shrimps"),
    ],
)
def test_a_normale_needs_what_is_printed_on_it(name: str, needs: str) -> None:
    match = alone(f"{needs}, {name}")
    assert finished(match) == name
    assert (used(match), laid_out(match)) == (needs, "")


@pytest.mark.clause("MM-31")
def test_a_normale_with_one_missing_of_several() -> None:
    match = alone("1 olives, 2 peppers, 1 mushrooms, green 3 peppers 1 olives 1 mushrooms", "2 peppers")
    assert missing(match) == "1 peppers"
    match.play(ALBERTO, AddMissing())
    assert (used(match), hand(match, ALBERTO)) == ("1 olives, 3 peppers, 1 mushrooms", "1 peppers")


@pytest.mark.clause("MM-18", "MM-31")
def test_other_kinds_do_not_help_a_normale() -> None:
    match = alone("9 olives, 9 mushrooms, green 4 salami 1 peppers", "9 shrimps")
    assert missing(match) == "1 peppers, 4 salami"
    assert match.legal(ALBERTO) == [GiveUp()]
