"""A heuristic of Mamma Mia's choices, from keeping count of the oven.

It simulates the clearing of the oven: which orders will be baked, and what will be left. An order is worth laying if
what is left then, together with the hand, is enough for its pizza. Values are in finished orders.
"""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.numbers import assign, total
from tavolata.core.rules import implements
from tavolata.core.state import Floats, Int16s, Int64s
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import (
    ADD,
    ADD_MISSING,
    ASK,
    CHOOSE,
    CHOOSE_TWO,
    DRAW_STOCK,
    GIVE_UP,
    HELP,
    LAY,
    LAY_ORDER,
    NO_ORDER,
    REFUSE,
    THAT_IS_ALL,
)
from tavolata.games.mamma_mia.clearing_choices import PAIR_COUNT, PAIR_KINDS
from tavolata.games.mamma_mia.rules import orders_of
from tavolata.games.mamma_mia.state import (
    BOMBASTICA,
    BOMBASTICA_CARDS,
    CHOOSING,
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    DRAWING,
    KIND_COUNT,
    LAYING,
    MAX_LAID,
    MINIMALE,
    NONE,
    ORDERING,
    ORDERS_OF_A_COLOUR,
    STATE,
    MammaMiaState,
)

IMPOSSIBLE = 1000
NOT_HELD = 20
"""A card that is neither laid out nor in hand costs as much as this many cards in hand."""

SURE_CHANCE = 0.9
"""The chance that an order is baked for which everything should be laid out."""
KEPT_CARD_COST = 0.06
"""What a card that has to be kept for it costs, in the same unit."""
LUCKY_CARD_CHANCE = 0.25
"""The chance that a card which nobody has yet turns up in time."""
ORDER_IN_HAND_VALUE = 0.35
"""The value of keeping an order in hand that could be laid now."""
MIN_CHANCE = 0.4
"""The least chance with which an order is laid: one that fails comes back, but late."""
USUAL_ORDERS = 3
CARD_VALUE = 0.08
"""The value of an ingredient in hand."""
WANTED_CARD_VALUE = 0.5
"""The value of an ingredient that one's own order in the oven will need."""


@implements(rules.heuristic, STATE)
def heuristic(s: MammaMiaState, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    left = np.zeros(KIND_COUNT, np.int64)
    spare = np.zeros(KIND_COUNT, np.int64)
    needs = np.zeros(KIND_COUNT, np.int64)
    for kind in range(KIND_COUNT):
        left[kind], spare[kind] = s.laid_out[kind], s.hand[seat, kind]
    if s.phase <= DRAWING:
        bake_in_thought(s, seat, left, spare, needs)
        value_turn(s, seat, actions, count, out, left, spare, needs)
    elif s.phase == CHOOSING:
        for k in range(count):
            out[k] = -cost_of_choice(s, actions[k], left, spare, needs)
    else:
        wanted = cards_wanted(s, seat, left, spare, needs)
        for k in range(count):
            out[k] = value_in_clearing(s, seat, actions[k], wanted)


# --- what an order lacks ----------------------------------------------


@compiled
def plan(s: MammaMiaState, order: int, left: Int64s, spare: Int64s, needs: Int64s) -> int:
    """Choose an order's kinds as its owner would: writes what it then needs, returns what it costs."""
    forbidden = s.order_forbidden[order]
    if forbidden != NONE and left[forbidden] > 0:
        return IMPOSSIBLE
    if s.order_pizza[order] == BOMBASTICA:
        return plan_bombastica(left, spare, needs)
    assign(needs, s.order_needs[order])
    if s.order_chosen[order] == 0:
        return cost(left, spare, needs)
    choices = int(s.order_choices[order])
    if s.order_pizza[order] == MINIMALE:
        choices = fewest(choices, left)
    best, first, second = IMPOSSIBLE, NONE, NONE
    own = order // ORDERS_OF_A_COLOUR  # starting there, no colour has an advantage by its place in a list
    for k in range(KIND_COUNT if s.order_chosen[order] == 1 else PAIR_COUNT):
        one, other = (own + k) % KIND_COUNT, (own + k) % KIND_COUNT
        if s.order_chosen[order] == 2:
            one, other = (own + int(PAIR_KINDS[k, 0])) % KIND_COUNT, (own + int(PAIR_KINDS[k, 1])) % KIND_COUNT
        if choices >> one & 1 and choices >> other & 1:
            total = cost_with(s, order, one, other, left, spare, needs)
            if total < best:
                best, first, second = total, one, other
    if first != NONE:
        needs[first] += s.order_times[order]
        if second != first:
            needs[second] += s.order_times[order]
    return best


@compiled
def plan_bombastica(left: Int64s, spare: Int64s, needs: Int64s) -> int:
    assign(needs, left)
    short = max(0, BOMBASTICA_CARDS - total(left))
    not_held = max(0, short - total(spare))
    return short + NOT_HELD * not_held


@compiled
def fewest(choices: int, left: Int64s) -> int:
    """The kinds of which the fewest are left, but some (MM-38)."""
    least = 0
    for kind in range(KIND_COUNT):
        if choices >> kind & 1 and left[kind] > 0 and (least == 0 or left[kind] < least):
            least = left[kind]
    found = 0
    for kind in range(KIND_COUNT):
        if choices >> kind & 1 and left[kind] == least and least > 0:
            found |= 1 << kind
    return found


@compiled
def cost_with(s: MammaMiaState, order: int, one: int, other: int, left: Int64s, spare: Int64s, needs: Int64s) -> int:
    needs[one] += s.order_times[order]
    if other != one:
        needs[other] += s.order_times[order]
    total = cost(left, spare, needs)
    needs[one] -= s.order_times[order]
    if other != one:
        needs[other] -= s.order_times[order]
    return total


@compiled
def cost(left: Int64s, spare: Int64s, needs: Int64s) -> int:
    """How many cards are missing; those that are not in hand either count more."""
    total = 0
    for kind in range(KIND_COUNT):
        short = max(0, needs[kind] - left[kind])
        total += short + NOT_HELD * max(0, short - spare[kind])
    return total


@compiled
def chance_of(total: int) -> float:
    """How likely an order with this cost is baked."""
    not_held, held = total // NOT_HELD, total % NOT_HELD
    if total >= IMPOSSIBLE:
        return 0.0
    if not_held == 0:
        return max(0.0, SURE_CHANCE - KEPT_CARD_COST * held)
    return float(max(0.0, LUCKY_CARD_CHANCE**not_held - KEPT_CARD_COST * held))


# --- a simulated clearing ---------------------------------------------


@compiled
def bake_in_thought(s: MammaMiaState, seat: int, left: Int64s, spare: Int64s, needs: Int64s) -> None:
    """Go through the oven: afterwards `left` is what will be laid out, `spare` what the seat does not have to keep."""
    nothing = np.zeros(KIND_COUNT, np.int64)
    for place in range(s.revealed, s.in_oven):
        card = int(s.oven[place])
        if card < KIND_COUNT:
            left[card] += 1
            continue
        order = card - KIND_COUNT
        own = s.colours[seat] == order // ORDERS_OF_A_COLOUR
        if plan(s, order, left, spare if own else nothing, needs) < (NOT_HELD if own else 1):
            for kind in range(KIND_COUNT):
                if own:
                    spare[kind] -= max(0, needs[kind] - left[kind])
                left[kind] = max(0, left[kind] - needs[kind])


@compiled
def cards_wanted(s: MammaMiaState, seat: int, left: Int64s, spare: Int64s, needs: Int64s) -> Int64s:
    """The cards in hand that own orders further down the oven will need."""
    bake_in_thought(s, seat, left, spare, needs)
    for kind in range(KIND_COUNT):
        spare[kind] = s.hand[seat, kind] - spare[kind]
    return spare


# --- the turn ---------------------------------------------------------


@compiled
def value_turn(
    s: MammaMiaState, seat: int, actions: Int16s, count: int, out: Floats, left: Int64s, spare: Int64s, needs: Int64s
) -> None:
    for k in range(count):
        action = int(actions[k])
        if s.phase == LAYING:
            kind, number = (action - LAY) // MAX_LAID, (action - LAY) % MAX_LAID + 1
            out[k] = value_of_laying(s, seat, kind, number, left, spare, needs)
        elif s.phase == ORDERING and action != NO_ORDER:
            out[k] = chance_of(plan(s, action - LAY_ORDER, left, spare, needs)) - MIN_CHANCE
        elif action in (NO_ORDER, DRAW_STOCK):
            out[k] = 0
        else:
            out[k] = value_of_new_orders(s, seat)


@compiled
def value_of_laying(
    s: MammaMiaState, seat: int, kind: int, number: int, left: Int64s, spare: Int64s, needs: Int64s
) -> float:
    """The best order that could go on top, what the other orders in hand gain, and the cost of the cards."""
    wanted = s.hand[seat, kind] - max(0, spare[kind])
    left[kind] += number
    spare[kind] -= number
    best, orders_value = 0.0, 0.0
    for k in range(ORDERS_OF_A_COLOUR):
        if s.orders[seat] >> k & 1:
            chance = chance_of(plan(s, int(s.colours[seat]) * ORDERS_OF_A_COLOUR + k, left, spare, needs))
            orders_value += ORDER_IN_HAND_VALUE * chance
            best = max(best, chance)
    left[kind] -= number
    spare[kind] += number
    lost = max(0, wanted - (s.hand[seat, kind] - number))
    return float(best + orders_value - CARD_VALUE * number - (WANTED_CARD_VALUE - CARD_VALUE) * lost)


@compiled
def value_of_new_orders(s: MammaMiaState, seat: int) -> float:
    """Compared with drawing ingredients: good with few orders in hand, and rounds left to bake them in."""
    last = CLEARINGS_WITH_HELPING if s.helping else CLEARINGS_WITHOUT
    wanted = USUAL_ORDERS if s.clearings + 1 < last else USUAL_ORDERS - 1
    return float(wanted - orders_of(s, seat) - 0.5)


# --- the clearing -----------------------------------------------------


@compiled
def cost_of_choice(s: MammaMiaState, action: int, left: Int64s, spare: Int64s, needs: Int64s) -> int:
    for kind in range(KIND_COUNT):
        needs[kind] = s.needs[kind]
    if action >= CHOOSE_TWO:
        one, other = PAIR_KINDS[action - CHOOSE_TWO, 0], PAIR_KINDS[action - CHOOSE_TWO, 1]
        return cost_with(s, s.order, int(one), int(other), left, spare, needs)
    return cost_with(s, s.order, action - CHOOSE, action - CHOOSE, left, spare, needs)


@compiled
def value_in_clearing(s: MammaMiaState, seat: int, action: int, wanted: Int64s) -> float:
    if action >= ADD:
        return -value_of_card(s, seat, action - ADD, wanted)
    if action == ADD_MISSING:
        return 1 - value_of_missing(s, seat, wanted)
    if action == HELP:
        return value_of_helping(s, seat, wanted)
    if ASK <= action < THAT_IS_ALL:
        return value_of_asking(s, seat, action - ASK)
    if action == THAT_IS_ALL:
        return LUCKY_CARD_CHANCE
    return 0.0 if action in (GIVE_UP, REFUSE) else -1.0


@compiled
def value_of_card(s: MammaMiaState, seat: int, kind: int, wanted: Int64s) -> float:
    """An ingredient that one's own order in the oven will need is worth more."""
    return WANTED_CARD_VALUE if 0 < s.hand[seat, kind] <= wanted[kind] else CARD_VALUE


@compiled
def value_of_missing(s: MammaMiaState, seat: int, wanted: Int64s) -> float:
    total = 0.0
    if s.order_pizza[s.order] == BOMBASTICA:
        return float(CARD_VALUE * s.short)
    for kind in range(KIND_COUNT):
        total += s.missing[kind] * value_of_card(s, seat, kind, wanted)
    return total


@compiled
def value_of_helping(s: MammaMiaState, seat: int, wanted: Int64s) -> float:
    """The reward, less the cards, and less what the owner gains on everybody else."""
    total = 1 - 1 / max(1, s.players - 1)
    for kind in range(KIND_COUNT):
        total -= s.request[kind] * value_of_card(s, seat, kind, wanted)
    return float(total)


@compiled
def value_of_asking(s: MammaMiaState, seat: int, kind: int) -> float:
    """Worth it for cards that are not held: the fewer are asked for, the likelier somebody helps."""
    if s.order_pizza[s.order] == BOMBASTICA:
        lacking = s.short - total(s.request) - total(s.hand[seat])
        return LUCKY_CARD_CHANCE * 2 - 0.01 * s.hand[seat, kind] if lacking > 0 else 0.0
    return LUCKY_CARD_CHANCE * 2 if s.missing[kind] - s.request[kind] > s.hand[seat, kind] else 0.0
