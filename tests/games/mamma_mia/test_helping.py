"""Helping (MM-24 … MM-30)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import tavolata
from tavolata import Match
from tavolata.games.mamma_mia import (
    Add,
    AddMissing,
    Ask,
    Choose,
    Draw,
    GiveUp,
    Help,
    Lay,
    Refuse,
    ThatIsAll,
)
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    DORA,
    answer,
    clearing,
    clearings,
    event_names,
    every_move,
    finished,
    hand,
    laid_out,
    missing,
    oven,
    phase,
    refused,
    request,
    used,
    waiter,
)
from tests.playing import fields_of, many

TWO_OLIVES_MISSING = "2 olives, 1 peppers, 3 mushrooms, green 4 olives 1 peppers"


def asked(match: Match) -> object:
    """Who was asked, as everybody sees it."""
    checked = match.view(None).table["checked"]
    assert isinstance(checked, dict)
    return checked["asked"]


def ask(match: Match, *kinds: str, seat: int = ALBERTO) -> Match:
    """Ask for these cards, and no more."""
    for kind in kinds:
        match.play(seat, Ask(kind))
    if phase(match) == "requesting":
        match.play(seat, ThatIsAll())
    return match


# --- the request ------------------------------------------------------


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


# --- who can help -----------------------------------------------------


@pytest.mark.clause("MM-25", "MM-30")
def test_a_helper_must_hold_all_that_was_asked_for() -> None:
    match = clearing("3 salami, green 4 salami 1 peppers", "", "1 salami, 5 olives", "1 salami, 1 peppers")
    ask(match, "salami", "peppers")
    assert match.legal(BEATE) == [Refuse()]
    assert match.legal(CLAUDIO) == [Help(), Refuse()]
    assert refused(match, BEATE, Help()) == ("cannot-help", "MM-25")


@pytest.mark.clause("MM-25", "MM-30")
def test_who_has_an_empty_waiter_is_not_asked_even_with_orders_in_hand() -> None:
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


# --- the answers ------------------------------------------------------


@pytest.mark.clause("MM-25", "MM-30")
@pytest.mark.parametrize("sequence", list(permutations([BEATE, CLAUDIO, DORA])))
def test_the_first_yes_clockwise_helps_whoever_answers_first(sequence: tuple[int, ...]) -> None:
    """Beate says no, Claudio and Dora yes: whatever the sequence, it is Claudio."""
    match = clearing(TWO_OLIVES_MISSING, "", *["2 olives"] * 3, players=4)
    ask(match, "olives", "olives")
    for seat in sequence:
        if phase(match) == "answering":
            assert fields_of(match, "helped") == []
            match.play(seat, Refuse() if seat == BEATE else Help())
    assert fields_of(match, "helped") == [{"seat": CLAUDIO}]
    assert [hand(match, seat) for seat in range(4)] == ["", "2 olives", "", "2 olives"]
    assert match.points == (1, 0, 1, 0)


@pytest.mark.clause("MM-25", "MM-30")
@pytest.mark.parametrize("owner", range(4))
def test_clockwise_begins_at_the_owner_s_left(owner: int) -> None:
    orders = {0: "green", 1: "purple", 2: "red", 3: "yellow"}
    own = {"green": "peppers", "purple": "olives", "red": "salami", "yellow": "pineapple"}[orders[owner]]
    hands = ["4 mushrooms" if seat != owner else "" for seat in range(4)]
    match = clearing(f"1 {own}, {orders[owner]} 4 mushrooms 1 {own}", *hands, players=4)
    ask(match, *["mushrooms"] * 4, seat=owner)
    left = [(owner + k) % 4 for k in (1, 2, 3)]
    for seat in reversed(left):
        match.play(seat, Help())
    assert fields_of(match, "helped") == [{"seat": left[0]}]


@pytest.mark.clause("MM-30")
def test_a_yes_helps_as_soon_as_all_before_it_have_said_no() -> None:
    """Dora has not answered yet, and need not any more."""
    match = clearing(TWO_OLIVES_MISSING, "", *["2 olives"] * 3, players=4)
    ask(match, "olives", "olives")
    answer(match, claudio=True)
    assert match.movers == (BEATE, DORA)
    answer(match, beate=False)
    assert phase(match) == "over"
    assert fields_of(match, "helped") == [{"seat": CLAUDIO}]


@pytest.mark.clause("MM-30")
def test_a_yes_of_the_left_neighbour_settles_it_at_once() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", *["2 olives"] * 3, players=4)
    ask(match, "olives", "olives")
    answer(match, beate=True)
    assert phase(match) == "over"
    assert fields_of(match, "helped") == [{"seat": BEATE}]


@pytest.mark.clause("MM-30")
def test_a_no_further_on_does_not_settle_anything() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", *["2 olives"] * 3, players=4)
    ask(match, "olives", "olives")
    answer(match, dora=False, claudio=False)
    assert match.movers == (BEATE,)
    assert fields_of(match, "nobody_helped") == []


@pytest.mark.clause("MM-30")
def test_nobody_sees_who_has_answered_or_who_could_not() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", "", "2 olives", "2 olives", players=4)
    ask(match, "olives", "olives")
    seen = {seat: match.view(seat).to_json() for seat in (ALBERTO, BEATE, None)}
    logs = {seat: match.log(seat) for seat in (ALBERTO, BEATE, None)}
    answer(match, claudio=True, dora=False)
    assert {seat: match.view(seat).to_json() for seat in seen} == seen
    assert {seat: match.log(seat) for seat in logs} == logs
    assert match.view(ALBERTO).movers == (BEATE, CLAUDIO, DORA)
    assert match.view(CLAUDIO).movers == (BEATE, DORA)


@pytest.mark.clause("MM-30")
def test_answers_behind_the_helper_stay_unknown_and_change_nothing() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", *["2 olives"] * 3, players=4)
    ask(match, "olives", "olives")
    answer(match, dora=True, claudio=False)
    answer(match, beate=True)
    assert [hand(match, seat) for seat in range(4)] == ["", "", "2 olives", "2 olives"]
    for seat in (ALBERTO, BEATE):
        others = [event for events in match.log(seat) for event in events if event.name == "answered"]
        assert all(event["seat"] == seat for event in others)


@pytest.mark.clause("MM-30")
def test_an_answer_stands() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", *["2 olives"] * 3, players=4)
    ask(match, "olives", "olives")
    answer(match, claudio=True)
    assert refused(match, CLAUDIO, Refuse()) == ("already-answered", "MM-30")
    assert refused(match, CLAUDIO, Help()) == ("already-answered", "MM-30")


@pytest.mark.clause("MM-30")
def test_what_else_is_refused_while_answers_are_awaited() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives", "2 olives, purple monotoni", "2 olives")
    ask(match, "olives", "olives")
    assert refused(match, ALBERTO, AddMissing()) == ("others-answer", "MM-30")
    assert refused(match, ALBERTO, Help()) == ("others-answer", "MM-30")
    for action in (Lay("olives", 1), Draw("stock"), AddMissing(), GiveUp(), Choose("olives")):
        assert refused(match, BEATE, action) == ("help-or-refuse", "MM-30")


@pytest.mark.clause("MM-30")
def test_without_a_request_nobody_can_help() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives", "2 olives")
    assert refused(match, BEATE, Help()) == ("not-your-order", "MM-16")
    assert refused(match, ALBERTO, Help()) == ("no-request", "MM-30")
    assert refused(match, ALBERTO, Refuse()) == ("no-request", "MM-30")


# --- after the answers ------------------------------------------------


@pytest.mark.clause("MM-26", "MM-47")
def test_after_help_the_owner_adds_the_rest_without_being_asked() -> None:
    match = clearing("1 salami, green 4 salami 1 peppers", "2 salami, 1 peppers, 1 olives", "3 salami, 1 olives")
    ask(match, "salami")
    answer(match, beate=True)
    assert fields_of(match, "gave") == [{"seat": BEATE, "kind": "salami", "count": 1}]
    assert (hand(match, ALBERTO), hand(match, BEATE)) == ("1 olives", "1 olives, 2 salami")
    assert used(match) == "1 peppers, 4 salami"
    assert laid_out(match) == ""


@pytest.mark.clause("MM-27")
def test_the_helper_s_reward_is_the_top_order_of_the_waiter_after_the_pizza_is_baked() -> None:
    match = clearing(
        TWO_OLIVES_MISSING,
        "",
        "2 olives, purple bombastica",
        waiters={BEATE: "purple minimale, purple monotoni, purple ghiottona"},
    )
    ask(match, "olives", "olives")
    answer(match, beate=True)
    assert finished(match) == "green 4 olives 1 peppers, purple ghiottona"
    assert waiter(match, BEATE) == "purple minimale, purple monotoni"
    assert hand(match, BEATE) == "purple bombastica"
    assert match.points == (1, 1, 0)
    assert event_names(match).index("baked") < event_names(match).index("rewarded")


@pytest.mark.clause("MM-27")
def test_nobody_sees_the_reward_before_the_end() -> None:
    match = clearing(
        TWO_OLIVES_MISSING, "1 salami", "2 olives", waiters={BEATE: "purple minimale, purple ghiottona"}, clearings=1
    )
    ask(match, "olives", "olives")
    answer(match, beate=True)
    assert finished(match) == "green 4 olives 1 peppers, purple ghiottona"
    for seat in (None, ALBERTO, BEATE, CLAUDIO):
        seen = match.events_since(seat, 0)
        said = [dict(event.fields) for events in seen for event in events if event.name == "rewarded"]
        assert said == [{"seat": BEATE}]
        assert "ghiottona" not in str(match.log(seat)[1:])
        assert match.view(seat).table["finished_pile"] == 2


@pytest.mark.clause("MM-27", "MM-42")
def test_the_reward_is_turned_up_at_the_end_and_counts_for_the_helper() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", "2 olives", waiters={BEATE: "purple minimale"})
    ask(match, "olives", "olives")
    answer(match, beate=True)
    assert [event["seat"] for event in fields_of(match, "order_counted")] == [ALBERTO, BEATE]
    assert match.result is not None
    assert match.result.points == (1, 1, 0)


@pytest.mark.clause("MM-28")
def test_if_nobody_helps_the_order_goes_back_even_if_the_owner_could_have_added_everything() -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives", "2 olives", "2 olives", waiters={ALBERTO: "green monotoni"})
    ask(match, "olives")
    answer(match, claudio=False, beate=False)
    assert waiter(match, ALBERTO) == "green 4 olives 1 peppers, green monotoni"
    assert hand(match, ALBERTO) == "2 olives"
    assert laid_out(match) == "2 olives, 1 peppers, 3 mushrooms"
    assert (finished(match), used(match)) == ("", "")
    assert fields_of(match, "nobody_helped") == [{"seat": ALBERTO}]


@pytest.mark.clause("MM-28")
def test_after_a_request_the_clearing_goes_on() -> None:
    match = clearing(f"{TWO_OLIVES_MISSING}, 5 salami, 1 pineapple", "1 olives", clearings=1)
    ask(match, "olives")
    answer(match, beate=False, claudio=False)
    assert clearings(match) == 2
    assert oven(match) == "1 pineapple, 2 olives, 1 peppers, 3 mushrooms, 5 salami"


@pytest.mark.clause("MM-29")
@pytest.mark.parametrize("players", [2, 3])
def test_without_helping_nobody_is_asked(players: int) -> None:
    match = clearing(TWO_OLIVES_MISSING, "2 olives", "2 olives", players=players, helping=False)
    assert match.legal(ALBERTO) == [AddMissing(), GiveUp()]
    assert refused(match, ALBERTO, Ask("olives")) == ("no-helping", "MM-29")
    assert refused(match, ALBERTO, ThatIsAll()) == ("no-helping", "MM-29")


# --- nothing is answered by itself ------------------------------------


@pytest.mark.clause("MM-30")
def test_who_can_only_refuse_is_asked_nevertheless() -> None:
    match = clearing(TWO_OLIVES_MISSING, "1 olives", "", "", automate=True, waiters={CLAUDIO: ""})
    ask(match, "olives")
    assert match.movers == (BEATE,)
    assert match.legal(BEATE) == [Refuse()]
    match.play(BEATE, Refuse())
    assert not any(move.automatic for move in match.moves)


@pytest.mark.clause("MM-18", "MM-30")
def test_who_can_only_give_up_is_asked_nevertheless() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", "", automate=True, helping=False)
    assert match.legal(ALBERTO) == [GiveUp()]
    assert match.forced_action() is None


@pytest.mark.clause("MM-30", "MM-32")
def test_who_has_one_kind_to_add_to_a_bombastica_is_asked_nevertheless() -> None:
    match = clearing("13 salami, green bombastica", "4 olives", automate=True, helping=False)
    match.play(ALBERTO, AddMissing())
    assert match.legal(ALBERTO) == [Add("olives")]
    assert match.forced_action() is None


@pytest.mark.clause("MM-26", "MM-30")
@pytest.mark.parametrize("held", ["", "1 olives"])
def test_who_has_to_ask_for_more_is_asked_nevertheless(held: str) -> None:
    """Else everybody would notice who holds none of what is missing."""
    match = clearing(TWO_OLIVES_MISSING, held, automate=True)
    match.play(ALBERTO, Ask("olives"))
    assert phase(match) == "requesting"
    assert match.movers == (ALBERTO,)


# --- random games -----------------------------------------------------


@pytest.mark.clause("MM-25", "MM-26", "MM-27", "MM-28")
def test_in_random_games_everybody_who_helps_is_rewarded_and_nobody_else() -> None:
    helped = 0
    for seed in range(many(30, 8)):
        match = tavolata.game("mamma_mia").new(3 + seed % 4, seed=seed)
        waiters: Any = match.view(None).table["waiters"]
        for _ in every_move(match, seed):
            names = [event.name for event in match.moves[-1].events]
            rewarded = [event["seat"] for event in match.moves[-1].events if event.name == "rewarded"]
            assert names.count("rewarded") <= names.count("baked")
            for seat in rewarded:
                assert waiters[seat] > 0
            helped += len(rewarded)
            waiters = match.view(None).table["waiters"]
        assert event_names(match).count("helped") == event_names(match).count("rewarded")
        assert event_names(match).count("helped") + event_names(match).count("nobody_helped") == event_names(
            match
        ).count("request_made")
        assert sum(match.points) == event_names(match).count("baked") + event_names(match).count("rewarded")
    assert helped
