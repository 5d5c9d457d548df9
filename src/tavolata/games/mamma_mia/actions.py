"""What a player of Mamma Mia! can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import SEAT, Names
from tavolata.core.events import EventKind, EventSet, Field
from tavolata.games.mamma_mia.state import (
    COLOUR,
    COUNT,
    KIND,
    KIND_COUNT,
    MOST_LAID,
    ORDER,
    ORDERS,
    PAIRS,
    SOURCES,
    TWO_KINDS,
)


@dataclass(frozen=True)
class Lay(Action):
    """Lay ingredients of one kind into the oven (MM-07)."""

    kind: str
    count: int


@dataclass(frozen=True)
class LayOrder(Action):
    """Lay an order on top (MM-08)."""

    order: int


@dataclass(frozen=True)
class NoOrder(Action):
    """Lay no order (MM-08)."""


@dataclass(frozen=True)
class Draw(Action):
    """Draw from the stock or from the waiter (MM-09)."""

    source: str


@dataclass(frozen=True)
class Choose(Action):
    """Choose the kind of a pizza (MM-23)."""

    kind: str


@dataclass(frozen=True)
class ChooseTwo(Action):
    """Choose the two kinds of a Ghiottona; their sequence means nothing (MM-34, MM-40)."""

    kinds: str


@dataclass(frozen=True)
class AddMissing(Action):
    """Add what is missing from the hand (MM-18)."""


@dataclass(frozen=True)
class Ask(Action):
    """Ask the others for a card of this kind (MM-24)."""

    kind: str


@dataclass(frozen=True)
class ThatIsAll(Action):
    """Ask for nothing more (MM-24)."""


@dataclass(frozen=True)
class GiveUp(Action):
    """Neither add nor ask: the order goes back (MM-20)."""


@dataclass(frozen=True)
class Help(Action):
    """Give what was asked for (MM-25)."""


@dataclass(frozen=True)
class Refuse(Action):
    """Give nothing, because one cannot or will not: nobody is told which (MM-30)."""


@dataclass(frozen=True)
class Add(Action):
    """Add one card to a Bombastica (MM-32)."""

    kind: str


ACTIONS = ActionSet(
    {
        Lay: (KIND, COUNT),
        LayOrder: (ORDER,),
        NoOrder: (),
        Draw: (SOURCES,),
        Choose: (KIND,),
        ChooseTwo: (TWO_KINDS,),
        AddMissing: (),
        Ask: (KIND,),
        ThatIsAll: (),
        GiveUp: (),
        Help: (),
        Refuse: (),
        Add: (KIND,),
    }
)
LAY = 0
LAY_ORDER = LAY + KIND_COUNT * MOST_LAID
NO_ORDER = LAY_ORDER + ORDERS
DRAW_STOCK = NO_ORDER + 1
DRAW_WAITER = DRAW_STOCK + 1
CHOOSE = DRAW_WAITER + 1
CHOOSE_TWO = CHOOSE + KIND_COUNT
ADD_MISSING = CHOOSE_TWO + len(PAIRS)
ASK = ADD_MISSING + 1
THAT_IS_ALL = ASK + KIND_COUNT
GIVE_UP = THAT_IS_ALL + 1
HELP = GIVE_UP + 1
REFUSE = HELP + 1
ADD = REFUSE + 1
"""The number of the first action of each kind."""

WHO = Field("seat", SEAT)
A_KIND = Field("kind", KIND)
HOW_MANY = Field("count")
AN_ORDER = Field("order", ORDER)
FLEETING_KIND = Field("kind", KIND, fleeting=True)
FLEETING_COUNT = Field("count", fleeting=True)
FLEETING_ORDER = Field("order", ORDER, fleeting=True)
CLEARED = "ingredients_revealed"
"""All that a log says of a clearing when the next round has begun: cards came out of the oven (MM-44)."""
ANSWERS = Names(("none", "yes", "no"), topic="answer")
EVENTS = EventSet(
    [
        EventKind("seated", (WHO, Field("colour", COLOUR))),
        EventKind("ingredients_drawn", (WHO, HOW_MANY), final=True, begins_line=True),
        EventKind("kind_drawn", (WHO, FLEETING_KIND, FLEETING_COUNT), private=True),
        EventKind("orders_drawn", (WHO, HOW_MANY), final=True),
        EventKind("order_drawn", (WHO, FLEETING_ORDER), private=True),
        EventKind("began", (WHO,)),
        EventKind("laid", (WHO, FLEETING_KIND, FLEETING_COUNT)),
        EventKind("order_laid", (WHO, FLEETING_ORDER)),
        EventKind("missed_turn", (WHO,)),
        EventKind("clearing_began", (WHO,), begins_line=True),
        EventKind("ingredients_revealed", (A_KIND, HOW_MANY), final=True, begins_line=True, leaves=CLEARED),
        EventKind("order_revealed", (WHO, AN_ORDER), final=True, begins_line=True, leaves=CLEARED),
        EventKind("forbidden_found", (WHO, A_KIND), leaves=CLEARED),
        EventKind("no_fewest_found", (WHO,), leaves=CLEARED),
        EventKind("kind_chosen", (WHO, A_KIND), leaves=CLEARED),
        EventKind("kinds_chosen", (WHO, Field("kinds", TWO_KINDS)), leaves=CLEARED),
        EventKind("gave_up", (WHO,), leaves=CLEARED),
        EventKind("added", (WHO, A_KIND, HOW_MANY), leaves=CLEARED),
        EventKind("asked_for", (WHO, A_KIND), leaves=CLEARED),
        EventKind("request_made", (WHO,), final=True, leaves=CLEARED),
        EventKind("answered", (WHO, Field("answer", ANSWERS)), final=True, private=True, leaves=CLEARED),
        EventKind("helped", (WHO,), final=True, leaves=CLEARED),
        EventKind("nobody_helped", (WHO,), final=True, leaves=CLEARED),
        EventKind("gave", (WHO, A_KIND, HOW_MANY), leaves=CLEARED),
        EventKind("baked", (WHO, AN_ORDER), leaves=CLEARED),
        EventKind("ingredients_used", (A_KIND, HOW_MANY), leaves=CLEARED),
        EventKind("rewarded", (WHO,), leaves=CLEARED),
        EventKind("order_returned", (WHO, AN_ORDER), leaves=CLEARED),
        EventKind("oven_cleared", (Field("number"),), ends_round=True, begins_line=True),
        EventKind("left_over", (FLEETING_KIND, FLEETING_COUNT)),
        EventKind("stock_renewed", (HOW_MANY,), final=True),
        EventKind("order_counted", (WHO, AN_ORDER), final=True, begins_line=True),
        EventKind("ended", begins_line=True),
    ]
)
(
    SEATED,
    INGREDIENTS_DRAWN,
    KIND_DRAWN,
    ORDERS_DRAWN,
    ORDER_DRAWN,
    BEGAN,
    LAID,
    ORDER_LAID,
    MISSED_TURN,
    CLEARING_BEGAN,
    INGREDIENTS_REVEALED,
    ORDER_REVEALED,
    FORBIDDEN_FOUND,
    NO_FEWEST_FOUND,
    KIND_CHOSEN,
    KINDS_CHOSEN,
    GAVE_UP,
    ADDED,
    ASKED_FOR,
    REQUEST_MADE,
    ANSWERED,
    HELPED,
    NOBODY_HELPED,
    GAVE,
    BAKED,
    INGREDIENTS_USED,
    REWARDED,
    ORDER_RETURNED,
    OVEN_CLEARED,
    LEFT_OVER,
    STOCK_RENEWED,
    ORDER_COUNTED,
    ENDED,
) = range(len(EVENTS.kinds))
