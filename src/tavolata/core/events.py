"""Events: what happened, with fields, and with who may see which field.

A game declares each kind of event once and gets its number, which its rules emit with `emit(s, DREW, …)`. Log,
animation, screen reader text and statistics all come from the declaration.

>>> from tavolata.core.domains import SEAT, Names
>>> EVENTS = EventSet()
>>> BEGAN = EVENTS.kind("began", seat=SEAT)
>>> DREW = EVENTS.kind("drew", FINAL, seat=SEAT, card=Secret(Names(("jack", "queen"))))
>>> BEGAN, DREW, EVENTS.kinds[DREW].final, sorted(EVENTS.kinds[DREW].secret)
(0, 1, True, ['card'])
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Literal

from tavolata.core.domains import Component, ComponentNames, Domain, Value, named
from tavolata.core.state import EVENT_FIELDS

ROW = struct.Struct(f"<{1 + EVENT_FIELDS}h")
"""An event as it stands in the state: its kind and its fields."""


@dataclass(frozen=True)
class Secret:
    """The domain of a field that only the seat in the event's field `seat` sees."""

    domain: Domain


@dataclass(frozen=True)
class Fleeting:
    """The domain of a field that everybody sees when it happens.

    In a game played from memory, a log shows it only until the reader has moved again.
    """

    domain: Domain


class Trait(Enum):
    """What is special about a kind of event; the value names the attribute of `EventKind`."""

    FINAL = "final"
    """No undo goes back across it: something hidden came to light, or a choice stands."""
    PRIVATE = "private"
    """Only the seat it names knows that it happened at all."""
    ENDS_ROUND = "ends_round"
    """The round is over with it. What is fleeting in the same move is forgotten at once, too."""
    BEGINS_LINE = "begins_line"
    """In the log of a long move a new line begins here, unless the event before it is of the same kind."""


FINAL, PRIVATE, ENDS_ROUND, BEGINS_LINE = Trait


@dataclass(frozen=True)
class Leaves:
    """What is left of an event in the log of a game played from memory when the round is over.

    The log then shows only that something happened: an event of this name, without fields.
    """

    name: str


Cut = Literal["", "secret", "forgotten"]
"""Why an event does not have all its fields."""


@dataclass(frozen=True)
class Field:
    """A field of an event; `Secret` and `Fleeting` say what the two flags mean."""

    name: str
    domain: Domain
    secret: bool = False
    fleeting: bool = False

    @classmethod
    def of(cls, name: str, given: Domain | Secret | Fleeting) -> Field:
        """A field as it is declared."""
        if isinstance(given, Secret | Fleeting):
            return cls(name, given.domain, isinstance(given, Secret), isinstance(given, Fleeting))
        return cls(name, given)


@dataclass(frozen=True)
class EventKind:
    """A kind of event; `Trait` says what the flags mean, `Leaves` what `leaves` does."""

    name: str
    fields: tuple[Field, ...] = ()
    final: bool = False
    private: bool = False
    leaves: str = ""
    ends_round: bool = False
    begins_line: bool = False

    @cached_property
    def readers(self) -> tuple[tuple[str, Callable[[int], Value]], ...]:
        """The names of the fields, each with the function that turns its number into a value."""
        return tuple((part.name, part.domain.decode) for part in self.fields)

    @cached_property
    def components(self) -> tuple[Field, ...]:
        """The fields that people call by the edition's names."""
        return tuple(part for part in self.fields if isinstance(part.domain, Component))

    @cached_property
    def is_open(self) -> bool:
        """Does everybody see all of it?"""
        return not self.private and not self.secret

    @cached_property
    def secret(self) -> frozenset[str]:
        """The names of the secret fields."""
        return frozenset(part.name for part in self.fields if part.secret)

    @cached_property
    def fleeting(self) -> frozenset[str]:
        """The names of the fleeting fields."""
        return frozenset(part.name for part in self.fields if part.fleeting)


NOTHING_SPECIAL = EventKind("")


@dataclass(slots=True)
class Event:
    """Something that happened. Fields that the reader may not see are absent, and then the event is `cut`.

    Nobody changes one. It is not frozen because making a frozen one takes three times as long.
    """

    name: str
    fields: Mapping[str, Value]
    cut: Cut = ""
    """Why fields are absent: they are `secret`, or have been `forgotten`."""
    kind: EventKind = field(default=NOTHING_SPECIAL, repr=False, compare=False)
    plain: Mapping[str, Value] = field(default_factory=dict, repr=False, compare=False)
    """The fields as programs want them: components by their numbers."""

    @property
    def final(self) -> bool:
        """Does no undo go back across it?"""
        return self.kind.final

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat may know it, or None; a seat None is a spectator."""
        if self.kind.is_open or ("seat" in self.fields and self.fields["seat"] == seat):
            return self
        if self.kind.private:
            return None
        return self._without(self.kind.secret, "secret")

    def forgotten(self, round_is_over: bool) -> Event:
        """The event as a log may show it later."""
        if round_is_over and self.kind.leaves:
            return Event(self.kind.leaves, {}, "forgotten", self.kind)
        return self._without(self.kind.fleeting, "forgotten")

    def _without(self, hidden: frozenset[str], cut: Cut) -> Event:
        if not hidden:
            return self
        left = {name: value for name, value in self.fields.items() if name not in hidden}
        plain = {name: self.plain[name] for name in left}
        return Event(self.name, left, cut, self.kind, plain)

    def __getitem__(self, name: str) -> Value:
        return self.fields[name]


def seen_events(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What a seat (None: a spectator) sees of these events."""
    return [cut for event in events if (cut := event.seen_by(seat)) is not None]


class EventSet:
    """All kinds of events of a game, numbered as they are declared."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        self._by_name: dict[str, EventKind] = {}

    def kind(self, name: str, /, *traits: Trait | Leaves, **fields: Domain | Secret | Fleeting) -> int:
        """Declare a kind of event and return its number. Traits have no names, so a field may have any."""
        assert name not in self._by_name, f"the event {name} is declared twice"
        assert len(fields) <= EVENT_FIELDS, f"the event {name} has too many fields"
        flags = {trait.value: True for trait in traits if isinstance(trait, Trait)}
        leaves = next((trait.name for trait in traits if isinstance(trait, Leaves)), "")
        made = EventKind(name, tuple(Field.of(*declared) for declared in fields.items()), leaves=leaves, **flags)
        self.kinds.append(made)
        self._by_name[name] = made
        return len(self.kinds) - 1

    def read(self, rows: bytes, names: ComponentNames) -> list[Event]:
        """Turn what was emitted into events with all their fields; components by their names."""
        return [self._read_one(row, names) for row in ROW.iter_unpack(rows)]

    def _read_one(self, row: tuple[int, ...], names: ComponentNames) -> Event:
        kind = self.kinds[row[0]]
        plain = {name: decode(number) for (name, decode), number in zip(kind.readers, row[1:], strict=False)}
        values = plain
        if kind.components:
            values = plain | {part.name: named(part.domain, plain[part.name], names) for part in kind.components}
        return Event(kind.name, values, "", kind, plain)

    def parts(self, event: Event) -> list[tuple[str, Value, Domain]]:
        """The visible fields of an event: name, value and domain."""
        domains = {part.name: part.domain for part in self._by_name[event.name].fields}
        return [(name, value, domains[name]) for name, value in event.fields.items()]

    def lines(self, events: Iterable[Event]) -> list[list[Event]]:
        """The events of one move, divided into the lines of a log."""
        found: list[list[Event]] = [[]]
        before = ""
        for event in events:
            if found[-1] and self._by_name[event.name].begins_line and event.name != before:
                found.append([])
            found[-1].append(event)
            before = event.name
        return found
