"""Matching pennies, with a twist: both lay a coin in secret, but not all outcomes count the same.

Both heads: seat 0 wins by 100. Only seat 0's is heads: it loses by 100. Only seat 1's: seat 0 loses by 1. None: a tie.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below
from tavolata.core.rules import implements
from tavolata.core.state import Doubles, Floats, Header, Int8s, Int16s, Int32s, Uint64s, state_dtype
from tavolata.core.tiers import compiled

HEADS, TAILS = 0, 1
OPEN = -1
LEADS = np.array([[100, -100], [-1, 0]], np.int32)
"""What seat 0 wins by, by what it has laid and what seat 1 has."""


class State(Header):
    """Both coins, OPEN where none lies yet."""

    coin: Annotated[Int8s, "i1", 2]


STATE = state_dtype(State, events=1)


@implements(rules.movers, STATE)
def movers(s: State) -> int:
    return int(s.coin[0] == OPEN) + 2 * int(s.coin[1] == OPEN)


@implements(rules.legal, STATE)
def legal(s: State, seat: int, out: Int16s) -> int:
    out[0], out[1] = HEADS, TAILS
    return 2 if s.coin[seat] == OPEN else 0


@implements(rules.apply, STATE)
def apply(s: State, seat: int, action: int) -> None:
    s.coin[seat] = action


@compiled
def lead(s: State) -> int:
    return int(LEADS[s.coin[0], s.coin[1]])


@implements(rules.returns, STATE)
def returns(s: State, out: Int32s) -> None:
    out[0, 0], out[0, 1] = lead(s), 0
    out[1, 0], out[1, 1] = 0, 0


@implements(rules.resample, STATE)
def resample(s: State, seat: int) -> None:
    if s.coin[1 - seat] != OPEN:
        s.coin[1 - seat] = below(s.rng, 2)


@implements(rules.observe, STATE)
def observe(s: State, seat: int, out: Floats) -> None:
    """Nothing is known."""


@implements(rules.heuristic, STATE)
def heuristic(s: State, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    out[:count] = 0


@implements(rules.rollout_policy, STATE)
def rollout_policy(s: State, seat: int, rng: Uint64s, actions: Int16s) -> int:
    return below(rng, 2)


@implements(rules.estimate, STATE)
def estimate(s: State, out: Doubles) -> float:
    return 0.0


@implements(rules.seen, STATE)
def seen(s: State, action: int) -> int:
    return HEADS


@implements(rules.suspect, STATE)
def suspect(s: State, seat: int, other: int, out: Int16s) -> int:
    out[0], out[1] = HEADS, TAILS
    return 2 if other != seat and s.coin[other] != OPEN else 0


@implements(rules.assume, STATE)
def assume(s: State, other: int, action: int) -> None:
    s.coin[other] = action
