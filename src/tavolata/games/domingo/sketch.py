"""Thinking ahead in Domingo: a quick choice, and where a game seems to lead to."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.bits import lowest
from tavolata.core.chance import below
from tavolata.core.compiling import compiled
from tavolata.core.record import Doubles, Int16s, Uint64s
from tavolata.core.rules import implements
from tavolata.games.domingo.actions import PLACEMENTS
from tavolata.games.domingo.heuristic import reply_place, sideways_gains, strip_worth
from tavolata.games.domingo.rules import is_over, open_ends, ways_up
from tavolata.games.domingo.scoring import card_worth
from tavolata.games.domingo.state import CARD_FIELDS, COLOUR_COUNT, END_COUNT, STATE, State

USUAL_POINTS = 3.6
"""What a card scores on the average."""
SPREAD = 4.0
"""How far the points of a card may be off that, for the chance to win."""

rules.chooses_openly(STATE)
rules.shows_everything(STATE)


@implements(rules.sketch, STATE)
def sketch(s: State, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """The card that scores most, at its best end and way up; among equals, any. A claim is what the card is worth."""
    if s.claim_due:
        return PLACEMENTS + card_worth(s.field, s.placed_at)
    gain = np.zeros((CARD_FIELDS, 1 + COLOUR_COUNT), np.int16)
    first_end, ends = open_ends(s)
    best, chosen, equals = -1, 0, 1
    for end in range(first_end, first_end + ends):
        card = reply_place(s, end)
        sideways_gains(s.field, card, gain)
        ways = ways_up(s, seat)
        while ways:
            strip = lowest(ways)
            ways &= ways - np.uint64(1)
            points = strip_worth(s.field, card, strip, gain)
            equals = equals + 1 if points == best else 1
            if points > best or (points == best and below(rng, equals) == 0):
                best, chosen = points, strip * END_COUNT + end
    return chosen


@implements(rules.estimate, STATE)
def estimate(s: State, out: Doubles) -> float:
    """The points so far, and the usual ones for each card that is still to be laid."""
    if is_over(s):
        return 0.0
    left = cards_left(s)
    for waits in range(s.players):
        seat = (int(s.turn) + waits) % int(s.players)
        out[seat] = s.points[seat] + USUAL_POINTS * ((left - waits + int(s.players) - 1) // int(s.players))
    return float(SPREAD * np.sqrt(max(1, left) / s.players))


@compiled
def cards_left(s: State) -> int:
    """How many cards are still to be laid."""
    left = int(s.in_stock)
    for seat in range(s.players):
        left += s.in_hand[seat]
    return left
