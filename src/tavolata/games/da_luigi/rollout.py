"""How a simulation of Da Luigi goes on beyond the search trees, and the estimate that it ends with.

The constants of the estimate are fitted to games that the heuristic plays against itself: the final lead, by what is
known of both restaurants when a turn begins.
"""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.chance import below
from tavolata.core.rules import STOP_ROLLOUT, implements, legal
from tavolata.core.state import Doubles, Int16s, Uint64s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.actions import BUY, DONE, SERVE
from tavolata.games.da_luigi.heuristic import shopping_worth, standing, turns_left
from tavolata.games.da_luigi.market import can_shop, clocks_of
from tavolata.games.da_luigi.prospects import EXIT, POINTS, SUPPLY, is_served, odds_with, outcome, restaurant_of
from tavolata.games.da_luigi.state import (
    DISH_COUNT,
    OVER,
    PLACE_COUNT,
    STATE,
    WHAT_TO_GIVE_BACK,
    WHAT_TO_SERVE,
    WHAT_TO_SPEND,
    WHICH_ACTION,
    WHICH_FIELD,
    WHO_GETS_IT,
    DaLuigiState,
)

WANTED_CUBE_VALUE = 1.0
SPARE_CUBE_VALUE = 0.3
CLOCK_COST = 0.5
"""For a quick look at the market: the value of a cube that a guest waits for, of any other, and the cost of a clock."""
OUTCOME_FACTOR = 1.2
"""What a restaurant brings in the end, as a multiple of `outcome`, which is cautious."""
PURCHASE_SHARES = (0.85, 0.6)
"""The share of the best purchase's value that the active player gets, and that players who have to wait get."""
CUBE_VALUE = 0.25
PATIENCE_VALUE = 0.08
WAITING_COST = 0.87
"""The long-term value of a spare cube and of a step of patience, and the cost of a waiting guest."""
TURN_POINTS = (0.0, 0.0, 2.1, 2.95, 3.5)
"""The average points of a turn beyond all this, by the number of players."""
MIN_SPREAD = 0.3
TURN_SPREAD = 2.0
"""The standard error of the estimate: the minimum, and what grows with the turns that are left."""


@implements(rules.rollout_policy, STATE)
def rollout_policy(s: DaLuigiState, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """Buy the most wanted field; other questions get the first or a random answer. Before a turn: estimate."""
    if s.question == WHICH_ACTION:
        return STOP_ROLLOUT
    count = legal(s, seat, actions)
    if s.question == WHICH_FIELD:
        return most_wanted_field(s, seat, actions, count)
    if s.question == WHAT_TO_SERVE:
        return most_urgent_serving(actions, count)
    if s.question in (WHO_GETS_IT, WHAT_TO_GIVE_BACK, WHAT_TO_SPEND):
        return int(actions[below(rng, count)])
    return int(actions[0])


@compiled
def most_wanted_field(s: DaLuigiState, seat: int, actions: Int16s, count: int) -> int:
    best, chosen = -np.inf, int(actions[0])
    for k in range(count):
        field = int(actions[k]) - BUY
        worth = -CLOCK_COST * clocks_of(field)
        for dish in range(DISH_COUNT):
            cubes = int(s.market[field, dish])
            if cubes > 0:
                wanted = max(0, min(cubes, cubes_wanted(s, seat, dish)))
                worth += WANTED_CUBE_VALUE * wanted + SPARE_CUBE_VALUE * (cubes - wanted)
        if worth > best:
            best, chosen = worth, int(actions[k])
    return chosen


@compiled
def cubes_wanted(s: DaLuigiState, seat: int, dish: int) -> int:
    """How many more cubes of a dish the guests wait for than there are in the supply."""
    wanted = -int(s.supply[seat, dish])
    for place in range(PLACE_COUNT):
        wanted += s.missing[seat, place, dish]
    return wanted


@compiled
def most_urgent_serving(actions: Int16s, count: int) -> int:
    """The guest nearest to the exit is served first."""
    chosen = int(actions[0])
    for k in range(1, count):
        if actions[k] != DONE and (actions[k] - SERVE) % PLACE_COUNT > (chosen - SERVE) % PLACE_COUNT:
            chosen = int(actions[k])
    return chosen


@implements(rules.estimate, STATE)
def estimate(s: DaLuigiState, out: Doubles) -> float:
    """The points so far, what the restaurants should still bring, and the remaining turns."""
    if s.question == OVER:
        return 0.0
    most_turns = 0.0
    for seat in range(s.players):
        waits = (seat - int(s.active)) % int(s.players)
        out[seat] = standing(s, seat)
        if s.last_turns > 0:
            out[seat] += last_purchase(s, seat) if waits < s.last_turns else 0.0
        else:
            turns = turns_left(s, seat, int(s.in_stack))
            out[seat] += course(s, seat, waits, odds_with(turns))
            out[seat] += TURN_POINTS[int(s.players)] * (turns - waits / int(s.players))
            most_turns = max(most_turns, turns)
    return float(MIN_SPREAD * s.last_turns if s.last_turns > 0 else MIN_SPREAD + TURN_SPREAD * np.sqrt(most_turns))


@compiled
def last_purchase(s: DaLuigiState, seat: int) -> float:
    """What a player's last turn brings (DL-47): only orders that are complete by then count."""
    if not can_shop(s, seat):
        return 0.0
    return shopping_worth(s, seat, restaurant_of(s, seat), odds_with(0.0))


@compiled
def course(s: DaLuigiState, seat: int, waits: int, odds: Doubles) -> float:
    """What a restaurant should bring as it is, with the best purchase if nobody else takes it first."""
    bar = restaurant_of(s, seat)
    bought = shopping_worth(s, seat, bar, odds) if can_shop(s, seat) else -np.inf
    promised = outcome(s, bar, odds)
    total = OUTCOME_FACTOR * promised + PURCHASE_SHARES[min(waits, 1)] * max(0.0, bought - promised)
    for dish in range(DISH_COUNT):
        total += CUBE_VALUE * bar[SUPPLY, dish]
    for place in range(PLACE_COUNT):
        if bar[place, POINTS] > 0 and not is_served(bar, place):
            total += PATIENCE_VALUE * (EXIT - place) - WAITING_COST
    return total
