"""Domingo's state, and what its numbers mean.

A *strip* is a card as it lies: the colours of its top, middle and bottom field as one number, 16 · top + 4 · middle
+ bottom. The *field* is what lies on the table, one colour per cell, with an empty border and room to grow on all
sides: the start card may end up anywhere in its line of 12, and its line anywhere among the four.
"""

from __future__ import annotations

from itertools import product
from typing import Annotated, Literal, get_args

from tavolata.core.domains import Names
from tavolata.core.state import Flag, Header, Int8, Int8s, Int16, Uint8s, state_dtype

CARDS = 48
LINE = 12
LINES = 4
CARD_FIELDS = 3
HAND = 3
MAX_PLAYERS = 4
MAX_POINTS = 120

LETTERS = "toal"
"""Terracotta, olive, azure and lemon."""
COLOUR_COUNT = len(LETTERS)
STRIPS = Names(tuple("".join(letters) for letters in product(LETTERS, repeat=CARD_FIELDS)))
STRIP_COUNT = STRIPS.size

End = Literal["left", "right", "above-left", "above-right", "below-left", "below-right"]
END_NAMES: tuple[End, ...] = get_args(End)
ENDS = Names(END_NAMES, topic="end")
LEFT, RIGHT, ABOVE_LEFT, ABOVE_RIGHT, BELOW_LEFT, BELOW_RIGHT = range(ENDS.size)
END_COUNT = ENDS.size

WIDTH = 1 + (2 * LINE - 1) + 1
HEIGHT = 1 + CARD_FIELDS * (2 * LINES - 1) + 1
CELLS = WIDTH * HEIGHT
START_COLUMN = LINE
START_ROW = 1 + CARD_FIELDS * (LINES - 1)
OVERCLAIMS = ("corrected", "lost")
CORRECTED, LOST = range(len(OVERCLAIMS))
"""What happens to a claim that is too high (DO-22)."""
EMPTY = 0
"""In the field, colours count from 1."""


class DomingoState(Header):
    """A whole game of Domingo."""

    turning: Flag
    announcing: Flag
    first: Int8
    deck: Annotated[Uint8s, "u1", CARDS]
    """The strips of the edition, the way up its file lists them."""

    stock: Annotated[Uint8s, "u1", CARDS]
    """The face-down cards; the last one is drawn next."""
    in_stock: Int8
    hand: Annotated[Uint8s, "u1", MAX_PLAYERS, HAND]
    in_hand: Annotated[Int8s, "i1", MAX_PLAYERS]
    turn: Int8

    field: Annotated[Uint8s, "u1", CELLS]
    left: Int16
    right: Int16
    top: Int16
    bottom: Int16
    """The bounds of all lines in the field, the growing one included."""
    row: Int16
    """The top row of the growing line."""
    laid: Int8
    """How many cards lie in the growing line."""
    grown: Int8
    """Which way it grows: LEFT or RIGHT; it means nothing in the first line."""
    lines: Int8
    """How many lines are finished."""
    claim_due: Flag
    """A card has been placed and its owner still has to announce (DO-21)."""
    placed_at: Int16
    """Where the top field of the last card lies."""
    overclaim: Int8
    """CORRECTED or LOST: what happens to a claim that is too high (DO-22)."""


STATE = state_dtype(DomingoState, events=20)


def strip_of(letters: str) -> int:
    """The number of a strip given by its letters.

    >>> strip_of("ttt"), strip_of("tol")
    (0, 7)
    """
    return STRIPS.encode(letters)


def turned_letters(letters: str) -> str:
    """The strip after half a turn."""
    return letters[::-1]
