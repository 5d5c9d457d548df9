"""Bombastica (MM-32)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import Add, AddMissing, Ask, GiveUp, ThatIsAll
from tavolata.games.mamma_mia.state import KINDS
from tests.games.mamma_mia.baking import alone
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    answer,
    clearing,
    finished,
    hand,
    laid_out,
    phase,
    refused,
    request,
    used,
)
from tests.random_matches import fields_of


@pytest.mark.clause("MM-32")
@pytest.mark.parametrize("cards", ["15 salami", "8 olives, 7 shrimps", "10 olives, 10 shrimps, 2 peppers"])
def test_a_bombastica_uses_all_that_is_laid_out_if_there_are_15_or_more(cards: str) -> None:
    match = alone(f"{cards}, green bombastica, 1 mushrooms")
    assert finished(match) == "green bombastica"
    assert sum(event["count"] for event in fields_of(match, "ingredients_used")) >= 15
    assert laid_out(match) == "1 mushrooms"


@pytest.mark.clause("MM-32")
def test_a_bombastica_needs_no_card_of_the_own_kind() -> None:
    assert finished(alone("15 salami, green bombastica")) == "green bombastica"


@pytest.mark.clause("MM-32")
def test_a_bombastica_with_14_needs_one_card_of_the_owner_s_choice() -> None:
    match = alone("14 salami, green bombastica", "2 olives, 1 shrimps")
    assert match.legal(ALBERTO) == [AddMissing(), GiveUp()]
    match.play(ALBERTO, AddMissing())
    assert match.legal(ALBERTO) == [Add("olives"), Add("shrimps")]
    match.play(ALBERTO, Add("shrimps"))
    assert finished(match) == "green bombastica"
    assert (used(match), hand(match, ALBERTO)) == ("14 salami, 1 shrimps", "2 olives")


@pytest.mark.clause("MM-32")
def test_cards_are_added_to_a_bombastica_one_by_one_up_to_15_exactly() -> None:
    match = alone("12 salami, green bombastica", "2 olives, 1 shrimps, 1 salami")
    match.play(ALBERTO, AddMissing())
    match.play(ALBERTO, Add("shrimps"))
    assert match.legal(ALBERTO) == [Add("olives"), Add("salami")]
    match.play(ALBERTO, Add("salami"))
    assert laid_out(match) == "13 salami, 1 shrimps"
    assert match.legal(ALBERTO) == [Add("olives")]
    match.play(ALBERTO, Add("olives"))
    assert (used(match), hand(match, ALBERTO)) == ("1 olives, 13 salami, 1 shrimps", "1 olives")


@pytest.mark.clause("MM-32", "MM-47")
def test_whoever_must_add_the_whole_hand_to_a_bombastica_has_nothing_to_choose() -> None:
    match = alone("12 salami, green bombastica", "2 olives, 1 shrimps")
    match.play(ALBERTO, AddMissing())
    assert (used(match), hand(match, ALBERTO)) == ("2 olives, 12 salami, 1 shrimps", "")


@pytest.mark.clause("MM-32")
def test_with_too_few_cards_nothing_can_be_added_to_a_bombastica() -> None:
    match = alone("11 salami, green bombastica", "2 olives, 1 shrimps")
    assert match.legal(ALBERTO) == [GiveUp()]
    match.play(ALBERTO, GiveUp())
    assert laid_out(match) == "11 salami"
    assert hand(match, ALBERTO) == "2 olives, 1 shrimps"


@pytest.mark.clause("MM-32")
def test_a_bombastica_with_nothing_laid_out_can_still_be_asked_for() -> None:
    match = clearing("green bombastica", "9 olives", "6 shrimps")
    assert match.legal(ALBERTO) == [*map(Ask, KINDS), GiveUp()]
    for _ in range(6):
        match.play(ALBERTO, Ask("shrimps"))
    match.play(ALBERTO, ThatIsAll())
    answer(match, beate=True)
    assert used(match) == "9 olives, 6 shrimps"
    assert match.points == (1, 1, 0)


@pytest.mark.clause("MM-24", "MM-32")
def test_a_request_for_a_bombastica_names_any_kinds_up_to_what_is_missing() -> None:
    match = clearing("12 salami, green bombastica", "9 olives", "1 pineapple, 2 shrimps", "3 olives")
    match.play(ALBERTO, Ask("pineapple"))
    assert match.legal(ALBERTO) == [*map(Ask, KINDS), ThatIsAll()]
    match.play(ALBERTO, Ask("shrimps"))
    match.play(ALBERTO, Ask("shrimps"))
    assert phase(match) == "answering"
    assert request(match) == "1 pineapple, 2 shrimps"
    answer(match, beate=True)
    assert used(match) == "1 pineapple, 12 salami, 2 shrimps"
    assert (hand(match, ALBERTO), hand(match, BEATE)) == ("9 olives", "")


@pytest.mark.clause("MM-26", "MM-32")
def test_a_request_for_a_bombastica_contains_at_least_what_the_owner_cannot_add() -> None:
    match = clearing("10 salami, green bombastica", "2 olives", "5 shrimps")
    for _ in range(2):
        match.play(ALBERTO, Ask("shrimps"))
        assert match.legal(ALBERTO) == list(map(Ask, KINDS))
        assert refused(match, ALBERTO, ThatIsAll()) == ("ask-for-more", "MM-26")
    match.play(ALBERTO, Ask("shrimps"))
    assert ThatIsAll() in match.legal(ALBERTO)


@pytest.mark.clause("MM-26", "MM-32", "MM-47")
def test_after_help_for_a_bombastica_the_owner_picks_the_own_cards() -> None:
    match = clearing("12 salami, green bombastica", "3 olives, 1 shrimps", "1 pineapple", "", waiters={CLAUDIO: ""})
    match.play(ALBERTO, Ask("pineapple"))
    match.play(ALBERTO, ThatIsAll())
    answer(match, beate=True)
    assert laid_out(match) == "1 pineapple, 12 salami"
    assert match.legal(ALBERTO) == [Add("olives"), Add("shrimps")]
    assert refused(match, ALBERTO, GiveUp()) == ("add-cards", "MM-32")
    match.play(ALBERTO, Add("olives"))
    match.play(ALBERTO, Add("shrimps"))
    assert used(match) == "1 pineapple, 1 olives, 12 salami, 1 shrimps"
    assert match.points == (1, 1, 0)


@pytest.mark.clause("MM-18", "MM-32")
def test_what_cannot_be_done_with_a_bombastica_is_refused() -> None:
    match = alone("13 salami, green bombastica", "3 olives, 1 shrimps")
    assert refused(match, ALBERTO, Add("olives")) == ("add-all-at-once", "MM-18")
    match.play(ALBERTO, AddMissing())
    assert refused(match, ALBERTO, Add("salami")) == ("kind-not-held", "MM-32")
    assert refused(match, ALBERTO, AddMissing()) == ("add-cards", "MM-32")
    assert refused(match, ALBERTO, GiveUp()) == ("add-cards", "MM-32")
    assert refused(match, BEATE, Add("olives")) == ("not-your-order", "MM-16")
