"""What a player of Mille Grazie can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import SEAT, Names
from tavolata.core.events import EventKind, EventSet, Field
from tavolata.games.mille_grazie.state import (
    CITIES,
    COLOURS,
    MOST_ORDERS,
    ORDERS,
    PAIR_COUNT,
    ROAD_COUNT,
    ROADS,
    TWO_ROADS,
)


@dataclass(frozen=True)
class Ambush(Action):
    """A robber secretly sets the letter of a road (MG-08)."""

    road: str


@dataclass(frozen=True)
class Ambushes(Action):
    """With two players the robber sets two letters at once; their sequence means nothing (MG-09)."""

    roads: str


@dataclass(frozen=True)
class Escort(Action):
    """The nobleman secretly sets the road on which the escort rides (MG-10)."""

    road: str


@dataclass(frozen=True)
class Alone(Action):
    """The nobleman does without an escort and tells everybody so (MG-10)."""


@dataclass(frozen=True)
class Take(Action):
    """Take the order that lies in the city (MG-13)."""


@dataclass(frozen=True)
class Leave(Action):
    """Leave it there."""


@dataclass(frozen=True)
class DiscardOrder(Action, verb="discard"):
    """Discard one of three orders to make room (MG-15)."""

    order: int


@dataclass(frozen=True)
class Walk(Action):
    """Walk the next road (MG-11)."""

    road: str


ACTIONS = ActionSet(
    {
        Ambush: (ROADS,),
        Ambushes: (TWO_ROADS,),
        Escort: (ROADS,),
        Alone: (),
        Take: (),
        Leave: (),
        DiscardOrder: (ORDERS,),
        Walk: (ROADS,),
    }
)
AMBUSH = 0
AMBUSHES = AMBUSH + ROAD_COUNT
ESCORT = AMBUSHES + PAIR_COUNT
ALONE = ESCORT + ROAD_COUNT
TAKE = ALONE + 1
LEAVE = TAKE + 1
DISCARD = LEAVE + 1
WALK = DISCARD + MOST_ORDERS
"""The number of the first action of each kind."""

WHO = Field("seat", SEAT)
ROAD = Field("road", ROADS)
CITY = Field("city", CITIES)
ORDER = Field("order", ORDERS)
COLOUR = Field("colour", Names(("none", *COLOURS), topic="colour"))
EVENTS = EventSet(
    [
        EventKind("dealt", (WHO, ORDER, CITY), final=True),
        EventKind("order_opened", (ORDER, CITY), final=True),
        EventKind("order_misfit", (ORDER, CITY), final=True),
        EventKind("reshuffled"),
        EventKind("round_began", (WHO,)),
        EventKind("ambush_set", (WHO, Field("road", ROADS, secret=True)), final=True),
        EventKind("ambushes_set", (WHO, Field("roads", TWO_ROADS, secret=True)), final=True),
        EventKind("escort_set", (WHO, Field("road", ROADS, secret=True))),
        EventKind("went_alone", (WHO,)),
        EventKind("order_taken", (WHO, ORDER, CITY)),
        EventKind("order_left", (WHO, ORDER, CITY)),
        EventKind("order_discarded", (WHO, ORDER)),
        EventKind("walked", (WHO, ROAD, COLOUR, CITY), final=True),
        EventKind("robbed", (WHO, ROAD, Field("points")), final=True),
        EventKind("foiled", (WHO, ROAD), final=True),
        EventKind("order_lost", (WHO, ORDER), final=True),
        EventKind("arrived", (WHO, CITY)),
        EventKind("delivered", (WHO, ORDER, CITY, Field("points"))),
        EventKind("journey_ended", (WHO, CITY)),
        EventKind("ended"),
    ]
)
(
    DEALT,
    ORDER_OPENED,
    ORDER_MISFIT,
    RESHUFFLED,
    ROUND_BEGAN,
    AMBUSH_SET,
    AMBUSHES_SET,
    ESCORT_SET,
    WENT_ALONE,
    ORDER_TAKEN,
    ORDER_LEFT,
    ORDER_DISCARDED,
    WALKED,
    ROBBED,
    FOILED,
    ORDER_LOST,
    ARRIVED,
    DELIVERED,
    JOURNEY_ENDED,
    ENDED,
) = range(len(EVENTS.kinds))
