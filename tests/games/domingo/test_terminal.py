"""Domingo as text: every colour has a symbol and a letter, ghosts show where a card may go."""

from __future__ import annotations

from rich.console import Console

import tavolata
from tavolata import Match
from tavolata.games.domingo.terminal import DomingoDrawing
from tests.games.domingo.boards import table
from tests.random_matches import play_at_random

LINE = "t o a l t o a l t o a l\n" * 3


def drawing(match: Match, language: str = "en") -> DomingoDrawing:
    return DomingoDrawing(match.game.words(language), match.edition, {})


def drawn(match: Match) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(drawing(match).board(match.view(0)))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def test_the_first_line_has_a_ghost_at_each_end() -> None:
    assert (
        drawn(table("t o\nl a\na a", hand="lll"))
        == """\
 ┊ ●t ▲o  ┊
(1)■l ◆a (2)
 ┊ ◆a ◆a  ┊
●t terracotta ▲o olive ◆a azure ■l lemon"""
    )


def test_a_finished_line_has_a_ghost_at_each_corner() -> None:
    rows = drawn(table(LINE, hand="lll")).splitlines()
    assert rows[1] == "   (1)" + 30 * " " + "(2)"
    assert rows[3].startswith("   ●t ▲o ◆a ■l")
    assert rows[7] == "   (3)" + 30 * " " + "(4)"


def test_a_growing_line_has_one_ghost_beside_its_last_card() -> None:
    below = drawn(table(LINE + "t o . . . . . . . . . .\n" * 3, hand="lll")).splitlines()
    assert below[4] == "   ●t ▲o (1)"
    above = drawn(table(". . . . . . . . . . a l\n" * 3 + LINE, hand="lll")).splitlines()
    assert above[1] == "   " + 9 * "   " + "(1)◆a ■l"


def test_the_headline_tells_how_far_the_game_has_come() -> None:
    match = table("t o\nl a\na a", hand="lll")
    assert drawing(match).headline(match.view(0)) == "Line 1 of 4, 2 of 12 cards · 40 cards in the stock"
    match = play_at_random(tavolata.game("domingo").new(2, seed=1), seed=1)
    assert drawing(match, "de").headline(match.view(0)) == (
        "Alle vier Zeilen sind vollständig · keine Karten im Stapel"
    )


def test_the_ways_a_card_may_lie_are_drawn_side_by_side() -> None:
    match = table("t\no\na", hand="toa")
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(drawing(match).answers(match.view(0), "card", ["toa", "aot"]))
    rows = [line.split() for line in capture.get().splitlines()]
    assert rows == [["1", "2"], ["●t", "◆a"], ["▲o", "▲o"], ["◆a", "●t"], ["toa", "aot"]]
    assert drawing(match).answers(match.view(0), "end", ["left"]) is None
