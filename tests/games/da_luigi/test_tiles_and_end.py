"""Unhappy guests and tiles (DL-43 … DL-45), and the end (DL-46 … DL-51)."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata import IllegalMove, Match
from tavolata.games.da_luigi.state import MAX_TURNS
from tests.games.da_luigi.tables import (
    NOBODY,
    PLAIN,
    bar,
    beside,
    last_events,
    legal,
    play,
    question,
    shown,
    supply,
    table,
    tiles,
)
from tests.random_matches import changed, fields_of

THREE = [PLAIN] * 3


def last_round(*args: Any, **given: Any) -> Match:
    """Seat 0 has the first turn of the final round."""
    match = table(*args, **given)
    return changed(match, stack_ran_out=True, last_turns=match.players)


@pytest.mark.clause("DL-43")
def test_a_guest_who_leaves_takes_nothing_along() -> None:
    match = play(table(". . . . . saPIWI", market="wa . . wawa . . . . . . . ."), "shop", "buy 2a", "push 10")
    assert beside(match) == "wipi"
    assert tiles(match) == -1
    assert fields_of(match, "guest_left")[0]["change"] == "lemon_taken"
    assert len(shown(match, "discard")) == 1


@pytest.mark.clause("DL-43", "DL-45")
def test_the_lemon_comes_before_the_arriving_guest_s_special() -> None:
    """With a bouquet before one, the lemon returns it first, and the new guest's bouquet is a new one."""
    match = table(". . . . . sa", coming=["10 wa bouquet", PLAIN, PLAIN], tiles=[1])
    play(match, "greet", "give 0")
    assert tiles(match) == 0
    assert fields_of(match, "guest_left")[0]["change"] == "bouquet_returned"
    assert tiles(play(match, "take-bouquet")) == 1


@pytest.mark.clause("DL-44")
@pytest.mark.parametrize("how", ["payment", "pushing", "special"])
def test_it_does_not_matter_how_the_guest_was_moved(how: str) -> None:
    coming = {"payment": PLAIN, "pushing": "10 wa", "special": "60 wa move"}[how]
    match = table(". . . . . saWI", market="wa . . wawa . . . . . . . .", coming=[coming, PLAIN, PLAIN])
    if how == "payment":
        play(match, "shop", "buy 2a", "push 10")
    else:
        play(match, "greet", "give 0")
        if how == "special":
            play(match, "push 10")
    assert (tiles(match), beside(match)) == (-1, "wi")
    assert len(fields_of(match, "guest_left")) == 1


@pytest.mark.clause("DL-45")
def test_nobody_ever_has_both_kinds() -> None:
    match = table(coming=["60 wa bouquet", "60 wa lemon", PLAIN], tiles=[-2])
    play(match, "greet", "give 0", "take-bouquet")
    restaurant = shown(match, "restaurants")[0]
    assert (restaurant["lemons"], restaurant["bouquets"]) == (1, 0)
    play(match, "give 0")
    assert tiles(match) == -2


@pytest.mark.clause("DL-07", "DL-45")
def test_without_tiles_nothing_is_taken_but_a_return_still_happens() -> None:
    match = play(table(coming=["60 wa lemon", *THREE], tiles=[0, -35]), "greet", "give 0")
    assert (tiles(match), fields_of(match, "lemon")[0]["change"]) == (0, "none_left")
    match = play(table(coming=["60 wa lemon", *THREE], tiles=[1, -34]), "greet", "give 0")
    assert (tiles(match), fields_of(match, "lemon")[0]["change"]) == (0, "bouquet_returned")


@pytest.mark.clause("DL-46", "DL-47")
def test_the_last_card_of_the_stack_begins_the_end_even_if_no_more_is_needed() -> None:
    match = play(table(coming=THREE, stack=3), "greet")
    assert "stack_ran_out" in last_events(match)
    play(match, "give 0", "give 0", "give 1")
    assert "final_round" in last_events(match)
    assert legal(match, 1) == ["shop"]


@pytest.mark.clause("DL-46")
def test_with_a_card_left_it_does_not_begin() -> None:
    match = play(table(coming=THREE, stack=4), "greet", "give 0", "give 0", "give 1")
    assert legal(match, 1) == ["shop", "greet"]


@pytest.mark.clause("DL-46")
def test_an_extra_guest_for_somebody_else_may_be_the_last_card() -> None:
    match = play(table(coming=["60 wa another_guest", *THREE], stack=4), "greet", "give 1")
    assert last_events(match)[:4] == ["given", "arrived", "stack_ran_out", "another_came"]
    play(match, "give 0", "give 0")
    assert shown(match, "last_turns") == 2


@pytest.mark.clause("DL-46")
def test_cards_still_needed_come_from_the_box_in_their_sequence() -> None:
    match = table(coming=["60 sa"], stack=1)
    box: Any = match.truth()["box"]
    play(match, "greet")
    assert shown(match, "box") == 79
    assert match.truth()["taken"] == box[:2]
    play(match, "give 0")
    assert bar(match).startswith("sa")


@pytest.mark.clause("DL-47")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_exactly_one_more_turn_the_active_player_last(players: int) -> None:
    guests = dict.fromkeys(range(1, players), "sapi . . . . .")
    match = table("sapi . . . . .", others=guests, coming=[PLAIN] * (players + 1), stack=players + 1, players=players)
    play(match, "greet", *(f"give {seat}" for seat in (0, 0, *range(1, players))))
    turns = []
    while match.movers:
        (seat,) = match.movers
        if question(match) == "action":
            turns.append(seat)
            assert legal(match, seat) == ["shop"]
            with pytest.raises(IllegalMove, match=r"In the final round no new guests are greeted.*\(DL-47\)"):
                play(match, "greet", seat=seat)
        play(match, legal(match, seat)[0], seat=seat)
    assert turns == [*range(1, players), 0]
    assert last_events(match)[-1] == "ended"
    with pytest.raises(IllegalMove, match=r"The game is over\. \(DL-47\)"):
        play(match, "shop")


@pytest.mark.clause("DL-40")
def test_after_the_last_turn_nothing_is_filled() -> None:
    match = last_round("sapi . . . . .", market="wa . . . . . . . . . . .")
    match = changed(match, last_turns=1)
    play(match, "shop", "buy 1a")
    assert fields_of(match, "field_filled") == []
    assert match.result is not None


@pytest.mark.clause("DL-48", "DL-53")
def test_whoever_has_no_guest_or_can_pay_for_nothing_loses_the_turn_without_being_asked() -> None:
    """Seats 1 and 2 lose theirs: one has no guest, the other cannot pay; nothing is served, no joker is used."""
    match = last_round(
        "sapi . . . . .",
        market="wa . . . . . wawawa . . . . .",
        bag="",
        others={2: ". . . . . wa", 3: "sa . . . . ."},
        supplies={2: "wade"},
        players=4,
    )
    play(match, "shop", "buy 1a")
    assert [event["seat"] for event in fields_of(match, "turn_lost")] == [1, 2]
    assert match.movers == (3,)
    assert (bar(match, 2), supply(match, 2)) == (". . . . . wa", "wade")


@pytest.mark.clause("DL-11", "DL-48")
def test_the_game_ends_by_lost_turns_too() -> None:
    match = last_round("sapi . . . . .", market="wa . . . . . . . . . . .")
    play(match, "shop", "buy 1a")
    assert last_events(match)[-3:] == ["turn_began", "turn_lost", "ended"]
    assert match.result is not None


@pytest.mark.clause("DL-49")
def test_points_are_fulfilled_guests_with_lemons_and_bouquets() -> None:
    match = last_round("wa:4 . WIsa:5 . . .", market="wa . . . . . . . . . . .", tiles=[-2, 3])
    play(match, "shop", "buy 1a")
    assert match.result is not None
    assert match.result.points == (2, 3)
    assert match.view(0).points == (2, 3)


@pytest.mark.clause("DL-50")
def test_equal_points_are_decided_by_cubes_in_the_supply_and_on_guests() -> None:
    match = last_round("sa . WIpa . . .", "pi", market="wa . . . . . . . . . . .", supplies={1: "dede"})
    play(match, "shop", "buy 1a")
    assert match.result is not None
    assert (match.result.points, match.result.winners, match.result.why) == ((0, 0), (0,), "tie-break")


@pytest.mark.clause("DL-50")
def test_the_win_is_shared_if_these_are_equal_too() -> None:
    match = last_round("sa . WIpa . . .", "pi", market="wa . . . . . . . . . . .", supplies={1: "dedede"})
    play(match, "shop", "buy 1a")
    assert match.result is not None
    assert (match.result.winners, match.result.why) == ((0, 1), "shared-win")


@pytest.mark.clause("DL-51", "DL-47")
def test_after_four_hundred_turns_the_end_begins() -> None:
    match = table("sapi . . . . .", others={1: "sapi . . . . ."}, entries={"turns": MAX_TURNS - 2})
    play(match, "shop", "buy 1a")
    assert legal(match, 1) == ["shop", "greet"]
    play(match, "shop", "buy 1b", seat=1)
    assert MAX_TURNS == 400
    assert "final_round" in last_events(match)
    assert legal(match) == ["shop"]
    play(match, "shop", "buy 1c")
    assert legal(match, 1) == ["shop"]
    play(match, "shop", "buy 1a", seat=1)
    assert match.result is not None


def test_an_empty_restaurant_is_no_restaurant_in_the_final_round() -> None:
    match = last_round("sapi . . . . .", others={1: NOBODY}, market="wa . . wawa . . . . . . . .")
    play(match, "shop", "buy 1a")
    assert "turn_lost" in last_events(match)
