"""Who knows what (MG-27), for machines: possible worlds, and what a seat knows as numbers."""

from __future__ import annotations

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.rules import implements
from tavolata.core.state import Floats
from tavolata.core.tiers import compiled
from tavolata.games.mille_grazie.state import (
    HELD,
    IN_PILE,
    MOST_CITIES,
    MOST_ORDERS,
    MOST_PLAYERS,
    NONE,
    OVER,
    ROAD_COUNT,
    STATE,
    MilleGrazieState,
)

PLACES = HELD + MOST_PLAYERS
"""Where an order can be; seats count from the one who looks, clockwise."""

OBSERVATION = {
    "orders": MOST_ORDERS * PLACES,
    "cities": MOST_PLAYERS * MOST_CITIES,
    "points": MOST_PLAYERS,
    "nobleman": MOST_PLAYERS,
    "phase": OVER + 1,
    "has_set": MOST_PLAYERS,
    "ambush": MOST_PLAYERS * ROAD_COUNT,
    "escort": ROAD_COUNT,
    "escorted": 1,
    "roads_left": 1,
    "walked": ROAD_COUNT,
    "robbed": ROAD_COUNT,
}
"""Everything a seat knows; letters it does not know are zeros. Points are counted in thirtieths."""


@implements(rules.resample, STATE)
def resample(s: MilleGrazieState, seat: int) -> None:
    """Other letters become any that fit what has been seen, and the draw pile lies in any sequence (MG-27)."""
    for robber in range(s.players):
        if robber != seat and s.ambush[robber, 0] != NONE:
            imagine_ambush(s, robber)
    if s.escorted and seat != s.nobleman and not s.escort_shown:
        s.escort = random_road(s, s.robbed)  # no escort rode where an ambush succeeded
    s.in_pile = 0
    for order in range(s.orders):
        if s.place[order] == IN_PILE:
            s.pile[s.in_pile] = order
            s.in_pile += 1
    shuffle(s.rng, s.pile, s.in_pile)


@compiled
def imagine_ambush(s: MilleGrazieState, robber: int) -> None:
    """A robber who has not been shown lies on no road walked this round; two letters of one robber differ."""
    taken = s.walked
    letters = 2 if s.ambush[robber, 1] != NONE else 1
    for k in range(letters):
        if s.shown[robber, k]:
            taken |= 1 << int(s.ambush[robber, k])
    for k in range(letters):
        if not s.shown[robber, k]:
            s.ambush[robber, k] = random_road(s, taken)
            taken |= 1 << int(s.ambush[robber, k])
    if letters == 2:
        sort_letters(s, robber)


@compiled
def sort_letters(s: MilleGrazieState, robber: int) -> None:
    """The two letters of a robber mean the same in either sequence (MG-09): the earlier one stands first."""
    if s.ambush[robber, 0] > s.ambush[robber, 1]:
        s.ambush[robber, 0], s.ambush[robber, 1] = s.ambush[robber, 1], s.ambush[robber, 0]
        s.shown[robber, 0], s.shown[robber, 1] = s.shown[robber, 1], s.shown[robber, 0]


@compiled
def random_road(s: MilleGrazieState, excluded: int) -> int:
    """Any road of the map but the excluded ones (a bit a road)."""
    possible = 0
    for road in range(ROAD_COUNT):
        if s.road_colour[road] and not excluded >> road & 1:
            possible += 1
    chosen = below(s.rng, possible)
    for road in range(ROAD_COUNT):
        if s.road_colour[road] and not excluded >> road & 1:
            if chosen == 0:
                return road
            chosen -= 1
    return NONE


@implements(rules.observe, STATE)
def observe(s: MilleGrazieState, seat: int, out: Floats) -> None:
    at = 0
    for order in range(s.orders):
        out[at + order * PLACES + place_seen_from(s, seat, order)] = 1
    at += MOST_ORDERS * PLACES
    for k in range(s.players):
        other = (seat + k) % s.players
        out[at + k * MOST_CITIES + int(s.city[other])] = 1
    at += MOST_PLAYERS * MOST_CITIES
    for k in range(s.players):
        out[at + k] = s.points[(seat + k) % s.players] / 30
    at += MOST_PLAYERS
    out[at + int(s.nobleman - seat) % int(s.players)] = 1
    at += MOST_PLAYERS
    out[at + int(s.phase)] = 1
    at += OVER + 1
    for k in range(s.players):
        out[at + k] = s.ambush[(seat + k) % s.players, 0] != NONE
    at += MOST_PLAYERS
    for k in range(s.players):
        observe_ambush(s, seat, (seat + k) % s.players, out[at + k * ROAD_COUNT : at + (k + 1) * ROAD_COUNT])
    at += MOST_PLAYERS * ROAD_COUNT
    if s.escorted and (seat == s.nobleman or s.escort_shown):
        out[at + int(s.escort)] = 1
    at += ROAD_COUNT
    out[at] = s.escorted
    out[at + 1] = s.roads_left
    at += 2
    for road in range(ROAD_COUNT):
        out[at + road] = s.walked >> road & 1
        out[at + ROAD_COUNT + road] = s.robbed >> road & 1


@compiled
def place_seen_from(s: MilleGrazieState, seat: int, order: int) -> int:
    place = int(s.place[order])
    return place if place < HELD else HELD + (place - HELD - seat) % int(s.players)


@compiled
def observe_ambush(s: MilleGrazieState, seat: int, robber: int, out: Floats) -> None:
    """The own letters, and those that have been shown (MG-24)."""
    for k in range(2):
        if s.ambush[robber, k] != NONE and (robber == seat or s.shown[robber, k]):
            out[s.ambush[robber, k]] = 1
