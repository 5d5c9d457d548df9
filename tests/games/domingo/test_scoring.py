"""Scoring (DO-15 … DO-20): runs on drawn boards, and a slow independent count beside the fast one."""

from __future__ import annotations

from itertools import groupby

import pytest

import tavolata
from tavolata.games.domingo import Place
from tests.games.domingo.boards import run_list, table
from tests.random_matches import many, play_at_random

CHUNKS = 8


@pytest.mark.clause("DO-15", "DO-16", "DO-20")
def test_the_book_s_three_points_for_a_card_of_one_colour() -> None:
    match = table("o l\na a\nt o", hand="ttt")
    match.play(0, Place("ttt", "right"))
    assert run_list(match) == [("vertical", 3, 3)]
    assert match.points[0] == 3


@pytest.mark.clause("DO-16", "DO-18", "DO-20")
def test_the_book_s_nine_points_for_a_row_and_a_diagonal() -> None:
    match = table(
        """
        t a
        o t
        t t
        """,
        hand="aot",
    )
    match.play(0, Place("aot", "right"))
    assert run_list(match) == [("falling", 3, 6), ("horizontal", 3, 3)]
    assert match.points[0] == 9


@pytest.mark.clause("DO-16", "DO-18", "DO-19", "DO-20")
def test_the_book_s_27_points() -> None:
    match = table(
        """
        o a t o a o l a t o a l
        a l o t o l a t a l o a
        o a l a t a t o l a l o
        l o a l o . . . . . . .
        a o t t t . . . . . . .
        o a l t a . . . . . . .
        """,
        hand="ttt",
    )
    match.play(0, Place("ttt", "right"))
    assert run_list(match) == [("falling", 4, 8), ("horizontal", 4, 4), ("rising", 6, 12), ("vertical", 3, 3)]
    assert match.points[0] == 4 + 3 + 8 + 12 == 27


@pytest.mark.clause("DO-15")
def test_two_of_a_colour_are_no_run() -> None:
    match = table("t\no\na", hand="tll")
    match.play(0, Place("tll", "right"))
    assert run_list(match) == []
    assert match.points[0] == 0


@pytest.mark.clause("DO-15")
def test_a_run_that_does_not_touch_the_card_scores_nothing() -> None:
    match = table("t t t l\no a o a\na o a o", hand="ola")
    match.play(0, Place("ola", "right"))
    assert match.points[0] == 0


@pytest.mark.clause("DO-15")
def test_a_gap_ends_a_run() -> None:
    match = table("t t o\no a l\na o a", hand="tla")
    match.play(0, Place("tla", "right"))
    assert match.points[0] == 0


@pytest.mark.clause("DO-15")
def test_a_vertical_run_through_several_fields_of_the_card_counts_once() -> None:
    match = table(("t " * 12 + "\n") * 3, hand="ttt")
    match.play(0, Place("ttt", "below-left"))
    assert ("vertical", 6, 6) in run_list(match)
    assert [run for run in run_list(match) if run[0] == "vertical"] == [("vertical", 6, 6)]


@pytest.mark.clause("DO-15", "DO-19")
def test_a_vertical_run_may_take_in_only_a_part_of_the_card() -> None:
    match = table("o " * 12 + "\n" + "a " * 12 + "\n" + "t " * 12, hand="tta")
    match.play(0, Place("tta", "below-left"))
    assert run_list(match) == [("vertical", 3, 3)]


@pytest.mark.clause("DO-16")
@pytest.mark.parametrize(
    ("drawing", "run"),
    [
        ("t t t\no a o\na o l", ("horizontal", 4, 4)),
        ("o a o\na o t\nl t l", ("rising", 3, 6)),
    ],
)
def test_one_point_a_field_and_two_diagonally(drawing: str, run: tuple[str, int, int]) -> None:
    match = table(drawing, hand="tla")
    match.play(0, Place("tla", "right"))
    assert run_list(match) == [run]


@pytest.mark.clause("DO-17")
def test_a_longer_run_scores_again_at_its_full_length() -> None:
    match = table("t t t\no a o\na o l", hand="tla too")
    match.play(0, Place("tla", "right"))
    assert match.points[0] == 4
    aside = [action for action in match.legal(1) if str(action).endswith("left") and " t" not in str(action)]
    match.play(1, aside[0])
    match.play(0, Place("too", "right"))
    assert ("horizontal", 5, 5) in run_list(match)
    assert match.points[0] == 4 + 5


@pytest.mark.clause("DO-17")
def test_two_runs_that_the_card_joins_are_one() -> None:
    match = table(
        """
        o a l o a l o t a l o a
        a l o a l o t o l o a l
        l o a l o t a l o a l o
        a l o o . . . . . . . .
        l o a t . . . . . . . .
        o l t a . . . . . . . .
        """,
        hand="tol",
    )
    match.play(0, Place("tol", "right"))
    assert run_list(match) == [("rising", 6, 12)]


@pytest.mark.clause("DO-18")
def test_a_field_may_belong_to_several_runs() -> None:
    match = table("t t\nt t\nt t", hand="ttt")
    match.play(0, Place("ttt", "right"))
    assert run_list(match) == [
        ("falling", 3, 6),
        ("horizontal", 3, 3),
        ("horizontal", 3, 3),
        ("horizontal", 3, 3),
        ("rising", 3, 6),
        ("vertical", 3, 3),
    ]
    assert match.points[0] == 24


@pytest.mark.clause("DO-19")
@pytest.mark.parametrize("end", ["above-left", "below-left"])
def test_runs_cross_from_line_to_line(end: str) -> None:
    match = table("t o a l t o a l t o a l\n" * 3, hand="tao")
    match.play(0, Place("tao" if end == "below-left" else "oat", end))
    assert ("vertical", 4, 4) in run_list(match)


def one_colour(lines: int, laid: int) -> NaiveTable:
    """Finished lines and a growing one below them, all of one colour."""
    display = NaiveTable("")
    block = [(row, column) for row in range(3 * lines) for column in range(12)]
    growing = [(3 * lines + k, column) for k in range(3) for column in range(laid)]
    display.fields = dict.fromkeys(block + growing, "t")
    return display


@pytest.mark.clause("DO-21")
def test_no_card_is_ever_worth_more_than_120() -> None:
    """The best display has one colour only; whatever its shape when the card is laid, 120 is the most."""
    match = table("t t t t t t t t t t t t\n" * 9 + "t t t t t t t t t t t .\n" * 3, hand="ttt")
    match.play(0, Place("ttt", "right"))
    assert match.points[0] == 120
    worths = [one_colour(lines, laid).lay("ttt", 3 * lines, laid) for lines in range(4) for laid in range(12)]
    assert max(worths) == 120


# --- the slow, independent count ------------------------------------------------------------


class NaiveTable:
    """Keeps every field by row and column, and counts by cutting whole lines of fields into stretches of one colour."""

    def __init__(self, start: str) -> None:
        self.fields = {(row, 0): colour for row, colour in enumerate(start)}

    def lay(self, card: str, row: int, column: int) -> int:
        """Lay a card and say what it scores."""
        own = [(row + k, column) for k in range(3)]
        self.fields |= dict(zip(own, card, strict=True))
        lines = {line for place in own for line in self.lines_through(place)}
        return sum(self.points_on(kind, key, set(own)) for kind, key in lines)

    @staticmethod
    def lines_through(place: tuple[int, int]) -> list[tuple[str, int]]:
        row, column = place
        return [("row", row), ("column", column), ("falling", row - column), ("rising", row + column)]

    def points_on(self, kind: str, key: int, own: set[tuple[int, int]]) -> int:
        whole = [place for place in self.walk(kind, key) if (kind, key) in self.lines_through(place)]
        points = 0
        for colour, stretch in groupby(whole, key=lambda place: self.fields.get(place, "")):
            places = list(stretch)
            if colour and len(places) >= 3 and own & set(places):
                points += len(places) * (1 if kind in ("row", "column") else 2)
        return points

    @staticmethod
    def walk(kind: str, key: int) -> list[tuple[int, int]]:
        """All places of one line of fields, far beyond the display, in sequence."""
        steps = range(-24, 25)
        if kind == "row":
            return [(key, column) for column in steps]
        if kind == "column":
            return [(row, key) for row in steps]
        if kind == "falling":
            return [(column + key, column) for column in steps]
        return [(key - column, column) for column in steps]


@pytest.mark.clause("DO-15", "DO-16", "DO-17", "DO-18", "DO-19")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_an_independent_count_agrees_on_every_placement(chunk: int) -> None:
    domingo = tavolata.game("domingo")
    for number in range(chunk, many(400, 16), CHUNKS):
        match = play_at_random(domingo.new(2 + number % 3, seed=number), seed=number)
        naive = NaiveTable(str(match.full_log()[0][0]["card"]))
        for move in match.moves:
            by_name = {event.name: event for event in move.events}
            placed = by_name["placed"]
            worth = naive.lay(str(placed["card"]), int(placed["row"]), int(placed["column"]))
            assert worth == by_name["scored"]["points"]
            assert worth == sum(int(event["points"]) for event in move.events if event.name == "run_scored")
