"""Mille Grazie's rules, as compiled functions over the state. Clause numbers are where the clause is implemented."""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.rules import emit, implements, next_clockwise
from tavolata.core.state import Int16s, Int32s
from tavolata.core.tiers import compiled
from tavolata.games.mille_grazie.actions import (
    ALONE,
    AMBUSH,
    AMBUSH_SET,
    AMBUSHES,
    AMBUSHES_SET,
    ARRIVED,
    DEALT,
    DELIVERED,
    DISCARD,
    ENDED,
    ESCORT,
    ESCORT_SET,
    FOILED,
    JOURNEY_ENDED,
    LEAVE,
    ORDER_DISCARDED,
    ORDER_LEFT,
    ORDER_LOST,
    ORDER_MISFIT,
    ORDER_OPENED,
    ORDER_TAKEN,
    RESHUFFLED,
    ROBBED,
    ROUND_BEGAN,
    TAKE,
    WALK,
    WALKED,
    WENT_ALONE,
)
from tavolata.games.mille_grazie.state import (
    DISCARDED,
    DISCARDING,
    ESCORTING,
    HELD,
    IN_CITY,
    IN_PILE,
    LOOT,
    MAX_HELD,
    NONE,
    ON_BOARD,
    ON_THE_ROAD,
    OPEN_ORDERS,
    OVER,
    PAIRS,
    ROAD_COUNT,
    ROADS_ALONE,
    ROADS_ESCORTED,
    SETTING,
    STATE,
    WINNING_POINTS,
    MilleGrazieState,
)

PAIR_ROADS = np.array(PAIRS, np.int8)

# --- set-up -----------------------------------------------------------


@implements(rules.deal, STATE)
def deal(s: MilleGrazieState) -> None:
    """Shuffle, give everybody an order and a city to start from, lay four open, settle who begins (MG-03 … MG-06)."""
    s.held[:, :] = NONE
    s.open_order[:] = NONE
    s.pile[:] = NONE
    s.place[:] = NONE
    for order in range(s.orders):
        s.place[order] = DISCARDED
    reshuffle(s)
    for seat in range(s.players):  # MG-03
        order = draw(s)
        put_before(s, seat, order)
        s.city[seat] = s.order_first[order]
        emit(s, DEALT, seat, order, s.city[seat])
    for _ in range(OPEN_ORDERS):
        open_new_order(s)
    s.nobleman = s.first if s.first >= 0 else below(s.rng, s.players)  # MG-06
    begin_round(s)


@compiled
def begin_round(s: MilleGrazieState) -> None:
    """Everybody but the nobleman is a robber and sets a letter (MG-07, MG-08)."""
    s.ambush[:, :] = NONE
    s.shown[:, :] = 0
    s.escorted, s.escort, s.escort_shown = 0, NONE, 0
    s.walked, s.robbed = 0, 0
    s.roads_left = 0
    s.phase = SETTING
    emit(s, ROUND_BEGAN, s.nobleman)


# --- orders -----------------------------------------------------------


@compiled
def reshuffle(s: MilleGrazieState) -> None:
    """All discarded orders become the new draw pile (MG-05); gathered in their sequence in the file."""
    s.in_pile = 0
    for order in range(s.orders):
        if s.place[order] == DISCARDED:
            s.pile[s.in_pile] = order
            s.in_pile += 1
            s.place[order] = IN_PILE
    shuffle(s.rng, s.pile, s.in_pile)


@compiled
def draw(s: MilleGrazieState) -> int:
    """Draw an order; an empty pile is made anew first (MG-05)."""
    if s.in_pile == 0:
        reshuffle(s)
        emit(s, RESHUFFLED)
    s.in_pile -= 1
    order = int(s.pile[s.in_pile])
    s.pile[s.in_pile] = NONE
    return order


@compiled
def open_new_order(s: MilleGrazieState) -> None:
    """Draw until an order fits a city without one, and lay it there; the others are discarded (MG-04)."""
    while True:
        order = draw(s)
        city = int(s.order_first[order])
        if s.open_order[city] == NONE:
            s.open_order[city] = order
            s.place[order] = ON_BOARD
            emit(s, ORDER_OPENED, order, city)
            return
        s.place[order] = DISCARDED
        emit(s, ORDER_MISFIT, order, city)


@compiled
def put_before(s: MilleGrazieState, seat: int, order: int) -> None:
    s.held[seat, s.in_hand[seat]] = order
    s.in_hand[seat] += 1
    s.place[order] = HELD + seat


@compiled
def discard_held(s: MilleGrazieState, seat: int, k: int) -> int:
    """Discard a player's k-th order; the others close up. Return which it was."""
    order = int(s.held[seat, k])
    s.in_hand[seat] -= 1
    for j in range(k, s.in_hand[seat]):
        s.held[seat, j] = s.held[seat, j + 1]
    s.held[seat, s.in_hand[seat]] = NONE
    s.place[order] = DISCARDED
    return order


# --- choices ----------------------------------------------------------


@implements(rules.movers, STATE)
def movers(s: MilleGrazieState) -> int:
    """While the robbers set, all who have not yet; afterwards the nobleman alone (MG-08, MG-10)."""
    if s.phase == OVER:
        return 0
    if s.phase != SETTING:
        return 1 << s.nobleman
    mask = 0
    for seat in range(s.players):
        if has_to_set(s, seat):
            mask |= 1 << seat
    return mask


@compiled
def has_to_set(s: MilleGrazieState, seat: int) -> bool:
    return seat != s.nobleman and s.ambush[seat, 0] == NONE


@implements(rules.legal, STATE)
def legal(s: MilleGrazieState, seat: int, out: Int16s) -> int:
    if s.phase == SETTING:
        if not has_to_set(s, seat):
            return 0
        return legal_pairs(s, out) if s.players == 2 else legal_roads(s, out, AMBUSH)
    if s.phase == OVER or seat != s.nobleman:
        return 0
    if s.phase == ESCORTING:  # MG-10: any road, or none
        count = legal_roads(s, out, ESCORT)
        out[count] = ALONE
        return count + 1
    if s.phase == IN_CITY:  # MG-13
        out[0], out[1] = TAKE, LEAVE
        return 2
    if s.phase == DISCARDING:
        return legal_discards(s, seat, out)
    return legal_walks(s, seat, out)


@compiled
def legal_roads(s: MilleGrazieState, out: Int16s, first_action: int) -> int:
    """Any road of the map, also one out of reach (MG-08, MG-10)."""
    count = 0
    for road in range(ROAD_COUNT):
        if s.road_colour[road]:
            out[count] = first_action + road
            count += 1
    return count


@compiled
def legal_pairs(s: MilleGrazieState, out: Int16s) -> int:
    """Two different roads of the map (MG-09)."""
    count = 0
    for pair in range(len(PAIR_ROADS)):
        if s.road_colour[PAIR_ROADS[pair, 0]] and s.road_colour[PAIR_ROADS[pair, 1]]:
            out[count] = AMBUSHES + pair
            count += 1
    return count


@compiled
def legal_discards(s: MilleGrazieState, seat: int, out: Int16s) -> int:
    """One of the orders held (MG-15), in the sequence of their numbers."""
    count = 0
    for order in range(s.orders):
        if s.place[order] == HELD + seat:
            out[count] = DISCARD + order
            count += 1
    return count


@compiled
def legal_walks(s: MilleGrazieState, seat: int, out: Int16s) -> int:
    """Every road from here that has not been walked on this journey (MG-11)."""
    count = 0
    for road in range(ROAD_COUNT):
        if can_walk(s, road, s.city[seat]):
            out[count] = WALK + road
            count += 1
    return count


@compiled
def can_walk(s: MilleGrazieState, road: int, city: int) -> bool:
    if s.road_colour[road] == 0 or s.walked >> road & 1:
        return False
    return bool(s.road_ends[road, 0] == city or s.road_ends[road, 1] == city)


# --- moves ------------------------------------------------------------


@implements(rules.apply, STATE)
def apply(s: MilleGrazieState, seat: int, action: int) -> None:
    if action >= WALK:
        walk(s, seat, action - WALK)
    elif action >= DISCARD:
        discard(s, seat, action - DISCARD)
    elif action == LEAVE:
        emit(s, ORDER_LEFT, seat, s.open_order[s.city[seat]], s.city[seat])
        travel_on(s, seat)
    elif action == TAKE:
        take(s, seat)
    elif action == ALONE:
        emit(s, WENT_ALONE, seat)
        set_out(s, seat, ROADS_ALONE)
    elif action >= ESCORT:
        call_escort(s, seat, action - ESCORT)
    else:
        set_ambush(s, seat, action)


@compiled
def set_ambush(s: MilleGrazieState, seat: int, action: int) -> None:
    """Set a letter, or with two players two, in secret; when all have, it is the nobleman's turn (MG-08, MG-09)."""
    if action >= AMBUSHES:
        pair = action - AMBUSHES
        s.ambush[seat, 0], s.ambush[seat, 1] = PAIR_ROADS[pair, 0], PAIR_ROADS[pair, 1]
        emit(s, AMBUSHES_SET, seat, pair)
    else:
        s.ambush[seat, 0] = action - AMBUSH
        emit(s, AMBUSH_SET, seat, action - AMBUSH)
    if movers(s) == 0:
        s.phase = ESCORTING


@compiled
def call_escort(s: MilleGrazieState, seat: int, road: int) -> None:
    """With an escort on one road, four roads are walked (MG-10)."""
    s.escorted, s.escort = 1, road
    emit(s, ESCORT_SET, seat, road)
    set_out(s, seat, ROADS_ESCORTED)


@compiled
def set_out(s: MilleGrazieState, seat: int, roads: int) -> None:
    s.roads_left = roads
    visit(s, seat)


@compiled
def visit(s: MilleGrazieState, seat: int) -> None:
    """In a city with an open order there is a choice, also where the journey starts and ends (MG-13)."""
    if s.open_order[s.city[seat]] != NONE:
        s.phase = IN_CITY
    else:
        travel_on(s, seat)


@compiled
def take(s: MilleGrazieState, seat: int) -> None:
    """Take the order in this city; who has three discards one first (MG-15)."""
    if s.in_hand[seat] == MAX_HELD:
        s.phase = DISCARDING
    else:
        take_open_order(s, seat)


@compiled
def discard(s: MilleGrazieState, seat: int, order: int) -> None:
    for k in range(MAX_HELD):
        if s.held[seat, k] == order:
            discard_held(s, seat, k)
            break
    emit(s, ORDER_DISCARDED, seat, order)
    take_open_order(s, seat)


@compiled
def take_open_order(s: MilleGrazieState, seat: int) -> None:
    """The order changes hands and another is laid open; it may come to lie right here (MG-13, MG-14)."""
    city = s.city[seat]
    order = s.open_order[city]
    s.open_order[city] = NONE
    put_before(s, seat, order)
    emit(s, ORDER_TAKEN, seat, order, city)
    open_new_order(s)
    visit(s, seat)


@compiled
def travel_on(s: MilleGrazieState, seat: int) -> None:
    """Choose the next road, or the journey is over: all roads walked, or none left from here (MG-11)."""
    if s.roads_left > 0 and has_way_out(s, s.city[seat]):
        s.phase = ON_THE_ROAD
    else:
        emit(s, JOURNEY_ENDED, seat, s.city[seat])
        s.nobleman = next_clockwise(s, seat)  # MG-07
        begin_round(s)


@compiled
def has_way_out(s: MilleGrazieState, city: int) -> bool:
    ways = 0
    for road in range(ROAD_COUNT):
        ways += can_walk(s, road, city)
    return ways > 0


# --- on the road ------------------------------------------------------


@compiled
def walk(s: MilleGrazieState, seat: int, road: int) -> None:
    """First what happens on the road, then the city at its end (MG-22)."""
    s.walked |= 1 << road
    s.roads_left -= 1
    there = other_end(s, road, s.city[seat])
    emit(s, WALKED, seat, road, s.road_colour[road], there)
    if robbers_on(s, road):
        if s.escort == road:
            foil(s, road)
        else:
            rob(s, seat, road)
            if s.phase == OVER:
                return
    arrive(s, seat, there)


@compiled
def other_end(s: MilleGrazieState, road: int, city: int) -> int:
    return int(s.road_ends[road, 1] if s.road_ends[road, 0] == city else s.road_ends[road, 0])


@compiled
def robbers_on(s: MilleGrazieState, road: int) -> int:
    """How many robbers lie in wait there."""
    count = 0
    for seat in range(s.players):
        count += s.ambush[seat, 0] == road or s.ambush[seat, 1] == road
    return count


@compiled
def foil(s: MilleGrazieState, road: int) -> None:
    """The escort foils every robber lying there; both are shown (MG-23, MG-24)."""
    s.escort_shown = 1
    for seat in range(s.players):
        for k in range(2):
            if s.ambush[seat, k] == road:
                s.shown[seat, k] = 1
                emit(s, FOILED, seat, road)


@compiled
def rob(s: MilleGrazieState, victim: int, road: int) -> None:
    """Each robber scores and is shown; then orders are lost, unless a robber has won (MG-18 … MG-21, MG-24, MG-25)."""
    s.robbed |= 1 << road
    won = False
    for seat in range(s.players):
        for k in range(2):
            if s.ambush[seat, k] == road:
                s.shown[seat, k] = 1
                s.points[seat] += LOOT
                emit(s, ROBBED, seat, road, LOOT)
                won = won or s.points[seat] >= WINNING_POINTS
    if won:
        end(s)
        return
    lose_orders(s, victim, int(s.road_colour[road]))


@compiled
def lose_orders(s: MilleGrazieState, victim: int, count: int) -> None:
    """Lose so many orders, drawn at random if not all are lost (MG-19 … MG-21)."""
    for _ in range(min(count, s.in_hand[victim])):
        order = discard_held(s, victim, below(s.rng, s.in_hand[victim]))
        emit(s, ORDER_LOST, victim, order)


@compiled
def arrive(s: MilleGrazieState, seat: int, city: int) -> None:
    """Orders for this city are fulfilled at once, before anything is taken (MG-12, MG-16); this may win (MG-25)."""
    s.city[seat] = city
    emit(s, ARRIVED, seat, city)
    for k in range(MAX_HELD - 1, -1, -1):
        if k < s.in_hand[seat] and s.order_destination[s.held[seat, k]] == city:
            order = discard_held(s, seat, k)
            s.points[seat] += s.order_points[order]
            emit(s, DELIVERED, seat, order, city, s.order_points[order])
    if s.points[seat] >= WINNING_POINTS:
        end(s)
    else:
        visit(s, seat)


@compiled
def end(s: MilleGrazieState) -> None:
    s.phase = OVER
    emit(s, ENDED)


@implements(rules.returns, STATE)
def returns(s: MilleGrazieState, out: Int32s) -> None:
    """The higher total wins; equal totals share it (MG-26)."""
    for seat in range(s.players):
        out[0, seat] = s.points[seat]
        out[1, seat] = 0
