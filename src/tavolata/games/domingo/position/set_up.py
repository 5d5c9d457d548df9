"""Setting up a position of Domingo: cards go where they were given, and the rest is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.core.position_setup import Amounts, any_below, fill, shuffled
from tavolata.games.domingo.position.board import Board
from tavolata.games.domingo.position.read import Hand
from tavolata.games.domingo.rules import face, lay
from tavolata.games.domingo.state import (
    CARD_FIELDS,
    EMPTY,
    HAND,
    LEFT,
    RIGHT,
    START_COLUMN,
    START_ROW,
    STRIPS,
    WIDTH,
    DomingoState,
    strip_of,
)


def set_up_position(s: DomingoState, given: Mapping[str, Any], reader: PositionReader) -> None:
    """Cards that are given nowhere are dealt: to hands that need them, and the rest is the stock (DO-03, DO-14)."""
    deck = Amounts(reader, Counter(_face(s, int(card)) for card in s.deck), STRIPS.decode)
    board = given.get("board") or _start_card(s, given)
    hands, stock = given.get("hands", [None] * reader.players), given.get("stock", [])
    for entry, cards in {"board": map(strip_of, board.cards), "hands": _held(hands), "stock": stock}.items():
        for card in cards:
            deck.take(entry, _face(s, card))
    _lay_board(s, board, given, reader)
    _settle_turn(s, board, given, reader)
    _deal(s, hands, [_face(s, card) for card in stock], shuffled(s, deck.left), reader)
    s.points[: reader.players] = given.get("points", [0] * reader.players)


def _face(s: DomingoState, strip: int) -> int:
    return face(strip, s.turning)


def _held(hands: Sequence[Hand | None]) -> list[int]:
    """All cards that are given in hands."""
    return [card for hand in hands for card in hand or () if card is not None]


def _start_card(s: DomingoState, given: Mapping[str, Any]) -> Board:
    """Any card that is nowhere else, the way up the file lists it (DO-04)."""
    wanted = Counter(_face(s, card) for card in (*_held(given.get("hands", ())), *given.get("stock", ())))
    for card in shuffled(s, s.deck.tolist()):
        wanted[_face(s, card)] -= 1
        if wanted[_face(s, card)] < 0:
            return Board(tuple(STRIPS.decode(card)))
    return Board(tuple(STRIPS.decode(int(s.deck[0]))))


def _lay_board(s: DomingoState, board: Board, given: Mapping[str, Any], reader: PositionReader) -> None:
    top, left = _corner(board, given, reader)
    s.top, s.left = START_ROW + top, START_COLUMN + left
    s.bottom, s.right = s.top + len(board.rows) - 1, s.left + board.width - 1
    s.field[:] = EMPTY
    for number, line in enumerate(board.lines):
        for column, card in enumerate(line):
            if card:
                _lay_card(s, number, column, card)
    s.laid, s.lines = board.laid, len(board.lines) - (board.growing is not None)
    place = _last_card(s, board, given, reader)
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


def _corner(board: Board, given: Mapping[str, Any], reader: PositionReader) -> tuple[int, int]:
    """Where the board begins, seen from the start card: the start card lies in it, in a line that is not growing."""
    firsts = [0 - CARD_FIELDS * k for k in range(len(board.lines)) if len(board.lines) == 1 or k != board.growing]
    top, left = given.get("top", firsts[0]), given.get("left", 0)
    if top not in firsts:
        reader.fail("name", "DO-04", entry="top", given=top, known=", ".join(map(str, firsts)))
    return top, reader.number("left", left, 1 - board.width, 0)


def _last_card(
    s: DomingoState, board: Board, given: Mapping[str, Any], reader: PositionReader
) -> tuple[int, int] | None:
    """Line and column of the card that was laid last: as given, or a possible one."""
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
        reader.fail("placed", "DO-09", entry="placed", given=f"({row}, {column})", known=", ".join(known) or "-")
    return place


def _settle_turn(s: DomingoState, board: Board, given: Mapping[str, Any], reader: PositionReader) -> None:
    s.claim_due = given.get("claim_due", False)
    if s.claim_due and not (s.announcing and len(board.cards) > 1):
        reader.fail("contradiction", "DO-21", entry="claim_due", given="true", expected="false")
    first = s.first if s.first >= 0 else any_below(s, reader.players)
    s.turn = given.get("turn", first)


def _hand_sizes(s: DomingoState, cards: int) -> list[int]:
    """How many cards everybody holds when so many are not on the board: three, or what is left of the last ones.

    The card that still has to be announced has been laid, but none has been drawn for it yet (DO-14, DO-21).
    """
    cards += s.claim_due
    sizes = [HAND] * s.players
    if cards < HAND * s.players:
        for k in range(s.players):
            sizes[(s.turn + k) % s.players] = (cards - k + s.players - 1) // s.players
    sizes[s.turn] -= s.claim_due
    return sizes


def _deal(
    s: DomingoState, hands: Sequence[Hand | None], stock: list[int], rest: list[int], reader: PositionReader
) -> None:
    """Hands first, then the stock."""
    cards = len(rest) + len(stock) + len(_held(hands))
    sizes = _hand_sizes(s, cards)
    for seat, (hand, size) in enumerate(zip(hands, sizes, strict=True)):
        if hand is not None and len(hand) != size:
            reader.fail("hand-size", "DO-14", entry=at("hands", seat), size=size, given=len(hand))
        known = [None] * size if hand is None else hand
        if known.count(None) > len(rest):
            reader.fail("stock-size", "DO-14", entry="stock", size=cards - sum(sizes), given=len(stock))
        fill(s.hand[seat], [rest.pop() if card is None else _face(s, card) for card in known], 0)
        s.in_hand[seat] = size
    fill(s.stock, [*rest, *reversed(stock)], 0)
    s.in_stock = len(rest) + len(stock)
