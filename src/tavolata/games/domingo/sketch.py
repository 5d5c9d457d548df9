"""Thinking ahead in Domingo: a quick choice, and where a game seems to lead to.

The constants are fitted to games that the quick choice plays against itself: the points that come after a position, by
what lies open in it and by the cards in the hands.
"""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.bits import lowest
from tavolata.core.rules import implements, next_clockwise
from tavolata.core.state import Doubles, Int16s, Uint8s, Uint64s
from tavolata.core.tiers import compiled
from tavolata.games.domingo.actions import ANNOUNCE, FALLING, HORIZONTAL, PLACE
from tavolata.games.domingo.heuristic import joined, reply_place, sideways_gains, strip_worth
from tavolata.games.domingo.rules import is_over, open_ends, ways_up
from tavolata.games.domingo.scoring import card_worth, run_points
from tavolata.games.domingo.state import (
    ABOVE_LEFT,
    BELOW_LEFT,
    CARD_FIELDS,
    CARDS,
    COLOUR_COUNT,
    END_COUNT,
    LINE,
    RIGHT,
    STATE,
    STRIP_COUNT,
    STRIPS,
    WIDTH,
    DomingoState,
)

FITS = 0.45
"""How likely the next player makes one field longer a run that a card leaves open."""
USUAL_POINTS = (1.7, 4.6)
"""What a card scores on the average in the first line, and in a later one."""
USUALLY_OPEN = (0.5, 1.9)
"""What a card leaves to the next one on the average, in the first line and in a later one."""
SPREAD = 2.5
"""How far the points of a card may be off the average, for the chance to win."""
OF_ONE_COLOUR, PAIR, FRAME, MIXED = 2.0, 0.7, -1.1, 0.0
"""What a card in hand will score more than others: three fields alike, two neighbours alike, only the outer ones."""

rules.chooses_openly(STATE)
rules.shows_everything(STATE)


def held_worth(letters: str) -> float:
    """What a card in hand will score more than others.

    >>> held_worth("ttt"), held_worth("tto"), held_worth("tot"), held_worth("toa")
    (2.0, 0.7, -1.1, 0.0)
    """
    top, middle, bottom = list(letters)
    if top == middle == bottom:
        return OF_ONE_COLOUR
    if middle in (top, bottom):
        return PAIR
    return FRAME if top == bottom else MIXED


HELD = np.array([held_worth(STRIPS.decode(strip)) for strip in range(STRIP_COUNT)], np.float64)


@implements(rules.sketch, STATE)
def sketch(s: DomingoState, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """The best placement at a glance. A claim is what the card is worth."""
    if s.claim_due:
        return ANNOUNCE + card_worth(s.field, s.placed_at)
    return best_placement(s, seat)[0]


@compiled
def best_placement(s: DomingoState, seat: int) -> tuple[int, int, float]:
    """The one that scores most, less what it leaves to the next player and what the card would be worth in hand.

    Returns the action, what it scores, and what it leaves.
    """
    gain = np.zeros((CARD_FIELDS, 1 + COLOUR_COUNT), np.int16)
    first_end, ends = open_ends(s)
    best, chosen, scored, left_open = -np.inf, 0, 0, 0.0
    for end in range(first_end, first_end + ends):
        card = reply_place(s, end)
        sideways_gains(s.field, card, gain)
        ways = ways_up(s, seat)
        while ways:
            strip = lowest(ways)
            ways &= ways - np.uint64(1)
            points = strip_worth(s.field, card, strip, gain)
            leaves = 0.0 if s.laid == LINE - 1 else FITS * opened(s.field, card, strip, ahead(end))
            worth = points - leaves - HELD[strip]
            if worth > best:
                best, chosen, scored, left_open = worth, PLACE + strip * END_COUNT + end, points, leaves
    return chosen, scored, left_open


@compiled
def ahead(end: int) -> int:
    """The step from a card laid at this end to the next one: to the right, or to the left."""
    return 1 if end in (RIGHT, ABOVE_LEFT, BELOW_LEFT) else -1


@compiled
def opened(field: Uint8s, card: int, strip: int, forward: int) -> int:
    """What the next card would score if it made all runs longer that reach it from this strip, once it is laid here."""
    total = 0
    for k in range(CARD_FIELDS):
        at, colour = card + k * WIDTH, colour_of(strip, k)
        for slope in range(max(-1, -k), min(1, CARD_FIELDS - 1 - k) + 1):
            step = forward + slope * WIDTH
            length = joined(field, at - step, -step, colour) + 2 + joined(field, at + 2 * step, step, colour)
            total += run_points(length, HORIZONTAL if slope == 0 else FALLING)
    return total


@compiled
def colour_of(strip: int, k: int) -> int:
    """The colour of a strip's k-th field, as in the field of the game."""
    return 1 + (strip >> 2 * (CARD_FIELDS - 1 - k) & (COLOUR_COUNT - 1))


@implements(rules.estimate, STATE)
def estimate(s: DomingoState, out: Doubles) -> float:
    """The points so far, the next card as laid at a glance, the hands, and the usual for all other cards."""
    if is_over(s):
        return 0.0
    for seat in range(s.players):
        out[seat] = s.points[seat]
        for k in range(s.in_hand[seat]):
            out[seat] += HELD[s.hand[seat, k]]
    seat = int(s.turn)
    if s.claim_due:
        out[seat] += card_worth(s.field, s.placed_at)
        seat = next_clockwise(s, seat)
    left = cards_left(s)
    if left > 0:
        expect(s, seat, left, out)
    return float(SPREAD * np.sqrt(max(1, left) / s.players))


@compiled
def expect(s: DomingoState, seat: int, left: int, out: Doubles) -> None:
    """Add what the cards should bring that are still to be laid, from the one that this seat lays next."""
    action, points, leaves = best_placement(s, seat)
    out[seat] += points - HELD[(action - PLACE) // END_COUNT]
    others = next_clockwise(s, seat)
    if left > 1 and s.laid < LINE - 1:
        out[others] += leaves - USUALLY_OPEN[int(s.lines > 0)]
    for later in range(left - 1, 0, -1):
        out[others] += USUAL_POINTS[int(later <= CARDS - LINE)]
        others = next_clockwise(s, others)


@compiled
def cards_left(s: DomingoState) -> int:
    """How many cards are still to be laid."""
    left = int(s.in_stock)
    for seat in range(s.players):
        left += s.in_hand[seat]
    return left
