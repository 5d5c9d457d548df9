"""Minipizza (MM-36, MM-37)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import AddMissing, GiveUp
from tests.games.mamma_mia.baking import alone, went_back
from tests.games.mamma_mia.tables import (
    ALBERTO,
    clearing,
    finished,
    hand,
    laid_out,
    used,
)
from tests.random_matches import fields_of


@pytest.mark.clause("MM-36")
def test_a_minipizza_takes_three_of_its_kind() -> None:
    match = alone("4 peppers, 1 salami, green minipizza no shrimps")
    assert finished(match) == "green minipizza no shrimps"
    assert (used(match), laid_out(match)) == ("3 peppers", "1 peppers, 1 salami")


@pytest.mark.clause("MM-36")
def test_a_minipizza_with_one_added_or_too_few() -> None:
    match = alone("2 peppers, green minipizza no shrimps", "2 peppers")
    match.play(ALBERTO, AddMissing())
    assert (used(match), hand(match, ALBERTO)) == ("3 peppers", "1 peppers")
    assert alone("1 peppers, green minipizza no shrimps", "1 peppers").legal(ALBERTO) == [GiveUp()]


@pytest.mark.clause("MM-36", "MM-37")
def test_a_forbidden_kind_sends_a_minipizza_back_though_it_has_its_three() -> None:
    match = clearing("9 peppers, 1 shrimps, green minipizza no shrimps", "6 peppers")
    assert fields_of(match, "forbidden_found") == [{"seat": ALBERTO, "kind": "shrimps"}]
    assert went_back(match, "green minipizza no shrimps")


@pytest.mark.clause("MM-36", "MM-37")
def test_only_the_unused_cards_laid_out_so_far_forbid() -> None:
    """Shrimps that were used up before, or come later, or are held, do no harm."""
    match = clearing("4 shrimps, 4 peppers, green 4 shrimps 1 peppers, green minipizza no shrimps, 2 shrimps")
    assert finished(match) == "green 4 shrimps 1 peppers, green minipizza no shrimps"
    match = clearing("3 peppers, green minipizza no shrimps", "5 shrimps", "5 shrimps")
    assert finished(match) == "green minipizza no shrimps"


@pytest.mark.clause("MM-37")
def test_the_other_minipizza_forbids_another_kind() -> None:
    match = alone("3 peppers, 1 shrimps, green minipizza no mushrooms")
    assert finished(match) == "green minipizza no mushrooms"
