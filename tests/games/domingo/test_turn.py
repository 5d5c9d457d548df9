"""A turn (DO-06 … DO-14): which card, which way up, where; then draw."""

from __future__ import annotations

import pytest

from tavolata import Game, IllegalMove, Match
from tavolata.games.domingo import Announce, Place
from tests.games.domingo.boards import drawn, table
from tests.random_matches import play_at_random

FULL_LINE = """
    t o a l t o a l t o a l
    o a l t o a l t o a l t
    a l t o a l t o a l t o
"""
CORNERS = {"above-left", "above-right", "below-left", "below-right"}


def choices(match: Match) -> set[str]:
    return {str(action).removeprefix("place ") for action in match.legal(0)}


def cards(match: Match) -> set[str]:
    return {choice.split()[0] for choice in choices(match)}


def ends(match: Match) -> set[str]:
    return {choice.split()[1] for choice in choices(match)}


@pytest.mark.clause("DO-06")
def test_turns_go_clockwise(domingo: Game) -> None:
    match = domingo.new(3, seed=1, first=1)
    order = []
    for _ in range(6):
        (seat,) = match.movers
        order.append(seat)
        match.play(seat, match.legal(seat)[0])
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("DO-06")
def test_exactly_one_card_is_placed_and_passing_is_not_possible(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    assert match.legal(0)
    assert all(isinstance(action, Place) for action in match.legal(0))
    match.play(0, match.legal(0)[0])
    assert match.legal(0) == []


@pytest.mark.clause("DO-06")
def test_equal_cards_are_one_choice() -> None:
    match = table("t\no\na", hand="ttt ttt ooo")
    assert choices(match) == {"ttt left", "ttt right", "ooo left", "ooo right"}


@pytest.mark.clause("DO-06", "DO-08")
def test_cards_that_are_equal_after_half_a_turn_are_one_choice_and_one_leaves_the_hand() -> None:
    match = table("t\no\na", hand="toa toa ooo")
    assert cards(match) == {"toa", "aot", "ooo"}
    match.play(0, Place("aot", "left"))
    assert [event["card"] for event in match.moves[-1].events if event.name == "placed"] == ["aot"]
    assert match.view(0).table["in_hand"] == [3, 3]


@pytest.mark.clause("DO-06")
def test_whoever_is_not_on_turn_is_refused(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    before = match.state_bytes()
    with pytest.raises(IllegalMove, match=r"not your turn; it is seat 1’s turn\. \(DO-06\)"):
        match.play(1, "place ttt left")
    assert match.state_bytes() == before


@pytest.mark.clause("DO-06")
def test_a_card_one_does_not_hold_is_refused() -> None:
    match = table("t\no\na", hand="toa ttt ooo")
    with pytest.raises(IllegalMove, match=r"do not hold the card lll\. You hold: ttt, toa, ooo\. \(DO-06\)"):
        match.play(0, Place("lll", "left"))


@pytest.mark.clause("DO-07")
def test_edges_are_flush_each_field_continues_its_row() -> None:
    match = table("t\no\na", hand="lto")
    match.play(0, Place("lto", "right"))
    assert drawn(match) == ["tl", "ot", "ao"]


@pytest.mark.clause("DO-08")
def test_a_card_may_lie_either_way_up() -> None:
    match = table("t\no\na", hand="lto")
    assert cards(match) == {"lto", "otl"}
    match.play(0, Place("otl", "left"))
    assert drawn(match) == ["ot", "to", "la"]


@pytest.mark.clause("DO-08")
def test_a_card_that_reads_the_same_both_ways_has_one_way_up() -> None:
    match = table("t\no\na", hand="tot lll")
    assert cards(match) == {"tot", "lll"}


@pytest.mark.clause("DO-08")
def test_without_turning_every_card_lies_as_listed() -> None:
    match = table("t\no\na", hand="lto tot", turning=False)
    assert cards(match) == {"lto", "tot"}
    with pytest.raises(IllegalMove, match=r"lay lto, not otl\. \(DO-08\)"):
        match.play(0, Place("otl", "left"))


@pytest.mark.clause("DO-08")
def test_shuffling_never_turns_a_card(domingo: Game) -> None:
    listed = set(domingo.edition().data["cards"])
    match = play_at_random(domingo.new(4, seed=9, turning=False), seed=1)
    placed = [event["card"] for move in match.moves for event in move.events if event.name == "placed"]
    assert set(placed) <= listed


@pytest.mark.clause("DO-09")
def test_the_first_line_grows_at_either_end() -> None:
    match = table("t o\no t\na a", hand="lll")
    assert ends(match) == {"left", "right"}
    match.play(0, Place("lll", "left"))
    assert drawn(match) == ["lto", "lot", "laa"]
    assert (match.view(0).table["left"], match.view(0).table["top"]) == (-1, 0)


@pytest.mark.clause("DO-09", "DO-13")
def test_there_are_no_corners_before_the_first_line_is_complete() -> None:
    match = table("t o\no t\na a", hand="lll")
    with pytest.raises(IllegalMove, match=r"no corners before it has 12 cards\. \(DO-09\)"):
        match.play(0, Place("lll", "above-left"))


@pytest.mark.clause("DO-10", "DO-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_end_twelve_by_twelve_fields_are_covered(domingo: Game, players: int) -> None:
    match = play_at_random(domingo.new(players, seed=players), seed=players)
    rows = drawn(match)
    assert [len(row) for row in rows] == [12] * 12
    assert "." not in "".join(rows)


@pytest.mark.clause("DO-11")
@pytest.mark.parametrize(
    ("end", "row", "column"),
    [("above-left", -3, 0), ("above-right", -3, 11), ("below-left", 3, 0), ("below-right", 3, 11)],
)
def test_a_new_line_begins_at_one_of_the_four_corners(end: str, row: int, column: int) -> None:
    match = table(FULL_LINE, hand="ttt")
    assert ends(match) == CORNERS
    match.play(0, Place("ttt", end))
    placed = match.moves[-1].events[0]
    assert (placed["row"], placed["column"]) == (row, column)


@pytest.mark.clause("DO-11")
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_all_four_corners_of_the_whole_block_every_time(lines: int) -> None:
    match = table(FULL_LINE * lines, hand="ttt")
    assert ends(match) == CORNERS
    with pytest.raises(IllegalMove, match=r"begin the next one at a corner.*\(DO-11\)"):
        match.play(0, Place("ttt", "left"))
    match.play(0, Place("ttt", "below-right"))
    assert match.moves[-1].events[0]["row"] == 3 * lines


@pytest.mark.clause("DO-12", "DO-13")
@pytest.mark.parametrize(
    ("end", "growth", "second"),
    [("above-left", "right", 1), ("below-left", "right", 1), ("above-right", "left", 10), ("below-right", "left", 10)],
)
def test_then_it_grows_only_away_from_its_corner(end: str, growth: str, second: int) -> None:
    match = table(FULL_LINE, hand="ttt")
    match.play(0, Place("ttt", end))
    assert {str(action).split()[2] for action in match.legal(1)} == {growth}
    other = "left" if growth == "right" else "right"
    held = match.legal(1)[0].named_fields()["card"]
    with pytest.raises(IllegalMove, match=rf"one direction only: {growth}\. \(DO-12\)"):
        match.play(1, Place(str(held), other))
    with pytest.raises(IllegalMove, match=r"\(DO-12\)"):
        match.play(1, Place(str(held), "above-left"))
    match.play(1, match.legal(1)[0])
    assert match.moves[-1].events[0]["column"] == second


@pytest.mark.clause("DO-13")
def test_a_new_line_opens_when_the_twelfth_card_lies() -> None:
    match = table(FULL_LINE + "t t t t t t t t t t t .\n" * 3, hand="ooo")
    assert ends(match) == {"right"}
    match.play(0, Place("ooo", "right"))
    assert "line_finished" in [event.name for event in match.moves[-1].events]
    assert {str(action).split()[2] for action in match.legal(1)} == CORNERS


@pytest.mark.clause("DO-14")
def test_after_placing_and_scoring_one_card_is_drawn() -> None:
    match = table("t\no\na", hand="lto lll ooo")
    in_stock = match.view(0).table["in_stock"]
    events = [event.name for event in match.play(0, Place("lll", "left"))]
    assert events == ["placed", "run_scored", "scored", "drew"]
    assert match.view(0).table["in_stock"] == int(str(in_stock)) - 1
    assert match.view(0).table["in_hand"] == [3, 3]


@pytest.mark.clause("DO-14", "DO-21")
def test_with_announcing_the_card_is_drawn_after_the_claim() -> None:
    match = table("t\no\na", hand="lto lll ooo", announcing=True)
    match.play(0, Place("lll", "left"))
    assert match.view(0).table["in_hand"] == [2, 3]
    match.play(0, Announce(3))
    assert match.view(0).table["in_hand"] == [3, 3]


@pytest.mark.clause("DO-14")
def test_when_the_stock_is_empty_one_plays_on_with_fewer(domingo: Game) -> None:
    match = domingo.new(2, seed=4, first=0)
    sizes = []
    while match.movers:
        (seat,) = match.movers
        match.play(seat, match.legal(seat)[0])
        if match.view(None).table["in_stock"] == 0:
            sizes.append(match.view(None).table["in_hand"])
    assert sizes == [[3, 3], [3, 2], [2, 2], [2, 1], [1, 1], [1, 0], [0, 0]]
