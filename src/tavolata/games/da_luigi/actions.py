"""What a player of Da Luigi can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import NUMBER, SEAT, Names
from tavolata.core.events import FINAL, EventSet
from tavolata.games.da_luigi.guests import DISHES
from tavolata.games.da_luigi.state import DISH, FIELD, GUEST, PLACE, PLAYER, TILE


@dataclass(frozen=True)
class Shop(Action):
    """Action A: buy, serve, cash (DL-09)."""


@dataclass(frozen=True)
class Greet(Action):
    """Action B: greet new guests (DL-10)."""


@dataclass(frozen=True)
class Buy(Action):
    """Take all cubes of a market field (DL-11): its row from 1 to 4 and its column from a to c."""

    field: str


@dataclass(frozen=True)
class Push(Action):
    """Move the own guest at this place one place to the right, to pay a clock (DL-12) or for a special (DL-31)."""

    place: str


@dataclass(frozen=True)
class Give(Action):
    """Give the guest that is turned up to a player, oneself included (DL-23)."""

    to: int


@dataclass(frozen=True)
class TakeBouquet(Action):
    """Take the bouquet that a guest brings (DL-30)."""


@dataclass(frozen=True)
class LeaveBouquet(Action):
    """Do without it."""


@dataclass(frozen=True)
class Discard(Action):
    """Give up a cube of the supply (DL-32)."""

    dish: str


@dataclass(frozen=True)
class TakeOff(Action):
    """Give up a cube that lies on a guest (DL-32)."""

    place: str
    dish: str


@dataclass(frozen=True)
class DiscardTile(Action):
    """Give up a lemon or a bouquet (DL-32)."""

    tile: str


@dataclass(frozen=True)
class Serve(Action):
    """Lay one cube of the supply on the order of the guest at this place (DL-17)."""

    dish: str
    place: str


@dataclass(frozen=True)
class Done(Action):
    """Serve no more (DL-61), or use no more jokers (DL-38)."""


@dataclass(frozen=True)
class Complete(Action):
    """Complete the order of the guest at this place with jokers (DL-37)."""

    place: str


@dataclass(frozen=True)
class TwoDesserts(Action):
    """Two desserts stand for the dish that is missing (DL-35)."""


@dataclass(frozen=True)
class FourCubes(Action):
    """Four cubes stand for the dish that is missing (DL-36)."""


@dataclass(frozen=True)
class Spend(Action):
    """One of these four cubes (DL-36)."""

    dish: str


@dataclass(frozen=True)
class GiveBack(Action):
    """Put a cube of the supply back into the bag (DL-42)."""

    dish: str


ACTIONS = ActionSet()
SHOP = ACTIONS.kind(Shop)
GREET = ACTIONS.kind(Greet)
BUY = ACTIONS.kind(Buy, FIELD)
PUSH = ACTIONS.kind(Push, PLACE)
GIVE = ACTIONS.kind(Give, PLAYER)
TAKE_BOUQUET = ACTIONS.kind(TakeBouquet)
LEAVE_BOUQUET = ACTIONS.kind(LeaveBouquet)
DISCARD = ACTIONS.kind(Discard, DISH)
TAKE_OFF = ACTIONS.kind(TakeOff, PLACE, DISH)
DISCARD_TILE = ACTIONS.kind(DiscardTile, TILE)
SERVE = ACTIONS.kind(Serve, DISH, PLACE)
DONE = ACTIONS.kind(Done)
COMPLETE = ACTIONS.kind(Complete, PLACE)
TWO_DESSERTS = ACTIONS.kind(TwoDesserts)
FOUR_CUBES = ACTIONS.kind(FourCubes)
SPEND = ACTIONS.kind(Spend, DISH)
GIVE_BACK = ACTIONS.kind(GiveBack, DISH)
"""The number of the first action of each kind."""
DISCARD_LEMON, DISCARD_BOUQUET = DISCARD_TILE + TILE.encode("lemon"), DISCARD_TILE + TILE.encode("bouquet")

CHANGE = Names(("lemon_taken", "bouquet_returned", "bouquet_taken", "lemon_returned", "none_left"), topic="change")
LEMON_TAKEN, BOUQUET_RETURNED, BOUQUET_TAKEN, LEMON_RETURNED, NONE_LEFT = range(CHANGE.size)
"""What a lemon or a bouquet changes (DL-07, DL-45)."""
ONE_EACH = dict.fromkeys(DISHES, NUMBER)
"""A number of cubes of every dish."""

EVENTS = EventSet()
TURN_BEGAN = EVENTS.kind("turn_began", seat=SEAT)
TURN_LOST = EVENTS.kind("turn_lost", seat=SEAT)
WENT_SHOPPING = EVENTS.kind("went_shopping", seat=SEAT)
BOUGHT = EVENTS.kind("bought", seat=SEAT, field=FIELD, clocks=NUMBER)
TOOK = EVENTS.kind("took", seat=SEAT, **ONE_EACH)
MOVED = EVENTS.kind("moved", seat=SEAT, guest=GUEST, place=PLACE)
GUEST_LEFT = EVENTS.kind("guest_left", seat=SEAT, guest=GUEST, change=CHANGE)
SERVED = EVENTS.kind("served", seat=SEAT, guest=GUEST, dish=DISH, count=NUMBER)
STOPPED_SERVING = EVENTS.kind("stopped_serving", seat=SEAT)
CASHED = EVENTS.kind("cashed", seat=SEAT, guest=GUEST, points=NUMBER)
GREETED = EVENTS.kind("greeted", FINAL, seat=SEAT, count=NUMBER)
TURNED_UP = EVENTS.kind("turned_up", FINAL, seat=SEAT, guest=GUEST)
GIVEN = EVENTS.kind("given", seat=SEAT, guest=GUEST, to=SEAT)
ARRIVED = EVENTS.kind("arrived", seat=SEAT, guest=GUEST, place=PLACE, count=NUMBER)
ANOTHER_CAME = EVENTS.kind("another_came", FINAL, seat=SEAT, guest=GUEST, place=PLACE, count=NUMBER)
NOBODY_CAME = EVENTS.kind("nobody_came", seat=SEAT)
DREW = EVENTS.kind("drew", FINAL, seat=SEAT, dish=DISH)
LEMON = EVENTS.kind("lemon", seat=SEAT, change=CHANGE)
BOUQUET = EVENTS.kind("bouquet", seat=SEAT, change=CHANGE)
BOUQUET_LEFT = EVENTS.kind("bouquet_left", seat=SEAT)
DISCARDED = EVENTS.kind("discarded", seat=SEAT, dish=DISH)
TAKEN_OFF = EVENTS.kind("taken_off", seat=SEAT, guest=GUEST, dish=DISH)
TILE_DISCARDED = EVENTS.kind("tile_discarded", seat=SEAT, tile=TILE)
NOTHING_DISCARDED = EVENTS.kind("nothing_discarded", seat=SEAT)
JOKER_BEGAN = EVENTS.kind("joker_began", seat=SEAT, guest=GUEST)
DESSERTS_SPENT = EVENTS.kind("desserts_spent", seat=SEAT, dish=DISH)
CUBES_OFFERED = EVENTS.kind("cubes_offered", seat=SEAT, dish=DISH)
SPENT = EVENTS.kind("spent", seat=SEAT, dish=DISH)
JOKERS_ENDED = EVENTS.kind("jokers_ended", seat=SEAT)
FIELD_FILLED = EVENTS.kind("field_filled", FINAL, field=FIELD, **ONE_EACH)
BAG_FILLED = EVENTS.kind("bag_filled", FINAL, count=NUMBER)
CUBES_RAN_SHORT = EVENTS.kind("cubes_ran_short", FINAL)
GAVE_BACK = EVENTS.kind("gave_back", seat=SEAT, dish=DISH)
NO_CUBES = EVENTS.kind("no_cubes", FINAL)
STACK_RAN_OUT = EVENTS.kind("stack_ran_out", FINAL)
DISCARD_CAME_BACK = EVENTS.kind("discard_came_back", FINAL, count=NUMBER)
FINAL_ROUND = EVENTS.kind("final_round")
ENDED = EVENTS.kind("ended")
