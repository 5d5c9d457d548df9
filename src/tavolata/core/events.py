"""Events: what happened, with fields, and with who may see which field.

A rule tells an event with `emit(s, kind, …)`. What it means is declared here, once; log, animation, screen reader
text and statistics all come from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tavolata.core.domains import NUMBER, ComponentNames, Domain, Value, named
from tavolata.core.record import EVENT_FIELDS, Int16s


@dataclass(frozen=True)
class Field:
    """A field of an event. A secret one is seen only by the seat that the event's field `seat` names."""

    name: str
    domain: Domain = NUMBER
    secret: bool = False


@dataclass(frozen=True)
class EventKind:
    """A kind of event. `final`: no undo goes back across it; something hidden came to light, or a choice stands."""

    name: str
    fields: tuple[Field, ...] = ()
    final: bool = False

    @cached_property
    def secret(self) -> frozenset[str]:
        """The names of the secret fields."""
        return frozenset(part.name for part in self.fields if part.secret)


@dataclass(frozen=True)
class Event:
    """Something that happened. Fields that the reader may not see are absent, and then the event is `cut`."""

    name: str
    fields: Mapping[str, Value]
    cut: bool = False
    secret: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    final: bool = field(default=False, repr=False, compare=False)

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it; None is a spectator."""
        if not self.secret or ("seat" in self.fields and self.fields["seat"] == seat):
            return self
        open_fields = {name: value for name, value in self.fields.items() if name not in self.secret}
        return Event(self.name, open_fields, cut=True, final=self.final)

    def __getitem__(self, name: str) -> Value:
        return self.fields[name]


class EventSet:
    """All kinds of events of a game, numbered in the sequence given."""

    def __init__(self, kinds: Iterable[EventKind]) -> None:
        self.kinds = tuple(kinds)
        assert all(len(kind.fields) <= EVENT_FIELDS for kind in self.kinds), "an event has too many fields"
        self._by_name = {kind.name: kind for kind in self.kinds}

    def read(self, rows: Int16s, names: ComponentNames) -> list[Event]:
        """Turn what was emitted into events with all their fields; components by their names."""
        return [self._read_one(row, names) for row in rows.tolist()]

    def _read_one(self, row: list[int], names: ComponentNames) -> Event:
        kind = self.kinds[row[0]]
        values = {
            part.name: named(part.domain, part.domain.decode(number), names)
            for part, number in zip(kind.fields, row[1:], strict=False)
        }
        return Event(kind.name, values, secret=kind.secret, final=kind.final)

    def word_keys(self, event: Event) -> dict[str, str | None]:
        """For each visible field, the catalogue's key for its value, or None where the value speaks for itself."""
        domains = {part.name: part.domain for part in self._by_name[event.name].fields}
        return {name: domains[name].word(value) for name, value in event.fields.items()}
