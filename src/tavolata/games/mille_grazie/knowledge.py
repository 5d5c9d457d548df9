"""Who knows what (MG-27), for bots: possible worlds, what a seat knows as numbers, and what was chosen in secret."""

from __future__ import annotations

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.rules import implements
from tavolata.core.state import Floats, Int16s
from tavolata.core.tiers import compiled
from tavolata.games.mille_grazie.actions import ALONE, AMBUSH, AMBUSHES, ESCORT
from tavolata.games.mille_grazie.rules import PAIR_ROADS, legal_roads
from tavolata.games.mille_grazie.state import (
    HELD,
    IN_PILE,
    MAX_CITIES,
    MAX_ORDERS,
    MAX_PLAYERS,
    NONE,
    OVER,
    PAIR_COUNT,
    ROAD_COUNT,
    STATE,
    MilleGrazieState,
)

PLACES = HELD + MAX_PLAYERS
"""Where an order can be; seats count clockwise from the observer."""

OBSERVATION = {
    "orders": MAX_ORDERS * PLACES,
    "cities": MAX_PLAYERS * MAX_CITIES,
    "points": MAX_PLAYERS,
    "nobleman": MAX_PLAYERS,
    "phase": OVER + 1,
    "has_set": MAX_PLAYERS,
    "ambush": MAX_PLAYERS * ROAD_COUNT,
    "escort": ROAD_COUNT,
    "escorted": 1,
    "roads_left": 1,
    "walked": ROAD_COUNT,
    "robbed": ROAD_COUNT,
}
"""Everything a seat knows; letters it does not know are zeros. Points are in thirtieths."""


@implements(rules.resample, STATE)
def resample(s: MilleGrazieState, seat: int) -> None:
    """Replace others' letters by any that fit what has been seen, and shuffle the draw pile (MG-27)."""
    for robber in range(s.players):
        if robber != seat and s.ambush[robber, 0] != NONE:
            imagine_ambush(s, robber)
    if s.escorted and seat != s.nobleman and not s.escort_shown:
        s.escort = random_road(s, s.robbed)  # no escort rode where an ambush succeeded
    reroll(s)


@implements(rules.reroll, STATE)
def reroll(s: MilleGrazieState) -> None:
    """Shuffle the draw pile: its sequence is all that nobody knows."""
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
    """Any road of the map except the excluded ones (one bit per road)."""
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
    at += MAX_ORDERS * PLACES
    for k in range(s.players):
        other = (seat + k) % s.players
        out[at + k * MAX_CITIES + int(s.city[other])] = 1
    at += MAX_PLAYERS * MAX_CITIES
    for k in range(s.players):
        out[at + k] = s.points[(seat + k) % s.players] / 30
    at += MAX_PLAYERS
    out[at + int(s.nobleman - seat) % int(s.players)] = 1
    at += MAX_PLAYERS
    out[at + int(s.phase)] = 1
    at += OVER + 1
    for k in range(s.players):
        out[at + k] = s.ambush[(seat + k) % s.players, 0] != NONE
    at += MAX_PLAYERS
    for k in range(s.players):
        observe_ambush(s, seat, (seat + k) % s.players, out[at + k * ROAD_COUNT : at + (k + 1) * ROAD_COUNT])
    at += MAX_PLAYERS * ROAD_COUNT
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
    """The seat's own letters, and those that have been shown (MG-24)."""
    for k in range(2):
        if s.ambush[robber, k] != NONE and (robber == seat or s.shown[robber, k]):
            out[s.ambush[robber, k]] = 1


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
    """Put a robber's letters there; what has been shown stays shown."""
    if action < AMBUSHES:
        s.ambush[other, 0] = action - AMBUSH
        return
    known = shown_road(s, other)
    for k in range(2):
        s.ambush[other, k] = PAIR_ROADS[action - AMBUSHES, k]
        s.shown[other, k] = s.ambush[other, k] == known
