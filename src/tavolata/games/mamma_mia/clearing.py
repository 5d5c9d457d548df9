"""Out of the oven: revealing, checking orders, adding, helping, baking (MM-15 … MM-41)."""

from __future__ import annotations

import numpy as np

from tavolata.core.chance import shuffle
from tavolata.core.numbers import assign
from tavolata.core.rules import emit, next_clockwise
from tavolata.core.state import Int16s
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import (
    ADD,
    ADD_MISSING,
    ADDED,
    ANSWERED,
    ASK,
    ASKED_FOR,
    BAKED,
    CHOOSE,
    CHOOSE_TWO,
    ENDED,
    FORBIDDEN_FOUND,
    GAVE,
    GAVE_UP,
    GIVE_UP,
    HELP,
    HELPED,
    INGREDIENTS_REVEALED,
    INGREDIENTS_USED,
    KIND_CHOSEN,
    KINDS_CHOSEN,
    LEFT_OVER,
    NO_FEWEST_FOUND,
    NOBODY_HELPED,
    ORDER_COUNTED,
    ORDER_RETURNED,
    ORDER_REVEALED,
    OVEN_CLEARED,
    REFUSE,
    REQUEST_MADE,
    REWARDED,
    STOCK_RENEWED,
    THAT_IS_ALL,
)
from tavolata.games.mamma_mia.state import (
    ADDING,
    ANSWERING,
    BEGINNING,
    BOMBASTICA,
    BOMBASTICA_CARDS,
    CHOOSING,
    CLEARING,
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    DECIDING,
    KIND_COUNT,
    MINIMALE,
    NONE,
    ORDERS_OF_A_COLOUR,
    OVER,
    PAIRS,
    REQUESTING,
    UNDECIDED,
    WILL_HELP,
    WILL_NOT,
    MammaMiaState,
)

PAIR_KINDS = np.array(PAIRS, np.int8)
PAIR_COUNT = len(PAIRS)

# --- choices ----------------------------------------------------------


@compiled
def undecided(s: MammaMiaState) -> int:
    """Who has been asked and has not answered yet, a bit a seat."""
    mask = 0
    for seat in range(s.players):
        if s.asked >> seat & 1 and s.answers[seat] == UNDECIDED:
            mask |= 1 << seat
    return mask


@compiled
def legal(s: MammaMiaState, seat: int, out: Int16s) -> int:
    if s.phase == CHOOSING:
        return legal_choices(s, out)
    if s.phase == DECIDING:
        return legal_decisions(s, out)
    if s.phase == REQUESTING:
        count = legal_kinds_to_ask(s, out, 0)
        if not_held(s) == 0:  # MM-26
            out[count] = THAT_IS_ALL
            count += 1
        return count
    if s.phase == ANSWERING:
        return legal_answers(s, seat, out)
    return legal_additions(s, out)


@compiled
def legal_choices(s: MammaMiaState, out: Int16s) -> int:
    """Any permitted kind, or two different ones (MM-23)."""
    count = 0
    if s.order_chosen[s.order] == 1:
        for kind in range(KIND_COUNT):
            if s.choices >> kind & 1:
                out[count] = CHOOSE + kind
                count += 1
        return count
    for pair in range(PAIR_COUNT):
        if s.choices >> PAIR_KINDS[pair, 0] & 1 and s.choices >> PAIR_KINDS[pair, 1] & 1:
            out[count] = CHOOSE_TWO + pair
            count += 1
    return count


@compiled
def legal_decisions(s: MammaMiaState, out: Int16s) -> int:
    """Add what is missing, ask for it, or give up (MM-18 … MM-20)."""
    count = 0
    if not_held(s) == 0:  # MM-18
        out[count] = ADD_MISSING
        count += 1
    if s.helping:
        count = legal_kinds_to_ask(s, out, count)
    out[count] = GIVE_UP
    return count + 1


@compiled
def not_held(s: MammaMiaState) -> int:
    """How many of the missing cards are neither asked for nor in the owner's hand."""
    lacking = 0
    if s.order_pizza[s.order] == BOMBASTICA:
        lacking = s.short
        for kind in range(KIND_COUNT):
            lacking -= s.request[kind] + s.hand[s.owner, kind]
        return max(0, lacking)
    for kind in range(KIND_COUNT):
        lacking += max(0, s.missing[kind] - s.request[kind] - s.hand[s.owner, kind])
    return lacking


@compiled
def legal_kinds_to_ask(s: MammaMiaState, out: Int16s, count: int) -> int:
    """Any card that is missing and not asked for yet (MM-24); for a Bombastica, any card (MM-32)."""
    for kind in range(KIND_COUNT):
        if s.order_pizza[s.order] == BOMBASTICA or s.request[kind] < s.missing[kind]:
            out[count] = ASK + kind
            count += 1
    return count


@compiled
def cards_asked_for(s: MammaMiaState) -> int:
    count = 0
    for kind in range(KIND_COUNT):
        count += s.request[kind]
    return count


@compiled
def legal_answers(s: MammaMiaState, seat: int, out: Int16s) -> int:
    """Who does not hold what was asked for can only refuse (MM-25, MM-30)."""
    if holds_request(s, seat):
        out[0], out[1] = HELP, REFUSE
        return 2
    out[0] = REFUSE
    return 1


@compiled
def holds_request(s: MammaMiaState, seat: int) -> bool:
    lacking = 0
    for kind in range(KIND_COUNT):
        lacking += max(0, s.request[kind] - s.hand[seat, kind])
    return bool(lacking == 0)


@compiled
def legal_additions(s: MammaMiaState, out: Int16s) -> int:
    """Cards of the owner's choice for a Bombastica (MM-32)."""
    count = 0
    for kind in range(KIND_COUNT):
        if s.hand[s.owner, kind]:
            out[count] = ADD + kind
            count += 1
    return count


# --- moves ------------------------------------------------------------


@compiled
def apply(s: MammaMiaState, seat: int, action: int) -> None:
    if action >= ADD:
        add(s, action - ADD, 1)
        add_to_bombastica(s)
    elif action >= HELP:
        answer(s, seat, action == HELP)
    elif action == GIVE_UP:
        emit(s, GAVE_UP, seat)
        put_back(s)
    elif action == THAT_IS_ALL:
        make_request(s)
    elif action >= ASK:
        ask(s, action - ASK)
    elif action == ADD_MISSING:
        add_rest(s)
    elif action >= CHOOSE_TWO:
        choose_two(s, action - CHOOSE_TWO)
    else:
        choose(s, action - CHOOSE)


# --- revealing --------------------------------------------------------


@compiled
def reveal_next(s: MammaMiaState) -> None:
    """The next cards of one kind, or the next order, oldest first (MM-15, MM-16)."""
    if s.revealed == s.in_oven:
        end_clearing(s)
        return
    card = int(s.oven[s.revealed])
    if card >= KIND_COUNT:
        s.revealed += 1
        check_order(s, card - KIND_COUNT)
        return
    count = 0
    while s.revealed < s.in_oven and s.oven[s.revealed] == card:
        s.revealed += 1
        count += 1
    s.laid_out[card] += count
    emit(s, INGREDIENTS_REVEALED, card, count)


@compiled
def check_order(s: MammaMiaState, order: int) -> None:
    """Forbidden kind, then the choice of kinds, then whether anything is missing (MM-16)."""
    s.order = order
    s.owner = s.seat_of[order // ORDERS_OF_A_COLOUR]
    s.helper = NONE
    s.request[:] = 0
    assign(s.needs, s.order_needs[order])
    emit(s, ORDER_REVEALED, s.owner, order)
    forbidden = s.order_forbidden[order]
    if forbidden != NONE and s.laid_out[forbidden] > 0:  # MM-37
        emit(s, FORBIDDEN_FOUND, s.owner, forbidden)
        put_back(s)
        return
    s.choices = kinds_to_choose_from(s)
    if s.order_chosen[order] > 0 and s.choices == 0:  # MM-38
        emit(s, NO_FEWEST_FOUND, s.owner)
        put_back(s)
    elif s.order_chosen[order] == 0:
        compare(s)
    elif s.choices & (s.choices - 1) == 0:  # MM-23: one possibility is not asked
        kind = 0
        while not s.choices >> kind & 1:
            kind += 1
        choose(s, kind)
    else:
        s.phase = CHOOSING


@compiled
def kinds_to_choose_from(s: MammaMiaState) -> int:
    """What the order says; for a Minimale, those of them of which the fewest are laid out, but some (MM-38)."""
    permitted = int(s.order_choices[s.order])
    if s.order_pizza[s.order] != MINIMALE:
        return permitted
    fewest, least = 0, 127
    for kind in range(KIND_COUNT):
        if permitted >> kind & 1 and 0 < s.laid_out[kind] <= least:
            if s.laid_out[kind] < least:
                fewest, least = 0, int(s.laid_out[kind])
            fewest |= 1 << kind
    return fewest


@compiled
def choose(s: MammaMiaState, kind: int) -> None:
    s.needs[kind] += s.order_times[s.order]
    emit(s, KIND_CHOSEN, s.owner, kind)
    compare(s)


@compiled
def choose_two(s: MammaMiaState, pair: int) -> None:
    for k in range(2):
        s.needs[PAIR_KINDS[pair, k]] += s.order_times[s.order]
    emit(s, KINDS_CHOSEN, s.owner, pair)
    compare(s)


@compiled
def compare(s: MammaMiaState) -> None:
    """Nothing missing: baked. Else it is the owner's decision (MM-17 … MM-20)."""
    s.short = 0
    for kind in range(KIND_COUNT):
        s.missing[kind] = max(0, s.needs[kind] - s.laid_out[kind])
        s.short += s.missing[kind]
    if s.order_pizza[s.order] == BOMBASTICA:
        s.short = max(0, BOMBASTICA_CARDS - cards_laid_out(s))
    if s.short == 0:
        bake(s)
    else:
        s.phase = DECIDING


@compiled
def cards_laid_out(s: MammaMiaState) -> int:
    count = 0
    for kind in range(KIND_COUNT):
        count += s.laid_out[kind]
    return count


# --- adding and baking ------------------------------------------------


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
    """Card by card, until 15 are laid out; who has to add the whole hand is not asked."""
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
    """Nothing of an order that has been dealt with stays behind."""
    s.order, s.owner, s.helper = NONE, NONE, NONE
    s.choices, s.short, s.asked = 0, 0, 0
    s.needs[:] = 0
    s.missing[:] = 0
    s.request[:] = 0
    s.answers[:] = UNDECIDED
    s.phase = CLEARING


# --- helping ----------------------------------------------------------


@compiled
def ask(s: MammaMiaState, kind: int) -> None:
    """One card more; a request for everything is complete (MM-24)."""
    s.request[kind] += 1
    emit(s, ASKED_FOR, s.owner, kind)
    if cards_asked_for(s) == s.short:
        make_request(s)
    else:
        s.phase = REQUESTING


@compiled
def make_request(s: MammaMiaState) -> None:
    """At once to all others whose waiter is not empty (MM-30). What is not asked for, the owner holds (MM-26)."""
    emit(s, REQUEST_MADE, s.owner)
    if s.order_pizza[s.order] != BOMBASTICA:
        for kind in range(KIND_COUNT):
            rest = s.missing[kind] - s.request[kind]
            s.held[s.clearings, s.owner, kind] = max(s.held[s.clearings, s.owner, kind], rest)
    s.asked = 0
    for seat in range(s.players):
        if seat != s.owner and s.in_waiter[seat] > 0:
            s.asked |= 1 << seat
    s.answers[:] = UNDECIDED
    s.phase = ANSWERING
    hear_answers(s)


@compiled
def answer(s: MammaMiaState, seat: int, helps: bool) -> None:
    s.answers[seat] = WILL_HELP if helps else WILL_NOT
    emit(s, ANSWERED, seat, s.answers[seat])
    hear_answers(s)


@compiled
def hear_answers(s: MammaMiaState) -> None:
    """Clockwise from the owner's left, the first yes helps as soon as all before have said no (MM-25, MM-30)."""
    seat = next_clockwise(s, s.owner)
    while seat != s.owner:
        if s.asked >> seat & 1:
            if s.answers[seat] == UNDECIDED:
                return
            if s.answers[seat] == WILL_HELP:
                help_out(s, seat)
                return
        seat = next_clockwise(s, seat)
    emit(s, NOBODY_HELPED, s.owner)  # MM-28
    put_back(s)


@compiled
def help_out(s: MammaMiaState, seat: int) -> None:
    """The helper gives what was asked for; the owner adds the rest (MM-25, MM-26)."""
    s.helper = seat
    emit(s, HELPED, seat)
    for kind in range(KIND_COUNT):
        if s.request[kind]:
            hand_over(s, seat, kind, s.request[kind])
            emit(s, GAVE, seat, kind, s.request[kind])
    add_rest(s)


@compiled
def forget_held(s: MammaMiaState, seat: int, kind: int, count: int) -> None:
    """Who parts with cards is known to hold so many fewer."""
    s.held[s.clearings, seat, kind] = max(0, s.held[s.clearings, seat, kind] - count)


# --- after the last card ----------------------------------------------


@compiled
def end_clearing(s: MammaMiaState) -> None:
    """The third clearing ends the game, without helping the fourth (MM-41); else a new round begins (MM-21, MM-22)."""
    emit(s, OVEN_CLEARED, s.clearings + 1)
    if s.clearings + 1 == (CLEARINGS_WITH_HELPING if s.helping else CLEARINGS_WITHOUT):
        count_finished_orders(s)
        return
    s.clearings += 1
    s.turns_by[s.clearings] = s.turns_by[s.clearings - 1]
    for seat in range(s.players):
        assign(s.held[s.clearings, seat], s.held[s.clearings - 1, seat])
    leave_in_oven(s)
    renew_stock(s)
    s.phase = BEGINNING


@compiled
def leave_in_oven(s: MammaMiaState) -> None:
    """What is unused becomes the new oven, by kind (MM-21)."""
    s.oven[: s.in_oven] = 0
    s.in_oven, s.revealed = 0, 0
    for kind in range(KIND_COUNT):
        if s.laid_out[kind]:
            emit(s, LEFT_OVER, kind, s.laid_out[kind])
        for _ in range(s.laid_out[kind]):
            s.oven[s.in_oven] = kind
            s.in_oven += 1
        s.laid_out[kind] = 0


@compiled
def renew_stock(s: MammaMiaState) -> None:
    """The used ingredients, shuffled, are the new stock (MM-21). What they are, everybody has seen."""
    s.in_stock = 0
    for kind in range(KIND_COUNT):
        s.pool[s.clearings, kind] = s.used[kind]
        for _ in range(s.used[kind]):
            s.stock[s.in_stock] = kind
            s.in_stock += 1
        s.used[kind] = 0
    shuffle(s.rng, s.stock, s.in_stock)
    emit(s, STOCK_RENEWED, s.in_stock)


@compiled
def count_finished_orders(s: MammaMiaState) -> None:
    """The pile is turned up one by one (MM-42)."""
    s.phase = OVER
    for k in range(s.in_finished):
        order = int(s.finished[k])
        owner = int(s.seat_of[order // ORDERS_OF_A_COLOUR])
        s.seen[owner] |= 1 << order % ORDERS_OF_A_COLOUR
        emit(s, ORDER_COUNTED, owner, order)
    emit(s, ENDED)
