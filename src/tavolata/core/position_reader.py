"""Reading the entries of a position: every value is checked, and what is wrong is named by its path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from tavolata.core.domains import named
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput, shown

if TYPE_CHECKING:
    from tavolata.core.domains import Component

MAX_POINTS = 9999
MAX_QUOTE_LENGTH = 60


class PositionReader:
    """Reads a position value by value, checks it, and refuses it with the path of the entry that is wrong."""

    def __init__(self, game: str, players_clause: str, players: int, edition: Edition) -> None:
        self.game = game
        self.players_clause = players_clause
        self.players = players
        self.edition = edition

    def fail(self, key: str, clause: str | None = None, **fields: object) -> NoReturn:
        """Refuse the position."""
        raise BadInput(f"position-{key}", clause, self.game, **fields)

    def number(self, entry: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self.fail("number", entry=entry, low=low, high=high, given=quoted(value))
        return value

    def flag(self, entry: str, value: object) -> bool:
        if type(value) is not bool:
            self.fail("flag", entry=entry, given=quoted(value))
        return value

    def seat(self, entry: str, value: object) -> int:
        if type(value) is not int or not 0 <= value < self.players:
            self.fail("seat", self.players_clause, entry=entry, last=self.players - 1, given=quoted(value))
        return value

    def name(self, entry: str, value: object, names: Sequence[str]) -> int:
        """The index of a name in a list of names."""
        if not isinstance(value, str) or value not in names:
            self.fail("name", entry=entry, given=quoted(value), known=", ".join(names))
        return names.index(value)

    def items(self, entry: str, value: object, most: int | None = None) -> list[Any]:
        if not isinstance(value, list | tuple):
            self.fail("list", entry=entry, given=quoted(value))
        if most is not None and len(value) > most:
            self.fail("length", entry=entry, most=most, given=len(value))
        return list(value)

    def each_seat(self, entry: str, value: object) -> list[Any]:
        """A list with an item for every seat."""
        items = self.items(entry, value)
        if len(items) != self.players:
            self.fail("each-seat", self.players_clause, entry=entry, players=self.players, given=len(items))
        return items

    def mapping(self, entry: str, value: object, known: Iterable[str]) -> dict[str, Any]:
        """A dictionary that has these names only."""
        if not isinstance(value, Mapping):
            self.fail("table", entry=entry or "position", given=quoted(value))
        names = list(known)
        for name in value:
            if name not in names:
                outermost = name if isinstance(name, str) else shown(name)
                self.fail("unknown", entry=at(entry, name) if entry else outermost, known=", ".join(names))
        return dict(value)

    def counts(self, entry: str, value: object, names: Sequence[str], most: int) -> list[int]:
        """How many of each: a dictionary; a name that is left out counts 0."""
        given = self.mapping(entry, value, names)
        return [self.number(at(entry, name), given.get(name, 0), 0, most) for name in names]

    def component(self, entry: str, value: object, domain: Component) -> int:
        """A card or the like, from 0: given by its number in the edition, from 1, or by the edition's name for it."""
        names = self.edition.names[domain.topic]
        if isinstance(value, str) and value in names:
            return names.index(value)
        if type(value) is not int or not 1 <= value <= len(names):
            self.fail("component", entry=entry, last=len(names), given=quoted(value))
        return value - 1

    def called(self, number: int, domain: Component) -> str:
        """A component for a refusal: its number and its name."""
        return f"{number + 1} ({named(domain, number + 1, self.edition.names)})"

    def points(self, entry: str, value: object) -> list[int]:
        """The points of every seat."""
        items = self.each_seat(entry, value)
        return [self.number(at(entry, seat), points, 0, MAX_POINTS) for seat, points in enumerate(items)]


def at(entry: str, part: object) -> str:
    """The path of a part of an entry, for refusals."""
    return f"{entry}[{shown(part)}]"


def quoted(value: object) -> str:
    """What was given, for a refusal; shortened if it is long."""
    text = shown(value)
    return text if len(text) <= MAX_QUOTE_LENGTH else f"{text[:MAX_QUOTE_LENGTH]}…"
