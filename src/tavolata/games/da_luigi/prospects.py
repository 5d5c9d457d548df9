"""The expected points of a restaurant, from a copy of its bar in which guests can be pushed, served and completed.

The copy is a small array: one row per place, with the dishes still missing and the guest's points, and
a row for the supply. The odds have the same rows: how likely a missing dish is found in time, and what cubes are worth.
"""

from __future__ import annotations

import numpy as np

from tavolata.core.state import Doubles, Int64s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.guests import CUBES
from tavolata.games.da_luigi.restaurant import face_of
from tavolata.games.da_luigi.state import (
    DESSERT,
    DISH_COUNT,
    ITALIAN,
    JOKER_CUBES,
    JOKER_DESSERTS,
    LAST_PLACE,
    NONE,
    PLACE_COUNT,
    DaLuigiState,
)

POINTS = DISH_COUNT
"""The column after the dishes: a guest's points, 0 where nobody is; in the odds, what it costs to disappoint one."""
SUPPLY = PLACE_COUNT
"""The row after the places: the cubes in the supply; in the odds, what a spare cube is worth."""
EXIT = PLACE_COUNT
"""Where a guest is who has been moved past 10."""

IMPOSSIBLE = 1000.0
"""The cost of what cannot be paid."""
LEMON = 1.0
"""What a lemon costs, and what a bouquet brings (DL-49)."""
DOUBT = 1.2
DOUBT_STEPS = 1.2
"""The doubt whether a dish is found in time is DOUBT / (steps to the exit + DOUBT_STEPS)."""
SALADS = 16.0
"""A dish with this many cubes is as easy to find as the average one; a rarer one is harder."""
LATE_TURNS = 0.7
"""With this many turns left, only every second dish is still found."""
LEMON_RISK = 0.5
"""How often a guest who is not served in time leaves before the end of the game."""
STEP_VALUE = 0.05
"""The value of a step of a guest's patience: it can pay a clock."""
CROWD_COST = 0.1
"""The cost of each pair of guests that want the same cubes."""
SPARE_VALUE = 0.25
"""A cube that nobody wants now: a quarter of a joker, or for a later guest."""
SPARE_DESSERT_VALUE = 0.45
"""A dessert that nobody wants: half a joker."""
ALIKE_FACTOR = 0.9
"""The value of each further spare cube of a dish, as a share of the one before."""
RARITY = SALADS / np.array(CUBES, np.float64)
"""How hard it is to find a dish, compared with a salad."""


# --- a copy of the bar ------------------------------------------------


@compiled
def restaurant_of(s: DaLuigiState, seat: int) -> Int64s:
    """A copy of a seat's restaurant that may be changed."""
    bar = np.zeros((PLACE_COUNT + 1, DISH_COUNT + 1), np.int64)
    for place in range(PLACE_COUNT):
        card = int(s.bar[seat, place])
        if card != NONE:
            bar[place, POINTS] = s.guest_points[face_of(s, card)]
            for dish in range(DISH_COUNT):
                bar[place, dish] = s.missing[seat, place, dish]
    for dish in range(DISH_COUNT):
        bar[SUPPLY, dish] = s.supply[seat, dish]
    return bar


@compiled
def odds_with(turns: float) -> Doubles:
    """How likely a guest at every place still gets a dish, with so many turns left, and what a spare cube is worth."""
    odds = np.empty((PLACE_COUNT + 1, DISH_COUNT + 1), np.float64)
    in_time = turns / (turns + LATE_TURNS)
    for place in range(PLACE_COUNT):
        doubt = DOUBT / (PLACE_COUNT - place + DOUBT_STEPS)
        for dish in range(DISH_COUNT):
            odds[place, dish] = in_time * max(0.0, 1 - doubt * RARITY[dish])
        odds[place, POINTS] = LEMON * LEMON_RISK * in_time
    for dish in range(DISH_COUNT):
        odds[SUPPLY, dish] = in_time * (SPARE_DESSERT_VALUE if dish == DESSERT else SPARE_VALUE)
    odds[SUPPLY, POINTS] = in_time
    return odds


@compiled
def is_served(bar: Int64s, place: int) -> bool:
    """Is nothing missing any more?"""
    missing = 0
    for dish in range(DISH_COUNT):
        missing += max(0, bar[place, dish])
    return bool(missing == 0)


# --- expected points --------------------------------------------------


@compiled
def hope(bar: Int64s, odds: Doubles, guest: int, place: int) -> float:
    """The expected points of a guest at a place: its points if all dishes are found, or the lemon if not."""
    if place == EXIT:
        return -LEMON
    chance = 1.0
    for dish in range(DISH_COUNT):
        for _ in range(bar[guest, dish]):
            chance *= odds[place, dish]
    return expected_points(chance, int(bar[guest, POINTS]), odds, place)


@compiled
def expected_points(chance: float, points: int, odds: Doubles, place: int) -> float:
    """A guest's points or, if it is not served, perhaps a lemon; while it waits it can also pay clocks."""
    if chance == 1.0:
        return float(points)
    patience = STEP_VALUE * odds[SUPPLY, POINTS] * (EXIT - place)
    return float(chance * points - (1 - chance) * odds[place, POINTS] + patience)


@compiled
def prospects(bar: Int64s, odds: Doubles) -> float:
    """The expected points of the guests as they are, and of spare cubes; guests who want the same cubes compete."""
    total, waiting = 0.0, 0
    for place in range(PLACE_COUNT):
        if bar[place, POINTS] > 0:
            total += hope(bar, odds, place, place)
            if not is_served(bar, place):
                total -= CROWD_COST * waiting
                waiting += 1
    for dish in range(DISH_COUNT):
        worth = odds[SUPPLY, dish]
        for _ in range(bar[SUPPLY, dish]):
            total += worth
            worth *= ALIKE_FACTOR
    return total


@compiled
def outcome(s: DaLuigiState, bar: Int64s, odds: Doubles) -> float:
    """The expected points once everything has been served and jokers have been used; the bar is changed accordingly."""
    serve_all(bar, odds)
    use_jokers(s, bar, odds)
    return prospects(bar, odds)


# --- serving and jokers -----------------------------------------------


@compiled
def serve_all(bar: Int64s, odds: Doubles) -> None:
    """Lay everything that fits (DL-17): first what nobody has to choose, then cube by cube where it helps most."""
    for dish in range(DISH_COUNT):
        if bar[SUPPLY, dish] > 0:
            wanted = 0
            for place in range(PLACE_COUNT):
                wanted += bar[place, dish]
            if wanted <= bar[SUPPLY, dish]:
                for place in range(PLACE_COUNT):
                    bar[place, dish] = 0
                bar[SUPPLY, dish] -= wanted
    for dish in range(DISH_COUNT):
        while bar[SUPPLY, dish] > 0:
            place = most_helped(bar, odds, dish)
            if place == NONE:
                break
            bar[place, dish] -= 1
            bar[SUPPLY, dish] -= 1


@compiled
def most_helped(bar: Int64s, odds: Doubles, dish: int) -> int:
    """The place of the guest who gains most by a cube of a dish, or NONE if nobody wants it."""
    best, chosen = -100.0, NONE
    for place in range(PLACE_COUNT):
        if bar[place, dish] > 0:
            before = hope(bar, odds, place, place)
            bar[place, dish] -= 1
            gained = hope(bar, odds, place, place) - before
            bar[place, dish] += 1
            if gained > best:
                best, chosen = gained, place
    return chosen


@compiled
def use_jokers(s: DaLuigiState, bar: Int64s, odds: Doubles) -> None:
    """Complete orders with jokers as long as the points are worth more than the cubes."""
    while True:
        best, chosen = 0.0, NONE
        for place in range(PLACE_COUNT):
            if bar[place, POINTS] > 0 and not is_served(bar, place):
                gained = joker_gain(s, bar, odds, place)
                if gained > best:
                    best, chosen = gained, place
        if chosen == NONE:
            return
        complete(bar, chosen)


@compiled
def joker_gain(s: DaLuigiState, bar: Int64s, odds: Doubles, place: int) -> float:
    """The gain of completing an order with jokers; negative if it cannot be done (DL-37, DL-63)."""
    cubes, jokers = 0, 0
    for dish in range(DISH_COUNT):
        cubes += bar[SUPPLY, dish]
        jokers += bar[place, dish]
    sweet = min(jokers, bar[SUPPLY, DESSERT] // JOKER_DESSERTS)
    mixed = JOKER_CUBES * (jokers - sweet)
    if JOKER_DESSERTS * sweet + mixed > cubes or (s.rulebook == ITALIAN and jokers > 1):
        return -1.0
    paid = JOKER_DESSERTS * sweet * odds[SUPPLY, DESSERT] + mixed * odds[SUPPLY, 0]
    return float(bar[place, POINTS] - hope(bar, odds, place, place) - paid)


@compiled
def complete(bar: Int64s, place: int) -> None:
    """Pay jokers for all that is missing: two desserts first, else the cubes of which there are most."""
    for dish in range(DISH_COUNT):
        while bar[place, dish] > 0:
            bar[place, dish] -= 1
            if bar[SUPPLY, DESSERT] >= JOKER_DESSERTS:
                bar[SUPPLY, DESSERT] -= JOKER_DESSERTS
            else:
                for _ in range(JOKER_CUBES):
                    bar[SUPPLY, most_common(bar)] -= 1


@compiled
def most_common(bar: Int64s) -> int:
    most = 0
    for dish in range(1, DISH_COUNT):
        if bar[SUPPLY, dish] > bar[SUPPLY, most]:
            most = dish
    return most


# --- patience ---------------------------------------------------------


@compiled
def payment(bar: Int64s, odds: Doubles, clocks: int) -> float:
    """The cost, in expected points, of paying so many clocks in the best way (DL-12 … DL-14).

    Guests are moved from right to left, each as far as the next one on its right allows: the wall. Least is what it
    costs to have paid so many clocks with the wall there; beyond the exit, there is none.
    """
    if clocks == 0:
        return 0.0
    least = np.full((EXIT + 2, clocks + 1), IMPOSSIBLE)
    least[EXIT + 1, 0] = 0.0
    for guest in range(LAST_PLACE, -1, -1):
        if bar[guest, POINTS] > 0:
            further = np.full((EXIT + 2, clocks + 1), IMPOSSIBLE)
            for steps in range(min(clocks, EXIT - guest) + 1):
                place = guest + steps
                loss = hope(bar, odds, guest, guest) - hope(bar, odds, guest, place)
                for wall in range(place + 1, EXIT + 2):
                    following = place if place < EXIT else wall
                    for paid in range(clocks - steps + 1):
                        costs = least[wall, paid] + loss
                        further[following, paid + steps] = min(further[following, paid + steps], costs)
            least = further
    return float(least[:, clocks].min())


@compiled
def step_on(bar: Int64s, place: int) -> float:
    """Move one guest one place to the right; return what that costs at once (DL-43)."""
    for column in range(DISH_COUNT + 1):
        if place < LAST_PLACE:
            bar[place + 1, column] = bar[place, column]
        bar[place, column] = 0
    return LEMON if place == LAST_PLACE else 0.0


@compiled
def make_room(bar: Int64s, place: int) -> float:
    """Push on whoever is in the way of a new guest (DL-24); return what that costs at once."""
    gap = place
    while gap < EXIT and bar[gap, POINTS] > 0:
        gap += 1
    cost = 0.0
    for last in range(gap - 1, place - 1, -1):
        cost += step_on(bar, last)
    return cost


@compiled
def pressure(bar: Int64s, odds: Doubles, place: int) -> float:
    """What a new guest at a place costs those whom it pushes on."""
    cost = 0.0
    while place < EXIT and bar[place, POINTS] > 0:
        cost += hope(bar, odds, place, place) - hope(bar, odds, place, place + 1)
        place += 1
    return cost
