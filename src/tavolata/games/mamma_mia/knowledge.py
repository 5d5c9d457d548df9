"""Who knows what (MM-44), for bots: possible worlds, what a seat knows as numbers, secret answers, and forgetting.

A seat is assumed to remember everything: what was announced, revealed, given and put back. Orders that have been in the
oven are known wherever they are; all others of a colour are exchangeable. `memory` finds hands that could be true.
"""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.domains import MAX_SEATS
from tavolata.core.rules import implements
from tavolata.core.state import Floats
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import HELP, REFUSE
from tavolata.games.mamma_mia.memory import imagine_ingredients
from tavolata.games.mamma_mia.rules import ingredients_of, orders_of
from tavolata.games.mamma_mia.state import (
    CARDS_OF_A_KIND,
    INGREDIENTS,
    KIND_COUNT,
    NONE,
    ORDERS_OF_A_COLOUR,
    OVER,
    ROUNDS,
    STATE,
    UNDECIDED,
    WILL_HELP,
    WILL_NOT,
    MammaMiaState,
)

UNSEEN, IN_HAND, IN_WAITER, IN_OVEN, FINISHED, PLACES = range(6)
"""Where an order is, as far as a seat can know."""
THOUSANDTHS = 1000

OBSERVATION = {
    "colours": MAX_SEATS * KIND_COUNT,
    "hand": KIND_COUNT,
    "orders": MAX_SEATS * ORDERS_OF_A_COLOUR * PLACES,
    "depth": MAX_SEATS * ORDERS_OF_A_COLOUR,
    "oven": INGREDIENTS * KIND_COUNT,
    "laid_out": KIND_COUNT,
    "used": KIND_COUNT,
    "ingredients": MAX_SEATS,
    "orders_held": MAX_SEATS,
    "waiters": MAX_SEATS,
    "finished": MAX_SEATS,
    "stock": 1,
    "round": ROUNDS,
    "phase": OVER + 1,
    "mover": MAX_SEATS,
    "turn": MAX_SEATS,
    "order": MAX_SEATS * ORDERS_OF_A_COLOUR,
    "needs": KIND_COUNT,
    "missing": KIND_COUNT,
    "short": 1,
    "request": KIND_COUNT,
    "asked": MAX_SEATS,
    "answer": 2,
    "helper": MAX_SEATS,
    "pool": ROUNDS * KIND_COUNT,
    "own_draws": ROUNDS * KIND_COUNT,
    "draws": ROUNDS * MAX_SEATS,
    "laid": ROUNDS * MAX_SEATS * KIND_COUNT,
    "given": ROUNDS * MAX_SEATS * KIND_COUNT,
    "held": MAX_SEATS * KIND_COUNT,
}
"""What a seat knows and could remember; seats count clockwise from the observer, cards in fifteenths. `depth`
says how many ingredients lie below an order in the oven, or for a known one under a waiter how many orders."""


# --- possible worlds --------------------------------------------------


@implements(rules.resample, STATE)
def resample(s: MammaMiaState, seat: int) -> None:
    """Replace other hands, the stock, and unseen orders in waiters and rewards by any that fit what was seen."""
    imagine_ingredients(s, seat)
    for other in range(s.players):
        imagine_orders(s, seat, other)
    for other in range(s.players):  # MM-30: nobody knows who has answered; perhaps nobody has
        if other != seat:
            s.answers[other] = UNDECIDED


@implements(rules.reroll, STATE)
def reroll(s: MammaMiaState) -> None:
    """Shuffle the stock, and for every owner the orders that they have not seen themselves, in waiter and rewards."""
    counts = np.zeros(KIND_COUNT, np.int64)
    for k in range(s.in_stock):
        counts[s.stock[k]] += 1
    at = 0
    for kind in range(KIND_COUNT):
        for _ in range(counts[kind]):
            s.stock[at] = kind
            at += 1
    shuffle(s.rng, s.stock, int(s.in_stock))
    for owner in range(s.players):
        imagine_orders(s, owner, owner)


@compiled
def imagine_orders(s: MammaMiaState, seat: int, other: int) -> None:
    """Shuffle the orders that nobody has seen, among others' hands, waiters and the finished pile."""
    hidden = np.empty(ORDERS_OF_A_COLOUR, np.int8)
    count = 0
    for k in range(ORDERS_OF_A_COLOUR):
        known = s.seen[other] | (s.orders[other] if other == seat else 0)
        if not known >> k & 1:
            hidden[count] = k
            count += 1
    shuffle(s.rng, hidden, count)
    if other != seat:
        unseen_held = orders_of(s, other)
        for k in range(ORDERS_OF_A_COLOUR):
            unseen_held -= (s.orders[other] & s.seen[other]) >> k & 1
        s.orders[other] &= s.seen[other]
        for _ in range(unseen_held):
            count -= 1
            s.orders[other] |= 1 << int(hidden[count])
    for place in range(s.in_waiter[other]):
        if not s.seen[other] >> s.waiter[other, place] & 1:
            count -= 1
            s.waiter[other, place] = hidden[count]
    first = int(s.colours[other]) * ORDERS_OF_A_COLOUR
    for place in range(s.in_finished):
        k = int(s.finished[place]) - first
        if 0 <= k < ORDERS_OF_A_COLOUR and not s.seen[other] >> k & 1:
            count -= 1
            s.finished[place] = first + hidden[count]


# --- as numbers -------------------------------------------------------


@implements(rules.observe, STATE)
def observe(s: MammaMiaState, seat: int, out: Floats) -> None:
    at = observe_orders(s, seat, out, 0)
    at = observe_table(s, seat, out, at)
    at = observe_decision(s, seat, out, at)
    observe_memory(s, seat, out, at)


@compiled
def seen_from(s: MammaMiaState, seat: int, k: int) -> int:
    """The k-th seat clockwise from the observer."""
    return int(seat + k) % int(s.players)


@compiled
def observe_orders(s: MammaMiaState, seat: int, out: Floats, at: int) -> int:
    """Colours, the own hand, and where every order is, as far as it can be known."""
    for k in range(s.players):
        out[at + k * KIND_COUNT + int(s.colours[seen_from(s, seat, k)])] = 1
    at += MAX_SEATS * KIND_COUNT
    for kind in range(KIND_COUNT):
        out[at + kind] = s.hand[seat, kind] / CARDS_OF_A_KIND
    at += KIND_COUNT
    depths = at + MAX_SEATS * ORDERS_OF_A_COLOUR * PLACES
    for k in range(s.players):
        other = seen_from(s, seat, k)
        for order in range(ORDERS_OF_A_COLOUR):
            row = k * ORDERS_OF_A_COLOUR + order
            place, depth = place_of(s, seat, other, order)
            out[at + row * PLACES + place] = 1
            out[depths + row] = depth / CARDS_OF_A_KIND
    return depths + MAX_SEATS * ORDERS_OF_A_COLOUR


@compiled
def place_of(s: MammaMiaState, seat: int, other: int, order: int) -> tuple[int, int]:
    """Where an order is, and what lies below it there; UNSEEN unless the seat can know it."""
    if s.orders[other] >> order & 1 and (other == seat or s.seen[other] >> order & 1):
        return IN_HAND, 0
    if not s.seen[other] >> order & 1:
        return UNSEEN, 0
    for place in range(s.in_waiter[other]):
        if s.waiter[other, place] == order:
            return IN_WAITER, place
    card = KIND_COUNT + int(s.colours[other]) * ORDERS_OF_A_COLOUR + order
    below = 0
    for place in range(s.revealed, s.in_oven):
        if s.oven[place] == card:
            return IN_OVEN, below
        below += s.oven[place] < KIND_COUNT
    return (IN_OVEN, 0) if s.order == card - KIND_COUNT else (FINISHED, 0)


@compiled
def observe_table(s: MammaMiaState, seat: int, out: Floats, at: int) -> int:
    """The oven's ingredients in sequence, what is laid out and used, and everybody's numbers of cards."""
    row = 0
    for place in range(s.revealed, s.in_oven):
        if s.oven[place] < KIND_COUNT:
            out[at + row * KIND_COUNT + int(s.oven[place])] = 1
            row += 1
    at += INGREDIENTS * KIND_COUNT
    for kind in range(KIND_COUNT):
        out[at + kind] = s.laid_out[kind] / CARDS_OF_A_KIND
        out[at + KIND_COUNT + kind] = s.used[kind] / CARDS_OF_A_KIND
    at += 2 * KIND_COUNT
    for k in range(s.players):
        other = seen_from(s, seat, k)
        out[at + k] = ingredients_of(s, other) / CARDS_OF_A_KIND
        out[at + MAX_SEATS + k] = orders_of(s, other) / CARDS_OF_A_KIND
        out[at + 2 * MAX_SEATS + k] = s.in_waiter[other] / CARDS_OF_A_KIND
        out[at + 3 * MAX_SEATS + k] = s.points[other] / CARDS_OF_A_KIND
    at += 4 * MAX_SEATS
    out[at] = s.in_stock / INGREDIENTS
    return at + 1


@compiled
def observe_decision(s: MammaMiaState, seat: int, out: Floats, at: int) -> int:
    """What has to be decided, by whom, and the order being checked."""
    out[at + int(s.clearings)] = 1
    at += ROUNDS
    out[at + int(s.phase)] = 1
    at += OVER + 1
    mover = int(s.turn if s.owner == NONE else s.owner)
    out[at + int(mover - seat) % int(s.players)] = 1
    at += MAX_SEATS
    out[at + int(s.turn - seat) % int(s.players)] = 1
    at += MAX_SEATS
    if s.order != NONE:
        whose = int(s.owner - seat) % int(s.players)
        out[at + whose * ORDERS_OF_A_COLOUR + int(s.order) % ORDERS_OF_A_COLOUR] = 1
    at += MAX_SEATS * ORDERS_OF_A_COLOUR
    for kind in range(KIND_COUNT):
        out[at + kind] = s.needs[kind] / CARDS_OF_A_KIND
    at += KIND_COUNT
    for kind in range(KIND_COUNT):
        out[at + kind] = s.missing[kind] / CARDS_OF_A_KIND
        out[at + KIND_COUNT + 1 + kind] = s.request[kind] / CARDS_OF_A_KIND
    out[at + KIND_COUNT] = s.short / CARDS_OF_A_KIND
    at += 2 * KIND_COUNT + 1
    for k in range(s.players):
        out[at + k] = s.asked >> seen_from(s, seat, k) & 1
    at += MAX_SEATS
    out[at] = s.answers[seat] == WILL_HELP
    out[at + 1] = s.answers[seat] == WILL_NOT
    if s.helper != NONE:
        out[at + 2 + int(s.helper - seat) % int(s.players)] = 1
    return at + 2 + MAX_SEATS


@compiled
def observe_memory(s: MammaMiaState, seat: int, out: Floats, at: int) -> None:
    """What was new in every round, what the seat drew of it, and what everybody laid, gave and is known to hold."""
    size = KIND_COUNT * MAX_SEATS
    draws = at + 2 * ROUNDS * KIND_COUNT
    laid = draws + ROUNDS * MAX_SEATS
    given = laid + ROUNDS * size
    turn = 0
    for number in range(s.clearings + 1):
        for kind in range(KIND_COUNT):
            out[at + number * KIND_COUNT + kind] = s.pool[number, kind] / CARDS_OF_A_KIND
            own = s.drawn[number, seat, kind] / CARDS_OF_A_KIND
            out[at + (ROUNDS + number) * KIND_COUNT + kind] = own
        while turn < s.turns_by[number]:
            k = int(s.turns[turn, 0] - seat) % int(s.players)
            place = laid + number * size + k * KIND_COUNT + int(s.turns[turn, 1])
            out[place] += s.turns[turn, 2] / CARDS_OF_A_KIND
            out[draws + number * MAX_SEATS + k] += s.turns[turn, 3] / CARDS_OF_A_KIND
            turn += 1
        for k in range(s.players):
            for kind in range(KIND_COUNT):
                gave = s.given[number, seen_from(s, seat, k), kind] / CARDS_OF_A_KIND
                out[given + number * size + k * KIND_COUNT + kind] = gave
    held = given + ROUNDS * size
    for k in range(s.players):
        for kind in range(KIND_COUNT):
            out[held + k * KIND_COUNT + kind] = s.held[s.clearings, seen_from(s, seat, k), kind] / CARDS_OF_A_KIND


# --- secret answers, and forgetting -----------------------------------


@implements(rules.seen, STATE)
def seen(s: MammaMiaState, action: int) -> int:
    """Nobody sees whether somebody would help (MM-30)."""
    return HELP if action == REFUSE else action


@implements(rules.forget, STATE)
def forget(s: MammaMiaState, seat: int, share: float) -> None:
    """Swap ingredients in the oven, except the top card: the bot knows what was laid, but not when (MM-44)."""
    for place in range(s.revealed, s.in_oven - 1):
        if s.oven[place] < KIND_COUNT and below(s.rng, THOUSANDTHS) < share * THOUSANDTHS:
            other = int(s.revealed) + below(s.rng, int(s.in_oven - s.revealed) - 1)
            if s.oven[other] < KIND_COUNT:
                s.oven[place], s.oven[other] = s.oven[other], s.oven[place]
