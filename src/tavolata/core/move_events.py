"""The events of one move, kept as the few numbers that are in the state, and decoded when needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tavolata.core.domains import ComponentNames
from tavolata.core.events import ROW, Event, EventSet, seen


def everybody(seat: int | None) -> bool:
    """Every seat, and spectators, too."""
    return True


@dataclass(frozen=True, slots=True)
class MoveEvents:
    """The events of one move, or of the deal."""

    rows: bytes
    kinds: EventSet = field(repr=False, compare=False)
    names: ComponentNames = field(repr=False, compare=False)

    def events(self) -> tuple[Event, ...]:
        """All of them, with all their fields."""
        return tuple(self.kinds.read(self.rows, self.names))

    def seen_by(self, seat: int | None) -> list[Event]:
        """Those that a seat (None: a spectator) sees, with the fields it sees."""
        return seen(self.events(), seat)

    def seen_by_each(self) -> Callable[[int | None], list[Event]]:
        """The same as `seen_by`, for many seats: what is shown to everybody who has no part in it is made once."""
        events = self.events()
        public = seen(events, None)
        owners = {event.fields.get("seat") for event in events if not event.kind.is_open}
        return lambda seat: seen(events, seat) if seat in owners else public

    def reach(self, first: bool = False) -> Callable[[int | None], bool]:
        """Whether a seat (None: a spectator) sees any of them, or the first of them: to be asked for many seats.

        Everybody sees something of what is not private. Who sees what is private, its fields say.
        """
        kinds = self.kinds.kinds_in(self.rows[: ROW.size] if first else self.rows)
        if not all(kind.private for kind in kinds):
            return everybody
        events = self.events()[: len(kinds)]
        return lambda seat: bool(seen(events, seat))

    def end_round(self) -> bool:
        """Is a round over with them?"""
        return any(kind.ends_round for kind in self.kinds.kinds_in(self.rows))

    def show_final(self, seat: int | None) -> bool:
        """Has a seat (None: a spectator) seen something final?"""
        has_final = any(kind.final for kind in self.kinds.kinds_in(self.rows))
        return has_final and any(event.final for event in self.seen_by(seat))

    def is_final(self) -> bool:
        """Has everybody seen something final, so that no undo ever goes back across it?"""
        return any(kind.final and not kind.private for kind in self.kinds.kinds_in(self.rows))
