"""What a person may know of the table (MM-43, MM-44), and why a move is refused."""

from __future__ import annotations

from typing import Literal, cast, get_args

from typing_extensions import TypedDict

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.games.mamma_mia import rules
from tavolata.games.mamma_mia.actions import (
    Add,
    AddMissing,
    Ask,
    Choose,
    ChooseTwo,
    Draw,
    GiveUp,
    Help,
    Lay,
    LayOrder,
    NoOrder,
    Refuse,
    ThatIsAll,
)
from tavolata.games.mamma_mia.clearing import holds_request, undecided
from tavolata.games.mamma_mia.state import (
    ANSWERING,
    BOMBASTICA,
    CHOOSING,
    COLOURS,
    DECIDING,
    DRAWING,
    KIND_COUNT,
    KINDS,
    LAYING,
    MAMMA_MIA,
    MINIMALE,
    MONOTONI_JUNIOR,
    NONE,
    ORDERING,
    ORDERS_OF_A_COLOUR,
    OVER,
    REQUESTING,
    Colour,
    Kind,
    MammaMiaState,
)

Phase = Literal["laying", "ordering", "drawing", "choosing", "deciding", "requesting", "answering", "adding", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Counts = dict[Kind, int]
"""Ingredients by their kind; kinds there are none of are absent."""
Card = Kind | int
"""An ingredient by its kind, an order by its number."""

NOT_PERMITTED = {
    MONOTONI_JUNIOR: ("forbidden-kind", "MM-35"),
    MINIMALE: ("not-the-fewest", "MM-38"),
    MAMMA_MIA: ("one-of-the-two", "MM-39"),
}
"""Why a kind cannot be chosen, by pizza; else it is the own one."""


class CheckedOrder(TypedDict):
    """The order being checked: whose it is, what it needs by now, what is missing and what is asked for."""

    order: int
    owner: int
    needs: Counts
    missing: Counts | None
    short: int
    request: Counts
    asked: list[int]
    helper: int | None


class MammaMiaOwn(TypedDict):
    """What a seat knows better than the others: the own hand (MM-44)."""

    hand: Counts | None
    orders: list[int] | None


class MammaMiaTable(MammaMiaOwn):
    """The entries of a view. Orders go by their number in the edition, from 1."""

    phase: Phase
    turn: int
    clearings: int
    colours: list[Colour]
    ingredients_held: list[int]
    orders_held: list[int]
    waiters: list[int]
    stock: int
    finished_pile: int
    finished: list[int] | None
    oven_height: int
    oven_top: Card | None
    oven: list[Card] | None
    revealed: list[Card]
    laid_out: Counts
    used: Counts
    checked: CheckedOrder | None


def shows_count(s: PlainState) -> bool:
    """Are finished orders counted openly (MM-43)?"""
    return bool(s.open_count or s.phase == OVER)


def plays_from_memory(s: PlainState) -> bool:
    """Must nothing tell what lies in the oven (MM-44)?"""
    return not (s.oven_memory or s.phase == OVER)


def has_hint(s: PlainState) -> bool:
    """What lies in a closed oven has to be remembered (MM-44)."""
    return s.phase != ORDERING or bool(s.oven_memory)


def seems_to_move(s: PlainState, seat: int | None) -> int:
    """While answers are awaited nobody learns who has given one; one's own is known to oneself (MM-30)."""
    if s.phase != ANSWERING:
        return rules.movers(s.state)
    asked: int = s.asked
    if seat is None or undecided(s.state) >> seat & 1:
        return asked
    return asked & ~(1 << seat)


def table(s: PlainState, edition: Edition) -> MammaMiaTable:
    """Everything that lies open, and the numbers of all that is hidden (MM-44)."""
    seats = range(s.players)
    clears = DRAWING < s.phase < OVER
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "clearings": s.clearings + int(s.phase == OVER),
        "colours": [cast(Colour, COLOURS[s.colours[other]]) for other in seats],
        "hand": None,
        "orders": None,
        "ingredients_held": [sum(s.hand[other]) for other in seats],
        "orders_held": [s.orders[other].bit_count() for other in seats],
        "waiters": s.in_waiter[: s.players],
        "stock": s.in_stock,
        "finished_pile": s.in_finished,
        "finished": s.points[: s.players] if shows_count(s) else None,
        "oven_height": s.in_oven - s.revealed,
        "oven_top": None if clears or s.in_oven == 0 or s.phase == OVER else _card(s.oven[s.in_oven - 1]),
        "oven": [_card(card) for card in s.oven[s.revealed : s.in_oven]] if s.oven_memory else None,
        "revealed": [_card(card) for card in s.oven[: s.revealed]],
        "laid_out": _counted(s.laid_out),
        "used": _counted(s.used),
        "checked": None if s.order == NONE else _checked(s),
    }


def own(s: PlainState, seat: int, edition: Edition) -> MammaMiaOwn:
    """The own hand (MM-44)."""
    return {"hand": _counted(s.hand[seat]), "orders": _orders_held(s, seat)}


def _checked(s: PlainState) -> CheckedOrder:
    bombastica = s.order_pizza[s.order] == BOMBASTICA
    return {
        "order": s.order + 1,
        "owner": s.owner,
        "needs": _counted(s.needs),
        "missing": None if bombastica else _counted(s.missing),
        "short": s.short,
        "request": _counted(s.request),
        "asked": [seat for seat in range(s.players) if s.asked >> seat & 1],
        "helper": None if s.helper == NONE else s.helper,
    }


def _card(card: int) -> Card:
    return cast(Kind, KINDS[card]) if card < KIND_COUNT else card - KIND_COUNT + 1


def _counted(counts: list[int]) -> Counts:
    return {cast(Kind, kind): count for kind, count in zip(KINDS, counts, strict=True) if count}


def _orders_held(s: PlainState, seat: int) -> list[int]:
    first = s.colours[seat] * ORDERS_OF_A_COLOUR + 1
    return [first + k for k in range(ORDERS_OF_A_COLOUR) if s.orders[seat] >> k & 1]


# --- refusals ---------------------------------------------------------


def refusal(s: MammaMiaState, seat: int, action: Action, edition: Edition) -> IllegalMove:
    """Why this seat may not do this now: what is wrong, and what would be right."""
    if s.phase == OVER:
        return _refuse("over", "MM-41")
    if s.phase == ANSWERING:
        return _refused_answer(s, seat, action)
    if not rules.movers(s) >> seat & 1:
        return _refused_to_others(s)
    if s.phase == LAYING:
        return _refused_lay(s, seat, action)
    if s.phase == ORDERING:
        return _refused_order(action)
    if s.phase == DRAWING:
        return _refuse("draw-now", "MM-09")
    if isinstance(action, Lay | LayOrder | NoOrder | Draw):
        return _refuse("oven-is-cleared", "MM-15")
    return _refused_in_clearing(s, seat, action)


def _refused_to_others(s: MammaMiaState) -> IllegalMove:
    if s.phase <= DRAWING:
        return _refuse("not-your-turn", "MM-06", turn=int(s.turn) + 1)
    return _refuse("not-your-order", "MM-16", owner=int(s.owner) + 1)


def _refused_lay(s: MammaMiaState, seat: int, action: Action) -> IllegalMove:
    if not isinstance(action, Lay):
        return _refuse("lay-first", "MM-08" if isinstance(action, LayOrder) else "MM-07")
    return _refuse("not-so-many", "MM-07", count=int(s.hand[seat, KINDS.index(action.kind)]))


def _refused_order(action: Action) -> IllegalMove:
    if isinstance(action, LayOrder):
        return _refuse("order-not-held", "MM-08")
    return _refuse("one-kind-only" if isinstance(action, Lay) else "order-or-none", "MM-08")


def _refused_answer(s: MammaMiaState, seat: int, action: Action) -> IllegalMove:
    if not s.asked >> seat & 1:
        return _refuse("others-answer", "MM-30")
    if not undecided(s) >> seat & 1:
        return _refuse("already-answered", "MM-30")
    if isinstance(action, Help) and not holds_request(s, seat):
        return _refuse("cannot-help", "MM-25")
    return _refuse("help-or-refuse", "MM-30")


def _refused_in_clearing(s: MammaMiaState, seat: int, action: Action) -> IllegalMove:
    if isinstance(action, Help | Refuse):
        return _refuse("no-request", "MM-30")
    if s.phase == CHOOSING:
        return _refused_choice(s, action)
    if isinstance(action, Choose | ChooseTwo):
        return _refuse("nothing-to-choose", "MM-23")
    if s.phase == DECIDING:
        return _refused_decision(s, action)
    if s.phase == REQUESTING:
        return _refused_request(action)
    if isinstance(action, Add):
        return _refuse("kind-not-held", "MM-32")
    return _refuse("add-cards", "MM-32")


def _refused_choice(s: MammaMiaState, action: Action) -> IllegalMove:
    if not isinstance(action, Choose | ChooseTwo):
        return _refuse("choose-first", "MM-23")
    if isinstance(action, ChooseTwo) != (s.order_chosen[s.order] == 2):
        return _refuse("choose-two" if s.order_chosen[s.order] == 2 else "choose-one", "MM-23")
    return _refuse(*NOT_PERMITTED.get(int(s.order_pizza[s.order]), ("own-kind", "MM-40")))


def _refused_decision(s: MammaMiaState, action: Action) -> IllegalMove:
    if isinstance(action, AddMissing):
        return _refuse("cannot-add", "MM-18", short=int(s.short))
    if isinstance(action, Add):
        return _refuse("add-all-at-once", "MM-18")
    if not s.helping:
        return _refuse("no-helping", "MM-29")
    if isinstance(action, ThatIsAll):
        return _refuse("ask-for-something", "MM-24")
    return _refuse("not-missing", "MM-24")


def _refused_request(action: Action) -> IllegalMove:
    if isinstance(action, Ask):
        return _refuse("not-missing", "MM-24")
    if isinstance(action, ThatIsAll):
        return _refuse("ask-for-more", "MM-26")
    assert isinstance(action, AddMissing | Add | GiveUp)
    return _refuse("request-begun", "MM-24")


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "mamma_mia", **fields)
