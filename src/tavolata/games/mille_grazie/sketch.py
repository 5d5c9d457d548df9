"""Thinking ahead in Mille Grazie: a quick choice, where a game seems to lead to, and what was chosen in secret."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below, fraction
from tavolata.core.numbers import power, total_weight
from tavolata.core.rules import implements, legal
from tavolata.core.state import Doubles, Int16s, Uint64s
from tavolata.core.tiers import compiled
from tavolata.games.mille_grazie.actions import ALONE, AMBUSH, AMBUSHES, DISCARD, ESCORT, LEAVE, TAKE, WALK
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
    MilleGrazieState,
)

NEARBY = 0.15
"""How likely the nobleman takes a road within his reach for no reason that can be seen, as against …"""
ON_THE_WAY = 0.4
"""… one that lies on the way of an order that he holds, a point of it."""
OUT_OF_REACH = 0.01
WHIM = 0.3
"""By how many points a nobleman in thought may like a road more than another, for no reason."""
WORTH_TAKING = 0.5
"""How many points better an order should be than the one that would have to go for it."""
ALONE_ONCE_IN = 4
PICKED_UP = 0.6
NEARBY_ORDERS = 0.8
"""What an order that lies about counts, of what it would in the hand: so much, and less for every road to it."""
DETOUR = 0.04
"""How much of an order's points a road more on the way to its destination costs."""
HELD_BY_NEXT = np.array([1.0, 0.86, 0.65, 0.57, 0.43, 0.2])
HELD_BY_OTHERS = np.array([0.9, 0.75, 0.55, 0.49, 0.35, 0.1])
"""What an order is worth before a round, a point of it, by the roads to its destination: to the nobleman, and to those
whose turn comes later. Fitted, like the next three, to who won some thousand games between greedy bots."""
LYING_HERE = 0.2
"""What an order is worth to the nobleman if it lies where he sets out, a point of it."""
NEXT_TURN = 1.1
"""What it is worth to be the nobleman now and not last of all."""
SURE = 4.0
SPREAD = 5.0
"""How far the points at the end may be off, for the chance to win: a little always, and so much for a whole game."""
CATCHING_UP = 0.8
"""How much of what the leader still lacks all others should gain, too, before the end."""

rules.shows_everything(STATE)

# --- a quick choice ---------------------------------------------------


@implements(rules.sketch, STATE)
def sketch(s: MilleGrazieState, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """Noblemen go where their orders go, an escort rides on the way; before new robbers lie in wait, it is judged."""
    if s.phase == SETTING:
        return NONE
    if s.phase == ESCORTING:
        return ALONE if below(rng, ALONE_ONCE_IN) == 0 else ESCORT + random_road(likely_roads(s), rng)
    if s.phase == IN_CITY:
        return TAKE if is_worth_taking(s, seat) else LEAVE
    if s.phase == DISCARDING:
        return DISCARD + int(s.held[seat, least_held(s, seat)])
    best, chosen = -np.inf, NONE
    for k in range(legal(s, seat, actions)):
        there = other_end(s, actions[k] - WALK, s.city[seat])
        worth = worth_of_city(s, seat, there, s.roads_left - 1) + WHIM * fraction(rng)
        if worth > best:
            best, chosen = worth, int(actions[k])
    return chosen


@compiled
def likely_roads(s: MilleGrazieState) -> Doubles:
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
def is_on_the_way(s: MilleGrazieState, city: int, one: int, other: int, goal: int) -> bool:
    """Does a road between two cities lie on a shortest way from a city to a goal within reach?"""
    roads = s.distance[city, goal]
    forth = s.distance[city, one] + 1 + s.distance[other, goal] == roads
    back = s.distance[city, other] + 1 + s.distance[one, goal] == roads
    return bool(roads <= ROADS_ALONE and (forth or back))


@compiled
def random_road(likely: Doubles, rng: Uint64s) -> int:
    left, chosen = fraction(rng) * total_weight(likely), NONE
    for road in range(ROAD_COUNT):
        if likely[road] > 0 and (left >= 0 or chosen == NONE):
            chosen = road
            left -= likely[road]
    return chosen


@compiled
def outlook(s: MilleGrazieState, order: int, city: int, roads: int) -> float:
    """What an order should bring to who holds it in a city and walks so many roads more on this journey."""
    distance = int(s.distance[city, s.order_destination[order]])
    left = min(max(0, distance - roads), len(HELD_BY_OTHERS) - 1)
    return float(s.order_points[order] * (HELD_BY_OTHERS[left] - DETOUR * distance))


@compiled
def least_held(s: MilleGrazieState, seat: int) -> int:
    """Which of the orders in hand, from 0, should bring least."""
    least = 0
    for k in range(1, s.in_hand[seat]):
        if outlook_of_held(s, seat, k) < outlook_of_held(s, seat, least):
            least = k
    return least


@compiled
def outlook_of_held(s: MilleGrazieState, seat: int, k: int) -> float:
    return outlook(s, int(s.held[seat, k]), int(s.city[seat]), int(s.roads_left))


@compiled
def is_worth_taking(s: MilleGrazieState, seat: int) -> bool:
    """With room for it, any order; else one that is clearly better than the least of those in hand."""
    if s.in_hand[seat] < MOST_HELD:
        return True
    city = int(s.city[seat])
    gained = outlook(s, int(s.open_order[city]), city, int(s.roads_left))
    return bool(gained > outlook_of_held(s, seat, least_held(s, seat)) + WORTH_TAKING)


@compiled
def worth_of_city(s: MilleGrazieState, seat: int, city: int, roads: int) -> float:
    """What a nobleman in this city with so many roads to go can hope for: from what he holds, and what lies about."""
    worth, room = 0.0, MOST_HELD - int(s.in_hand[seat])
    for k in range(s.in_hand[seat]):
        order = int(s.held[seat, k])
        if s.order_destination[order] == city:
            worth += s.order_points[order]
            room += 1
        else:
            worth += outlook(s, order, city, roads)
    if room > 0:
        for there in range(s.cities):
            roads_left = roads - int(s.distance[city, there])
            if s.open_order[there] != NONE and roads_left >= 0:
                share = PICKED_UP * power(NEARBY_ORDERS, roads - roads_left)
                worth += share * outlook(s, int(s.open_order[there]), there, roads_left)
    return worth


# --- where it leads to ------------------------------------------------


@implements(rules.estimate, STATE)
def estimate(s: MilleGrazieState, out: Doubles) -> float:
    """The points, and what the orders in hand are worth; then somebody has to get to the end."""
    if s.phase == OVER:
        return 0.0
    most = 0.0
    for seat in range(s.players):
        out[seat] = s.points[seat] + worth_of_hand(s, seat)
        most = max(most, out[seat])
    lacking = max(1.0, WINNING_POINTS - most)
    for seat in range(s.players):
        out[seat] += CATCHING_UP * lacking
    return float(SURE + SPREAD * np.sqrt(lacking / WINNING_POINTS))


@compiled
def worth_of_hand(s: MilleGrazieState, seat: int) -> float:
    """What somebody's orders are worth, the nearer their destinations and the sooner his turn the more."""
    waits = (seat - int(s.nobleman)) % int(s.players)
    shares = HELD_BY_OTHERS if waits else HELD_BY_NEXT
    city = int(s.city[seat])
    worth = -NEXT_TURN * waits / (s.players - 1)
    for k in range(s.in_hand[seat]):
        order = int(s.held[seat, k])
        distance = int(s.distance[city, s.order_destination[order]])
        worth += s.order_points[order] * shares[min(distance, len(shares) - 1)]
    if waits == 0 and s.open_order[city] != NONE:
        worth += LYING_HERE * s.order_points[s.open_order[city]]
    return float(worth)


# --- what is chosen in secret -----------------------------------------


@implements(rules.seen, STATE)
def seen(s: MilleGrazieState, action: int) -> int:
    """Where robbers lie and escorts ride is secret; whether there is an escort is not (MG-08 … MG-10)."""
    if action < AMBUSHES:
        return AMBUSH
    if action < ESCORT:
        return AMBUSHES
    return ESCORT if action < ALONE else action


@implements(rules.suspect, STATE)
def suspect(s: MilleGrazieState, seat: int, other: int, out: Int16s) -> int:
    """Where a robber may lie who has set and not been shown: on no road that has been walked (MG-27).

    He set before the nobleman walked the first of them (MG-08).
    """
    if s.phase == OVER or other == seat or s.ambush[other, 0] == NONE:
        return 0
    count = unwalked_pairs(s, other, out) if s.ambush[other, 1] != NONE else unwalked_roads(s, other, out)
    return -count if s.walked else count


@compiled
def unwalked_pairs(s: MilleGrazieState, robber: int, out: Int16s) -> int:
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
def unwalked_roads(s: MilleGrazieState, robber: int, out: Int16s) -> int:
    """One road, unless it has been shown."""
    if s.shown[robber, 0]:
        return 0
    count = 0
    for k in range(legal_roads(s, out, AMBUSH)):
        if not s.walked >> (int(out[k]) - AMBUSH) & 1:
            out[count] = out[k]
            count += 1
    return count


@compiled
def shown_road(s: MilleGrazieState, robber: int) -> int:
    """The one letter of two that has been shown, or NONE."""
    for k in range(2):
        if s.shown[robber, k]:
            return int(s.ambush[robber, k])
    return NONE


@compiled
def fits(s: MilleGrazieState, one: int, other: int, known: int) -> bool:
    """Could these be a robber's two roads, if one of them is known?"""
    if known != NONE and known not in (one, other):
        return False
    return can_lie(s, one, known) and can_lie(s, other, known)


@compiled
def can_lie(s: MilleGrazieState, road: int, known: int) -> bool:
    """Could an ambush still lie there, or is it known to?"""
    return bool(road == known or (s.road_colour[road] != 0 and not s.walked >> road & 1))


@implements(rules.assume, STATE)
def assume(s: MilleGrazieState, other: int, action: int) -> None:
    """Let a robber lie there; what has been shown stays shown."""
    if action < AMBUSHES:
        s.ambush[other, 0] = action - AMBUSH
        return
    known = shown_road(s, other)
    for k in range(2):
        s.ambush[other, k] = PAIR_ROADS[action - AMBUSHES, k]
        s.shown[other, k] = s.ambush[other, k] == known
