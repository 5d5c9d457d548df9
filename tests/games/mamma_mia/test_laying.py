"""What is laid into the oven (MM-07, MM-08)."""

from __future__ import annotations

import pytest

from tavolata.games.mamma_mia import Draw, Lay, LayOrder, NoOrder
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    NINE,
    NINE_MORE,
    clearings,
    hand,
    lay_order,
    oven,
    table,
)
from tests.random_matches import play_at_random

# --- laying ----------------------------------------------------------


@pytest.mark.clause("MM-07")
def test_one_or_more_of_one_kind_must_be_laid() -> None:
    match = table("3 salami, 1 olives, green monotoni", stock="9 shrimps")
    assert match.legal(ALBERTO) == [Lay("olives", 1), Lay("salami", 1), Lay("salami", 2), Lay("salami", 3)]
    assert match.legal(BEATE) == []


@pytest.mark.clause("MM-07")
def test_what_is_laid_is_said_aloud() -> None:
    match = table("3 salami, 1 olives", stock="9 shrimps")
    match.play(ALBERTO, Lay("salami", 2))
    (said,) = [event for event in match.log(CLAUDIO)[-1] if event.name == "laid"]
    assert dict(said.fields) == {"seat": ALBERTO, "kind": "salami", "count": 2}
    assert oven(match) == "2 salami"


@pytest.mark.clause("MM-08")
def test_then_one_order_of_the_hand_may_be_laid_on_top() -> None:
    match = table("1 salami, green monotoni, green bombastica", NINE, stock="9 peppers")
    match.play(ALBERTO, Lay("salami", 1))
    assert match.legal(ALBERTO) == [lay_order("green bombastica"), lay_order("green monotoni"), NoOrder()]
    match.play(ALBERTO, lay_order("green monotoni"))
    assert oven(match) == "1 salami, green monotoni"
    assert hand(match, ALBERTO) == "green bombastica"
    assert not any(isinstance(action, LayOrder) for action in match.legal(ALBERTO))


@pytest.mark.clause("MM-08")
def test_laying_an_order_is_no_duty() -> None:
    match = table("2 salami, green monotoni", NINE, stock="9 peppers")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, NoOrder())
    assert oven(match) == "1 salami"
    assert hand(match, ALBERTO) == "1 salami, green monotoni"


# --- no orders left --------------------------------------------------


@pytest.mark.clause("MM-46", "MM-47")
def test_a_player_without_any_order_lays_and_draws_without_being_asked() -> None:
    match = table("2 salami", NINE, NINE_MORE, stock="14 olives", waiters={ALBERTO: ""})
    match.play(ALBERTO, Lay("salami", 1))
    assert hand(match, ALBERTO) == "5 olives, 1 salami"
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-41", "MM-46")
def test_the_game_goes_on_without_any_order_of_anybody() -> None:
    nobody = {ALBERTO: "", BEATE: "", CLAUDIO: ""}
    match = table("9 salami", "9 olives", "9 shrimps", stock="6 peppers", waiters=nobody)
    play_at_random(match, seed=1)
    assert clearings(match) == 3
    assert match.result is not None
    assert match.result.ranks.count(1) >= 1


@pytest.mark.clause("MM-47")
def test_an_order_is_not_asked_for_with_none_in_hand() -> None:
    match = table("2 salami", NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 1))
    assert match.legal(ALBERTO) == [Draw("stock"), Draw("waiter")]
