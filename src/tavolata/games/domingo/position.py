"""Positions of Domingo as plain data: a drawn board, hands, stock, points, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tavolata.core.edition import Edition
from tavolata.core.json_types import JSON
from tavolata.core.plain_state import PlainState
from tavolata.core.position_format import (
    Amounts,
    PositionEntry,
    PositionFormat,
    PositionInput,
    any_below,
    at,
    fill,
    quoted,
    shuffled,
)
from tavolata.games.domingo.rules import face, lay
from tavolata.games.domingo.state import (
    CARD_FIELDS,
    CARDS,
    EMPTY,
    HAND,
    LEFT,
    LETTERS,
    LINE,
    LINES,
    RIGHT,
    START_COLUMN,
    START_ROW,
    STRIPS,
    WIDTH,
    DomingoState,
    strip_of,
)
from tavolata.games.domingo.view import board_rows

NOTHING = "."
Hand = list[int | None]
"""The cards of a hand; None: any card."""


@dataclass(frozen=True)
class Board:
    """A drawn display: a text a row. At most one line is growing: the uppermost or the lowest one."""

    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def lines(self) -> list[list[str]]:
        """The cards of every line, from the left; empty texts where none lies."""
        lines = [self.rows[k : k + CARD_FIELDS] for k in range(0, len(self.rows), CARD_FIELDS)]
        return [["".join(fields).replace(NOTHING, "") for fields in zip(*line, strict=True)] for line in lines]

    @property
    def cards(self) -> list[str]:
        return [card for line in self.lines for card in line if card]

    @property
    def growing(self) -> int | None:
        """The line that is not finished."""
        return next((k for k, line in enumerate(self.lines) if len(line) < LINE or not all(line)), None)

    @property
    def laid(self) -> int:
        """How many cards lie in that line."""
        return 0 if self.growing is None else sum(map(bool, self.lines[self.growing]))

    def ends(self) -> list[tuple[int, int]]:
        """Line and column of all cards that may have been laid last; none if only the start card lies there."""
        lines, last = self.lines, self.width - 1
        if self.growing is not None and len(lines) > 1:
            line = lines[self.growing]
            return [(self.growing, self.laid - 1 if line[0] else LINE - self.laid)]
        if last == 0:
            return []
        outer = sorted({0, len(lines) - 1}, reverse=True)
        return [(line, column) for line in outer for column in (last, 0)]


# --- reading ----------------------------------------------------------


def _read_board(form: PositionInput, entry: str, value: Any) -> Board:
    """A list of rows, or one drawing in which lines are rows and spaces mean nothing (DO-07 … DO-13)."""
    drawn = value.split("\n") if isinstance(value, str) else form.items(entry, value, LINES * CARD_FIELDS)
    if not all(isinstance(row, str) for row in drawn):
        form.fail("board-letters", "DO-01", entry=entry, letters=LETTERS, given=quoted(value))
    rows = tuple(row for row in ("".join(line.split()) for line in drawn) if row)
    if not set("".join(rows)) <= {NOTHING, *LETTERS}:
        form.fail("board-letters", "DO-01", entry=entry, letters=LETTERS, given=quoted(value))
    if len(rows) not in range(CARD_FIELDS, LINES * CARD_FIELDS + 1, CARD_FIELDS):
        form.fail("board-rows", "DO-07", entry=entry, most=LINES * CARD_FIELDS, given=len(rows))
    widths = {len(row) for row in rows}
    if len(widths) > 1 or max(widths) > LINE or (len(rows) > CARD_FIELDS and widths != {LINE}):
        form.fail("board-width", "DO-10", entry=entry, line=LINE, given=", ".join(str(len(row)) for row in rows))
    board = Board(rows)
    _check_lines(form, entry, board)
    return board


def _check_lines(form: PositionInput, entry: str, board: Board) -> None:
    """Whole cards; only the first or the last line has gaps, and only at its one end (DO-09 … DO-13)."""
    lines = board.lines
    outer = (0, len(lines) - 1) if len(lines) > 1 else ()
    for number, line in enumerate(lines):
        whole = all(len(card) in (0, CARD_FIELDS) for card in line)
        may_grow = number in outer and number == board.growing
        if not whole or not (all(line) or (may_grow and _grows_from_an_end(line))):
            form.fail("board-gaps", "DO-12", entry=entry, line=number + 1)


def _grows_from_an_end(line: list[str]) -> bool:
    """The cards lie side by side, from the left or from the right end on."""
    lies = [bool(card) for card in line]
    return any(lies) and lies in (sorted(lies), sorted(lies, reverse=True))


def _read_card(form: PositionInput, entry: str, value: Any) -> int:
    """A card by its letters."""
    if not isinstance(value, str) or value not in STRIPS.values:
        form.fail("card", "DO-01", entry=entry, letters=LETTERS, given=quoted(value))
    return strip_of(value)


def _read_stock(form: PositionInput, entry: str, value: Any) -> list[int]:
    return [_read_card(form, at(entry, k), card) for k, card in enumerate(form.items(entry, value, CARDS))]


def _read_hand(form: PositionInput, entry: str, value: Any) -> Hand:
    cards = enumerate(form.items(entry, value, HAND))
    return [None if card is None else _read_card(form, at(entry, k), card) for k, card in cards]


def _read_hands(form: PositionInput, entry: str, value: Any) -> list[Hand | None]:
    hands = enumerate(form.each_seat(entry, value))
    return [None if hand is None else _read_hand(form, at(entry, seat), hand) for seat, hand in hands]


def _read_place(form: PositionInput, entry: str, value: Any) -> tuple[int, int]:
    given = form.table(entry, value, ("row", "column"))
    rows, columns = CARD_FIELDS * (LINES - 1), LINE - 1
    row = form.number(at(entry, "row"), given.get("row"), -rows, rows)
    return row, form.number(at(entry, "column"), given.get("column"), -columns, columns)


# --- laying out -------------------------------------------------------


def lay_position(s: DomingoState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Cards that are given nowhere are dealt: to hands that need them, and the rest is the stock (DO-03, DO-14)."""
    deck = Amounts(form, Counter(_face(s, int(card)) for card in s.deck), STRIPS.decode)
    board = given.get("board") or _start_card(s, given)
    hands, stock = given.get("hands", [None] * form.players), given.get("stock", [])
    for entry, cards in {"board": map(strip_of, board.cards), "hands": _held(hands), "stock": stock}.items():
        for card in cards:
            deck.take(entry, _face(s, card))
    _lay_board(s, board, given, form)
    _settle_turn(s, board, given, form)
    _deal(s, hands, [_face(s, card) for card in stock], shuffled(s, deck.left), form)
    s.points[: form.players] = given.get("points", [0] * form.players)


def _face(s: DomingoState, strip: int) -> int:
    return face(strip, s.turning)


def _held(hands: Sequence[Hand | None]) -> list[int]:
    """All cards that are given as somebody's."""
    return [card for hand in hands for card in hand or () if card is not None]


def _start_card(s: DomingoState, given: Mapping[str, Any]) -> Board:
    """Any card that is nowhere else, the way up the file lists it (DO-04)."""
    wanted = Counter(_face(s, card) for card in (*_held(given.get("hands", ())), *given.get("stock", ())))
    for card in shuffled(s, s.deck.tolist()):
        wanted[_face(s, card)] -= 1
        if wanted[_face(s, card)] < 0:
            return Board(tuple(STRIPS.decode(card)))
    return Board(tuple(STRIPS.decode(int(s.deck[0]))))


def _lay_board(s: DomingoState, board: Board, given: Mapping[str, Any], form: PositionInput) -> None:
    top, left = _corner(board, given, form)
    s.top, s.left = START_ROW + top, START_COLUMN + left
    s.bottom, s.right = s.top + len(board.rows) - 1, s.left + board.width - 1
    s.field[:] = EMPTY
    for number, line in enumerate(board.lines):
        for column, card in enumerate(line):
            if card:
                _lay_card(s, number, column, card)
    s.laid, s.lines = board.laid, len(board.lines) - (board.growing is not None)
    place = _last_card(s, board, given, form)
    s.placed_at = 0 if place is None else _cell(s, *place)
    s.row = START_ROW if place is None else s.top + CARD_FIELDS * place[0]
    if len(board.lines) > 1 and place is not None:
        s.grown = _direction(board, place[1])


def _direction(board: Board, column: int) -> int:
    """Which way the line of the last card grows, or has grown."""
    if board.growing is None:
        return LEFT if column == 0 else RIGHT
    return RIGHT if board.lines[board.growing][0] else LEFT


def _cell(s: DomingoState, line: int, column: int) -> int:
    return (s.top + CARD_FIELDS * line) * WIDTH + s.left + column


def _lay_card(s: DomingoState, line: int, column: int, card: str) -> None:
    lay(s.field, _cell(s, line, column), strip_of(card))


def _corner(board: Board, given: Mapping[str, Any], form: PositionInput) -> tuple[int, int]:
    """Where the board begins, seen from the start card: the start card lies in it, in a line that is not growing."""
    firsts = [0 - CARD_FIELDS * k for k in range(len(board.lines)) if len(board.lines) == 1 or k != board.growing]
    top, left = given.get("top", firsts[0]), given.get("left", 0)
    if top not in firsts:
        form.fail("name", "DO-04", entry="top", given=top, known=", ".join(map(str, firsts)))
    return top, form.number("left", left, 1 - board.width, 0)


def _last_card(s: DomingoState, board: Board, given: Mapping[str, Any], form: PositionInput) -> tuple[int, int] | None:
    """Line and column of the card that was laid last: given, or one that may be it."""
    ends = board.ends()
    start = (START_ROW - s.top) // CARD_FIELDS, START_COLUMN - s.left
    if len(board.lines) == 1:
        ends = [end for end in ends if end != start]
    if "placed" not in given:
        return ends[0] if ends else None
    row, column = given["placed"]
    place = (row + START_ROW - s.top) // CARD_FIELDS, column + START_COLUMN - s.left
    if place not in ends or row % CARD_FIELDS:
        known = (f"({s.top - START_ROW + CARD_FIELDS * k}, {s.left - START_COLUMN + c})" for k, c in ends)
        form.fail("placed", "DO-09", entry="placed", given=f"({row}, {column})", known=", ".join(known) or "-")
    return place


def _settle_turn(s: DomingoState, board: Board, given: Mapping[str, Any], form: PositionInput) -> None:
    s.claim_due = given.get("claim_due", False)
    if s.claim_due and not (s.announcing and len(board.cards) > 1):
        form.fail("contradiction", "DO-21", entry="claim_due", given="true", expected="false")
    first = s.first if s.first >= 0 else any_below(s, form.players)
    s.turn = given.get("turn", first)


def _hand_sizes(s: DomingoState, cards: int) -> list[int]:
    """How many cards everybody holds when so many are not on the board: three, or what is left of the last ones.

    The card that has still to be announced has been laid, and none has been drawn for it (DO-14, DO-21).
    """
    cards += s.claim_due
    sizes = [HAND] * s.players
    if cards < HAND * s.players:
        for k in range(s.players):
            sizes[(s.turn + k) % s.players] = (cards - k + s.players - 1) // s.players
    sizes[s.turn] -= s.claim_due
    return sizes


def _deal(
    s: DomingoState, hands: Sequence[Hand | None], stock: list[int], rest: list[int], form: PositionInput
) -> None:
    """Hands first, then the stock."""
    cards = len(rest) + len(stock) + len(_held(hands))
    sizes = _hand_sizes(s, cards)
    for seat, (hand, size) in enumerate(zip(hands, sizes, strict=True)):
        if hand is not None and len(hand) != size:
            form.fail("hand-size", "DO-14", entry=at("hands", seat), size=size, given=len(hand))
        known = [None] * size if hand is None else hand
        if known.count(None) > len(rest):
            form.fail("stock-size", "DO-14", entry="stock", size=cards - sum(sizes), given=len(stock))
        fill(s.hand[seat], [rest.pop() if card is None else _face(s, card) for card in known], 0)
        s.in_hand[seat] = size
    fill(s.stock, [*rest, *reversed(stock)], 0)
    s.in_stock = len(rest) + len(stock)


# --- writing ----------------------------------------------------------


def _placed(s: PlainState, _: Edition) -> JSON:
    if not s.placed_at:
        return None
    return {"row": s.placed_at // WIDTH - START_ROW, "column": s.placed_at % WIDTH - START_COLUMN}


def _hands(s: PlainState, _: Edition) -> JSON:
    return [[STRIPS.decode(card) for card in s.hand[seat][: s.in_hand[seat]]] for seat in range(s.players)]


def _stock(s: PlainState, _: Edition) -> JSON:
    return [STRIPS.decode(card) for card in reversed(s.stock[: s.in_stock])]


def _read_corner(form: PositionInput, entry: str, value: Any) -> int:
    most = CARD_FIELDS * (LINES - 1) if entry == "top" else LINE - 1
    return form.number(entry, value, -most, 0)


POSITION = PositionFormat(
    (
        PositionEntry("board", lambda s, _: list(board_rows(s)), _read_board),
        PositionEntry("top", lambda s, _: s.top - START_ROW, _read_corner),
        PositionEntry("left", lambda s, _: s.left - START_COLUMN, _read_corner),
        PositionEntry("placed", _placed, _read_place),
        PositionEntry("hands", _hands, _read_hands),
        PositionEntry("stock", _stock, _read_stock),
        PositionEntry("points", lambda s, _: s.points[: s.players], PositionInput.points),
        PositionEntry("turn", lambda s, _: s.turn, PositionInput.seat),
        PositionEntry("claim_due", lambda s, _: bool(s.claim_due), PositionInput.flag),
    ),
    lay_position,
)
