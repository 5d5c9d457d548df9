"""What a player of Mamma Mia! can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import NUMBER, SEAT, Names
from tavolata.core.events import BEGINS_LINE, ENDS_ROUND, FINAL, PRIVATE, EventSet, Fleeting, Leaves
from tavolata.games.mamma_mia.state import COLOUR, COUNT, KIND, ORDER, SOURCES, TWO_KINDS


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
    """Give nothing; whether one cannot or will not is secret (MM-30)."""


@dataclass(frozen=True)
class Add(Action):
    """Add one card to a Bombastica (MM-32)."""

    kind: str


ACTIONS = ActionSet()
LAY = ACTIONS.kind(Lay, KIND, COUNT)
LAY_ORDER = ACTIONS.kind(LayOrder, ORDER)
NO_ORDER = ACTIONS.kind(NoOrder)
DRAW = ACTIONS.kind(Draw, SOURCES)
CHOOSE = ACTIONS.kind(Choose, KIND)
CHOOSE_TWO = ACTIONS.kind(ChooseTwo, TWO_KINDS)
ADD_MISSING = ACTIONS.kind(AddMissing)
ASK = ACTIONS.kind(Ask, KIND)
THAT_IS_ALL = ACTIONS.kind(ThatIsAll)
GIVE_UP = ACTIONS.kind(GiveUp)
HELP = ACTIONS.kind(Help)
REFUSE = ACTIONS.kind(Refuse)
ADD = ACTIONS.kind(Add, KIND)
"""The number of the first action of each kind."""
DRAW_STOCK, DRAW_WAITER = DRAW + SOURCES.encode("stock"), DRAW + SOURCES.encode("waiter")

ANSWERS = Names(("none", "yes", "no"), topic="answer")

CLEARED = Leaves("ingredients_revealed")
"""All that a log shows of a clearing once the next round has begun: cards came out of the oven (MM-44)."""

EVENTS = EventSet()
SEATED = EVENTS.kind("seated", seat=SEAT, colour=COLOUR)
INGREDIENTS_DRAWN = EVENTS.kind("ingredients_drawn", FINAL, BEGINS_LINE, seat=SEAT, count=NUMBER)
KIND_DRAWN = EVENTS.kind("kind_drawn", PRIVATE, seat=SEAT, kind=Fleeting(KIND), count=Fleeting(NUMBER))
ORDERS_DRAWN = EVENTS.kind("orders_drawn", FINAL, seat=SEAT, count=NUMBER)
ORDER_DRAWN = EVENTS.kind("order_drawn", PRIVATE, seat=SEAT, order=Fleeting(ORDER))
BEGAN = EVENTS.kind("began", seat=SEAT)
LAID = EVENTS.kind("laid", seat=SEAT, kind=Fleeting(KIND), count=Fleeting(NUMBER))
ORDER_LAID = EVENTS.kind("order_laid", seat=SEAT, order=Fleeting(ORDER))
MISSED_TURN = EVENTS.kind("missed_turn", seat=SEAT)
CLEARING_BEGAN = EVENTS.kind("clearing_began", BEGINS_LINE, seat=SEAT)
INGREDIENTS_REVEALED = EVENTS.kind("ingredients_revealed", FINAL, BEGINS_LINE, CLEARED, kind=KIND, count=NUMBER)
ORDER_REVEALED = EVENTS.kind("order_revealed", FINAL, BEGINS_LINE, CLEARED, seat=SEAT, order=ORDER)
FORBIDDEN_FOUND = EVENTS.kind("forbidden_found", CLEARED, seat=SEAT, kind=KIND)
NO_FEWEST_FOUND = EVENTS.kind("no_fewest_found", CLEARED, seat=SEAT)
KIND_CHOSEN = EVENTS.kind("kind_chosen", CLEARED, seat=SEAT, kind=KIND)
KINDS_CHOSEN = EVENTS.kind("kinds_chosen", CLEARED, seat=SEAT, kinds=TWO_KINDS)
GAVE_UP = EVENTS.kind("gave_up", CLEARED, seat=SEAT)
ADDED = EVENTS.kind("added", CLEARED, seat=SEAT, kind=KIND, count=NUMBER)
ASKED_FOR = EVENTS.kind("asked_for", CLEARED, seat=SEAT, kind=KIND)
REQUEST_MADE = EVENTS.kind("request_made", FINAL, CLEARED, seat=SEAT)
ANSWERED = EVENTS.kind("answered", FINAL, PRIVATE, CLEARED, seat=SEAT, answer=ANSWERS)
HELPED = EVENTS.kind("helped", FINAL, CLEARED, seat=SEAT)
NOBODY_HELPED = EVENTS.kind("nobody_helped", FINAL, CLEARED, seat=SEAT)
GAVE = EVENTS.kind("gave", CLEARED, seat=SEAT, kind=KIND, count=NUMBER)
BAKED = EVENTS.kind("baked", CLEARED, seat=SEAT, order=ORDER)
INGREDIENTS_USED = EVENTS.kind("ingredients_used", CLEARED, kind=KIND, count=NUMBER)
REWARDED = EVENTS.kind("rewarded", CLEARED, seat=SEAT)
ORDER_RETURNED = EVENTS.kind("order_returned", CLEARED, seat=SEAT, order=ORDER)
OVEN_CLEARED = EVENTS.kind("oven_cleared", ENDS_ROUND, BEGINS_LINE, number=NUMBER)
LEFT_OVER = EVENTS.kind("left_over", kind=Fleeting(KIND), count=Fleeting(NUMBER))
STOCK_RENEWED = EVENTS.kind("stock_renewed", FINAL, count=NUMBER)
ORDER_COUNTED = EVENTS.kind("order_counted", FINAL, BEGINS_LINE, seat=SEAT, order=ORDER)
ENDED = EVENTS.kind("ended", BEGINS_LINE)
