"""What a person may know of the table (DO-28), and why a move is refused."""

from __future__ import annotations

from typing_extensions import TypedDict

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.core.tiers import python_function
from tavolata.games.domingo.actions import Announce, Place
from tavolata.games.domingo.rules import face, is_over, open_ends
from tavolata.games.domingo.state import (
    ABOVE_LEFT,
    END_NAMES,
    ENDS,
    LETTERS,
    MOST_POINTS,
    START_COLUMN,
    START_ROW,
    STRIPS,
    WIDTH,
    DomingoState,
    End,
    strip_of,
    turned_letters,
)

CELL = "." + LETTERS


class CardPosition(TypedDict):
    """Where the top field of a card lies, as in the events."""

    row: int
    column: int


class DomingoOwn(TypedDict):
    """What a seat knows better than the others: the own hand, which is empty for everybody else."""

    hand: list[str]


class DomingoTable(DomingoOwn):
    """The entries of a view.

    `board` has a text a row from the top left corner of the display, `.` where nothing lies. That corner is at row
    `top` and column `left`, counted from the start card as in the events. `claimed` is the card whose worth is to be
    announced.
    """

    board: list[str]
    top: int
    left: int
    lines: int
    laid: int
    ends: list[End]
    in_hand: list[int]
    in_stock: int
    turning: bool
    announcing: bool
    claim_due: bool
    claimed: CardPosition | None


def table(s: PlainState, _: Edition) -> DomingoTable:
    """The display and the numbers everybody may know; what a card is worth only once it is announced."""
    return {
        "board": board_rows(s),
        "top": s.top - START_ROW,
        "left": s.left - START_COLUMN,
        "lines": s.lines,
        "laid": s.laid,
        "ends": end_names(s),
        "hand": [],
        "in_hand": s.in_hand[: s.players],
        "in_stock": s.in_stock,
        "turning": bool(s.turning),
        "announcing": bool(s.announcing),
        "claim_due": bool(s.claim_due),
        "claimed": _claimed(s) if s.claim_due else None,
    }


def own(s: PlainState, seat: int, _: Edition) -> DomingoOwn:
    """The own hand."""
    return {"hand": hand_of(s, seat)}


def has_hint(s: PlainState) -> bool:
    """Counting one's points is part of the game (DO-21)."""
    return not s.claim_due


def _claimed(s: PlainState) -> CardPosition:
    """Where the card lies whose worth is to be announced."""
    return {"row": s.placed_at // WIDTH - START_ROW, "column": s.placed_at % WIDTH - START_COLUMN}


def board_rows(s: PlainState) -> list[str]:
    """The display as text, a row a text."""
    rows = (s.field[row * WIDTH + s.left : row * WIDTH + s.right + 1] for row in range(s.top, s.bottom + 1))
    return ["".join(CELL[cell] for cell in row) for row in rows]


def hand_of(s: PlainState | DomingoState, seat: int) -> list[str]:
    """The cards a seat holds, by their letters."""
    return [STRIPS.decode(card) for card in sorted(s.hand[seat][: s.in_hand[seat]])]


def end_names(s: PlainState) -> list[End]:
    """The ends a card may be laid at now."""
    if python_function(is_over)(s) or s.claim_due:
        return []
    first_end, ends = python_function(open_ends)(s)
    return list(END_NAMES[first_end : first_end + ends])


def refusal(s: DomingoState, seat: int, action: Action, _: Edition) -> IllegalMove:
    """Why this seat may not do this now: what is wrong, and what would be right."""
    if is_over(s):
        return _refuse("over", "DO-25")
    if seat != s.turn:
        return _refuse("not-your-turn", "DO-06", turn=int(s.turn) + 1)
    if isinstance(action, Announce):
        return _refuse("nothing-to-announce", "DO-21") if s.announcing else _refuse("announcing-off", "DO-24")
    assert isinstance(action, Place)
    if s.claim_due:
        return _refuse("claim-due", "DO-21", most=MOST_POINTS)
    return _refused_card(s, seat, action.card) or _refused_end(s)


def _refused_card(s: DomingoState, seat: int, card: str) -> IllegalMove | None:
    hand = hand_of(s, seat)
    if STRIPS.decode(face(strip_of(card), s.turning)) in hand:
        return None
    if not s.turning and turned_letters(card) in hand:
        return _refuse("turning-off", "DO-08", card=card, listed=turned_letters(card))
    return _refuse("not-in-hand", "DO-06", card=card, hand=", ".join(hand))


def _refused_end(s: DomingoState) -> IllegalMove:
    first_end, ends = open_ends(s)
    if first_end == ABOVE_LEFT:
        return _refuse("choose-a-corner", "DO-11")
    if ends == 2:
        return _refuse("first-line-ends", "DO-09")
    return _refuse("one-direction", "DO-12", end=ENDS.decode(first_end))


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "domingo", **fields)
