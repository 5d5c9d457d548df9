"""Who knows what (DO-28), for bots: possible worlds, and what a seat knows as numbers."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import shuffle
from tavolata.core.rules import implements
from tavolata.core.state import Floats, Uint8s
from tavolata.core.tiers import compiled
from tavolata.games.domingo.rules import put_into_hand
from tavolata.games.domingo.state import (
    CARD_FIELDS,
    CARDS,
    COLOUR_COUNT,
    EMPTY,
    HAND,
    LINE,
    LINES,
    MAX_PLAYERS,
    STATE,
    STRIP_COUNT,
    WIDTH,
    DomingoState,
)

ROWS = LINES * CARD_FIELDS

OBSERVATION = {
    "board": ROWS * LINE * COLOUR_COUNT,
    "hand": STRIP_COUNT,
    "unseen": STRIP_COUNT,
    "points": MAX_PLAYERS,
    "in_hand": MAX_PLAYERS,
    "in_stock": 1,
    "lines": LINES + 1,
    "laid": 1,
    "row": ROWS,
    "grown": 1,
    "claim_due": 1,
    "claimed": LINE,
    "options": 2,
}
"""Seats count clockwise from the observer; points are in hundreds; the board is read from its top left.
`claimed` is the column of the card whose worth is to be announced. The `options` are turning, and announcing: 0 without
it, 1 where a claim that is too high is corrected, 2 where it scores nothing."""


@compiled
def count_unseen(s: DomingoState, seat: int, counts: Uint8s) -> None:
    """Count, strip by strip, the cards this seat has not seen: other hands and the stock together (DO-28)."""
    for k in range(s.in_stock):
        counts[s.stock[k]] += 1
    for other in range(s.players):
        if other != seat:
            for k in range(s.in_hand[other]):
                counts[s.hand[other, k]] += 1


@implements(rules.resample, STATE)
def resample(s: DomingoState, seat: int) -> None:
    """Deal unseen cards again, from a pile that is sorted before it is shuffled: no trace of the truth is left."""
    counts = np.zeros(STRIP_COUNT, np.uint8)
    count_unseen(s, seat, counts)
    pile = np.zeros(CARDS, np.uint8)
    unseen = 0
    for strip in range(STRIP_COUNT):
        for _ in range(counts[strip]):
            pile[unseen] = strip
            unseen += 1
    shuffle(s.rng, pile, unseen)
    for other in range(s.players):
        if other != seat:
            unseen = refill(s, other, pile, unseen)
    for k in range(s.in_stock):
        s.stock[k] = pile[k]


@implements(rules.reroll, STATE)
def reroll(s: DomingoState) -> None:
    """Shuffle the stock: its sequence is all that nobody knows."""
    counts = np.zeros(STRIP_COUNT, np.uint8)
    for k in range(s.in_stock):
        counts[s.stock[k]] += 1
    at = 0
    for strip in range(STRIP_COUNT):
        for _ in range(counts[strip]):
            s.stock[at] = strip
            at += 1
    shuffle(s.rng, s.stock, int(s.in_stock))


@compiled
def refill(s: DomingoState, seat: int, pile: Uint8s, left: int) -> int:
    """Give a seat as many cards as it holds from the end of the pile; return how many are left there."""
    held = s.in_hand[seat]
    s.in_hand[seat] = 0
    for k in range(HAND):
        s.hand[seat, k] = 0
    for _ in range(held):
        left -= 1
        put_into_hand(s, seat, pile[left])
    return left


@implements(rules.observe, STATE)
def observe(s: DomingoState, seat: int, out: Floats) -> None:
    at = observe_board(s, out)
    for k in range(s.in_hand[seat]):
        out[at + int(s.hand[seat, k])] += 1
    at += STRIP_COUNT
    counts = np.zeros(STRIP_COUNT, np.uint8)
    count_unseen(s, seat, counts)
    for strip in range(STRIP_COUNT):
        out[at + strip] = counts[strip]
    at += STRIP_COUNT
    for k in range(s.players):
        other = (seat + k) % s.players
        out[at + k] = s.points[other] / 100
        out[at + MAX_PLAYERS + k] = s.in_hand[other]
    at += 2 * MAX_PLAYERS
    out[at] = s.in_stock
    out[at + 1 + int(s.lines)] = 1
    at += 2 + LINES
    out[at] = s.laid
    out[at + 1 + s.row - s.top] = 1
    at += 1 + ROWS
    out[at] = s.grown
    out[at + 1] = s.claim_due
    if s.claim_due:
        out[at + 2 + int(s.placed_at) % WIDTH - int(s.left)] = 1
    at += 2 + LINE
    out[at] = s.turning
    out[at + 1] = s.announcing * (1 + s.overclaim)


@compiled
def observe_board(s: DomingoState, out: Floats) -> int:
    """The fields of the display, one of four colours or none, row by row from its top left; return where it ends."""
    for row in range(s.bottom - s.top + 1):
        for column in range(s.right - s.left + 1):
            colour = int(s.field[(s.top + row) * WIDTH + s.left + column])
            if colour != EMPTY:
                out[(row * LINE + column) * COLOUR_COUNT + colour - 1] = 1
    return ROWS * LINE * COLOUR_COUNT
