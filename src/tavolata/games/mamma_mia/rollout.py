"""How a simulation of Mamma Mia! goes on beyond the search trees, and the estimate that it ends with."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import any_best
from tavolata.core.domains import MAX_SEATS
from tavolata.core.rules import implements, legal
from tavolata.core.state import Doubles, Int16s, Int64s, Uint64s
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.heuristic import NOT_HELD, heuristic, plan
from tavolata.games.mamma_mia.rules import ingredients_of, orders_of
from tavolata.games.mamma_mia.state import (
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    DRAWING,
    INGREDIENTS,
    KIND_COUNT,
    ORDERS_OF_A_COLOUR,
    OVER,
    STATE,
    MammaMiaState,
)

BAKED_VALUE = 0.95
"""The value of an order in the oven that can be baked …"""
ADDED_CARD_COST = 0.03
"""… less this for every card that its owner has to add …"""
ONE_SHORT_VALUE = 0.2
"""… and the value if one single card is neither in the oven nor in the owner's hand."""
HELD_ORDER_VALUE = 0.15
USEFUL_ORDERS = 3
HELD_CARD_VALUE = 0.03
ROUND_ORDERS = (2.7, 3.2)
"""The average points of a seat in a whole round, without and with helping."""
MIN_SPREAD = 0.6
SPREAD = 1.5
"""The standard error of the estimate: the minimum, and what is added at the beginning of a game."""


@implements(rules.rollout_policy, STATE)
def rollout_policy(s: MammaMiaState, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """The action with the highest heuristic value; a random one of equals."""
    count = legal(s, seat, actions)
    if count == 1:
        return int(actions[0])
    values = np.empty(count, np.float32)
    heuristic(s, seat, actions, count, values)
    return int(actions[any_best(rng, values, count)])


@implements(rules.estimate, STATE)
def estimate(s: MammaMiaState, out: Doubles) -> float:
    """The finished orders, those in the oven that should be baked, and a little for the cards in hand."""
    if s.phase == OVER:
        return 0.0
    last = CLEARINGS_WITH_HELPING if s.helping else CLEARINGS_WITHOUT
    later = last - 1 - s.clearings
    is_baking_next = s.phase <= DRAWING
    for seat in range(s.players):
        orders = min(USEFUL_ORDERS, orders_of(s, seat)) if later > 0 or is_baking_next else 0
        out[seat] = s.points[seat] + HELD_ORDER_VALUE * orders + HELD_CARD_VALUE * ingredients_of(s, seat)
    bake_for_all(s, out)
    left = later + (s.in_stock / INGREDIENTS if is_baking_next else 0.0)
    for seat in range(s.players):
        out[seat] += ROUND_ORDERS[int(s.helping)] * left
    return float(MIN_SPREAD + SPREAD * np.sqrt(left / last))


@compiled
def bake_for_all(s: MammaMiaState, out: Doubles) -> None:
    """Simulate a clearing of the oven in which every owner adds what is missing from their hand."""
    left, needs = np.zeros(KIND_COUNT, np.int64), np.zeros(KIND_COUNT, np.int64)
    spare = np.zeros((MAX_SEATS, KIND_COUNT), np.int64)
    for kind in range(KIND_COUNT):
        left[kind] = s.laid_out[kind]
        for seat in range(s.players):
            spare[seat, kind] = s.hand[seat, kind]
    for place in range(s.revealed, s.in_oven):
        card = int(s.oven[place])
        if card < KIND_COUNT:
            left[card] += 1
        else:
            owner = int(s.seat_of[(card - KIND_COUNT) // ORDERS_OF_A_COLOUR])
            cost = plan(s, card - KIND_COUNT, left, spare[owner], needs)
            if cost < NOT_HELD:
                out[owner] += BAKED_VALUE - ADDED_CARD_COST * cost
                use(left, spare[owner], needs)
            elif cost < 2 * NOT_HELD:
                out[owner] += ONE_SHORT_VALUE


@compiled
def use(left: Int64s, spare: Int64s, needs: Int64s) -> None:
    """Take what is needed from the table, and what is missing there from the hand."""
    for kind in range(KIND_COUNT):
        spare[kind] -= max(0, needs[kind] - left[kind])
        left[kind] = max(0, left[kind] - needs[kind])
