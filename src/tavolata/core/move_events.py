"""The events of one move, kept as the few numbers that are in the state, and decoded when needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from tavolata.core.domains import ComponentNames
from tavolata.core.events import ROW, Event, EventSet, seen_events

MAX_SEQUENCES = 10_000
"""How many sequences of event kinds `kind_traits` remembers."""


def everybody(seat: int | None) -> bool:
    """Every seat, and spectators, too."""
    return True


class KindTraits(NamedTuple):
    """What the kinds of the events of a move say about them, whatever their fields are."""

    is_open: bool
    """Everybody sees all of them."""
    is_private: bool
    begins_private: bool
    has_final: bool
    is_final: bool
    """Everybody has seen something final."""
    ends_round: bool


@lru_cache(MAX_SEQUENCES)
def kind_traits(declared: EventSet, numbers: bytes) -> KindTraits:
    """Of a sequence of kinds, by their numbers."""
    kinds = [declared.kinds[number] for number in numbers]
    return KindTraits(
        is_open=all(kind.is_open for kind in kinds),
        is_private=all(kind.private for kind in kinds),
        begins_private=all(kind.private for kind in kinds[:1]),
        has_final=any(kind.final for kind in kinds),
        is_final=any(kind.final and not kind.private for kind in kinds),
        ends_round=any(kind.ends_round for kind in kinds),
    )


class ShownEvents(NamedTuple):
    """The events of one move as they are shown."""

    public: list[Event]
    """To spectators, and to every seat that has no part in what is secret."""
    own: Mapping[int | None, list[Event]]
    """To the seats that have."""

    def to(self, seat: int | None) -> list[Event]:
        """To a seat (None: a spectator)."""
        return self.own.get(seat, self.public)


@dataclass(slots=True)
class MoveEvents:
    """The events of one move, or of the deal. Nobody changes them; making a frozen one takes three times as long."""

    rows: bytes
    kinds: EventSet = field(repr=False, compare=False)
    names: ComponentNames = field(repr=False, compare=False)

    def events(self) -> tuple[Event, ...]:
        """All of them, with all their fields."""
        return tuple(self.kinds.read(self.rows, self.names))

    def seen_by(self, seat: int | None) -> list[Event]:
        """Those that a seat (None: a spectator) sees, with the fields it sees."""
        return seen_events(self.events(), seat)

    def shown(self) -> ShownEvents:
        """The same as `seen_by`, for all seats: what is shown to everybody who has no part in it is made once."""
        events = self.kinds.read(self.rows, self.names)
        if self._traits.is_open:
            return ShownEvents(events, {})
        owners = {event.fields.get("seat") for event in events if not event.kind.is_open}
        return ShownEvents(
            seen_events(events, None), {seat: seen_events(events, seat) for seat in owners if isinstance(seat, int)}
        )

    def reach(self, first: bool = False) -> Callable[[int | None], bool]:
        """Whether a seat (None: a spectator) sees any of them, or the first of them: to be asked for many seats.

        Everybody sees something of what is not private. The fields of what is private say who sees it.
        """
        if not (self._traits.begins_private if first else self._traits.is_private):
            return everybody
        events = self.events()[: 1 if first else None]
        return lambda seat: bool(seen_events(events, seat))

    @property
    def ends_round(self) -> bool:
        """Is a round over with them?"""
        return self._traits.ends_round

    def shows_final_to(self, seat: int | None) -> bool:
        """Has a seat (None: a spectator) seen something final?"""
        return self._traits.has_final and any(event.final for event in self.seen_by(seat))

    @property
    def is_final(self) -> bool:
        """Has everybody seen something final, so that no undo ever goes back across it?"""
        return self._traits.is_final

    @property
    def _traits(self) -> KindTraits:
        return kind_traits(self.kinds, self.rows[:: ROW.size])  # a row begins with its kind, a small number
