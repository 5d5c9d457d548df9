"""Ghiottona (MM-34)."""

from __future__ import annotations

import pytest

from tavolata.core.actions import Action
from tavolata.games.mamma_mia import AddMissing, Choose, ChooseTwo, GiveUp
from tavolata.games.mamma_mia.state import KINDS, PAIRS
from tests.games.mamma_mia.baking import alone
from tests.games.mamma_mia.tables import (
    ALBERTO,
    finished,
    hand,
    laid_out,
    missing,
    refused,
    used,
)


def two(one: str, other: str) -> ChooseTwo:
    return ChooseTwo(f"{one}-{other}")


@pytest.mark.clause("MM-34", "MM-40")
def test_a_ghiottona_takes_one_of_the_own_kind_and_four_each_of_two_others() -> None:
    match = alone("5 salami, 4 olives, 2 peppers, 4 shrimps, green ghiottona")
    match.play(ALBERTO, two("olives", "salami"))
    assert used(match) == "4 olives, 1 peppers, 4 salami"
    assert laid_out(match) == "1 peppers, 1 salami, 4 shrimps"


@pytest.mark.clause("MM-34", "MM-40")
def test_the_two_kinds_of_a_ghiottona_differ_and_have_no_sequence() -> None:
    match = alone("1 peppers, green ghiottona")
    pairs: list[Action] = [
        two(KINDS[one], KINDS[other]) for one, other in PAIRS if "peppers" not in (KINDS[one], KINDS[other])
    ]
    assert match.legal(ALBERTO) == pairs
    assert len(pairs) == 10
    assert refused(match, ALBERTO, two("olives", "peppers")) == ("own-kind", "MM-40")
    assert refused(match, ALBERTO, Choose("olives")) == ("choose-two", "MM-23")


@pytest.mark.clause("MM-23", "MM-34")
def test_a_ghiottona_with_several_added() -> None:
    match = alone("3 salami, 4 olives, green ghiottona", "1 peppers, 1 salami, 4 shrimps")
    match.play(ALBERTO, two("olives", "salami"))
    assert missing(match) == "1 peppers, 1 salami"
    match.play(ALBERTO, AddMissing())
    assert (finished(match), hand(match, ALBERTO)) == ("green ghiottona", "4 shrimps")


@pytest.mark.clause("MM-34")
def test_a_ghiottona_with_too_few() -> None:
    match = alone("8 salami, 3 olives, 1 peppers, green ghiottona", "1 shrimps")
    match.play(ALBERTO, two("olives", "salami"))
    assert missing(match) == "1 olives"
    assert match.legal(ALBERTO) == [GiveUp()]
