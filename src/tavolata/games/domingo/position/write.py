"""Writing a position of Domingo as plain data."""

from __future__ import annotations

from tavolata.core.edition import Edition
from tavolata.core.json_types import JSON
from tavolata.core.plain_state import PlainState
from tavolata.games.domingo.state import STRIPS
from tavolata.games.domingo.view import place_of_last_card


def write_placed(s: PlainState, _: Edition) -> JSON:
    if not s.placed_at:
        return None
    row, column = place_of_last_card(s)
    return {"row": row, "column": column}


def write_hands(s: PlainState, _: Edition) -> JSON:
    return [[STRIPS.decode(card) for card in s.hand[seat][: s.in_hand[seat]]] for seat in range(s.players)]


def write_stock(s: PlainState, _: Edition) -> JSON:
    return [STRIPS.decode(card) for card in reversed(s.stock[: s.in_stock])]
