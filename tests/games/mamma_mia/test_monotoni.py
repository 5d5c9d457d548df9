"""Monotoni (MM-33) and Monotoni junior (MM-35)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import AddMissing, Choose, ChooseTwo, GiveUp
from tavolata.games.mamma_mia.state import KINDS
from tests.games.mamma_mia.baking import OTHERS, alone, went_back
from tests.games.mamma_mia.tables import (
    ALBERTO,
    clearing,
    finished,
    laid_out,
    missing,
    refused,
    used,
)

# --- Monotoni --------------------------------------------------------


@pytest.mark.clause("MM-33", "MM-40")
def test_a_monotoni_takes_one_of_the_own_kind_and_six_of_another() -> None:
    match = alone("7 salami, 2 peppers, green monotoni")
    assert match.legal(ALBERTO) == list(map(Choose, OTHERS))
    match.play(ALBERTO, Choose("salami"))
    assert (used(match), laid_out(match)) == ("1 peppers, 6 salami", "1 peppers, 1 salami")


@pytest.mark.clause("MM-33")
def test_a_monotoni_with_one_added() -> None:
    match = alone("5 salami, 1 peppers, green monotoni", "1 salami")
    match.play(ALBERTO, Choose("salami"))
    assert missing(match) == "1 salami"
    match.play(ALBERTO, AddMissing())
    assert finished(match) == "green monotoni"


@pytest.mark.clause("MM-33")
def test_a_monotoni_without_the_own_kind_lacks_it() -> None:
    match = alone("9 salami, green monotoni", "9 olives")
    match.play(ALBERTO, Choose("salami"))
    assert missing(match) == "1 peppers"
    assert match.legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-33", "MM-40")
def test_the_joker_of_a_monotoni_is_never_the_own_kind() -> None:
    match = alone("9 peppers, green monotoni")
    assert refused(match, ALBERTO, Choose("peppers")) == ("own-kind", "MM-40")
    assert refused(match, ALBERTO, ChooseTwo("olives-salami")) == ("choose-one", "MM-23")


# --- Monotoni junior -------------------------------------------------


@pytest.mark.clause("MM-35")
@pytest.mark.parametrize("kind", ["salami", "peppers"])
def test_a_monotoni_junior_takes_five_of_any_kind_even_the_own_one(kind: str) -> None:
    match = alone(f"6 {kind}, 1 shrimps, green monotoni_junior")
    assert match.legal(ALBERTO) == [Choose(other) for other in KINDS if other != "olives"]
    match.play(ALBERTO, Choose(kind))
    assert (used(match), laid_out(match)) == (f"5 {kind}", f"1 {kind}, 1 shrimps")


@pytest.mark.clause("MM-35")
def test_a_monotoni_junior_is_never_of_the_forbidden_kind() -> None:
    match = alone("5 salami, green monotoni_junior", "5 olives")
    assert refused(match, ALBERTO, Choose("olives")) == ("forbidden-kind", "MM-35")


@pytest.mark.clause("MM-35")
def test_a_monotoni_junior_with_one_added_or_too_few() -> None:
    match = alone("4 salami, 3 shrimps, green monotoni_junior", "1 salami, 1 shrimps")
    match.play(ALBERTO, Choose("salami"))
    later = match.after(1)
    match.play(ALBERTO, AddMissing())
    assert (used(match), laid_out(match)) == ("5 salami", "3 shrimps")
    later.undo(ALBERTO)
    later.play(ALBERTO, Choose("shrimps"))
    assert later.legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-35", "MM-37")
def test_a_forbidden_kind_sends_a_monotoni_junior_back() -> None:
    match = clearing("9 salami, 1 olives, green monotoni_junior", "6 salami")
    assert went_back(match, "green monotoni_junior")
