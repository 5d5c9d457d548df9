"""Reading a position of Mamma Mia!: every entry is checked by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.games.mamma_mia.state import (
    CARDS_OF_A_KIND,
    CLEARINGS_WITHOUT,
    COLOURS,
    INGREDIENTS,
    KIND_COUNT,
    KINDS,
    MAX_TURNS,
    ORDER,
    ORDERS,
    PHASES,
    UNDECIDED,
)

GIVEN_PHASES = (*PHASES, "beginning", "clearing")
"""With the last two, a turn begins or the oven is about to be cleared: the rules continue to the next decision."""
ANSWERS = ("help", "refuse")
Counts = list[int]


@dataclass(frozen=True)
class Round:
    """What could be seen of one round."""

    new: Counts
    drawn: list[Counts]
    turns: list[Counts]
    given: list[Counts]
    held: list[Counts]


def read_phase(reader: PositionReader, entry: str, value: Any) -> int:
    return reader.name(entry, value, GIVEN_PHASES)


def read_colours(reader: PositionReader, entry: str, value: Any) -> list[int]:
    colours = [
        reader.name(at(entry, seat), colour, COLOURS) for seat, colour in enumerate(reader.each_seat(entry, value))
    ]
    if len(set(colours)) < len(colours):
        reader.fail("colour-twice", "MM-03", entry=entry)
    return colours


def read_kinds(reader: PositionReader, entry: str, value: Any) -> Counts:
    return reader.counts(entry, value, KINDS, CARDS_OF_A_KIND)


def read_hands(reader: PositionReader, entry: str, value: Any) -> list[Counts | None]:
    hands = enumerate(reader.each_seat(entry, value))
    return [None if hand is None else read_kinds(reader, at(entry, seat), hand) for seat, hand in hands]


def read_orders(reader: PositionReader, entry: str, value: Any) -> list[int]:
    orders = enumerate(reader.items(entry, value, ORDERS))
    return [reader.component(at(entry, k), order, ORDER) for k, order in orders]


def read_orders_of_seats(reader: PositionReader, entry: str, value: Any) -> list[list[int] | None]:
    seats = enumerate(reader.each_seat(entry, value))
    return [None if orders is None else read_orders(reader, at(entry, seat), orders) for seat, orders in seats]


def _read_card(reader: PositionReader, entry: str, value: Any) -> int:
    """A card in the oven: an ingredient by its kind, an order by its number or its name."""
    if isinstance(value, str) and value in KINDS:
        return KINDS.index(value)
    return KIND_COUNT + reader.component(entry, value, ORDER)


def read_oven(reader: PositionReader, entry: str, value: Any) -> list[int]:
    cards = enumerate(reader.items(entry, value, INGREDIENTS + ORDERS))
    return [_read_card(reader, at(entry, k), card) for k, card in cards]


def read_stock(reader: PositionReader, entry: str, value: Any) -> list[int]:
    kinds = enumerate(reader.items(entry, value, INGREDIENTS))
    return [reader.name(at(entry, k), kind, KINDS) for k, kind in kinds]


def read_box(reader: PositionReader, entry: str, value: Any) -> dict[str, Any]:
    box = reader.mapping(entry, value, ("ingredients", "orders"))
    return {
        "ingredients": read_kinds(reader, at(entry, "ingredients"), box.get("ingredients", {})),
        "orders": read_orders(reader, at(entry, "orders"), box.get("orders", [])),
    }


def read_checked(reader: PositionReader, entry: str, value: Any) -> dict[str, Any]:
    checked = reader.mapping(entry, value, ("order", "needs", "request", "answers", "helper"))
    parts = {part: given for part, given in checked.items() if given is not None}
    read: dict[str, Any] = {"order": reader.component(at(entry, "order"), parts.get("order"), ORDER)}
    for part in ("needs", "request"):
        if part in parts:
            read[part] = read_kinds(reader, at(entry, part), parts[part])
    if "answers" in parts:
        read["answers"] = _read_answers(reader, at(entry, "answers"), parts["answers"])
    if "helper" in parts:
        read["helper"] = reader.seat(at(entry, "helper"), parts["helper"])
    return read


def _read_answers(reader: PositionReader, entry: str, value: Any) -> Counts:
    answers = enumerate(reader.each_seat(entry, value))
    return [UNDECIDED if one is None else 1 + reader.name(at(entry, seat), one, ANSWERS) for seat, one in answers]


def read_rounds(reader: PositionReader, entry: str, value: Any) -> list[Round]:
    rounds = enumerate(reader.items(entry, value, CLEARINGS_WITHOUT))
    return [_read_round(reader, at(entry, number), one) for number, one in rounds]


def _read_round(reader: PositionReader, entry: str, value: Any) -> Round:
    parts = reader.mapping(entry, value, ("new", "drawn", "turns", "given", "held"))

    def of_seats(part: str) -> list[Counts]:
        seats = enumerate(reader.each_seat(at(entry, part), parts.get(part, [{}] * reader.players)))
        return [read_kinds(reader, at(at(entry, part), seat), counts) for seat, counts in seats]

    turns = reader.items(at(entry, "turns"), parts.get("turns", []), MAX_TURNS)
    return Round(
        read_kinds(reader, at(entry, "new"), parts.get("new", {})),
        of_seats("drawn"),
        [_read_turn(reader, at(at(entry, "turns"), k), turn) for k, turn in enumerate(turns)],
        of_seats("given"),
        of_seats("held"),
    )


def _read_turn(reader: PositionReader, entry: str, value: Any) -> Counts:
    """Whose turn it was, the kind laid, how many, and how many ingredients were drawn; no kind in a missed turn."""
    parts = reader.mapping(entry, value, ("seat", "kind", "count", "drew"))
    kind = 0 if parts.get("kind") is None else reader.name(at(entry, "kind"), parts["kind"], KINDS)
    most = 0 if parts.get("kind") is None else CARDS_OF_A_KIND
    return [
        reader.seat(at(entry, "seat"), parts.get("seat")),
        kind,
        reader.number(at(entry, "count"), parts.get("count", 0), 0, most),
        reader.number(at(entry, "drew"), parts.get("drew", 0), 0, CARDS_OF_A_KIND),
    ]


def read_clearings(reader: PositionReader, entry: str, value: Any) -> int:
    return reader.number(entry, value, 0, CLEARINGS_WITHOUT)
