"""Greeting new guests (DL-22 … DL-26) and their specials (DL-27 … DL-34)."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata import IllegalMove, Match
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


def greeted(coming: str, to: int = 0, **given: Any) -> Match:
    """Two players; this guest, and no other of interest, comes and is given to a seat."""
    match = table(coming=[coming, PLAIN, "50 wi", PLAIN, PLAIN], **given)
    return play(match, "greet", f"give {to}")


@pytest.mark.clause("DL-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_card_more_than_there_are_players_is_taken_together(players: int) -> None:
    match = play(table(players=players), "greet")
    view = match.view(None).table
    assert (view["stack"], view["taken"]) == (12 * players - players - 1, players)


@pytest.mark.clause("DL-22", "DL-33")
def test_cards_are_turned_up_in_their_sequence_and_extra_guests_come_from_below_them() -> None:
    coming = ["10 wa another_guest", "20 wi", "30 sa", "40 pi"]
    match = play(table(coming=coming), "greet", "give 0")
    assert bar(match) == ". . pi . . wa"
    play(match, "give 0")
    assert bar(match) == ". . pi . wi wa"
    play(match, "give 1")
    assert bar(match, 1) == ". . . sa . ."


@pytest.mark.clause("DL-23", "DL-53")
def test_each_is_given_away_before_the_next_is_turned_up() -> None:
    match = play(table(coming=["10 wa", "20 wi", "30 sa", "40 pi"], players=3), "greet")
    assert legal(match) == ["give 0", "give 1", "give 2"]
    assert match.view(1).table["taken"] == 3
    play(match, "give 2")
    assert legal(match) == ["give 0", "give 1"]
    with pytest.raises(IllegalMove, match=r"Seat 3 has already had all its guests for this turn\. \(DL-23\)"):
        play(match, "give 2")
    with pytest.raises(IllegalMove, match=r"no seat 4 at this table of 3\. \(DL-23\)"):
        play(match, "give 3")
    play(match, "give 0")
    assert legal(match) == ["give 0", "give 1"]
    play(match, "give 0")
    assert legal(match) == ["give 1"]
    play(match, "give 1")
    assert [bar(match, seat) for seat in range(3)] == [". . . sa wi .", ". . pi . . .", ". . . . . wa"]
    assert match.movers == (1,)


@pytest.mark.clause("DL-24")
def test_a_guest_is_put_at_its_waiting_time_and_pushes_on_up_to_the_next_gap() -> None:
    match = greeted("60 wa", bar="wi sa . pi . .")
    assert bar(match) == "wa wi sa pi . ."
    assert tiles(match) == 0


@pytest.mark.clause("DL-24", "DL-43", "DL-44")
def test_whoever_is_pushed_past_10_leaves() -> None:
    match = greeted("60 wa", bar="wi sa pi pa saWI piPA")
    assert bar(match) == "wa wi sa pi pa saWI"
    assert tiles(match) == -1
    assert beside(match) == "pa"
    assert len(shown(match, "discard")) == 1


@pytest.mark.clause("DL-25", "DL-34")
def test_the_special_is_carried_out_by_who_received_the_guest_before_the_next_is_turned_up() -> None:
    match = greeted("10 wa two_cubes", to=1)
    assert [len(supply(match, seat)) // 2 for seat in range(2)] == [0, 2]
    assert last_events(match) == ["given", "arrived", "drew", "drew", "turned_up"]
    match = greeted("10 wa move", to=1)
    assert match.movers == (1,)
    assert shown(match, "guest") is None


@pytest.mark.clause("DL-26")
def test_at_the_end_the_active_player_serves_and_the_others_do_not() -> None:
    coming = ["10 wa:3", "20 wi", "30 sa"]
    match = table(coming=coming, supply="wa", supplies={1: "sa"})
    play(match, "greet", "give 0", "give 0")
    assert fields_of(match, "served") == []
    play(match, "give 1")
    assert match.points == (3, 0)
    assert bar(match, 1) == ". . . sa . ."
    assert supply(match, 1) == "sa"


@pytest.mark.clause("DL-26", "DL-38")
def test_jokers_may_be_used_after_greeting() -> None:
    match = table(coming=["10 wa", "20 wi", "30 sa"], supply="dede")
    play(match, "greet", "give 0", "give 0", "give 1")
    assert legal(match) == ["done", "complete 20", "complete 10"]


@pytest.mark.clause("DL-27")
def test_a_guest_brings_one_cube() -> None:
    match = greeted("10 wa one_cube")
    assert len(supply(match)) == 2
    assert [event["seat"] for event in fields_of(match, "drew")] == [0]


@pytest.mark.clause("DL-28")
def test_a_guest_brings_two_cubes() -> None:
    match = greeted("10 wa two_cubes", bag="depa")
    assert supply(match) == "pade"


@pytest.mark.clause("DL-29", "DL-45")
@pytest.mark.parametrize(("before", "after"), [(0, -1), (-2, -3), (2, 1)])
def test_a_lemon_is_taken_or_a_bouquet_returned(before: int, after: int) -> None:
    match = greeted("10 wa lemon", tiles=[before])
    assert tiles(match) == after
    assert shown(match, "tiles") == 35 - abs(after)
    assert question(match) == "give"


@pytest.mark.clause("DL-30", "DL-45")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (-2, -1), (2, 3)])
def test_a_bouquet_may_be_taken(before: int, after: int) -> None:
    match = greeted("10 wa bouquet", tiles=[before])
    assert legal(match) == ["take-bouquet", "leave-bouquet"]
    assert str(match.view(match.movers[0]).obvious) == "take-bouquet", "nobody would refuse it"
    assert not match.view(match.movers[0]).keeps_pause
    with pytest.raises(IllegalMove, match=r"First take the bouquet or do without it\. \(DL-30\)"):
        play(match, "give 0")
    left = play(match.after(len(match.moves)), "leave-bouquet")
    assert tiles(left) == before
    assert tiles(play(match, "take-bouquet")) == after
    assert shown(match, "tiles") == 35 - abs(after)


@pytest.mark.clause("DL-07", "DL-30")
def test_a_bouquet_is_not_asked_without_a_tile_or_a_lemon_to_return() -> None:
    match = greeted("10 wa bouquet", tiles=[0, -35])
    assert question(match) == "give"
    assert tiles(match) == 0
    match = greeted("10 wa bouquet", tiles=[-1, -34])
    assert question(match) == "bouquet"
    assert tiles(play(match, "take-bouquet")) == 0


@pytest.mark.clause("DL-31", "DL-53")
def test_move_goes_into_a_free_place_or_out_and_pushes_nobody() -> None:
    match = greeted("50 wa move", bar=". . sa . . pi")
    assert legal(match) == ["push 40", "push 10"]
    with pytest.raises(IllegalMove, match=r"somebody is on 40\. \(DL-13\)"):
        play(match, "push 50")
    with pytest.raises(IllegalMove, match=r"First move one of your guests.*\(DL-31\)"):
        play(match, "give 0")
    with pytest.raises(IllegalMove, match=r"no guest of yours on 60\. \(DL-31\)"):
        play(match, "push 60")
    out = play(match.after(len(match.moves)), "push 10")
    assert (bar(out), tiles(out)) == (". wa sa . . .", -1)
    assert bar(play(match, "push 40")) == ". wa . sa . pi"


@pytest.mark.clause("DL-31")
def test_the_new_guest_itself_may_be_moved_and_the_rightmost_always_can() -> None:
    match = greeted("10 wa move", bar="wa wa wa wa wa .")
    assert legal(match) == ["push 10"]
    assert tiles(play(match, "push 10")) == -1


@pytest.mark.clause("DL-32", "DL-19")
def test_discard_offers_cubes_of_the_supply_and_of_guests_and_a_tile() -> None:
    match = greeted("10 wa discard", bar="saWI . . . . .", supply="pade", tiles=[-1])
    everything = ["discard pasta", "discard dessert", "take-off 60 wine", "discard-tile lemon"]
    assert legal(match) == everything
    one = play(match.after(len(match.moves)), "discard dessert")
    assert (supply(one), beside(one)) == ("pa", "de")
    two = play(match.after(len(match.moves)), "take-off 60 wine")
    assert (bar(two), beside(two)) == ("wisa . . . . wa", "wi")
    play(match, "discard-tile lemon")
    assert (tiles(match), shown(match, "tiles")) == (0, 35)


@pytest.mark.clause("DL-32")
def test_a_space_freed_by_a_discard_has_to_be_filled_again() -> None:
    coming = ["10 pi discard", PLAIN, PLAIN]
    match = table("saWI . . . . .", "wi", coming=coming)
    play(match, "greet", "give 0", "take-off 60 wine", "give 0", "give 1")
    assert bar(match).split()[1] == "saWI"
    assert supply(match) == ""


@pytest.mark.clause("DL-32")
def test_a_bouquet_may_be_discarded() -> None:
    match = greeted("10 wa discard", tiles=[2])
    assert legal(match) == ["discard-tile bouquet"]
    assert tiles(play(match, "discard-tile bouquet")) == 1


@pytest.mark.clause("DL-32", "DL-53")
def test_whoever_has_nothing_discards_nothing_and_is_not_asked() -> None:
    match = greeted("10 wa discard", bar="wa . . . . .")
    assert "nothing_discarded" in last_events(match)
    assert question(match) == "give"


@pytest.mark.clause("DL-32")
def test_refusals_of_discards() -> None:
    match = greeted("10 wa discard", bar="saWI . . . . .", supply="de", tiles=[1])
    with pytest.raises(IllegalMove, match=r"no pasta in your supply\. \(DL-32\)"):
        play(match, "discard pasta")
    with pytest.raises(IllegalMove, match=r"no salad on a guest of yours on 60\. \(DL-32\)"):
        play(match, "take-off 60 salad")
    with pytest.raises(IllegalMove, match=r"You have no lemon\. \(DL-32\)"):
        play(match, "discard-tile lemon")
    with pytest.raises(IllegalMove, match=r"First give up a cube, a lemon or a bouquet\. \(DL-32\)"):
        play(match, "give 1")


@pytest.mark.clause("DL-33")
def test_another_guest_may_bring_another_with_its_special_and_does_not_count() -> None:
    coming = ["60 wa another_guest", PLAIN, PLAIN, "60 wi another_guest", "60 sa lemon", "10 pa"]
    match = play(table(coming=coming), "greet", "give 0")
    assert bar(match) == "sa wi wa . . ."
    assert tiles(match) == -1
    assert shown(match, "gets") == [1, 1]
    assert len(fields_of(match, "another_came")) == 2


@pytest.mark.clause("DL-33")
def test_a_special_is_carried_out_in_full_even_if_that_throws_out_its_guest() -> None:
    """The guest at 10 brings another one, who takes its place and draws two cubes."""
    match = play(table(coming=["10 wa another_guest", PLAIN, PLAIN, "10 wi two_cubes"]), "greet", "give 0")
    assert bar(match) == ". . . . . wi"
    assert tiles(match) == -1
    assert len(supply(match)) == 4


@pytest.mark.clause("DL-33")
def test_without_a_card_anywhere_nobody_comes() -> None:
    match = table(coming=["10 wa another_guest", PLAIN, PLAIN], stack=3)
    truth: Any = match.truth()
    truth["lost"]["guests"] += truth["box"]
    match = changed(match, **truth | {"box": []})
    play(match, "greet", "give 0")
    assert "nobody_came" in last_events(match)
    assert bar(match) == ". . . . . wa"


@pytest.mark.clause("DL-34")
def test_a_guest_without_special_has_none() -> None:
    match = greeted("10 wa", to=1)
    assert last_events(match) == ["given", "arrived", "turned_up"]
    assert (supply(match, 0), supply(match, 1), tiles(match, 0), tiles(match, 1)) == ("", "", 0, 0)


def test_the_pushed_chain_is_told_before_the_special() -> None:
    match = greeted("10 wa lemon", bar=NOBODY.replace(". . . . . .", ". . . . . pi"))
    assert last_events(match)[:4] == ["given", "arrived", "guest_left", "lemon"]
    assert tiles(match) == -2
