"""Orders out of the oven: ingredients are added, pizzas baked, and orders put back (MM-17 … MM-24)."""

from __future__ import annotations

from tavolata.core.rules import emit
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import (
    ADDED,
    BAKED,
    INGREDIENTS_USED,
    ORDER_RETURNED,
    REWARDED,
)
from tavolata.games.mamma_mia.state import (
    ADDING,
    BOMBASTICA,
    BOMBASTICA_CARDS,
    CLEARING,
    KIND_COUNT,
    NONE,
    ORDERS_OF_A_COLOUR,
    UNDECIDED,
    MammaMiaState,
)


@compiled
def add_rest(s: MammaMiaState) -> None:
    """The owner adds all that is still missing (MM-18, MM-26); only a Bombastica leaves a choice of cards (MM-32)."""
    if s.order_pizza[s.order] == BOMBASTICA:
        add_to_bombastica(s)
        return
    for kind in range(KIND_COUNT):
        if s.missing[kind] > s.request[kind]:
            add(s, kind, s.missing[kind] - s.request[kind])
    bake(s)


@compiled
def add(s: MammaMiaState, kind: int, count: int) -> None:
    hand_over(s, s.owner, kind, count)
    emit(s, ADDED, s.owner, kind, count)


@compiled
def add_to_bombastica(s: MammaMiaState) -> None:
    """Card by card, until 15 are laid out; an owner who has to add the whole hand is not asked."""
    lacking = BOMBASTICA_CARDS - cards_laid_out(s)
    in_hand = 0
    for kind in range(KIND_COUNT):
        in_hand += s.hand[s.owner, kind]
    if lacking == in_hand:
        for kind in range(KIND_COUNT):
            if s.hand[s.owner, kind]:
                add(s, kind, s.hand[s.owner, kind])
        lacking = 0
    if lacking == 0:
        bake(s)
    else:
        s.phase = ADDING


@compiled
def hand_over(s: MammaMiaState, seat: int, kind: int, count: int) -> None:
    """Out of the hand, onto the table."""
    s.hand[seat, kind] -= count
    s.laid_out[kind] += count
    s.short -= count
    s.given[s.clearings, seat, kind] += count
    forget_held(s, seat, kind, count)


@compiled
def bake(s: MammaMiaState) -> None:
    """The ingredients are used up, a Bombastica uses all; the order is finished (MM-17, MM-32). Then the reward."""
    emit(s, BAKED, s.owner, s.order)
    for kind in range(KIND_COUNT):
        count = s.laid_out[kind] if s.order_pizza[s.order] == BOMBASTICA else s.needs[kind]
        if count:
            s.laid_out[kind] -= count
            s.used[kind] += count
            emit(s, INGREDIENTS_USED, kind, count)
    finish(s, s.owner, s.order)
    if s.helper != NONE:  # MM-27
        finish(s, s.helper, int(s.colours[s.helper]) * ORDERS_OF_A_COLOUR + take_from_waiter(s, s.helper))
        emit(s, REWARDED, s.helper)
    close_order(s)


@compiled
def finish(s: MammaMiaState, seat: int, order: int) -> None:
    s.finished[s.in_finished] = order
    s.in_finished += 1
    s.points[seat] += 1


@compiled
def take_from_waiter(s: MammaMiaState, seat: int) -> int:
    """The top order of a waiter."""
    s.in_waiter[seat] -= 1
    top = s.in_waiter[seat]
    k = int(s.waiter[seat, top])
    s.waiter[seat, top] = NONE
    return k


@compiled
def put_back(s: MammaMiaState) -> None:
    """Under the owner's waiter (MM-20)."""
    for k in range(s.in_waiter[s.owner], 0, -1):
        s.waiter[s.owner, k] = s.waiter[s.owner, k - 1]
    s.waiter[s.owner, 0] = s.order % ORDERS_OF_A_COLOUR
    s.in_waiter[s.owner] += 1
    emit(s, ORDER_RETURNED, s.owner, s.order)
    close_order(s)


@compiled
def close_order(s: MammaMiaState) -> None:
    """Reset everything about the order that was checked."""
    s.order, s.owner, s.helper = NONE, NONE, NONE
    s.choices, s.short, s.asked = 0, 0, 0
    s.needs[:] = 0
    s.missing[:] = 0
    s.request[:] = 0
    s.answers[:] = UNDECIDED
    s.phase = CLEARING


@compiled
def cards_laid_out(s: MammaMiaState) -> int:
    count = 0
    for kind in range(KIND_COUNT):
        count += s.laid_out[kind]
    return count


@compiled
def forget_held(s: MammaMiaState, seat: int, kind: int, count: int) -> None:
    """A player who gives cards away is known to hold fewer."""
    s.held[s.clearings, seat, kind] = max(0, s.held[s.clearings, seat, kind] - count)
