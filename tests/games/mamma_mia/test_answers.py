"""The answers to a request, and what follows from them (MM-27 … MM-30)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tavolata.games.mamma_mia import (
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
from tests.games.mamma_mia.baking import TWO_OLIVES_MISSING, ask
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    DORA,
    answer,
    clearing,
    clearings,
    event_names,
    finished,
    hand,
    laid_out,
    oven,
    phase,
    refused,
    used,
    waiter,
)
from tests.random_matches import fields_of

# --- the answers -----------------------------------------------------


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


# --- after the answers -----------------------------------------------


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
