"""A turn, buying and paying (DL-09 … DL-16)."""

from __future__ import annotations

from itertools import product

import pytest

from tavolata import IllegalMove
from tests.games.da_luigi.tables import NOBODY, bar, beside, legal, market, play, question, supply, table, tiles
from tests.random_matches import fields_of

MARKET = """
    wa      wi      .
    wawi    papi    sasa
    wawawa  sasapi  .
    wiwipa  sasasa  papapipi
"""


@pytest.mark.clause("DL-09", "DL-10")
def test_with_a_guest_there_is_a_choice_and_without_only_greeting() -> None:
    assert legal(table(". . . . . pi")) == ["shop", "greet"]
    alone = table(NOBODY)
    assert legal(alone) == ["greet"]
    with pytest.raises(IllegalMove, match=r"no guest to serve; greet new ones\. \(DL-09\)"):
        play(alone, "shop")


@pytest.mark.clause("DL-11")
def test_all_cubes_of_one_field_are_taken_and_no_others() -> None:
    match = play(table("sa . . . . .", "de", market=MARKET), "shop", "buy 2b")
    assert supply(match) == "pipade"
    assert market(match).split() == [
        "wa",
        "wi",
        ".",
        "wawi",
        ".",
        "sasa",
        "wawawa",
        "sasapi",
        ".",
        "wiwipa",
        "sasasa",
        "pipipapa",
    ]


@pytest.mark.clause("DL-11")
def test_an_empty_field_cannot_be_chosen() -> None:
    match = play(table("sa . . . . .", market=MARKET), "shop")
    assert legal(match) == [f"buy {field}" for field in ["1a", "1b", "2a", "2b", "2c", "3a", "3b", "4a", "4b", "4c"]]
    with pytest.raises(IllegalMove, match=r"Field 3c is empty\. \(DL-11\)"):
        play(match, "buy 3c")


@pytest.mark.clause("DL-11", "DL-53")
def test_if_nothing_can_be_paid_for_the_action_is_greeting() -> None:
    match = table(". . . . . sa", market=". . . . . . wawawa sasapi . wiwipapa . .")
    assert legal(match) == ["greet"]
    with pytest.raises(IllegalMove, match=r"nothing that you can buy and pay for; greet new guests\. \(DL-11\)"):
        play(match, "shop")


@pytest.mark.clause("DL-06", "DL-12")
@pytest.mark.parametrize(("field", "clocks"), [("1a", 0), ("2a", 1), ("3a", 2), ("4a", 3)])
def test_a_row_costs_its_clocks(field: str, clocks: int) -> None:
    match = play(table("sa . . . . .", market=MARKET), "shop", f"buy {field}")
    places = ["60", "50", "40", "30"]
    for place in places[:clocks]:
        assert question(match) == "push"
        play(match, f"push {place}")
    assert match.movers == (1,)
    assert bar(match).split().index("sa") == clocks


@pytest.mark.clause("DL-12")
def test_clocks_may_be_shared() -> None:
    match = play(table("sa . sapi . . .", market=MARKET), "shop", "buy 4a", "push 40", "push 60", "push 30")
    assert bar(match) == ". sa . . sapi ."


@pytest.mark.clause("DL-13")
def test_the_place_moved_to_must_be_free() -> None:
    match = play(table("sa pi . . . .", market=MARKET), "shop", "buy 3a")
    assert legal(match) == ["push 50"]
    with pytest.raises(IllegalMove, match=r"guest on 60 cannot move: somebody is on 50\. \(DL-13\)"):
        play(match, "push 60")
    with pytest.raises(IllegalMove, match=r"no guest of yours on 10\. \(DL-12\)"):
        play(match, "push 10")


@pytest.mark.clause("DL-13")
def test_a_move_may_free_the_place_for_the_next() -> None:
    match = play(table("sa pi . . . .", market=MARKET), "shop", "buy 3a", "push 50", "push 60")
    assert bar(match) == ". sa pi . . ."


@pytest.mark.clause("DL-14", "DL-43")
def test_a_guest_on_10_may_be_moved_out_for_one_clock_and_a_lemon() -> None:
    match = play(table("sa . . . . PIpa", market=MARKET), "shop", "buy 2a", "push 10")
    assert bar(match) == "sa . . . . ."
    assert tiles(match) == -1
    assert beside(match) == "pi"
    assert match.movers == (1,)


@pytest.mark.clause("DL-15")
def test_what_cannot_be_paid_in_full_cannot_be_bought() -> None:
    match = play(table(". . . . . pi", market=MARKET), "shop")
    assert legal(match) == ["buy 1a", "buy 1b", "buy 2a", "buy 2b", "buy 2c"]
    with pytest.raises(IllegalMove, match=r"4b costs 3 clocks.* only 1 step to the exit, all together\. \(DL-15\)"):
        play(match, "buy 4b")


@pytest.mark.clause("DL-15")
def test_it_can_be_paid_exactly_when_the_steps_to_the_exit_are_enough() -> None:
    """Against a slow search over all ways to push, for all 64 bars."""

    def can_pay(places: frozenset[int], clocks: int) -> bool:
        if clocks == 0:
            return True
        return any(
            can_pay(places - {place} | ({place + 1} if place < 5 else set()), clocks - 1)
            for place in places
            if place + 1 not in places
        )

    for taken in product((False, True), repeat=6):
        if any(taken):
            drawing = " ".join("sa" if one else "." for one in taken)
            match = play(table(drawing, market="wa . . wawa . . wawawa . . wawawawa . ."), "shop")
            guests = frozenset(place for place in range(6) if taken[place])
            payable = [f"buy {row + 1}a" for row in range(4) if can_pay(guests, row)]
            assert legal(match) == payable


@pytest.mark.slow
@pytest.mark.clause("DL-15")
def test_nobody_walks_into_a_dead_end_while_paying() -> None:
    """Whatever is pushed, the next clock can be paid: all sequences of pushes, for all bars."""
    for taken in product((False, True), repeat=6):
        drawing = " ".join("sapi" if one else "." for one in taken)
        start = table(drawing, market=". . . . . . . . . wawawawa . .")
        if "shop" in legal(start):
            positions = [play(start, "shop", "buy 4a")]
            for _ in range(3):
                following = []
                for position in positions:
                    assert question(position) == "push"
                    for action in legal(position):
                        following.append(play(position.after(len(position.moves)), action))
                positions = following
            assert all(question(position) == "action" for position in positions)


@pytest.mark.clause("DL-16")
def test_payment_comes_before_serving() -> None:
    match = play(table(". . . . . wa", market="sa . . wawa . . . . . . . ."), "shop", "buy 2a", "push 10")
    assert supply(match) == "wawa"
    assert fields_of(match, "served") == []
    assert tiles(match) == -1


def test_a_choice_can_be_taken_back_until_something_is_drawn() -> None:
    match = table("sa . . . . .", market=MARKET)
    before = match.state_bytes()
    play(match, "shop", "buy 4a", "push 60")
    for _ in range(3):
        match.undo(0)
    assert match.state_bytes() == before
    play(match, "greet")
    with pytest.raises(IllegalMove, match="taken back"):
        match.undo(0)


def test_it_is_said_what_is_asked() -> None:
    match = table("sa . . . . .", market=MARKET)
    with pytest.raises(IllegalMove, match=r"First choose: buy and serve, or greet new guests\. \(DL-09\)"):
        play(match, "buy 1a")
    with pytest.raises(IllegalMove, match=r"Seat 1 decides now, not you\. \(DL-08\)"):
        play(match, "shop", seat=1)
    play(match, "shop")
    with pytest.raises(IllegalMove, match=r"First choose the market field"):
        play(match, "greet")
    play(match, "buy 4a")
    with pytest.raises(IllegalMove, match=r"First pay: move one of your guests.*\(DL-12\)"):
        play(match, "serve water 60")
