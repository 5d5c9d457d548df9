"""Defaults for rules that a game may leave out: bots play games out, and nothing is secret."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below, branch
from tavolata.core.domains import MAX_SEATS
from tavolata.core.rules import (
    STOP_ROLLOUT,
    implements_by_default,
    legal,
    movers,
    next_seat,
    play,
    returns,
    rollout_policy,
)
from tavolata.core.state import Doubles, Floats, Int16s, Int32s, Uint64s, copied, room_for_actions
from tavolata.core.tiers import compiled

PLAYOUTS = 4
"""How many times a position is played to its end."""
MAX_MOVES = 2000
"""A game that is played at random does not go on for longer."""

REQUIRED = (rules.deal, rules.movers, rules.legal, rules.apply, rules.returns, rules.resample)
"""The rules that every game has to have."""


@implements_by_default(rules.observe)
def observe_nothing(s: Any, seat: int, out: Floats) -> None:
    """For a game that is not written as numbers; networks cannot learn it."""


@implements_by_default(rules.heuristic)
def heuristic_by_playing_out(s: Any, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    """The lead in the end, on average over some games with the same chance for every action."""
    points = np.zeros((2, MAX_SEATS), np.int32)
    for k in range(count):
        total = 0.0
        for number in range(PLAYOUTS):
            worlds = copied(s)
            branch(worlds[0].rng, s.rng, number)
            play(worlds[0], seat, int(actions[k]))
            play_to_the_end(worlds[0], points)
            total += lead_over_mean(points, s.players, seat)
        out[k] = total / PLAYOUTS


@implements_by_default(rules.rollout_policy)
def choose_any(s: Any, seat: int, rng: Uint64s, actions: Int16s) -> int:
    return int(actions[below(rng, legal(s, seat, actions))])


@implements_by_default(rules.estimate)
def estimate_by_playing_out(s: Any, out: Doubles) -> float:
    """The average of some games; as far off as they are apart."""
    points = np.zeros((2, MAX_SEATS), np.int32)
    for seat in range(s.players):
        out[seat] = 0.0
    if movers(s) == 0:
        returns(s, points)
        for seat in range(s.players):
            out[seat] = points[0, seat]
        return 0.0
    squares = 0.0
    for number in range(PLAYOUTS):
        worlds = copied(s)
        branch(worlds[0].rng, s.rng, number)
        play_to_the_end(worlds[0], points)
        for seat in range(s.players):
            out[seat] += points[0, seat] / PLAYOUTS
            squares += float(points[0, seat]) * float(points[0, seat]) / PLAYOUTS
    for seat in range(s.players):
        squares -= out[seat] * out[seat]
    return 1.0 + math.sqrt(max(squares, 0.0) / s.players)


@compiled
def play_to_the_end(s: Any, points: Int32s) -> None:
    """Everybody goes on by the rollout policy."""
    actions = room_for_actions(s)
    rng = np.empty(4, np.uint64)
    branch(rng, s.rng, 0)
    mask, moves = movers(s), 0
    while mask != 0 and moves < MAX_MOVES:
        seat = next_seat(mask)
        action = rollout_policy(s, seat, rng, actions)
        if action == STOP_ROLLOUT:
            break
        play(s, seat, action)
        mask, moves = movers(s), moves + 1
    returns(s, points)


@compiled
def lead_over_mean(points: Int32s, players: int, seat: int) -> float:
    """How many points a seat is ahead of the mean of the others, among whom there may be a partner."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += points[0, other]
    return float(points[0, seat] - others / max(players - 1, 1))


@implements_by_default(rules.seen)
def seen_by_all(s: Any, action: int) -> int:
    return action


@implements_by_default(rules.suspect)
def nothing_to_suspect(s: Any, seat: int, other: int, out: Int16s) -> int:
    return 0


@implements_by_default(rules.assume)
def nothing_to_assume(s: Any, other: int, action: int) -> None:
    pass


@implements_by_default(rules.forget)
def nothing_to_forget(s: Any, seat: int, share: float) -> None:
    pass
