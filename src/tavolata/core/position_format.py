"""How positions of a game are given and written; each game declares its `PositionFormat`.

A format has entries, each with a function that writes it and one that reads it, and sets up a state from what was read.
What was not given is dealt. Draw piles are listed with the next card first; cards that are given nowhere lie below,
shuffled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from tavolata.core import chance
from tavolata.core.domains import named
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput

if TYPE_CHECKING:
    from tavolata.core.domains import Component

STREAM = "stream"
MAX_POINTS = 9999
MAX_QUOTE_LENGTH = 60


class PositionInput:
    """The input for a position: read value by value, checked, and refused with the path of the entry that is wrong."""

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

    def table(self, entry: str, value: object, known: Iterable[str]) -> dict[str, Any]:
        """A dictionary that has these names only."""
        if not isinstance(value, Mapping):
            self.fail("table", entry=entry or "position", given=quoted(value))
        names = list(known)
        for name in value:
            if name not in names:
                self.fail("unknown", entry=at(entry, name) if entry else str(name), known=", ".join(names))
        return dict(value)

    def counts(self, entry: str, value: object, names: Sequence[str], most: int) -> list[int]:
        """How many of each: a dictionary; a name that is left out counts 0."""
        given = self.table(entry, value, names)
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


@dataclass(frozen=True)
class PositionEntry:
    """One entry of a position. What `read` returns is what `set_up` of the format gets under the name."""

    name: str
    write: Callable[[Any, Edition], object]
    read: Callable[[PositionInput, str, Any], Any]


@dataclass(frozen=True)
class PositionFormat:
    """How positions of a game are given and written.

    `set_up` fills a state with the entries that were read, deals what is missing, and refuses what is impossible. The
    state it gets is a copy of the template, with a random stream.
    """

    entries: tuple[PositionEntry, ...]
    set_up: Callable[[Any, Mapping[str, Any], PositionInput], None]

    @property
    def names(self) -> list[str]:
        return [*(entry.name for entry in self.entries), STREAM]


def at(entry: str, part: object) -> str:
    """The path of a part of an entry, for refusals."""
    return f"{entry}[{part!r}]"


def quoted(value: object) -> str:
    """What was given, for a refusal; shortened if it is long."""
    text = repr(value)
    return text if len(text) <= MAX_QUOTE_LENGTH else f"{text[:MAX_QUOTE_LENGTH]}…"


def shuffled(s: Any, cards: Iterable[int]) -> list[int]:
    """Cards in a random sequence, from the state's stream."""
    mixed = np.array(list(cards), np.uint8)
    chance.shuffle(s.rng, mixed, len(mixed))
    numbers: list[int] = mixed.tolist()
    return numbers


def any_below(s: Any, n: int) -> int:
    """A random whole number below n, from the state's stream."""
    return chance.below(s.rng, n)


def fill(array: Any, values: Sequence[int], rest: int) -> None:
    """Write values into an array of the state, and `rest` into the places after them."""
    array[:] = rest
    array[: len(values)] = values


def pile_of(s: Any, given: Sequence[int] | None, unplaced: Iterable[int]) -> list[int]:
    """A pile as in states, with the top card last: the given cards on top of those that were given nowhere."""
    return [*shuffled(s, unplaced), *reversed(given or ())]


class Places:
    """Where every single card is; no card can be in two places."""

    def __init__(self, form: PositionInput, domain: Component, cards: Iterable[int]) -> None:
        self._form = form
        self._domain = domain
        self._left = dict.fromkeys(cards)
        self._placed: dict[int, str] = {}

    def put(self, entry: str, card: int) -> None:
        """Take a card for this entry."""
        if card in self._placed:
            called = self._form.called(card, self._domain)
            self._form.fail("twice", entry=entry, other=self._placed[card], card=called)
        self._placed[card] = entry
        self._left.pop(card, None)

    def put_all(self, entry: str, cards: Iterable[int]) -> None:
        for card in cards:
            self.put(entry, card)

    @property
    def left(self) -> list[int]:
        """The cards that are nowhere yet."""
        return list(self._left)


class Amounts:
    """How many there are of each kind of interchangeable things, and how many are left."""

    def __init__(self, form: PositionInput, amounts: Mapping[int, int], called: Callable[[int], str]) -> None:
        self._form = form
        self._amounts = amounts
        self._called = called
        self._left = Counter(amounts)

    def take(self, entry: str, kind: int, count: int = 1) -> None:
        """Take so many for this entry."""
        self._left[kind] -= count
        if self._left[kind] < 0:
            most = self._amounts.get(kind, 0)
            given = most - self._left[kind]
            self._form.fail("too-many", entry=entry, thing=self._called(kind), most=most, given=given)

    def take_counted(self, entry: str, counts: Sequence[int]) -> None:
        for kind, count in enumerate(counts):
            self.take(entry, kind, count)

    @property
    def left(self) -> list[int]:
        """The kinds of everything that is left, sorted."""
        return sorted(self._left.elements())
