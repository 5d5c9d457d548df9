"""Thinking ahead in Mamma Mia!: a quick choice, where a game seems to lead to, secret answers, and forgetting."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import any_best, below
from tavolata.core.rules import implements, legal
from tavolata.core.state import MOST_SEATS, Doubles, Int16s, Int64s, Uint64s
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import HELP, REFUSE
from tavolata.games.mamma_mia.heuristic import NOT_HELD, plan, value
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

BAKED = 0.95
"""What an order in the oven counts that can be baked …"""
ADDED = 0.03
"""… less this for every card that its owner has to keep for it …"""
ONE_SHORT = 0.2
"""… and if a single card is neither in the oven nor in the owner's hand."""
HELD_ORDER = 0.15
USEFUL_ORDERS = 3
HELD_CARD = 0.03
ROUND_ORDERS = (2.7, 3.2)
"""What a whole round brings everybody on the average, without and with helping."""
SURE = 0.6
SPREAD = 1.5
"""How far the points at the end may be off, for the chance to win: a little always, and so much for a whole game."""
THOUSANDTHS = 1000

rules.suspects_nobody(STATE)


@implements(rules.seen, STATE)
def seen(s: MammaMiaState, action: int) -> int:
    """Whether somebody would help is not seen (MM-30)."""
    return HELP if action == REFUSE else action


@implements(rules.sketch, STATE)
def sketch(s: MammaMiaState, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """What the heuristic likes best; among equals, any."""
    count = legal(s, seat, actions)
    if count == 1:
        return int(actions[0])
    values = np.empty(count, np.float32)
    value(s, seat, actions, count, values)
    return int(actions[any_best(rng, values, count)])


# --- where it leads to ------------------------------------------------


@implements(rules.estimate, STATE)
def estimate(s: MammaMiaState, out: Doubles) -> float:
    """The finished orders, those in the oven that should be baked, and a little for what is held."""
    if s.phase == OVER:
        return 0.0
    last = CLEARINGS_WITH_HELPING if s.helping else CLEARINGS_WITHOUT
    later = last - 1 - s.clearings
    is_baking_next = s.phase <= DRAWING
    for seat in range(s.players):
        orders = min(USEFUL_ORDERS, orders_of(s, seat)) if later > 0 or is_baking_next else 0
        out[seat] = s.points[seat] + HELD_ORDER * orders + HELD_CARD * ingredients_of(s, seat)
    bake_for_all(s, out)
    left = later + (s.in_stock / INGREDIENTS if is_baking_next else 0.0)
    for seat in range(s.players):
        out[seat] += ROUND_ORDERS[int(s.helping)] * left
    return float(SURE + SPREAD * np.sqrt(left / last))


@compiled
def bake_for_all(s: MammaMiaState, out: Doubles) -> None:
    """Clear the oven in thought; every owner adds what is missing and held."""
    left, needs = np.zeros(KIND_COUNT, np.int64), np.zeros(KIND_COUNT, np.int64)
    spare = np.zeros((MOST_SEATS, KIND_COUNT), np.int64)
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
                out[owner] += BAKED - ADDED * cost
                use(left, spare[owner], needs)
            elif cost < 2 * NOT_HELD:
                out[owner] += ONE_SHORT


@compiled
def use(left: Int64s, spare: Int64s, needs: Int64s) -> None:
    """Take what is needed from the table, and what is missing there from the hand."""
    for kind in range(KIND_COUNT):
        spare[kind] -= max(0, needs[kind] - left[kind])
        left[kind] = max(0, left[kind] - needs[kind])


# --- forgetting -------------------------------------------------------


@implements(rules.forget, STATE)
def forget(s: MammaMiaState, seat: int, share: float) -> None:
    """Ingredients in the oven, but for the top card, change places: what was laid is known, but not when (MM-44)."""
    for place in range(s.revealed, s.in_oven - 1):
        if s.oven[place] < KIND_COUNT and below(s.rng, THOUSANDTHS) < share * THOUSANDTHS:
            other = int(s.revealed) + below(s.rng, int(s.in_oven - s.revealed) - 1)
            if s.oven[other] < KIND_COUNT:
                s.oven[place], s.oven[other] = s.oven[other], s.oven[place]
