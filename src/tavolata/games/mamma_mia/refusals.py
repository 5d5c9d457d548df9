"""Why a move is refused: what is wrong, what would be right, and the clause."""

from __future__ import annotations

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
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
from tavolata.games.mamma_mia.state import (
    ANSWERING,
    BOMBASTICA,
    CHOOSING,
    DECIDING,
    DRAWING,
    KIND,
    LAYING,
    MAMMA_MIA,
    MINIMALE,
    MONOTONI_JUNIOR,
    ORDERING,
    ORDERS_OF_A_COLOUR,
    OVER,
    PAIRS,
    REQUESTING,
    TWO_KINDS,
    UNDECIDED,
)

NOT_PERMITTED = {
    MONOTONI_JUNIOR: ("forbidden-kind", "MM-35"),
    MINIMALE: ("not-the-fewest", "MM-38"),
    MAMMA_MIA: ("one-of-the-two", "MM-39"),
}
"""Why a kind cannot be chosen, by pizza; for all others, because it is the owner's own."""


def why(s: PlainState, seat: int, action: Action, edition: Edition) -> IllegalMove | None:
    """Why this seat may not do this now; None: it may."""
    if s.phase == OVER:
        return _refuse("over", "MM-41")
    if s.phase == ANSWERING:
        return _refused_answer(s, seat, action)
    if s.phase <= DRAWING:
        return _refused_turn(s, seat, action)
    if seat != s.owner:
        return _refuse("not-your-order", "MM-16", owner=s.owner + 1)
    if isinstance(action, Lay | LayOrder | NoOrder | Draw):
        return _refuse("oven-is-cleared", "MM-15")
    if isinstance(action, Help | Refuse):
        return _refuse("no-request", "MM-30")
    return _refused_to_owner(s, action)


# --- a turn -----------------------------------------------------------


def _refused_turn(s: PlainState, seat: int, action: Action) -> IllegalMove | None:
    if seat != s.turn:
        return _refuse("not-your-turn", "MM-06", turn=s.turn + 1)
    if s.phase == LAYING:
        return _refused_lay(s, seat, action)
    if s.phase == ORDERING:
        return _refused_order(s, seat, action)
    return None if isinstance(action, Draw) else _refuse("draw-now", "MM-09")


def _refused_lay(s: PlainState, seat: int, action: Action) -> IllegalMove | None:
    if not isinstance(action, Lay):
        return _refuse("lay-first", "MM-08" if isinstance(action, LayOrder) else "MM-07")
    held = s.hand[seat][KIND.encode(action.kind)]
    return None if action.count <= held else _refuse("not-so-many", "MM-07", count=held)


def _refused_order(s: PlainState, seat: int, action: Action) -> IllegalMove | None:
    if isinstance(action, NoOrder):
        return None
    if isinstance(action, LayOrder):
        colour, k = divmod(action.order - 1, ORDERS_OF_A_COLOUR)
        holds = colour == s.colours[seat] and s.orders[seat] >> k & 1
        return None if holds else _refuse("order-not-held", "MM-08")
    return _refuse("one-kind-only" if isinstance(action, Lay) else "order-or-none", "MM-08")


# --- the clearing -----------------------------------------------------


def _refused_answer(s: PlainState, seat: int, action: Action) -> IllegalMove | None:
    if not s.asked >> seat & 1:
        return _refuse("others-answer", "MM-30")
    if s.answers[seat] != UNDECIDED:
        return _refuse("already-answered", "MM-30")
    if isinstance(action, Help):
        return None if _covers(s.hand[seat], s.request) else _refuse("cannot-help", "MM-25")
    return None if isinstance(action, Refuse) else _refuse("help-or-refuse", "MM-30")


def _refused_to_owner(s: PlainState, action: Action) -> IllegalMove | None:
    if s.phase == CHOOSING:
        return _refused_choice(s, action)
    if isinstance(action, Choose | ChooseTwo):
        return _refuse("nothing-to-choose", "MM-23")
    if s.phase == DECIDING:
        return _refused_decision(s, action)
    if s.phase == REQUESTING:
        return _refused_request(s, action)
    if isinstance(action, Add):
        return None if s.hand[s.owner][KIND.encode(action.kind)] else _refuse("kind-not-held", "MM-32")
    return _refuse("add-cards", "MM-32")


def _refused_choice(s: PlainState, action: Action) -> IllegalMove | None:
    if not isinstance(action, Choose | ChooseTwo):
        return _refuse("choose-first", "MM-23")
    if isinstance(action, ChooseTwo) != (s.order_chosen[s.order] == 2):
        return _refuse("choose-two" if s.order_chosen[s.order] == 2 else "choose-one", "MM-23")
    kinds = PAIRS[TWO_KINDS.encode(action.kinds)] if isinstance(action, ChooseTwo) else (KIND.encode(action.kind),)
    if all(s.choices >> kind & 1 for kind in kinds):
        return None
    return _refuse(*NOT_PERMITTED.get(s.order_pizza[s.order], ("own-kind", "MM-40")))


def _refused_decision(s: PlainState, action: Action) -> IllegalMove | None:
    if isinstance(action, GiveUp):
        return None
    if isinstance(action, AddMissing):
        return None if _owner_holds_the_rest(s) else _refuse("cannot-add", "MM-18", short=s.short)
    if isinstance(action, Add):
        return _refuse("add-all-at-once", "MM-18")
    if not s.helping:
        return _refuse("no-helping", "MM-29")
    if isinstance(action, ThatIsAll):
        return _refuse("ask-for-something", "MM-24")
    return _refused_request(s, action)


def _refused_request(s: PlainState, action: Action) -> IllegalMove | None:
    if isinstance(action, Ask):
        kind = KIND.encode(action.kind)
        is_missing = _is_bombastica(s) or s.missing[kind] > s.request[kind]
        return None if is_missing else _refuse("not-missing", "MM-24")
    if isinstance(action, ThatIsAll):
        return None if _owner_holds_the_rest(s) else _refuse("ask-for-more", "MM-26")
    assert isinstance(action, AddMissing | Add | GiveUp)
    return _refuse("request-begun", "MM-24")


def _owner_holds_the_rest(s: PlainState) -> bool:
    """Does the owner hold all that is missing and not asked for (MM-18, MM-26)? A Bombastica takes any kind (MM-32)."""
    hand = s.hand[s.owner]
    if _is_bombastica(s):
        return bool(sum(hand) + sum(s.request) >= s.short)
    return _covers(hand, [missing - asked for missing, asked in zip(s.missing, s.request, strict=True)])


def _is_bombastica(s: PlainState) -> bool:
    return bool(s.order_pizza[s.order] == BOMBASTICA)


def _covers(hand: list[int], wanted: list[int]) -> bool:
    """Are there enough of every kind?"""
    return all(held >= count for held, count in zip(hand, wanted, strict=True))


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "mamma_mia", **fields)
