"""Domingo in the terminal: every colour also has a symbol and a letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.edition import Edition
from tavolata.core.view import View
from tavolata.core.words import Words
from tavolata.games.domingo.state import CARD_FIELDS, LETTERS, LINE, LINES

SYMBOLS = dict(zip(LETTERS, "●▲◆■", strict=True))
STYLES = dict(
    zip(LETTERS, ("white on #9c3d22", "black on #a3ad4b", "black on #6db3e8", "black on #f7de5a"), strict=True)
)
GHOST_STYLE = "dim"
MIDDLE = CARD_FIELDS // 2


class DomingoDrawing:
    """Draws a table for one reader."""

    stacked = False
    shows_players = False

    def __init__(self, words: Words, edition: Edition, names: Mapping[int, str]) -> None:
        self.words = words

    def headline(self, view: View) -> str:
        """The progress of the game."""
        table = view.table
        stock = self.words("table-stock", count=table["in_stock"])
        if table["lines"] == LINES:
            return f"{self.words('table-finished')} · {stock}"
        line = self.words("table-lines", line=cast(int, table["lines"]) + 1, laid=table["laid"])
        return f"{line} · {stock}"

    def board(self, view: View) -> RenderableType:
        """The display, with numbered ghosts where a card may be laid."""
        rows = cast(list[str], view.table["board"])
        ends = cast(list[str], view.table["ends"])
        width = len(rows[0])
        room = ["." * width] * CARD_FIELDS
        above, below = any("above" in end for end in ends), any("below" in end for end in ends)
        grid = room * above + rows + room * below
        ghosts = {place: number for number, end in enumerate(ends, 1) for place in _ghost(view, end, len(grid), width)}
        text = Text(no_wrap=True)
        for row, letters in enumerate(grid):
            for column, letter in enumerate(f".{letters}.", -1):
                text.append_text(_cell(letter, ghosts.get((row, column)), row))
            text.append("\n")
        legend = (f"{SYMBOLS[letter]}{letter} {self.words(f'colour-{letter}')}" for letter in LETTERS)
        return text.append(" ".join(legend), style="dim")

    def answers(self, view: View, field: str, values: Sequence[str | int]) -> RenderableType | None:
        """The ways the cards in hand may lie, side by side."""
        if field != "card":
            return None
        table = Table(box=None, show_header=False, padding=(0, 2))
        table.add_row(*(Text(f" {number}", style="bold") for number in range(1, len(values) + 1)))
        for k in range(CARD_FIELDS):
            table.add_row(*(_cell(str(card)[k], None, 0) for card in values))
        table.add_row(*(Text(str(card), style="dim") for card in values))
        return table


def _ghost(view: View, end: str, height: int, width: int) -> list[tuple[int, int]]:
    """Where, in rows and columns of the drawn grid, a card laid at this end would lie."""
    lines, laid = cast(int, view.table["lines"]), cast(int, view.table["laid"])
    if lines == 0:
        return [(row, -1 if end == "left" else width) for row in range(CARD_FIELDS)]
    if laid == 0:
        top = 0 if "above" in end else height - CARD_FIELDS
        return [(top + k, 0 if "left" in end else width - 1) for k in range(CARD_FIELDS)]
    top = _growing_line(view)
    return [(top + k, laid if end == "right" else LINE - 1 - laid) for k in range(CARD_FIELDS)]


def _growing_line(view: View) -> int:
    """The top row of the line that still has gaps: it is the uppermost or the lowest one."""
    rows = cast(list[str], view.table["board"])
    return 0 if "." in rows[0] else len(rows) - CARD_FIELDS


def _cell(letter: str, ghost: int | None, row: int) -> Text:
    if letter in SYMBOLS:
        return Text(f"{SYMBOLS[letter]}{letter} ", style=STYLES[letter])
    if ghost is None:
        return Text("   ")
    return Text(f"({ghost})" if row % CARD_FIELDS == MIDDLE else " ┊ ", style=GHOST_STYLE)


DRAWING = DomingoDrawing
