"""What a player of Mille Grazie can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import NUMBER, SEAT, Names
from tavolata.core.events import FINAL, EventSet, Secret
from tavolata.games.mille_grazie.state import CITIES, COLOURS, ORDERS, ROADS, TWO_ROADS


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


ACTIONS = ActionSet()
AMBUSH = ACTIONS.kind(Ambush, ROADS)
AMBUSHES = ACTIONS.kind(Ambushes, TWO_ROADS)
ESCORT = ACTIONS.kind(Escort, ROADS)
ALONE = ACTIONS.kind(Alone)
TAKE = ACTIONS.kind(Take)
LEAVE = ACTIONS.kind(Leave)
DISCARD = ACTIONS.kind(DiscardOrder, ORDERS)
WALK = ACTIONS.kind(Walk, ROADS)
"""The number of the first action of each kind."""

COLOUR = Names(("none", *COLOURS), topic="colour")

EVENTS = EventSet()
DEALT = EVENTS.kind("dealt", FINAL, seat=SEAT, order=ORDERS, city=CITIES)
ORDER_OPENED = EVENTS.kind("order_opened", FINAL, order=ORDERS, city=CITIES)
ORDER_MISFIT = EVENTS.kind("order_misfit", FINAL, order=ORDERS, city=CITIES)
RESHUFFLED = EVENTS.kind("reshuffled")
ROUND_BEGAN = EVENTS.kind("round_began", seat=SEAT)
AMBUSH_SET = EVENTS.kind("ambush_set", FINAL, seat=SEAT, road=Secret(ROADS))
AMBUSHES_SET = EVENTS.kind("ambushes_set", FINAL, seat=SEAT, roads=Secret(TWO_ROADS))
ESCORT_SET = EVENTS.kind("escort_set", seat=SEAT, road=Secret(ROADS))
WENT_ALONE = EVENTS.kind("went_alone", seat=SEAT)
ORDER_TAKEN = EVENTS.kind("order_taken", seat=SEAT, order=ORDERS, city=CITIES)
ORDER_LEFT = EVENTS.kind("order_left", seat=SEAT, order=ORDERS, city=CITIES)
ORDER_DISCARDED = EVENTS.kind("order_discarded", seat=SEAT, order=ORDERS)
WALKED = EVENTS.kind("walked", FINAL, seat=SEAT, road=ROADS, colour=COLOUR, city=CITIES)
ROBBED = EVENTS.kind("robbed", FINAL, seat=SEAT, road=ROADS, points=NUMBER)
FOILED = EVENTS.kind("foiled", FINAL, seat=SEAT, road=ROADS)
ORDER_LOST = EVENTS.kind("order_lost", FINAL, seat=SEAT, order=ORDERS)
ARRIVED = EVENTS.kind("arrived", seat=SEAT, city=CITIES)
DELIVERED = EVENTS.kind("delivered", seat=SEAT, order=ORDERS, city=CITIES, points=NUMBER)
JOURNEY_ENDED = EVENTS.kind("journey_ended", seat=SEAT, city=CITIES)
ENDED = EVENTS.kind("ended")
