"""Events: what happened, with fields, and with who may see which field.

A rule tells an event with `emit(s, kind, …)`. What it means is declared here, once; log, animation, screen reader
text and statistics all come from it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from tavolata.core.domains import NUMBER, Component, ComponentNames, Domain, Value, named
from tavolata.core.state import EVENT_FIELDS

ROW = struct.Struct(f"<{1 + EVENT_FIELDS}h")
"""An event as it stands in the record: its kind and its fields."""


Cut = Literal["", "secret", "forgotten"]
"""Why an event does not have all its fields."""


@dataclass(frozen=True)
class Field:
    """A field of an event. A secret one is seen only by the seat that the event's field `seat` names.

    A fleeting one is seen when it happens; where a game is played from memory, no log shows it afterwards.
    """

    name: str
    domain: Domain = NUMBER
    secret: bool = False
    fleeting: bool = False


@dataclass(frozen=True)
class EventKind:
    """A kind of event.

    `final`: no undo goes back across it; something hidden came to light, or a choice stands.
    `private`: only the seat it names knows that it happened at all.
    `recalls`: all that was fleeting before it has come to light.
    `begins_line`: where a move tells much, a new line begins here, unless one of the same kind stands before it.
    """

    name: str
    fields: tuple[Field, ...] = ()
    final: bool = False
    private: bool = False
    recalls: bool = False
    begins_line: bool = False

    @cached_property
    def readers(self) -> tuple[tuple[str, Callable[[int], Value]], ...]:
        """The names of the fields, each with what makes a value of its number."""
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


@dataclass(frozen=True)
class Event:
    """Something that happened. Fields that the reader may not see are absent, and then the event is `cut`."""

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

    def forgotten(self) -> Event:
        """The event as a log may show it later."""
        return self._without(self.kind.fleeting, "forgotten")

    def _without(self, hidden: frozenset[str], cut: Cut) -> Event:
        if not hidden:
            return self
        left = {name: value for name, value in self.fields.items() if name not in hidden}
        plain = {name: self.plain[name] for name in left}
        return Event(self.name, left, cut, self.kind, plain)

    def __getitem__(self, name: str) -> Value:
        return self.fields[name]


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What a seat (None: a spectator) sees of these events."""
    return [cut for event in events if (cut := event.seen_by(seat)) is not None]


def forget(events: list[Event]) -> list[Event]:
    """What a log may show of one move later; what came before a recall has come to light."""
    recalled = max((number for number, event in enumerate(events, 1) if event.kind.recalls), default=0)
    return events[:recalled] + [event.forgotten() for event in events[recalled:]]


class EventSet:
    """All kinds of events of a game, numbered in the sequence given."""

    def __init__(self, kinds: Iterable[EventKind]) -> None:
        self.kinds = tuple(kinds)
        assert all(len(kind.fields) <= EVENT_FIELDS for kind in self.kinds), "an event has too many fields"
        self._by_name = {kind.name: kind for kind in self.kinds}

    def read(self, rows: bytes, names: ComponentNames) -> list[Event]:
        """Turn what was emitted into events with all their fields; components by their names."""
        return [self._read_one(row, names) for row in ROW.iter_unpack(rows)]

    def kinds_in(self, rows: bytes) -> list[EventKind]:
        """The kinds of what was emitted."""
        return [self.kinds[row[0]] for row in ROW.iter_unpack(rows)]

    def _read_one(self, row: tuple[int, ...], names: ComponentNames) -> Event:
        kind = self.kinds[row[0]]
        plain = {name: decode(number) for (name, decode), number in zip(kind.readers, row[1:], strict=False)}
        values = {**plain, **{part.name: named(part.domain, plain[part.name], names) for part in kind.components}}
        return Event(kind.name, values, kind=kind, plain=plain)

    def parts(self, event: Event) -> list[tuple[str, Value, Domain]]:
        """The visible fields of an event: name, value and domain."""
        domains = {part.name: part.domain for part in self._by_name[event.name].fields}
        return [(name, value, domains[name]) for name, value in event.fields.items()]
