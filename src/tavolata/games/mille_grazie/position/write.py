"""Writing a position of Mille Grazie as plain data."""

from __future__ import annotations

from tavolata.core.edition import Edition
from tavolata.core.json_types import JSON
from tavolata.core.plain_state import PlainState
from tavolata.games.mille_grazie.state import DISCARDED, LETTERS, NONE, ROAD_COUNT


def order_numbers(orders: list[int]) -> list[JSON]:
    return [order + 1 for order in orders]


def write_cities(s: PlainState, edition: Edition) -> JSON:
    return [edition.names["city"][s.city[seat]] for seat in range(s.players)]


def write_held(s: PlainState, _: Edition) -> JSON:
    return [order_numbers(s.held[seat][: s.in_hand[seat]]) for seat in range(s.players)]


def write_open(s: PlainState, edition: Edition) -> JSON:
    cities = edition.names["city"]
    return {cities[city]: order + 1 for city, order in enumerate(s.open_order) if order != NONE}


def write_discarded(s: PlainState, _: Edition) -> JSON:
    return [order + 1 for order in range(s.orders) if s.place[order] == DISCARDED]


def write_ambushes(s: PlainState, _: Edition) -> JSON:
    return [[LETTERS[road] for road in s.ambush[seat] if road != NONE] for seat in range(s.players)]


def write_walked(s: PlainState, _: Edition) -> JSON:
    return [LETTERS[road] for road in range(ROAD_COUNT) if s.walked >> road & 1]
