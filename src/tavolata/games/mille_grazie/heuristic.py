"""A heuristic of Mille Grazie's choices.

A nobleman looks at every journey that is still possible and weighs what it delivers against the probability of robbers.
Robbers look at the same journeys and lie where the nobleman wants to go. Neither uses what is hidden: probabilities
come from open orders, cities and roads alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import fraction
from tavolata.core.numbers import power
from tavolata.core.rules import implements
from tavolata.core.state import Doubles, Floats, Int16s, Int64s
from tavolata.core.tiers import compiled, interpreted_as
from tavolata.games.mille_grazie.actions import ALONE, AMBUSH, AMBUSHES, DISCARD, ESCORT, LEAVE, TAKE, WALK
from tavolata.games.mille_grazie.rules import PAIR_ROADS, other_end
from tavolata.games.mille_grazie.state import (
    LOOT,
    MAX_CITIES,
    MAX_HELD,
    NONE,
    ROAD_COUNT,
    ROADS_ALONE,
    ROADS_ESCORTED,
    STATE,
    MilleGrazieState,
)

DISTANCE_FACTOR = 0.8
"""The factor on an order's points for every road to its destination."""
JOURNEY_PREFERENCE = 1.0
"""How strongly a nobleman is assumed to prefer the better of two journeys, per point."""
UNIFORM_SHARE = 0.3
"""The share of the guess in which all roads are equally dangerous."""
LOG_PROBABILITY_WEIGHT = 0.4
"""The weight of the log probability of a road in its value for a robber, in points."""


@implements(rules.heuristic, STATE)
def heuristic(s: MilleGrazieState, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    if count > 0 and actions[0] < ESCORT:
        value_ambushes(s, actions, count, out)
        return
    danger = guessed_danger(s)
    add_noise(s, danger)  # somebody who always judges the same way could walk in circles forever
    for k in range(count):
        action = int(actions[k])
        if action >= WALK:
            out[k] = best_journey(s, seat, s.roads_left, danger, s.escort, action - WALK)
        elif action >= DISCARD:
            out[k] = -order_value(s, action - DISCARD, s.city[seat])
        elif action == TAKE:
            out[k] = worth_taking(s, seat)
        elif action == LEAVE:
            out[k] = 0
        elif action == ALONE:
            out[k] = best_journey(s, seat, ROADS_ALONE, danger, NONE, NONE)
        else:
            out[k] = best_journey(s, seat, ROADS_ESCORTED, danger, action - ESCORT, NONE)


@compiled
def order_value(s: MilleGrazieState, order: int, city: int) -> float:
    """The value of an order for somebody in this city: its points, discounted by the distance."""
    return float(s.order_points[order] * power(DISTANCE_FACTOR, s.distance[city, s.order_destination[order]]))


@compiled
def worth_taking(s: MilleGrazieState, seat: int) -> float:
    """The value of the order that lies here, less that of the one that would have to go."""
    city = s.city[seat]
    worth = order_value(s, s.open_order[city], city)
    if s.in_hand[seat] < MAX_HELD:
        return worth
    least = order_value(s, s.held[seat, 0], city)
    for k in range(1, MAX_HELD):
        least = min(least, order_value(s, s.held[seat, k], city))
    return worth - least


@compiled
def value_ambushes(s: MilleGrazieState, actions: Int16s, count: int, out: Floats) -> None:
    """How good each road is for a robber: how likely the nobleman takes it, and what that would cost him.

    With some noise, so that nobody can predict it. Also for robbers who have set already, as they saw it then.
    """
    worth = ambush_worth(s, journeys_from(s, start_of_journey(s), 0, ROADS_ALONE))
    if not s.walked:
        add_noise(s, worth)
    likely = letter_shares(s, worth)
    for road in range(ROAD_COUNT):
        likely[road] = LOG_PROBABILITY_WEIGHT * math.log(likely[road]) if s.road_colour[road] else 0.0
    for k in range(count):
        if actions[k] >= AMBUSHES:
            pair = actions[k] - AMBUSHES
            out[k] = likely[PAIR_ROADS[pair, 0]] + likely[PAIR_ROADS[pair, 1]]
        else:
            out[k] = likely[actions[k] - AMBUSH]


@compiled
def start_of_journey(s: MilleGrazieState) -> int:
    """Where the nobleman set out: the only city but his own with an odd number of walked roads."""
    odd = 1 << int(s.city[s.nobleman])
    for road in range(ROAD_COUNT):
        if s.walked >> road & 1:
            odd ^= 1 << int(s.road_ends[road, 0]) ^ 1 << int(s.road_ends[road, 1])
    city = 0
    while not odd >> city & 1:
        city += 1
    return city


@compiled
def add_noise(s: MilleGrazieState, judged: Doubles) -> None:
    """Multiply each road's value by a random factor from 0.5 to 1.5, from a copy of the imagined world's stream."""
    rng = s.rng.copy()
    for road in range(ROAD_COUNT):
        judged[road] *= 0.5 + fraction(rng)


@compiled
def ambush_worth(s: MilleGrazieState, usage: Doubles) -> Doubles:
    """For every road: how likely the nobleman walks it, times the loot and what the loss costs him."""
    carried = 0.0
    for k in range(s.in_hand[s.nobleman]):
        carried += s.order_points[s.held[s.nobleman, k]]
    for road in range(ROAD_COUNT):
        lost = carried * share_lost(s, s.nobleman, road) / (s.players - 1)
        usage[road] *= LOOT + lost
    return usage


@compiled
def share_lost(s: MilleGrazieState, seat: int, road: int) -> float:
    """The share of the orders that an ambush on this road costs (MG-19, MG-20)."""
    if s.in_hand[seat] == 0:
        return 0.0
    return min(1.0, float(s.road_colour[road] / s.in_hand[seat]))


@compiled
def guessed_danger(s: MilleGrazieState) -> Doubles:
    """For every road, how likely somebody lies there."""
    danger = letter_shares(s, ambush_worth(s, journeys(s)))
    letters = 2 if s.players == 2 else s.players - 1
    for road in range(ROAD_COUNT):
        danger[road] = 1 - power(1 - danger[road], letters)
    return danger


@compiled
def letter_shares(s: MilleGrazieState, worth: Doubles) -> Doubles:
    """For every road, how likely a robber sets its letter: he mixes over what is worth it, and over all roads."""
    total, roads = 0.0, 0
    for road in range(ROAD_COUNT):
        if s.road_colour[road]:
            total += worth[road]
            roads += 1
    for road in range(ROAD_COUNT):
        share = worth[road] / total if total > 0 else 0.0
        worth[road] = (1 - UNIFORM_SHARE) * share + UNIFORM_SHARE / roads if s.road_colour[road] else 0.0
    return worth


@compiled
def journeys(s: MilleGrazieState) -> Doubles:
    """How likely the nobleman walks each road from here on."""
    roads = s.roads_left if s.roads_left > 0 else ROADS_ALONE
    return journeys_from(s, int(s.city[s.nobleman]), int(s.walked), roads)


@compiled
def journeys_from(s: MilleGrazieState, city: int, walked: int, roads: int) -> Doubles:
    """How likely the nobleman walks each road, if he prefers journeys that deliver more and knows of no danger."""
    usage = np.zeros(ROAD_COUNT, np.float64)
    calm = np.zeros(ROAD_COUNT, np.float64)
    explore(s, s.nobleman, city, walked, roads, calm, NONE, NONE, usage)
    total = 0.0
    for road in range(ROAD_COUNT):
        total += usage[road]
    if total > 0:
        for road in range(ROAD_COUNT):
            usage[road] *= roads / total
    return usage


@compiled
def best_journey(s: MilleGrazieState, seat: int, roads: int, danger: Doubles, safe: int, first: int) -> float:
    """The expected points of the best journey of so many roads; `safe` is escorted, `first` has to be walked first."""
    nowhere = np.zeros(0, np.float64)
    return explore(s, seat, int(s.city[seat]), int(s.walked), roads, danger, safe, first, nowhere)


@compiled
def explore(
    s: MilleGrazieState,
    seat: int,
    start: int,
    before: int,
    roads: int,
    danger: Doubles,
    safe: int,
    first: int,
    usage: Doubles,
) -> float:
    """Depth-first search over all journeys from a city that use no road twice; returns the best value.

    With room in `usage`, every road of every journey is counted there, weighted by what the journey brings.
    """
    road = np.full(roads + 1, -1, np.int64)
    city = np.zeros(roads + 1, np.int64)
    walked = np.zeros(roads + 1, np.int64)
    brought = np.zeros(roads + 1, np.float64)
    kept = np.ones(roads + 1, np.float64)
    delivered = np.zeros(roads + 1, np.int64)
    city[0], walked[0] = start, before
    roads_at = roads_by_city(s)
    best, depth = -1000.0, 0
    while depth >= 0:
        unwalked = roads_at[city[depth]] & ~walked[depth]
        following = next_road(int(unwalked), int(road[depth]), first if depth == 0 else NONE)
        if depth == roads or (following == NONE and road[depth] == -1):
            outcome = brought[depth] + undelivered_value(s, seat, city[depth], delivered[depth]) * kept[depth]
            best = max(best, outcome)
            if len(usage) > 0:
                for k in range(depth):
                    usage[road[k]] += math.exp(JOURNEY_PREFERENCE * outcome)
            following = NONE
        if following == NONE:
            depth -= 1
            continue
        road[depth] = following
        there = other_end(s, following, city[depth])
        risk = 0.0 if following == safe else danger[following]
        city[depth + 1] = there
        walked[depth + 1] = walked[depth] | 1 << following
        kept[depth + 1] = kept[depth] * (1 - risk * share_lost(s, seat, following))
        brought[depth + 1] = brought[depth] - risk * LOOT / 2
        delivered[depth + 1] = delivered[depth]
        for k in range(s.in_hand[seat]):
            if not delivered[depth] >> k & 1 and s.order_destination[s.held[seat, k]] == there:
                delivered[depth + 1] |= 1 << k
                brought[depth + 1] += s.order_points[s.held[seat, k]] * kept[depth + 1]
        road[depth + 1] = -1
        depth += 1
    return best


@interpreted_as(explore)
def explore_in_python(
    s: MilleGrazieState,
    seat: int,
    start: int,
    before: int,
    roads: int,
    danger: Doubles,
    safe: int,
    first: int,
    usage: Doubles,
) -> float:
    """The same journeys in the same sequence, on lists: what a state says is read once."""
    held, points, destinations = s.held[seat].tolist(), s.order_points.tolist(), s.order_destination.tolist()
    risks = danger.tolist()
    if safe != NONE:
        risks[safe] = 0.0
    journeys = PlainJourneys(
        roads=roads,
        carried=[(1 << k, points[order], destinations[order]) for k, order in enumerate(held[: s.in_hand[seat]])],
        risks=risks,
        lost=[share_lost(s, seat, road) for road in range(ROAD_COUNT)],
        onward=roads_onward(s),
        rate_end=partial(undelivered_value, s, seat),
        usage=usage.tolist(),
    )
    unwalked = ~before if first == NONE else 1 << first
    following = [one for one in journeys.onward[start] if unwalked >> one[0] & 1]
    journeys.walk(following, start, before, 1.0, 0.0, 0)
    usage[:] = journeys.usage
    return journeys.best


@dataclass
class PlainJourneys:
    """All journeys from a city as plain Python. A closure that calls itself would leave garbage in a ring each time."""

    roads: int
    carried: list[tuple[int, int, int]]
    """The orders in hand: a bit, points and destination of each."""
    risks: list[float]
    lost: list[float]
    onward: list[list[tuple[int, int]]]
    rate_end: Callable[[int, int], float]
    """What the orders are worth that are undelivered in the last city."""
    usage: list[float]
    best: float = -1000.0
    path: list[int] = field(default_factory=list)
    ends: dict[tuple[int, int], float] = field(default_factory=dict)

    def walk(
        self, following: list[tuple[int, int]], city: int, walked: int, kept: float, brought: float, delivered: int
    ) -> None:
        """Walk each of the following roads, and on from there."""
        if len(self.path) == self.roads or not following:
            self.end(city, kept, brought, delivered)
            return
        for road, there in following:
            risk = self.risks[road]
            still_kept = kept * (1 - risk * self.lost[road])
            now_brought, now_delivered = brought - risk * LOOT / 2, delivered
            for bit, worth, destination in self.carried:
                if destination == there and not delivered & bit:
                    now_delivered |= bit
                    now_brought += worth * still_kept
            now_walked = walked | 1 << road
            unwalked = [one for one in self.onward[there] if not now_walked >> one[0] & 1]
            self.path.append(road)
            self.walk(unwalked, there, now_walked, still_kept, now_brought, now_delivered)
            self.path.pop()

    def end(self, city: int, kept: float, brought: float, delivered: int) -> None:
        """Count what the whole journey brings."""
        if (city, delivered) not in self.ends:
            self.ends[city, delivered] = self.rate_end(city, delivered)
        outcome = brought + self.ends[city, delivered] * kept
        self.best = max(self.best, outcome)
        if self.usage:
            for road in self.path:
                self.usage[road] += math.exp(JOURNEY_PREFERENCE * outcome)


def roads_onward(s: MilleGrazieState) -> list[list[tuple[int, int]]]:
    """For every city, its roads and where each leads."""
    onward: list[list[tuple[int, int]]] = [[] for _ in range(MAX_CITIES)]
    for road, (one, other) in enumerate(s.road_ends.tolist()):
        if s.road_colour[road]:
            onward[one].append((road, other))
            onward[other].append((road, one))
    return onward


@compiled
def roads_by_city(s: MilleGrazieState) -> Int64s:
    """For every city, its roads as bits."""
    roads_at = np.zeros(MAX_CITIES, np.int64)
    for road in range(ROAD_COUNT):
        if s.road_colour[road]:
            roads_at[s.road_ends[road, 0]] |= 1 << road
            roads_at[s.road_ends[road, 1]] |= 1 << road
    return roads_at


@compiled
def next_road(unwalked: int, last: int, only: int) -> int:
    """The next of these roads to try after the last one, or NONE; `only` leaves no choice."""
    if only != NONE:
        return only if last == -1 else NONE
    road = last + 1
    following = unwalked >> road
    if following == 0:
        return NONE
    while not following & 1:
        following >>= 1
        road += 1
    return road


@compiled
def undelivered_value(s: MilleGrazieState, seat: int, city: int, delivered: int) -> float:
    """The value of orders that are still undelivered at the end, and half of the open order in that city."""
    hope = 0.0
    for k in range(s.in_hand[seat]):
        if not delivered >> k & 1:
            hope += order_value(s, s.held[seat, k], city) / 2
    if s.open_order[city] != NONE:
        hope += order_value(s, s.open_order[city], city) / 4
    return hope
