"""What can be chosen while the oven is cleared: kinds, additions, requests and answers (MM-21 … MM-40)."""

from __future__ import annotations

import numpy as np

from tavolata.core.state import Int16s
from tavolata.core.tiers import compiled
from tavolata.games.mamma_mia.actions import (
    ADD,
    ADD_MISSING,
    ASK,
    CHOOSE,
    CHOOSE_TWO,
    GIVE_UP,
    HELP,
    REFUSE,
    THAT_IS_ALL,
)
from tavolata.games.mamma_mia.state import (
    ANSWERING,
    BOMBASTICA,
    CHOOSING,
    DECIDING,
    KIND_COUNT,
    PAIRS,
    REQUESTING,
    UNDECIDED,
    MammaMiaState,
)

PAIR_KINDS = np.array(PAIRS, np.int8)
PAIR_COUNT = len(PAIRS)


@compiled
def undecided(s: MammaMiaState) -> int:
    """Who has been asked and has not answered yet, one bit per seat."""
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
