"""What a person may know of the table (DO-28)."""

from __future__ import annotations

from typing_extensions import TypedDict

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.core.tiers import python_function
from tavolata.games.domingo.rules import is_over, open_ends
from tavolata.games.domingo.state import (
    END_NAMES,
    LETTERS,
    OVERCLAIMS,
    START_COLUMN,
    START_ROW,
    STRIPS,
    WIDTH,
    End,
)

_is_over, _open_ends = python_function(is_over), python_function(open_ends)
STRIP_NAMES = tuple(map(STRIPS.decode, range(STRIPS.size)))
CELL = bytes.maketrans(bytes(range(1 + len(LETTERS))), b"." + LETTERS.encode("ascii"))


class CardPosition(TypedDict):
    """Where the top field of a card lies, as in the events."""

    row: int
    column: int


class DomingoOwn(TypedDict):
    """What a seat knows and others do not: its own hand, which is empty for everybody else."""

    hand: list[str]


class DomingoTable(DomingoOwn):
    """The entries of a view.

    `board` has one string per row from the top left corner of the display, `.` where nothing lies. That corner is at
    row `top` and column `left`, counted from the start card as in the events. `claimed` is the card whose worth is to
    be announced.
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
    overclaim: str
    claim_due: bool
    claimed: CardPosition | None


def table(s: PlainState, _: Edition) -> DomingoTable:
    """The display and the numbers everybody may know; the worth of a card only after it was announced."""
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
        "overclaim": OVERCLAIMS[s.overclaim],
        "claim_due": bool(s.claim_due),
        "claimed": _claimed(s) if s.claim_due else None,
    }


def own(s: PlainState, seat: int, _: Edition) -> DomingoOwn:
    """The seat's own hand."""
    return {"hand": hand_of(s, seat)}


def has_hint(s: PlainState) -> bool:
    """Counting one's points is part of the game (DO-21)."""
    return not s.claim_due


def _claimed(s: PlainState) -> CardPosition:
    """The position of the card whose worth is to be announced."""
    row, column = place_of_last_card(s)
    return {"row": row, "column": column}


def place_of_last_card(s: PlainState) -> tuple[int, int]:
    """The row and the column, in the display as it is drawn, of the card that was laid last."""
    return s.placed_at // WIDTH - START_ROW, s.placed_at % WIDTH - START_COLUMN


def board_rows(s: PlainState) -> list[str]:
    """The display, one text for each row."""
    text = s.bytes_of("field").translate(CELL).decode("ascii")
    return [text[row * WIDTH + s.left : row * WIDTH + s.right + 1] for row in range(s.top, s.bottom + 1)]


def hand_of(s: PlainState, seat: int) -> list[str]:
    """The cards a seat holds, by their letters."""
    return list(map(STRIP_NAMES.__getitem__, sorted(s.hand[seat][: s.in_hand[seat]])))


def end_names(s: PlainState) -> list[End]:
    """The ends a card may be laid at now."""
    if _is_over(s) or s.claim_due:
        return []
    first_end, ends = _open_ends(s)
    return list(END_NAMES[first_end : first_end + ends])
