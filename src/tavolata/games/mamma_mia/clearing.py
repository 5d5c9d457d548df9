"""Out of the oven: cards are revealed one by one and orders checked, until the oven is empty (MM-15 … MM-41)."""

from __future__ import annotations

from tavolata.core.chance import shuffle
from tavolata.core.numbers import assign
from tavolata.core.rules import emit
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import (
    ADD,
    ADD_MISSING,
    ASK,
    CHOOSE,
    CHOOSE_TWO,
    ENDED,
    FORBIDDEN_FOUND,
    GAVE_UP,
    GIVE_UP,
    HELP,
    INGREDIENTS_REVEALED,
    KIND_CHOSEN,
    KINDS_CHOSEN,
    LEFT_OVER,
    NO_FEWEST_FOUND,
    ORDER_COUNTED,
    ORDER_REVEALED,
    OVEN_CLEARED,
    STOCK_RENEWED,
    THAT_IS_ALL,
)
from tavolata.games.mamma_mia.baking import add, add_rest, add_to_bombastica, bake, cards_laid_out, put_back
from tavolata.games.mamma_mia.clearing_choices import PAIR_KINDS
from tavolata.games.mamma_mia.helping import answer, ask, make_request
from tavolata.games.mamma_mia.state import (
    BEGINNING,
    BOMBASTICA,
    BOMBASTICA_CARDS,
    CHOOSING,
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    DECIDING,
    KIND_COUNT,
    MINIMALE,
    NONE,
    ORDERS_OF_A_COLOUR,
    OVER,
    MammaMiaState,
)


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
    """Bake it if nothing is missing; else the owner decides (MM-17 … MM-20)."""
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
