"""What a player of Da Luigi can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import SEAT, Names
from tavolata.core.events import EventKind, EventSet, Field
from tavolata.games.da_luigi.guests import DISHES
from tavolata.games.da_luigi.state import (
    DISH,
    DISH_COUNT,
    FIELD,
    FIELD_COUNT,
    GUEST,
    MOST_PLAYERS,
    PLACE,
    PLACE_COUNT,
    PLAYER,
    TILE,
)


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


ACTIONS = ActionSet(
    {
        Shop: (),
        Greet: (),
        Buy: (FIELD,),
        Push: (PLACE,),
        Give: (PLAYER,),
        TakeBouquet: (),
        LeaveBouquet: (),
        Discard: (DISH,),
        TakeOff: (PLACE, DISH),
        DiscardTile: (TILE,),
        Serve: (DISH, PLACE),
        Done: (),
        Complete: (PLACE,),
        TwoDesserts: (),
        FourCubes: (),
        Spend: (DISH,),
        GiveBack: (DISH,),
    }
)
SHOP = 0
GREET = SHOP + 1
BUY = GREET + 1
PUSH = BUY + FIELD_COUNT
GIVE = PUSH + PLACE_COUNT
TAKE_BOUQUET = GIVE + MOST_PLAYERS
LEAVE_BOUQUET = TAKE_BOUQUET + 1
DISCARD = LEAVE_BOUQUET + 1
TAKE_OFF = DISCARD + DISH_COUNT
DISCARD_LEMON = TAKE_OFF + PLACE_COUNT * DISH_COUNT
DISCARD_BOUQUET = DISCARD_LEMON + 1
SERVE = DISCARD_BOUQUET + 1
DONE = SERVE + DISH_COUNT * PLACE_COUNT
COMPLETE = DONE + 1
TWO_DESSERTS = COMPLETE + PLACE_COUNT
FOUR_CUBES = TWO_DESSERTS + 1
SPEND = FOUR_CUBES + 1
GIVE_BACK = SPEND + DISH_COUNT
"""The number of the first action of each kind."""

WHO = Field("seat", SEAT)
GUEST_FIELD = Field("guest", GUEST)
DISH_FIELD = Field("dish", DISH)
PLACE_FIELD = Field("place", PLACE)
MARKET_FIELD = Field("field", FIELD)
COUNT = Field("count")
ONE_EACH = tuple(Field(dish) for dish in DISHES)
"""A number of cubes of every dish."""
CHANGES = Names(("lemon_taken", "bouquet_returned", "bouquet_taken", "lemon_returned", "none_left"), topic="change")
LEMON_TAKEN, BOUQUET_RETURNED, BOUQUET_TAKEN, LEMON_RETURNED, NONE_LEFT = range(5)
CHANGE = Field("change", CHANGES)
"""What a lemon or a bouquet comes to (DL-07, DL-45)."""

EVENTS = EventSet(
    [
        EventKind("turn_began", (WHO,)),
        EventKind("turn_lost", (WHO,)),
        EventKind("went_shopping", (WHO,)),
        EventKind("bought", (WHO, MARKET_FIELD, Field("clocks"))),
        EventKind("took", (WHO, *ONE_EACH)),
        EventKind("moved", (WHO, GUEST_FIELD, PLACE_FIELD)),
        EventKind("guest_left", (WHO, GUEST_FIELD, CHANGE)),
        EventKind("served", (WHO, GUEST_FIELD, DISH_FIELD, COUNT)),
        EventKind("stopped_serving", (WHO,)),
        EventKind("cashed", (WHO, GUEST_FIELD, Field("points"))),
        EventKind("greeted", (WHO, COUNT), final=True),
        EventKind("turned_up", (WHO, GUEST_FIELD), final=True),
        EventKind("given", (WHO, GUEST_FIELD, Field("to", SEAT))),
        EventKind("arrived", (WHO, GUEST_FIELD, PLACE_FIELD, COUNT)),
        EventKind("another_came", (WHO, GUEST_FIELD, PLACE_FIELD, COUNT), final=True),
        EventKind("nobody_came", (WHO,)),
        EventKind("drew", (WHO, DISH_FIELD), final=True),
        EventKind("lemon", (WHO, CHANGE)),
        EventKind("bouquet", (WHO, CHANGE)),
        EventKind("bouquet_left", (WHO,)),
        EventKind("discarded", (WHO, DISH_FIELD)),
        EventKind("taken_off", (WHO, GUEST_FIELD, DISH_FIELD)),
        EventKind("tile_discarded", (WHO, Field("tile", TILE))),
        EventKind("nothing_discarded", (WHO,)),
        EventKind("joker_began", (WHO, GUEST_FIELD)),
        EventKind("desserts_spent", (WHO, DISH_FIELD)),
        EventKind("cubes_offered", (WHO, DISH_FIELD)),
        EventKind("spent", (WHO, DISH_FIELD)),
        EventKind("jokers_ended", (WHO,)),
        EventKind("field_filled", (MARKET_FIELD, *ONE_EACH), final=True),
        EventKind("bag_filled", (COUNT,), final=True),
        EventKind("cubes_ran_short", final=True),
        EventKind("gave_back", (WHO, DISH_FIELD)),
        EventKind("no_cubes", final=True),
        EventKind("stack_ran_out", final=True),
        EventKind("discard_came_back", (COUNT,), final=True),
        EventKind("final_round"),
        EventKind("ended"),
    ]
)
(
    TURN_BEGAN,
    TURN_LOST,
    WENT_SHOPPING,
    BOUGHT,
    TOOK,
    MOVED,
    GUEST_LEFT,
    SERVED,
    STOPPED_SERVING,
    CASHED,
    GREETED,
    TURNED_UP,
    GIVEN,
    ARRIVED,
    ANOTHER_CAME,
    NOBODY_CAME,
    DREW,
    LEMON,
    BOUQUET,
    BOUQUET_LEFT,
    DISCARDED,
    TAKEN_OFF,
    TILE_DISCARDED,
    NOTHING_DISCARDED,
    JOKER_BEGAN,
    DESSERTS_SPENT,
    CUBES_OFFERED,
    SPENT,
    JOKERS_ENDED,
    FIELD_FILLED,
    BAG_FILLED,
    CUBES_RAN_SHORT,
    GAVE_BACK,
    NO_CUBES,
    STACK_RAN_OUT,
    DISCARD_CAME_BACK,
    FINAL_ROUND,
    ENDED,
) = range(len(EVENTS.kinds))
