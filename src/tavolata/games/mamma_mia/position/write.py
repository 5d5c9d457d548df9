"""Writing a position of Mamma Mia! as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.games.mamma_mia.position.read import ANSWERS, Counts
from tavolata.games.mamma_mia.state import CARDS_OF_A_KIND, KIND_COUNT, KINDS, NONE, ORDERS_OF_A_COLOUR, UNDECIDED
from tavolata.games.mamma_mia.view import counted, orders_held


def order_numbers(orders: Sequence[int], first: int = 0) -> list[Any]:
    return [first + order + 1 for order in orders]


def write_orders(s: PlainState, _: Edition) -> Any:
    return [orders_held(s, seat) for seat in range(s.players)]


def write_waiters(s: PlainState, _: Edition) -> Any:
    piles = [s.waiter[seat][: s.in_waiter[seat]][::-1] for seat in range(s.players)]
    return [order_numbers(pile, s.colours[seat] * ORDERS_OF_A_COLOUR) for seat, pile in enumerate(piles)]


def write_seen(s: PlainState, _: Edition) -> Any:
    return [
        [s.colours[seat] * ORDERS_OF_A_COLOUR + k + 1 for k in range(ORDERS_OF_A_COLOUR) if s.seen[seat] >> k & 1]
        for seat in range(s.players)
    ]


def write_stock(s: PlainState, _: Edition) -> Any:
    return [KINDS[kind] for kind in reversed(s.stock[: s.in_stock])]


def write_box(s: PlainState, _: Edition) -> Any:
    """What is nowhere on the table."""
    cards = s.oven[s.revealed : s.in_oven] + s.stock[: s.in_stock]
    counts = [cards.count(kind) + s.laid_out[kind] + s.used[kind] for kind in range(KIND_COUNT)]
    held = [sum(hand[kind] for hand in s.hand[: s.players]) for kind in range(KIND_COUNT)]
    ingredients = [CARDS_OF_A_KIND - a - b for a, b in zip(counts, held, strict=True)]
    return {"ingredients": counted(ingredients), "orders": _orders_in_box(s)}


def _orders_in_box(s: PlainState) -> list[Any]:
    """Orders of the colours in the game only."""
    placed = {card - KIND_COUNT for card in s.oven[s.revealed : s.in_oven]} | {*s.finished[: s.in_finished], s.order}
    nowhere: list[Any] = []
    for seat in range(s.players):
        first, waiter = s.colours[seat] * ORDERS_OF_A_COLOUR, s.waiter[seat][: s.in_waiter[seat]]
        own = range(ORDERS_OF_A_COLOUR)
        lost = [k for k in own if not s.orders[seat] >> k & 1 and k not in waiter and first + k not in placed]
        nowhere += order_numbers(lost, first)
    return nowhere


def write_checked(s: PlainState, _: Edition) -> Any:
    if s.order == NONE:
        return None
    return {
        "order": s.order + 1,
        "needs": counted(s.needs),
        "request": counted(s.request),
        "answers": [None if answer == UNDECIDED else ANSWERS[answer - 1] for answer in s.answers[: s.players]],
        "helper": None if s.helper == NONE else s.helper,
    }


def write_rounds(s: PlainState, _: Edition) -> Any:
    begins = [0, *s.turns_by]
    return [
        {
            "new": counted(s.pool[number]),
            "drawn": write_counts_of_seats(s, s.drawn[number]),
            "turns": [_turn(turn) for turn in s.turns[begins[number] : s.turns_by[number]]],
            "given": write_counts_of_seats(s, s.given[number]),
            "held": write_counts_of_seats(s, s.held[number]),
        }
        for number in range(s.clearings + 1)
    ]


def write_counts_of_seats(s: PlainState, counts: list[Counts]) -> list[Any]:
    return [counted(one) for one in counts[: s.players]]


def _turn(turn: Counts) -> Any:
    seat, kind, count, drew = turn
    return {"seat": seat, "kind": KINDS[kind] if count else None, "count": count, "drew": drew}
