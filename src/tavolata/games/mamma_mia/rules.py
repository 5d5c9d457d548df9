"""Mamma Mia's rules: the deal, the turns into the oven, and how the game goes on. `clearing` has what comes out of it.

Clause numbers are where the clause is implemented.
"""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.rules import emit, implements, next_clockwise
from tavolata.core.state import Int16s, Int32s
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia import baking, clearing, clearing_choices
from tavolata.games.mamma_mia.actions import (
    BEGAN,
    CHOOSE,
    CLEARING_BEGAN,
    DRAW_STOCK,
    DRAW_WAITER,
    INGREDIENTS_DRAWN,
    KIND_DRAWN,
    LAID,
    LAY,
    LAY_ORDER,
    MISSED_TURN,
    NO_ORDER,
    ORDER_DRAWN,
    ORDER_LAID,
    ORDERS_DRAWN,
    SEATED,
)
from tavolata.games.mamma_mia.state import (
    ANSWERING,
    BEGINNING,
    CARDS_OF_A_KIND,
    CLEARING,
    DEALT_INGREDIENTS,
    DRAWING,
    FULL_HAND,
    KIND_COUNT,
    LAYING,
    MAX_DRAWN,
    MAX_LAID,
    NONE,
    ORDERING,
    ORDERS_OF_A_COLOUR,
    OVER,
    STATE,
    MammaMiaState,
)

TO_THE_BOX = np.array([0, 0, 7, 5, 3, 1, 0], np.int8)
"""How many cards of each kind stay in the box, by the number of players (MM-02)."""

# --- set-up -----------------------------------------------------------


@implements(rules.deal, STATE)
def deal(s: MammaMiaState) -> None:
    """Colours, stock, waiters, hands, and who begins (MM-02 … MM-06)."""
    s.order, s.owner, s.helper = NONE, NONE, NONE
    deal_colours(s)
    fill_stock(s)
    for seat in range(s.players):  # MM-04
        draw_ingredients(s, seat, DEALT_INGREDIENTS)
        prepare_waiter(s, seat)
        draw_orders(s, seat, 1)
    s.turn = s.first if s.first >= 0 else below(s.rng, s.players)  # MM-06
    emit(s, BEGAN, s.turn)
    s.phase = BEGINNING
    advance(s)


@compiled
def deal_colours(s: MammaMiaState) -> None:
    """As the table wants it, or at random (MM-03)."""
    s.seat_of[:] = NONE
    if s.colours[0] == NONE:
        for colour in range(KIND_COUNT):
            s.colours[colour] = colour
        shuffle(s.rng, s.colours, KIND_COUNT)
        s.colours[s.players :] = NONE
    for seat in range(s.players):
        s.seat_of[s.colours[seat]] = seat
        emit(s, SEATED, seat, s.colours[seat])


@compiled
def fill_stock(s: MammaMiaState) -> None:
    """The fewer players, the fewer cards of each kind (MM-02)."""
    for kind in range(KIND_COUNT):
        s.used[kind] = CARDS_OF_A_KIND - TO_THE_BOX[s.players]
    clearing.renew_stock(s)


@compiled
def prepare_waiter(s: MammaMiaState, seat: int) -> None:
    """The 15 orders of the player's colour, shuffled (MM-03)."""
    for k in range(ORDERS_OF_A_COLOUR):
        s.waiter[seat, k] = k
    s.in_waiter[seat] = ORDERS_OF_A_COLOUR
    shuffle(s.rng, s.waiter[seat], ORDERS_OF_A_COLOUR)


# --- choices ----------------------------------------------------------


@implements(rules.movers, STATE)
def movers(s: MammaMiaState) -> int:
    """Whose turn it is; in the clearing the order's owner, or all who were asked and have not answered (MM-30)."""
    if s.phase == OVER:
        return 0
    if s.phase <= DRAWING:
        return 1 << s.turn
    return clearing_choices.undecided(s) if s.phase == ANSWERING else 1 << s.owner


@implements(rules.legal, STATE)
def legal(s: MammaMiaState, seat: int, out: Int16s) -> int:
    if not movers(s) >> seat & 1:
        return 0
    if s.phase == LAYING:
        return legal_lays(s, seat, out)
    if s.phase == ORDERING:
        return legal_orders(s, seat, out)
    if s.phase == DRAWING:  # MM-11: asked only where both have a card
        out[0], out[1] = DRAW_STOCK, DRAW_WAITER
        return 2
    return clearing_choices.legal(s, seat, out)


@compiled
def legal_lays(s: MammaMiaState, seat: int, out: Int16s) -> int:
    """One or more of one kind (MM-07)."""
    count = 0
    for kind in range(KIND_COUNT):
        for number in range(s.hand[seat, kind]):
            out[count] = LAY + kind * MAX_LAID + number
            count += 1
    return count


@compiled
def legal_orders(s: MammaMiaState, seat: int, out: Int16s) -> int:
    """One of the hand, or none (MM-08)."""
    count = 0
    for k in range(ORDERS_OF_A_COLOUR):
        if s.orders[seat] >> k & 1:
            out[count] = LAY_ORDER + int(s.colours[seat]) * ORDERS_OF_A_COLOUR + k
            count += 1
    out[count] = NO_ORDER
    return count + 1


# --- moves ------------------------------------------------------------


@implements(rules.apply, STATE)
def apply(s: MammaMiaState, seat: int, action: int) -> None:
    if action >= CHOOSE:
        clearing.apply(s, seat, action)
    elif action == DRAW_WAITER:
        draw_orders(s, seat, cards_to_draw(s, seat))
        end_turn(s)
    elif action == DRAW_STOCK:
        draw_ingredients(s, seat, cards_to_draw(s, seat))
        end_turn(s)
    elif action == NO_ORDER:
        fill_hand(s, seat)
    elif action >= LAY_ORDER:
        lay_order(s, seat, action - LAY_ORDER)
    else:
        lay(s, seat, (action - LAY) // MAX_LAID, (action - LAY) % MAX_LAID + 1)
    advance(s)


@compiled
def advance(s: MammaMiaState) -> None:
    """Do everything that needs no decision, up to the next choice."""
    while s.phase >= BEGINNING:
        if s.phase == BEGINNING:
            begin_turn(s)
        else:
            clearing.reveal_next(s)


@compiled
def begin_turn(s: MammaMiaState) -> None:
    """Who has no ingredient misses the turn and draws five (MM-12), or nothing if there is no stock (MM-14)."""
    if ingredients_of(s, s.turn) > 0:
        s.phase = LAYING
        return
    emit(s, MISSED_TURN, s.turn)
    note_turn(s, s.turn, 0, 0)
    draw_ingredients(s, s.turn, MAX_DRAWN)
    end_turn(s)


@compiled
def lay(s: MammaMiaState, seat: int, kind: int, count: int) -> None:
    """Ingredients of one kind, announced to all (MM-07); then perhaps an order (MM-08)."""
    s.hand[seat, kind] -= count
    for _ in range(count):
        put_into_oven(s, kind)
    note_turn(s, seat, kind, count)
    baking.forget_held(s, seat, kind, count)
    emit(s, LAID, seat, kind, count)
    if s.orders[seat]:
        s.phase = ORDERING
    else:
        fill_hand(s, seat)


@compiled
def lay_order(s: MammaMiaState, seat: int, order: int) -> None:
    k = order % ORDERS_OF_A_COLOUR
    s.orders[seat] &= ~(1 << k)
    s.seen[seat] |= 1 << k
    put_into_oven(s, KIND_COUNT + order)
    emit(s, ORDER_LAID, seat, order)
    fill_hand(s, seat)


@compiled
def put_into_oven(s: MammaMiaState, card: int) -> None:
    s.oven[s.in_oven] = card
    s.in_oven += 1


@compiled
def note_turn(s: MammaMiaState, seat: int, kind: int, count: int) -> None:
    """Everybody saw this and can remember it."""
    turn = s.turns[s.turns_by[s.clearings]]
    turn[0], turn[1], turn[2], turn[3] = seat, kind, count, 0
    s.turns_by[s.clearings] += 1


# --- drawing ----------------------------------------------------------


@compiled
def ingredients_of(s: MammaMiaState, seat: int) -> int:
    count = 0
    for kind in range(KIND_COUNT):
        count += s.hand[seat, kind]
    return count


@compiled
def orders_of(s: MammaMiaState, seat: int) -> int:
    count = 0
    for k in range(ORDERS_OF_A_COLOUR):
        count += s.orders[seat] >> k & 1
    return count


@compiled
def cards_to_draw(s: MammaMiaState, seat: int) -> int:
    """As many as bring the hand to nine, but never more than five (MM-09)."""
    return max(0, min(MAX_DRAWN, FULL_HAND - ingredients_of(s, seat) - orders_of(s, seat)))


@compiled
def fill_hand(s: MammaMiaState, seat: int) -> None:
    """Choose where to draw from, if there is a choice (MM-09, MM-11, MM-14)."""
    count = cards_to_draw(s, seat)
    if count > 0 and s.in_stock > 0:
        if s.in_waiter[seat] > 0:
            s.phase = DRAWING
            return
        draw_ingredients(s, seat, count)
    end_turn(s)


@compiled
def draw_ingredients(s: MammaMiaState, seat: int, count: int) -> None:
    """From the stock, which gives what it has (MM-10)."""
    got = min(count, int(s.in_stock))
    if got == 0:
        return
    emit(s, INGREDIENTS_DRAWN, seat, got)
    for kind in range(KIND_COUNT):
        count = 0
        for k in range(s.in_stock - got, s.in_stock):
            count += s.stock[k] == kind
        if count > 0:
            s.hand[seat, kind] += count
            s.drawn[s.clearings, seat, kind] += count
            emit(s, KIND_DRAWN, seat, kind, count)
    s.in_stock -= got
    s.stock[s.in_stock : s.in_stock + got] = NONE
    if s.turns_by[s.clearings] > 0:
        s.turns[s.turns_by[s.clearings] - 1, 3] = got


@compiled
def draw_orders(s: MammaMiaState, seat: int, count: int) -> None:
    """From the waiter, which gives what it has (MM-10)."""
    got = min(count, int(s.in_waiter[seat]))
    emit(s, ORDERS_DRAWN, seat, got)
    for _ in range(got):
        k = baking.take_from_waiter(s, seat)
        s.orders[seat] |= 1 << k
        emit(s, ORDER_DRAWN, seat, int(s.colours[seat]) * ORDERS_OF_A_COLOUR + k)


@compiled
def end_turn(s: MammaMiaState) -> None:
    """The next player on the left, unless the stock has run out: then the oven is cleared (MM-13, MM-14)."""
    if s.in_stock > 0:
        s.turn = next_clockwise(s, s.turn)
        s.phase = BEGINNING
    else:
        s.revealed = 0
        s.phase = CLEARING
        emit(s, CLEARING_BEGAN, s.turn)


# --- the end ----------------------------------------------------------


@implements(rules.returns, STATE)
def returns(s: MammaMiaState, out: Int32s) -> None:
    """Most finished orders; then most ingredients left in hand (MM-42)."""
    for seat in range(s.players):
        out[0, seat] = s.points[seat]
        out[1, seat] = ingredients_of(s, seat)
