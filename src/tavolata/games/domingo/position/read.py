"""Reading a position of Domingo: every entry is checked by itself."""

from __future__ import annotations

from typing import Any

from tavolata.core.position_reader import PositionReader, at, quoted
from tavolata.games.domingo.position.board import NOTHING, Board
from tavolata.games.domingo.state import CARD_FIELDS, CARDS, HAND, LETTERS, LINE, LINES, STRIPS, strip_of

Hand = list[int | None]
"""The cards of a hand; None: any card."""


def read_board(reader: PositionReader, entry: str, value: Any) -> Board:
    """A list of rows, or one drawing in which lines are rows and spaces mean nothing (DO-07 … DO-13)."""
    drawn = value.split("\n") if isinstance(value, str) else reader.items(entry, value, LINES * CARD_FIELDS)
    if not all(isinstance(row, str) for row in drawn):
        reader.fail("board-letters", "DO-01", entry=entry, letters=LETTERS, given=quoted(value))
    rows = tuple(row for row in ("".join(line.split()) for line in drawn) if row)
    if not set("".join(rows)) <= {NOTHING, *LETTERS}:
        reader.fail("board-letters", "DO-01", entry=entry, letters=LETTERS, given=quoted(value))
    if len(rows) not in range(CARD_FIELDS, LINES * CARD_FIELDS + 1, CARD_FIELDS):
        reader.fail("board-rows", "DO-07", entry=entry, most=LINES * CARD_FIELDS, given=len(rows))
    widths = {len(row) for row in rows}
    if len(widths) > 1 or max(widths) > LINE or (len(rows) > CARD_FIELDS and widths != {LINE}):
        reader.fail("board-width", "DO-10", entry=entry, line=LINE, given=", ".join(str(len(row)) for row in rows))
    board = Board(rows)
    _check_lines(reader, entry, board)
    return board


def _check_lines(reader: PositionReader, entry: str, board: Board) -> None:
    """Whole cards; only the first or the last line has gaps, and only at its one end (DO-09 … DO-13)."""
    lines = board.lines
    outer = (0, len(lines) - 1) if len(lines) > 1 else ()
    for number, line in enumerate(lines):
        whole = all(len(card) in (0, CARD_FIELDS) for card in line)
        may_grow = number in outer and number == board.growing
        if not whole or not (all(line) or (may_grow and _grows_from_an_end(line))):
            reader.fail("board-gaps", "DO-12", entry=entry, line=number + 1)


def _grows_from_an_end(line: list[str]) -> bool:
    """The cards lie side by side, from the left or from the right end on."""
    lies = [bool(card) for card in line]
    return any(lies) and lies in (sorted(lies), sorted(lies, reverse=True))


def _read_card(reader: PositionReader, entry: str, value: Any) -> int:
    """A card by its letters."""
    if not isinstance(value, str) or value not in STRIPS.values:
        reader.fail("card", "DO-01", entry=entry, letters=LETTERS, given=quoted(value))
    return strip_of(value)


def read_stock(reader: PositionReader, entry: str, value: Any) -> list[int]:
    return [_read_card(reader, at(entry, k), card) for k, card in enumerate(reader.items(entry, value, CARDS))]


def _read_hand(reader: PositionReader, entry: str, value: Any) -> Hand:
    cards = enumerate(reader.items(entry, value, HAND))
    return [None if card is None else _read_card(reader, at(entry, k), card) for k, card in cards]


def read_hands(reader: PositionReader, entry: str, value: Any) -> list[Hand | None]:
    hands = enumerate(reader.each_seat(entry, value))
    return [None if hand is None else _read_hand(reader, at(entry, seat), hand) for seat, hand in hands]


def read_place(reader: PositionReader, entry: str, value: Any) -> tuple[int, int]:
    given = reader.mapping(entry, value, ("row", "column"))
    rows, columns = CARD_FIELDS * (LINES - 1), LINE - 1
    row = reader.number(at(entry, "row"), given.get("row"), -rows, rows)
    return row, reader.number(at(entry, "column"), given.get("column"), -columns, columns)


def read_corner(reader: PositionReader, entry: str, value: Any) -> int:
    most = CARD_FIELDS * (LINES - 1) if entry == "top" else LINE - 1
    return reader.number(entry, value, -most, 0)
