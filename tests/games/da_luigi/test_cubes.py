"""Cubes and the market (DL-40 … DL-42)."""

from __future__ import annotations

import pytest

from tavolata import IllegalMove, Match
from tavolata.games.da_luigi.guests import DISHES
from tests.games.da_luigi.tables import (
    PLAIN,
    bag,
    beside,
    last_events,
    legal,
    market,
    play,
    question,
    shown,
    supply,
    table,
)
from tests.random_matches import fields_of

LAST_OF_ROW_1 = "wa . . wawi . . wawawa . . wawawawa . ."


def sizes(match: Match) -> list[int]:
    return [0 if field == "." else len(field) // 2 for field in market(match).split()]


@pytest.mark.clause("DL-40")
def test_a_row_with_three_empty_fields_is_filled_at_the_end_of_a_turn_and_other_gaps_stay() -> None:
    match = play(table("sa . . . . .", market=LAST_OF_ROW_1), "shop", "buy 1a")
    assert sizes(match) == [1, 1, 1, 2, 0, 0, 3, 0, 0, 4, 0, 0]
    match = play(table("sa . . . . .", market="wa wa . . . . . . . wawawawa . ."), "shop", "buy 1a")
    assert sizes(match) == [0, 1, 0, 2, 2, 2, 3, 3, 3, 4, 0, 0]


@pytest.mark.clause("DL-40")
def test_after_greeting_too_and_after_serving_and_jokers() -> None:
    match = table("sa . . . . .", "dede", market=". . . wawi . . wawawa . . wawawawa . .", coming=[PLAIN] * 3)
    play(match, "greet", "give 0", "give 0", "give 1")
    assert question(match) == "complete"
    assert sizes(match)[:3] == [0, 0, 0]
    play(match, "done")
    assert sizes(match)[:3] == [1, 1, 1]


@pytest.mark.clause("DL-41")
def test_an_empty_bag_gets_the_cubes_beside_the_market_in_the_middle_of_a_filling() -> None:
    match = table("sa . . . . .", market=LAST_OF_ROW_1, bag="pa", beside="piwi")
    play(match, "shop", "buy 1a")
    assert market(match).split()[0] == "pa"
    assert sorted(market(match).split()[1:3]) == ["pi", "wi"]
    assert fields_of(match, "bag_filled") == [{"count": 2}]
    assert beside(match) == ""


@pytest.mark.clause("DL-41")
def test_not_before_a_cube_has_to_be_drawn() -> None:
    match = table("sa . . . . .", market=LAST_OF_ROW_1, bag="papapa", beside="piwi")
    play(match, "shop", "buy 1a")
    assert (bag(match), beside(match)) == ("", "wipi")
    assert fields_of(match, "bag_filled") == []


@pytest.mark.clause("DL-41")
def test_in_the_middle_of_a_draw() -> None:
    match = table(coming=["10 sa two_cubes", PLAIN, PLAIN], bag="pa", beside="pi")
    play(match, "greet", "give 0")
    assert supply(match) == "pipa"
    assert last_events(match) == ["given", "arrived", "drew", "bag_filled", "drew", "turned_up"]


@pytest.mark.clause("DL-42")
def test_whoever_has_more_than_ten_gives_back_clockwise_from_the_active_player_before_drawing_goes_on() -> None:
    hoards = {0: "wa" * 12, 1: "pi" * 10, 2: "wi" * 9 + "pade"}
    market = "wa wa . wawa wawa wawa . . . . . ."
    match = table(coming=["10 sa two_cubes"] + [PLAIN] * 4, bag="", supplies=hoards, market=market, players=3)
    play(match, "greet", "give 1")
    assert match.movers == (0,)
    assert last_events(match)[-1] == "cubes_ran_short"
    assert legal(match) == ["give-back water"]
    with pytest.raises(IllegalMove, match=r"no pizza in your supply\. \(DL-42\)"):
        play(match, "give-back pizza")
    with pytest.raises(IllegalMove, match=r"until you have 10\. \(DL-42\)"):
        play(match, "give 0")
    play(match, "give-back water", "give-back water")
    assert match.movers == (2,)
    assert bag(match) == "wawa"
    assert legal(match, 2) == ["give-back wine", "give-back pasta", "give-back dessert"]
    play(match, "give-back dessert", seat=2)
    assert match.movers == (0,)
    assert question(match) == "give"
    assert len(supply(match, 1)) // 2 == 12
    assert len(bag(match)) // 2 == 1


@pytest.mark.clause("DL-42")
def test_it_may_happen_again_in_the_same_draw() -> None:
    """Seat 1 gets the only cube there is and then has eleven; one of them goes back and is drawn again."""
    match = table(coming=["10 sa two_cubes", PLAIN, PLAIN], bag="", supplies={0: "wa" * 11, 1: "pi" * 10})
    play(match, "greet", "give 1")
    play(match, "give-back water")
    assert match.movers == (1,)
    assert len(fields_of(match, "cubes_ran_short")) == 2
    play(match, "give-back water", seat=1)
    assert supply(match, 1) == "wa" + "pi" * 10
    assert question(match) == "give"
    assert len(fields_of(match, "drew")) == 2


@pytest.mark.clause("DL-42")
def test_cubes_on_guests_do_not_count_and_the_rest_is_left_out() -> None:
    match = table(
        "WAWAWAsa . . . . .",
        coming=["10 pa two_cubes", PLAIN, PLAIN],
        market="wa wa . wawa wawa wawa . . . . . .",
        bag="pi",
        supplies={0: "wa" * 9, 1: "wi" * 10},
    )
    play(match, "greet", "give 0")
    assert question(match) == "give"
    assert supply(match) == "wa" * 9 + "pi"
    assert last_events(match) == ["given", "arrived", "drew", "no_cubes", "turned_up"]


@pytest.mark.clause("DL-42")
def test_filling_is_interrupted_and_goes_on_where_it_was() -> None:
    """Row 2 is empty: one cube in the bag for its first field, then seat 0 gives back, and again."""
    match = table(
        "pi . . . . .", "sa" * 11, market="wa . . . . . wawawa . . wawawawa . .", bag="pa" * 4, supplies={1: "wi" * 12}
    )
    play(match, "shop", "buy 1a")
    assert question(match) == "complete"
    play(match, "done")
    assert market(match).split()[:6] == ["pa", "pa", "pa", "pa", ".", "."]
    assert shown(match, "filling") == "2a"
    assert last_events(match)[-2:] == ["field_filled", "cubes_ran_short"]
    assert fields_of(match, "field_filled")[-1] == {"field": "2a", **dict.fromkeys(DISHES, 0), "pasta": 1}
    assert legal(match) == ["give-back water", "give-back salad"]
    play(match, "give-back water", "give-back salad")
    play(match, "give-back wine", "give-back wine", seat=1)
    fields = market(match).split()
    assert [len(field) // 2 for field in fields[3:6]] == [2, 2, 1]
    assert shown(match, "filling") is None
    assert fields[3].endswith("pa") or fields[3].startswith("pa")
    assert question(match) == "action"
    assert match.movers == (1,)
    assert last_events(match)[-2:] == ["no_cubes", "turn_began"]


@pytest.mark.clause("DL-42")
def test_a_field_left_short_keeps_its_price_and_is_not_topped_up_and_an_empty_row_is_tried_again() -> None:
    match = table(
        "sapi . . . . .",
        market="wa . . wa . . . . . . . .",
        bag="papapapapa",
        others={1: "sapi . . . . ."},
        coming=[PLAIN] * 6,
    )
    play(match, "shop", "buy 1a")
    assert market(match) == "pa pa pa wa . . papa . . . . ."
    play(match, "shop", "buy 1a", seat=1)
    assert market(match) == ". pa pa wa . . papa . . . . ."
    assert fields_of(match, "no_cubes") == [{}, {}]
    play(match, "shop")
    assert "buy 3a" in legal(match)
    play(match, "buy 3a", "push 60", "push 50")
    assert market(match) == ". pa pa wa . . . . . . . ."
    assert len(fields_of(match, "no_cubes")) == 3


@pytest.mark.clause("DL-42")
def test_row_by_row_from_the_top_and_field_by_field_from_the_left() -> None:
    match = table("sapi . . . . .", market=". . . . . . wa . . . . .", bag="papapapapapa")
    play(match, "shop", "buy 3a", "push 60", "push 50")
    assert market(match) == "pa pa pa papa pa . . . . . . ."
    assert [event["field"] for event in fields_of(match, "field_filled")] == ["1a", "1b", "1c", "2a", "2b"]
