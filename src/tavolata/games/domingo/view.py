"""What a person may know of the table (DO-28)."""

from __future__ import annotations

from tavolata.core.edition import Edition
from tavolata.core.json_types import JSON
from tavolata.core.plain_state import PlainState
from tavolata.core.tiers import python_function
from tavolata.games.domingo.rules import is_over, open_ends
from tavolata.games.domingo.state import ENDS, LETTERS, OVERCLAIMS, START_COLUMN, START_ROW, STRIPS, WIDTH

CELL = "." + LETTERS


def table(s: PlainState, _: Edition) -> dict[str, JSON]:
    """The display and the numbers everybody may know; what a card is worth only once it is announced.

    `board` has a text a row from the top left corner of the display, `.` where nothing lies. That corner is at row
    `top` and column `left`, counted from the start card as in the events.
    """
    return {
        "board": list(board_rows(s)),
        "top": s.top - START_ROW,
        "left": s.left - START_COLUMN,
        "lines": s.lines,
        "laid": s.laid,
        "ends": list(end_names(s)),
        "hand": [],
        "in_hand": s.in_hand[: s.players],
        "in_stock": s.in_stock,
        "turning": bool(s.turning),
        "announcing": bool(s.announcing),
        "overclaim": OVERCLAIMS[s.overclaim],
        "claim_due": bool(s.claim_due),
        "claimed": _place(s) if s.claim_due else None,
    }


def own(s: PlainState, seat: int, _: Edition) -> dict[str, JSON]:
    """The seat's own hand."""
    return {"hand": list(hand_of(s, seat))}


def has_hint(s: PlainState) -> bool:
    """Counting one's points is part of the game (DO-21)."""
    return not s.claim_due


def _place(s: PlainState) -> dict[str, JSON]:
    """Where the card lies whose worth is to be announced, as in the events."""
    return {"row": s.placed_at // WIDTH - START_ROW, "column": s.placed_at % WIDTH - START_COLUMN}


def board_rows(s: PlainState) -> list[str]:
    """The display, one text for each row."""
    rows = (s.field[row * WIDTH + s.left : row * WIDTH + s.right + 1] for row in range(s.top, s.bottom + 1))
    return ["".join(CELL[cell] for cell in row) for row in rows]


def hand_of(s: PlainState, seat: int) -> list[str]:
    """The cards a seat holds, by their letters."""
    return [STRIPS.decode(card) for card in sorted(s.hand[seat][: s.in_hand[seat]])]


def end_names(s: PlainState) -> list[str]:
    """The ends a card may be laid at now."""
    if python_function(is_over)(s) or s.claim_due:
        return []
    first_end, ends = python_function(open_ends)(s)
    return [ENDS.decode(end) for end in range(first_end, first_end + ends)]
