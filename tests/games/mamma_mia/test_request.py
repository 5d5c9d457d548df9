"""What may be asked for, and who is asked (MM-24 … MM-27)."""

from __future__ import annotations

import pytest

from tavolata import Match
from tavolata.games.mamma_mia import (
    Add,
    AddMissing,
    Ask,
    GiveUp,
    Help,
    Refuse,
    ThatIsAll,
)
from tests.games.mamma_mia.baking import TWO_OLIVES_MISSING, ask
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    answer,
    clearing,
    event_names,
    finished,
    hand,
    missing,
    phase,
    refused,
    request,
    waiter,
)
from tests.random_matches import fields_of


def asked(match: Match) -> object:
    """Who was asked, as everybody sees it."""
    checked = match.view(None).table["checked"]
    assert isinstance(checked, dict)
    return checked["asked"]


# --- the request -----------------------------------------------------


@pytest.mark.clause("MM-24")
def test_a_request_is_a_part_of_what_is_missing_and_not_empty() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives")
    assert match.legal(ALBERTO) == [AddMissing(), Ask("olives"), GiveUp()]
    assert refused(match, ALBERTO, ThatIsAll()) == ("ask-for-something", "MM-24")
    assert refused(match, ALBERTO, Ask("peppers")) == ("not-missing", "MM-24")
    match.play(ALBERTO, Ask("olives"))
    assert match.legal(ALBERTO) == [Ask("olives"), ThatIsAll()]
    match.play(ALBERTO, Ask("olives"))
    assert phase(match) == "answering"
    assert request(match) == "2 olives"


@pytest.mark.clause("MM-24")
def test_a_request_may_name_several_kinds_but_of_each_no_more_than_is_missing() -> None:
    match = clearing("3 salami, green 4 salami 1 peppers", "1 salami, 1 peppers")
    match.play(ALBERTO, Ask("salami"))
    assert match.legal(ALBERTO) == [Ask("peppers"), ThatIsAll()]
    assert refused(match, ALBERTO, Ask("salami")) == ("not-missing", "MM-24")
    match.play(ALBERTO, Ask("peppers"))
    assert request(match) == "1 peppers, 1 salami"


@pytest.mark.clause("MM-24")
def test_cards_one_holds_oneself_may_be_asked_for_and_stay_in_the_hand() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives", "2 olives")
    ask(match, "olives", "olives")
    answer(match, beate=True)
    assert hand(match, ALBERTO) == "2 olives"
    assert match.points == (1, 1, 0)


@pytest.mark.clause("MM-24", "MM-28")
def test_one_may_ask_even_if_nobody_can_help() -> None:
    match = clearing(TWO_OLIVES_MISSING)
    ask(match, "olives", "olives")
    assert match.movers == (BEATE, CLAUDIO)
    assert [match.legal(seat) for seat in (BEATE, CLAUDIO)] == [[Refuse()], [Refuse()]]


@pytest.mark.clause("MM-24", "MM-28")
def test_one_may_ask_even_if_nobody_can_be_asked() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives", "5 olives", "5 olives", waiters={BEATE: "", CLAUDIO: ""})
    ask(match, "olives")
    assert fields_of(match, "nobody_helped") == [{"seat": ALBERTO}]
    assert waiter(match, ALBERTO).startswith("green 4 olives 1 peppers")
    assert hand(match, ALBERTO) == "2 olives"


@pytest.mark.clause("MM-24")
def test_there_is_no_second_request_for_an_order() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives", "1 olives")
    ask(match, "olives", "olives")
    answer(match, beate=False, claudio=False)
    assert match.movers == ()
    assert event_names(match).count("request_made") == 1


@pytest.mark.clause("MM-24")
def test_the_next_order_may_be_asked_for_again() -> None:
    match = clearing(f"{TWO_OLIVES_MISSING}, green 4 salami 1 peppers", "", "4 salami", "2 olives")
    ask(match, "olives", "olives")
    answer(match, beate=False, claudio=False)
    assert missing(match) == "4 salami"
    assert request(match) == ""
    ask(match, *["salami"] * 4)
    assert asked(match) == [BEATE, CLAUDIO]
    answer(match, beate=True)
    assert finished(match).split(", ")[0] == "green 4 salami 1 peppers"


@pytest.mark.clause("MM-24")
def test_a_request_that_was_begun_must_be_made() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives")
    match.play(ALBERTO, Ask("olives"))
    for action in (AddMissing(), GiveUp(), Add("olives")):
        assert refused(match, ALBERTO, action) == ("request-begun", "MM-24")


@pytest.mark.clause("MM-26")
@pytest.mark.parametrize(("held", "least"), [("", 2), ("1 olives", 1), ("2 olives", 1)])
def test_a_request_contains_at_least_what_the_owner_does_not_hold(held: str, least: int) -> None:
    match = clearing(TWO_OLIVES_MISSING, held)
    match.play(ALBERTO, Ask("olives"))
    if least == 1:
        assert ThatIsAll() in match.legal(ALBERTO)
    else:
        assert refused(match, ALBERTO, ThatIsAll()) == ("ask-for-more", "MM-26")
        assert match.legal(ALBERTO) == [Ask("olives")]


@pytest.mark.clause("MM-26")
def test_what_the_owner_does_not_hold_counts_kind_by_kind() -> None:
    """Two salami in hand do not make up for the pepper."""
    match = clearing("3 salami, green 4 salami 1 peppers", "5 salami")
    match.play(ALBERTO, Ask("salami"))
    assert match.legal(ALBERTO) == [Ask("peppers")]


# --- who can help ----------------------------------------------------


@pytest.mark.clause("MM-25", "MM-30")
def test_a_helper_must_hold_all_that_was_asked_for() -> None:
    match = clearing("3 salami, green 4 salami 1 peppers", "", "1 salami, 5 olives", "1 salami, 1 peppers")
    ask(match, "salami", "peppers")
    assert match.legal(BEATE) == [Refuse()]
    assert match.legal(CLAUDIO) == [Help(), Refuse()]
    assert refused(match, BEATE, Help()) == ("cannot-help", "MM-25")


@pytest.mark.clause("MM-25", "MM-30")
def test_whoever_has_an_empty_waiter_is_not_asked_even_with_orders_in_hand() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", "2 olives, purple monotoni", "2 olives", waiters={BEATE: ""})
    ask(match, "olives", "olives")
    assert match.movers == (CLAUDIO,)
    assert asked(match) == [CLAUDIO]
    assert refused(match, BEATE, Help()) == ("others-answer", "MM-30")
    answer(match, claudio=True)
    assert hand(match, BEATE) == "2 olives, purple monotoni"
    assert match.points == (1, 0, 1)


@pytest.mark.clause("MM-20", "MM-25", "MM-30")
def test_a_waiter_that_got_an_order_back_in_this_clearing_lets_its_owner_help() -> None:
    match = clearing(
        "purple minipizza no salami, " + TWO_OLIVES_MISSING.replace("2 olives", "2 salami, 2 olives"),
        "",
        "2 olives",
        waiters={BEATE: "", CLAUDIO: ""},
    )
    match.play(BEATE, GiveUp())
    assert waiter(match, BEATE) == "purple minipizza no salami"
    ask(match, "olives", "olives")
    assert match.movers == (BEATE,)
    answer(match, beate=True)
    assert finished(match) == "green 4 olives 1 peppers, purple minipizza no salami"
    assert waiter(match, BEATE) == ""
    assert match.points == (1, 1, 0)


@pytest.mark.clause("MM-25", "MM-27")
def test_a_helper_whose_waiter_ran_out_is_not_asked_again() -> None:
    match = clearing(
        f"{TWO_OLIVES_MISSING}, green 4 salami 1 peppers, 1 peppers",
        "",
        "2 olives, 4 salami, 1 peppers",
        waiters={BEATE: "purple monotoni"},
    )
    ask(match, "olives", "olives")
    answer(match, beate=True)
    ask(match, "salami", "salami", "salami", "salami", "peppers")
    assert asked(match) == [CLAUDIO]
    assert refused(match, BEATE, Help()) == ("others-answer", "MM-30")


@pytest.mark.clause("MM-25")
def test_one_is_free_to_refuse() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", "2 olives", "2 olives")
    ask(match, "olives", "olives")
    answer(match, beate=False, claudio=False)
    assert finished(match) == ""
    assert [hand(match, seat) for seat in range(3)] == ["", "2 olives", "2 olives"]
