"""Asking for ingredients, and the secret answers (MM-25 … MM-31)."""

from __future__ import annotations

from tavolata.core.rules import emit, next_clockwise
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import (
    ANSWERED,
    ASKED_FOR,
    GAVE,
    HELPED,
    NOBODY_HELPED,
    REQUEST_MADE,
)
from tavolata.games.mamma_mia.baking import add_rest, hand_over, put_back
from tavolata.games.mamma_mia.clearing_choices import cards_asked_for
from tavolata.games.mamma_mia.state import (
    ANSWERING,
    BOMBASTICA,
    KIND_COUNT,
    REQUESTING,
    UNDECIDED,
    WILL_HELP,
    WILL_NOT,
    MammaMiaState,
)


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
