"""How a simulation of Mille Grazie goes on beyond the search trees, and the estimate that it ends with."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below, fraction
from tavolata.core.numbers import power, total_weight
from tavolata.core.rules import STOP_ROLLOUT, implements, legal
from tavolata.core.state import Doubles, Int16s, Uint64s
from tavolata.core.tiers import compiled
from tavolata.games.mille_grazie.actions import ALONE, DISCARD, ESCORT, LEAVE, TAKE, WALK
from tavolata.games.mille_grazie.rules import other_end
from tavolata.games.mille_grazie.state import (
    DISCARDING,
    ESCORTING,
    IN_CITY,
    MAX_HELD,
    NONE,
    OVER,
    ROAD_COUNT,
    ROADS_ALONE,
    SETTING,
    STATE,
    WINNING_POINTS,
    MilleGrazieState,
)

NEARBY = 0.15
"""How likely the nobleman takes a road within his reach for no visible reason, compared with …"""
ON_THE_WAY = 0.4
"""… one on the way to the destination of an order in his hand, for each point of the order."""
OUT_OF_REACH = 0.01
NOISE = 0.3
"""Random noise on the value of a road in a simulation, in points."""
MIN_GAIN = 0.5
"""How many points better an order has to be than the one that is discarded for it."""
ALONE_ONCE_IN = 4
OPEN_ORDER_SHARE = 0.6
OPEN_ORDER_FACTOR = 0.8
"""The value of an open order, as a share of its value in hand: at its city, and the factor for each road to it."""
ROAD_COST = 0.04
"""The share of an order's points that one more road to its destination costs."""
HELD_BY_NEXT = np.array([1.0, 0.86, 0.65, 0.57, 0.43, 0.2])
HELD_BY_OTHERS = np.array([0.9, 0.75, 0.55, 0.49, 0.35, 0.1])
"""The value of an order before a round, per point, by the number of roads to its destination: for the nobleman, and for
those whose turn comes later. Fitted, like the next three, to the winners of some thousand games between greedy bots."""
OPEN_ORDER_VALUE = 0.2
"""The value, per point, of an open order in the city where the nobleman sets out."""
NEXT_TURN_VALUE = 1.1
"""The value of being the nobleman now instead of last."""
MIN_SPREAD = 4.0
SPREAD = 5.0
"""The standard error of the estimate: the minimum, and what is added at the beginning of a game."""
CATCH_UP_SHARE = 0.8
"""How much everybody still gains, as a share of what the leader lacks to win."""

# --- the rollout policy -----------------------------------------------


@implements(rules.rollout_policy, STATE)
def rollout_policy(s: MilleGrazieState, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """Noblemen walk towards their orders' destinations, an escort rides on the way. Before a new round: estimate."""
    if s.phase == SETTING:
        return STOP_ROLLOUT
    if s.phase == ESCORTING:
        return ALONE if below(rng, ALONE_ONCE_IN) == 0 else ESCORT + random_road(likely_roads(s), rng)
    if s.phase == IN_CITY:
        return TAKE if is_worth_taking(s, seat) else LEAVE
    if s.phase == DISCARDING:
        return DISCARD + int(s.held[seat, least_held(s, seat)])
    best, chosen = -np.inf, NONE
    for k in range(legal(s, seat, actions)):
        there = other_end(s, actions[k] - WALK, s.city[seat])
        worth = worth_of_city(s, seat, there, s.roads_left - 1) + NOISE * fraction(rng)
        if worth > best:
            best, chosen = worth, int(actions[k])
    return chosen


@compiled
def likely_roads(s: MilleGrazieState) -> Doubles:
    """How likely the nobleman walks each road: most likely those on a shortest way to a destination of his."""
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
    """The expected points of an order in hand, for somebody in a city with so many roads left on this journey."""
    distance = int(s.distance[city, s.order_destination[order]])
    left = min(max(0, distance - roads), len(HELD_BY_OTHERS) - 1)
    return float(s.order_points[order] * (HELD_BY_OTHERS[left] - ROAD_COST * distance))


@compiled
def least_held(s: MilleGrazieState, seat: int) -> int:
    """The index of the order in hand that should bring least."""
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
    """Any order if there is room for it; otherwise one that is clearly better than the worst in hand."""
    if s.in_hand[seat] < MAX_HELD:
        return True
    city = int(s.city[seat])
    gained = outlook(s, int(s.open_order[city]), city, int(s.roads_left))
    return bool(gained > outlook_of_held(s, seat, least_held(s, seat)) + MIN_GAIN)


@compiled
def worth_of_city(s: MilleGrazieState, seat: int, city: int, roads: int) -> float:
    """The expected points of a nobleman in this city with so many roads left: from orders in hand and open orders."""
    worth, room = 0.0, MAX_HELD - int(s.in_hand[seat])
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
                share = OPEN_ORDER_SHARE * power(OPEN_ORDER_FACTOR, roads - roads_left)
                worth += share * outlook(s, int(s.open_order[there]), there, roads_left)
    return worth


# --- the estimate -----------------------------------------------------


@implements(rules.estimate, STATE)
def estimate(s: MilleGrazieState, out: Doubles) -> float:
    """The points, the orders in hand, and what everybody gains until somebody wins."""
    if s.phase == OVER:
        return 0.0
    most = 0.0
    for seat in range(s.players):
        out[seat] = s.points[seat] + worth_of_hand(s, seat)
        most = max(most, out[seat])
    lacking = max(1.0, WINNING_POINTS - most)
    for seat in range(s.players):
        out[seat] += CATCH_UP_SHARE * lacking
    return float(MIN_SPREAD + SPREAD * np.sqrt(lacking / WINNING_POINTS))


@compiled
def worth_of_hand(s: MilleGrazieState, seat: int) -> float:
    """What a seat's orders are worth: more with near destinations, and more if its turn comes soon."""
    waits = (seat - int(s.nobleman)) % int(s.players)
    shares = HELD_BY_OTHERS if waits else HELD_BY_NEXT
    city = int(s.city[seat])
    worth = -NEXT_TURN_VALUE * waits / (s.players - 1)
    for k in range(s.in_hand[seat]):
        order = int(s.held[seat, k])
        distance = int(s.distance[city, s.order_destination[order]])
        worth += s.order_points[order] * shares[min(distance, len(shares) - 1)]
    if waits == 0 and s.open_order[city] != NONE:
        worth += OPEN_ORDER_VALUE * s.order_points[s.open_order[city]]
    return float(worth)
