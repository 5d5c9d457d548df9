"""Writing a position of Domingo as plain data."""

from __future__ import annotations

from tavolata.core.edition import Edition
from tavolata.core.json_types import JSON
from tavolata.core.plain_state import PlainState
from tavolata.games.domingo.state import START_COLUMN, START_ROW, STRIPS, WIDTH


def write_placed(s: PlainState, _: Edition) -> JSON:
    if not s.placed_at:
        return None
    return {"row": s.placed_at // WIDTH - START_ROW, "column": s.placed_at % WIDTH - START_COLUMN}


def write_hands(s: PlainState, _: Edition) -> JSON:
    return [[STRIPS.decode(card) for card in s.hand[seat][: s.in_hand[seat]]] for seat in range(s.players)]


def write_stock(s: PlainState, _: Edition) -> JSON:
    return [STRIPS.decode(card) for card in reversed(s.stock[: s.in_stock])]
