"""A heuristic of Da Luigi's choices: the expected points of the restaurant after each action.

It uses only what everybody can see: bars, supplies, market, tiles, what was cashed, and which guests have not yet
been seen. `prospects` estimates what a restaurant will bring.
"""

from __future__ import annotations

import numpy as np

from tavolata.core import rules
from tavolata.core.rules import implements
from tavolata.core.state import Doubles, Floats, Int16s, Int64s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.actions import (
    BUY,
    COMPLETE,
    DISCARD,
    DISCARD_BOUQUET,
    DISCARD_LEMON,
    DONE,
    FOUR_CUBES,
    GIVE,
    GIVE_BACK,
    GREET,
    PUSH,
    SERVE,
    SPEND,
    TAKE_BOUQUET,
    TAKE_OFF,
    TWO_DESSERTS,
)
from tavolata.games.da_luigi.greeting import OWN_GUESTS
from tavolata.games.da_luigi.guests import GUESTS
from tavolata.games.da_luigi.market import can_buy, clocks_of, steps_to_exit
from tavolata.games.da_luigi.prospects import (
    CROWD_COST,
    EXIT,
    LEMON,
    POINTS,
    SUPPLY,
    complete,
    expected_points,
    is_served,
    make_room,
    odds_with,
    outcome,
    payment,
    pressure,
    prospects,
    restaurant_of,
    step_on,
    use_jokers,
)
from tavolata.games.da_luigi.restaurant import face_of, place_of
from tavolata.games.da_luigi.state import (
    A_BOUQUET,
    A_DISCARD,
    A_LEMON,
    A_MOVE,
    ANOTHER_GUEST,
    DESSERT,
    DISH_COUNT,
    FIELD_COUNT,
    JOKER_CUBES,
    JOKER_DESSERTS,
    ONE_CUBE,
    PLACE_COUNT,
    STATE,
    TWO_CUBES,
    UNSEEN,
    WHOM_TO_COMPLETE,
    WHOM_TO_PUSH,
    DaLuigiState,
)

TURNS_PER_GREETING = 3.0
"""The number of turns, of all players together, between two greetings."""
CHOICE_VALUE = 0.5
"""The value of deciding which guest goes where."""
DRAWN_CUBE_FACTOR = 2.0
"""The value of a cube from the bag, in spare cubes: a guest may be waiting for it."""
MOVE_COST = 0.4
"""The average cost of moving a guest."""
RIVAL_SHARE = 0.8
"""The value to us of a point that the only opponent, or the leading one, loses …"""
FOLLOWER_SHARE = 0.2
"""… and of a point that any other opponent loses."""


@implements(rules.heuristic, STATE)
def heuristic(s: DaLuigiState, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    odds = odds_with(turns_left(s, seat, int(s.in_stack)))
    bar = restaurant_of(s, seat)
    now = outcome(s, bar.copy(), odds)
    for k in range(count):
        out[k] = worth(s, seat, int(actions[k]), bar.copy(), odds, now)


@compiled
def worth(s: DaLuigiState, seat: int, action: int, bar: Int64s, odds: Doubles, now: float) -> float:
    """What an action adds to the expected points of the restaurant; the copied bar may be changed."""
    if action >= GIVE_BACK:
        return -price(bar, odds, action - GIVE_BACK)
    if action >= SPEND:
        return -price(bar, odds, action - SPEND)
    if action == FOUR_CUBES:
        return -JOKER_CUBES * float(odds[SUPPLY, 0])
    if action == TWO_DESSERTS:
        return -JOKER_DESSERTS * float(odds[SUPPLY, DESSERT])
    if action >= COMPLETE:
        complete(bar, action - COMPLETE)
        return outcome(s, bar, odds) - now
    if action == DONE:
        return done_worth(s, bar, odds) - now
    if action >= SERVE:
        dish, place = (action - SERVE) // PLACE_COUNT, (action - SERVE) % PLACE_COUNT
        bar[place, dish] -= 1
        bar[SUPPLY, dish] -= 1
        return outcome(s, bar, odds) - now
    if action >= DISCARD:
        return discard_worth(s, action, bar, odds) - now
    if action >= TAKE_BOUQUET:
        return LEMON if action == TAKE_BOUQUET else 0.0
    if action >= GIVE:
        return gift_worth(s, seat, action - GIVE, odds)
    if action >= PUSH:
        return push_worth(s, action - PUSH, bar, odds) - now
    if action >= BUY:
        return field_worth(s, action - BUY, bar, odds) - now
    return greeting_worth(s, seat, odds) if action == GREET else shopping_worth(s, seat, bar, odds) - now


# --- the progress of the game -----------------------------------------


@compiled
def turns_left(s: DaLuigiState, seat: int, cards: int) -> float:
    """How many more turns a player can expect, with so many cards in the stack (DL-46, DL-47)."""
    if s.last_turns > 0:
        waits = (seat - int(s.active)) % int(s.players)
        return 1.0 if 0 < waits < s.last_turns else 0.0
    if s.stack_ran_out or cards <= 0:
        return 1.0
    greetings = cards / (int(s.players) + 1)
    return 1 + TURNS_PER_GREETING * greetings / int(s.players)


@compiled
def standing(s: DaLuigiState, seat: int) -> int:
    """A player's points; everybody could have counted them (DL-52)."""
    return int(s.points[seat]) + int(s.tiles[seat])


@compiled
def rivalry(s: DaLuigiState, seat: int, other: int) -> float:
    """The value to us of a point that another player loses: more if that is the leader."""
    for third in range(s.players):
        if third != seat and standing(s, third) > standing(s, other):
            return FOLLOWER_SHARE
    return RIVAL_SHARE


# --- shopping ---------------------------------------------------------


@compiled
def field_worth(s: DaLuigiState, field: int, bar: Int64s, odds: Doubles) -> float:
    """The expected points with the cubes of a field, once its clocks are paid."""
    for dish in range(DISH_COUNT):
        bar[SUPPLY, dish] += int(s.market[field, dish])
    total = outcome(s, bar, odds)
    return total - payment(bar, odds, clocks_of(field))


@compiled
def shopping_worth(s: DaLuigiState, seat: int, bar: Int64s, odds: Doubles) -> float:
    """The best field that can be paid for."""
    best, steps = -1000.0, steps_to_exit(s, seat)
    for field in range(FIELD_COUNT):
        if can_buy(s, field, steps):
            best = max(best, field_worth(s, field, bar.copy(), odds))
    return best


@compiled
def push_worth(s: DaLuigiState, place: int, bar: Int64s, odds: Doubles) -> float:
    """The expected points after moving this guest, with the other clocks paid in the best way."""
    clocks = int(s.clocks) - 1 if s.question == WHOM_TO_PUSH else 0
    lemon = step_on(bar, place)
    return outcome(s, bar, odds) - payment(bar, odds, clocks) - lemon


@compiled
def done_worth(s: DaLuigiState, bar: Int64s, odds: Doubles) -> float:
    """Nothing more is served (DL-61), or no more jokers are used (DL-38)."""
    if s.question != WHOM_TO_COMPLETE:
        use_jokers(s, bar, odds)
    return prospects(bar, odds)


@compiled
def price(bar: Int64s, odds: Doubles, dish: int) -> float:
    """The cost of giving up a cube of the supply: high if a guest wants it, lower if there are more of its kind."""
    before = prospects(bar, odds)
    bar[SUPPLY, dish] -= 1
    return before - prospects(bar, odds)


# --- greeting ---------------------------------------------------------


@compiled
def greeting_worth(s: DaLuigiState, seat: int, odds: Doubles) -> float:
    """What new guests bring us, less what they bring the others, and what it means that the end comes closer."""
    later = odds_with(turns_left(s, seat, int(s.in_stack) - int(s.players) - 1))
    newcomers = unseen_guests(s, later)
    total = CHOICE_VALUE
    for host in range(s.players):
        bar = restaurant_of(s, host)
        before = outcome(s, bar.copy(), odds)
        after = outcome(s, bar, later)
        each = average_guest(bar, later, newcomers)
        if host == seat:
            total += after - before + OWN_GUESTS * each
        else:
            total -= rivalry(s, seat, host) * (after - before + each)
    return total


@compiled
def gift_worth(s: DaLuigiState, seat: int, host: int, odds: Doubles) -> float:
    """The value of this guest for its host, compared with an average one; negative for a guest of another player."""
    bar = restaurant_of(s, host)
    newcomers = unseen_guests(s, odds)
    card = int(s.guest)
    arrived = bar.copy()
    cost = make_room(arrived, place_of(s, card))
    welcome(s, arrived, card)
    brought = outcome(s, arrived, odds) - outcome(s, bar, odds) - cost
    brought += special_worth(s, host, card, arrived, odds, newcomers)
    brought -= average_guest(bar, odds, newcomers)
    return brought if host == seat else -rivalry(s, seat, host) * brought


@compiled
def welcome(s: DaLuigiState, bar: Int64s, card: int) -> None:
    """Put a new guest at the place of its waiting time, in a copied bar."""
    place, face = place_of(s, card), face_of(s, card)
    bar[place, POINTS] = s.guest_points[face]
    for dish in range(DISH_COUNT):
        bar[place, dish] = s.guest_wants[face, dish]


@compiled
def special_worth(s: DaLuigiState, host: int, card: int, bar: Int64s, odds: Doubles, newcomers: Doubles) -> float:
    """The value of a guest's special for its host (DL-27 … DL-33)."""
    special = s.guest_special[face_of(s, card)]
    if special == A_MOVE:
        return -payment(bar, odds, 1)
    if special == A_DISCARD and s.tiles[host] < 0:
        return LEMON
    if special == ANOTHER_GUEST:
        return average_guest(bar, odds, newcomers)
    return usual_special(special, odds)


@compiled
def usual_special(special: int, odds: Doubles) -> float:
    """The value of a special for anybody; one more guest is neither good nor bad."""
    cube = float(odds[SUPPLY, 0])
    if special == ONE_CUBE:
        return DRAWN_CUBE_FACTOR * cube
    if special == TWO_CUBES:
        return 2 * DRAWN_CUBE_FACTOR * cube
    if special == A_LEMON:
        return -LEMON
    if special == A_BOUQUET:
        return LEMON
    if special == A_MOVE:
        return -MOVE_COST
    if special == A_DISCARD:
        return -cube
    return 0.0


@compiled
def unseen_guests(s: DaLuigiState, odds: Doubles) -> Doubles:
    """For the guests that nobody has seen yet: the share that comes to each place, and their average value."""
    known = np.zeros(PLACE_COUNT + 1, np.float64)
    guests = 0
    for card in range(GUESTS):
        if s.where[card] == UNSEEN:
            guests += 1
            place = place_of(s, card)
            known[place] += 1
            chance = 1.0
            for dish in range(DISH_COUNT):
                for _ in range(s.guest_wants[card, dish]):
                    chance *= odds[place, dish]
            known[EXIT] += expected_points(chance, int(s.guest_points[card]), odds, place)
            known[EXIT] += usual_special(int(s.guest_special[card]), odds)
    for column in range(PLACE_COUNT + 1):
        known[column] /= max(1, guests)
    return known


@compiled
def average_guest(bar: Int64s, odds: Doubles, newcomers: Doubles) -> float:
    """The average value of an unseen guest, less what it costs the guests already there."""
    total = float(newcomers[EXIT])
    for place in range(PLACE_COUNT):
        total -= newcomers[place] * pressure(bar, odds, place)
        if bar[place, POINTS] > 0 and not is_served(bar, place):
            total -= CROWD_COST
    return total


# --- giving up --------------------------------------------------------


@compiled
def discard_worth(s: DaLuigiState, action: int, bar: Int64s, odds: Doubles) -> float:
    """The expected points after giving up a tile or a cube (DL-32)."""
    tile = 0.0
    if action == DISCARD_LEMON:
        tile = LEMON
    elif action == DISCARD_BOUQUET:
        tile = -LEMON
    elif action >= TAKE_OFF:
        place, dish = (action - TAKE_OFF) // DISH_COUNT, (action - TAKE_OFF) % DISH_COUNT
        bar[place, dish] += 1
    else:
        bar[SUPPLY, action - DISCARD] -= 1
    return outcome(s, bar, odds) + tile
