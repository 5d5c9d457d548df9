"""Thinking ahead in Mille Grazie: a quick choice, where a game seems to lead to, and what was chosen in secret."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below, fraction
from tavolata.core.compiling import compiled
from tavolata.core.record import Doubles, Int16s, Uint64s
from tavolata.core.rules import implements, legal
from tavolata.games.mille_grazie.actions import ALONE, AMBUSH, AMBUSHES, DISCARD, ESCORT, LEAVE, TAKE, WALK
from tavolata.games.mille_grazie.heuristic import promise, worth_taking
from tavolata.games.mille_grazie.rules import PAIR_ROADS, legal_roads, other_end
from tavolata.games.mille_grazie.state import (
    DISCARDING,
    ESCORTING,
    IN_CITY,
    MOST_HELD,
    NONE,
    OVER,
    PAIR_COUNT,
    ROAD_COUNT,
    ROADS_ALONE,
    SETTING,
    STATE,
    WINNING_POINTS,
    State,
)

NEARBY = 0.15
"""How likely the nobleman takes a road within his reach for no reason that can be seen, as against …"""
ON_THE_WAY = 0.4
"""… one that lies on the way of an order that he holds, a point of it."""
OUT_OF_REACH = 0.01
WHIM = 0.3
"""By how many points a nobleman in thought may like a road more than another, for no reason."""
WORTH_TAKING = 0.5
HELD_SHARE = 0.6
"""How much of the promise of an order that is held is taken for sure."""
TURN_POINTS = 3.0
"""What it is worth to be the nobleman a whole round earlier."""
CATCHING_UP = 0.8
"""How much of what the leader still lacks all others should gain, too, before the end."""
SURE = 0.8
SPREAD = 4.6
"""How far the points at the end may be off, for the chance to win: a little always, and so much for a whole game."""

rules.shows_everything(STATE)

# --- a quick choice ---------------------------------------------------


@implements(rules.sketch, STATE)
def sketch(s: State, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """Noblemen go where their orders go, an escort rides on the way; before new robbers lie in wait, it is judged."""
    if s.phase == SETTING:
        return NONE
    if s.phase == ESCORTING:
        return ALONE if below(rng, 2) else ESCORT + random_road(likely_roads(s), rng)
    if s.phase == IN_CITY:
        return TAKE if worth_taking(s, seat) > WORTH_TAKING else LEAVE
    best, chosen = -np.inf, NONE
    for k in range(legal(s, seat, actions)):
        action = int(actions[k])
        if s.phase == DISCARDING:
            worth = -promise(s, action - DISCARD, s.city[seat])
        else:
            worth = worth_of_city(s, seat, other_end(s, action - WALK, s.city[seat])) + WHIM * fraction(rng)
        if worth > best:
            best, chosen = worth, action
    return chosen


@compiled
def likely_roads(s: State) -> Doubles:
    """For every road, how likely the nobleman walks it: those on the shortest ways to where his orders go, most."""
    likely = np.zeros(ROAD_COUNT, np.float64)
    city = int(s.city[s.nobleman])
    for road in range(ROAD_COUNT):
        if s.road_colour[road] and not s.walked >> road & 1:
            one, other = int(s.road_ends[road, 0]), int(s.road_ends[road, 1])
            near = min(s.distance[city, one], s.distance[city, other])
            likely[road] = NEARBY if near < ROADS_ALONE else OUT_OF_REACH
            for k in range(s.in_hand[s.nobleman]):
                order = int(s.held[s.nobleman, k])
                if is_on_the_way(s, city, one, other, int(s.order_destination[order])):
                    likely[road] += ON_THE_WAY * s.order_points[order]
    return likely


@compiled
def is_on_the_way(s: State, city: int, one: int, other: int, goal: int) -> bool:
    """Does a road between two cities lie on a shortest way from a city to a goal within reach?"""
    roads = s.distance[city, goal]
    forth = s.distance[city, one] + 1 + s.distance[other, goal] == roads
    back = s.distance[city, other] + 1 + s.distance[one, goal] == roads
    return bool(roads <= ROADS_ALONE and (forth or back))


@compiled
def random_road(likely: Doubles, rng: Uint64s) -> int:
    left, chosen = fraction(rng) * likely.sum(), NONE
    for road in range(ROAD_COUNT):
        if likely[road] > 0 and (left >= 0 or chosen == NONE):
            chosen = road
            left -= likely[road]
    return chosen


@compiled
def worth_of_city(s: State, seat: int, city: int) -> float:
    """What the orders that are held promise there, and half of what lies there."""
    worth = 0.0
    for k in range(s.in_hand[seat]):
        worth += promise(s, s.held[seat, k], city)
    if s.open_order[city] != NONE and s.in_hand[seat] < MOST_HELD:
        worth += promise(s, s.open_order[city], city) / 2
    return worth


# --- where it leads to ------------------------------------------------


@implements(rules.estimate, STATE)
def estimate(s: State, out: Doubles) -> float:
    """The points, a share of what is promised, and who is the nobleman sooner; then somebody has to get to the end."""
    if s.phase == OVER:
        return 0.0
    most = 0.0
    for seat in range(s.players):
        waits = (seat - int(s.nobleman)) % int(s.players)
        out[seat] = s.points[seat] - TURN_POINTS * waits / s.players
        for k in range(s.in_hand[seat]):
            out[seat] += HELD_SHARE * promise(s, s.held[seat, k], s.city[seat])
        most = max(most, out[seat])
    lacking = max(1.0, WINNING_POINTS - most)
    for seat in range(s.players):
        out[seat] += CATCHING_UP * lacking
    return float(SURE + SPREAD * np.sqrt(lacking / WINNING_POINTS))


# --- what is chosen in secret -----------------------------------------


@implements(rules.seen, STATE)
def seen(s: State, action: int) -> int:
    """Where robbers lie and escorts ride is secret; whether there is an escort is not (MG-08 … MG-10)."""
    if action < AMBUSHES:
        return AMBUSH
    if action < ESCORT:
        return AMBUSHES
    return ESCORT if action < ALONE else action


@implements(rules.suspect, STATE)
def suspect(s: State, seat: int, other: int, out: Int16s) -> int:
    """Where a robber may lie who has set and not been shown: on no road that has been walked (MG-27).

    He set before the nobleman walked the first of them (MG-08).
    """
    if s.phase == OVER or other == seat or s.ambush[other, 0] == NONE:
        return 0
    count = unwalked_pairs(s, other, out) if s.ambush[other, 1] != NONE else unwalked_roads(s, other, out)
    return -count if s.walked else count


@compiled
def unwalked_pairs(s: State, robber: int, out: Int16s) -> int:
    """Two roads; if one of them has been shown, it is one of the two."""
    if s.shown[robber, 0] and s.shown[robber, 1]:
        return 0
    count, known = 0, shown_road(s, robber)
    for pair in range(PAIR_COUNT):
        if fits(s, int(PAIR_ROADS[pair, 0]), int(PAIR_ROADS[pair, 1]), known):
            out[count] = AMBUSHES + pair
            count += 1
    return count


@compiled
def unwalked_roads(s: State, robber: int, out: Int16s) -> int:
    """One road, unless it has been shown."""
    if s.shown[robber, 0]:
        return 0
    count = 0
    for k in range(legal_roads(s, out, AMBUSH)):
        if not s.walked >> (out[k] - AMBUSH) & 1:
            out[count] = out[k]
            count += 1
    return count


@compiled
def shown_road(s: State, robber: int) -> int:
    """The one letter of two that has been shown, or NONE."""
    for k in range(2):
        if s.shown[robber, k]:
            return int(s.ambush[robber, k])
    return NONE


@compiled
def fits(s: State, one: int, other: int, known: int) -> bool:
    """Could these be a robber's two roads, if one of them is known?"""
    if known != NONE and known not in (one, other):
        return False
    return can_lie(s, one, known) and can_lie(s, other, known)


@compiled
def can_lie(s: State, road: int, known: int) -> bool:
    """Could an ambush still lie there, or is it known to?"""
    return bool(road == known or (s.road_colour[road] != 0 and not s.walked >> road & 1))


@implements(rules.assume, STATE)
def assume(s: State, other: int, action: int) -> None:
    """Let a robber lie there; what has been shown stays shown."""
    if action < AMBUSHES:
        s.ambush[other, 0] = action - AMBUSH
        return
    known = shown_road(s, other)
    for k in range(2):
        s.ambush[other, k] = PAIR_ROADS[action - AMBUSHES, k]
        s.shown[other, k] = s.ambush[other, k] == known
