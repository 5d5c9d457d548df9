"""How a simulation of Domingo goes on beyond the search trees, and the estimate that it ends with.

The constants are fitted to games that the rollout policy plays against itself: the points that come after a position,
by the runs that are open in it and by the cards in the hands.
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
"""How likely the next player extends a run that a card leaves open."""
USUAL_POINTS = (1.7, 4.6)
"""The average points of a card in the first line, and in a later one."""
USUALLY_OPEN = (0.5, 1.9)
"""What a card leaves to the next one on average, in the first line and in a later one."""
SPREAD = 2.5
"""The standard deviation of the points of a card."""
OF_ONE_COLOUR, PAIR, FRAME, MIXED = 2.0, 0.7, -1.1, 0.0
"""How much more than average a card in hand scores: three equal fields, two equal neighbours, equal outer fields."""


def held_worth(letters: str) -> float:
    """How much more than average a card in hand scores.

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


@implements(rules.rollout_policy, STATE)
def rollout_policy(s: DomingoState, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """The best placement by a quick estimate. A claim is what the card is worth."""
    if s.claim_due:
        return ANNOUNCE + card_worth(s.field, s.placed_at)
    return best_placement(s, seat)[0]


@compiled
def best_placement(s: DomingoState, seat: int) -> tuple[int, int, float]:
    """The placement with the most points, less what it leaves to the next player and the card's value in hand.

    Returns the action, what it scores, and what it leaves.
    """
    gain = np.zeros((CARD_FIELDS, 1 + COLOUR_COUNT), np.int16)
    first_end, ends = open_ends(s)
    best, chosen, scored, left_open = -np.inf, 0, 0, 0.0
    for end in range(first_end, first_end + ends):
        top_field = reply_place(s, end)
        sideways_gains(s.field, top_field, gain)
        ways = ways_up(s, seat)
        while ways:
            strip = lowest(ways)
            ways &= ways - np.uint64(1)
            points = strip_worth(s.field, top_field, strip, gain)
            leaves = 0.0 if s.laid == LINE - 1 else FITS * opened(s.field, top_field, strip, ahead(end))
            worth = points - leaves - HELD[strip]
            if worth > best:
                best, chosen, scored, left_open = worth, PLACE + strip * END_COUNT + end, points, leaves
    return chosen, scored, left_open


@compiled
def ahead(end: int) -> int:
    """The step from a card laid at this end to the next one: to the right, or to the left."""
    return 1 if end in (RIGHT, ABOVE_LEFT, BELOW_LEFT) else -1


@compiled
def opened(field: Uint8s, top_field: int, strip: int, forward: int) -> int:
    """What the next card would score if it extended all runs that reach it from this strip, once it is laid here."""
    total = 0
    for k in range(CARD_FIELDS):
        at, colour = top_field + k * WIDTH, colour_of(strip, k)
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
    """The points so far, the best next card, the hands, and the average for all other cards."""
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
    """Add the expected points of all cards still to be laid, beginning with the one that this seat lays next."""
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
