"""What a person may know of the table (MM-43, MM-44)."""

from __future__ import annotations

from typing import cast

from typing_extensions import TypedDict

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.games.mamma_mia import rules
from tavolata.games.mamma_mia.clearing_choices import undecided
from tavolata.games.mamma_mia.state import (
    ANSWERING,
    BOMBASTICA,
    COLOURS,
    DRAWING,
    KIND_COUNT,
    KINDS,
    NONE,
    ORDERING,
    ORDERS_OF_A_COLOUR,
    OVER,
    PHASES,
    Colour,
    Kind,
    Phase,
)

Counts = dict[Kind, int]
"""Ingredients by their kind; kinds there are none of are absent."""
Card = Kind | int
"""An ingredient by its kind, an order by its number."""


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
    """What a seat knows and others do not: its own hand (MM-44)."""

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
    """Must logs hide what came into the oven and out of it (MM-44)?"""
    return bool(s.phase != OVER)


def shows_round(s: PlainState) -> bool:
    """May the log show what lies in the oven now (MM-44)?"""
    return bool(s.oven_memory)


def has_hint(s: PlainState) -> bool:
    """What lies in a closed oven has to be remembered (MM-44)."""
    return s.phase != ORDERING or bool(s.oven_memory)


def visible_movers(s: PlainState, seat: int | None) -> int:
    """While others still answer, a seat knows only whether it has answered itself (MM-30)."""
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
        "oven_top": None if clears or s.in_oven == 0 or s.phase == OVER else card_name(s.oven[s.in_oven - 1]),
        "oven": [card_name(card) for card in s.oven[s.revealed : s.in_oven]] if s.oven_memory else None,
        "revealed": [card_name(card) for card in s.oven[: s.revealed]],
        "laid_out": counted(s.laid_out),
        "used": counted(s.used),
        "checked": None if s.order == NONE else _checked(s),
    }


def own(s: PlainState, seat: int, edition: Edition) -> MammaMiaOwn:
    """The own hand (MM-44)."""
    return {"hand": counted(s.hand[seat]), "orders": orders_held(s, seat)}


def _checked(s: PlainState) -> CheckedOrder:
    bombastica = s.order_pizza[s.order] == BOMBASTICA
    return {
        "order": s.order + 1,
        "owner": s.owner,
        "needs": counted(s.needs),
        "missing": None if bombastica else counted(s.missing),
        "short": s.short,
        "request": counted(s.request),
        "asked": [seat for seat in range(s.players) if s.asked >> seat & 1],
        "helper": None if s.helper == NONE else s.helper,
    }


def card_name(card: int) -> Card:
    """A kind by its name, an order by its number."""
    return cast(Kind, KINDS[card]) if card < KIND_COUNT else card - KIND_COUNT + 1


def counted(counts: list[int]) -> Counts:
    """How many there are of each kind."""
    return {cast(Kind, kind): count for kind, count in zip(KINDS, counts, strict=True) if count}


def orders_held(s: PlainState, seat: int) -> list[int]:
    """The orders in a hand."""
    first = s.colours[seat] * ORDERS_OF_A_COLOUR + 1
    return [first + k for k in range(ORDERS_OF_A_COLOUR) if s.orders[seat] >> k & 1]
