"""The events of one move, kept as the few numbers that are in the state, and decoded when needed."""

from __future__ import annotations

from dataclasses import dataclass, field

from tavolata.core.domains import ComponentNames
from tavolata.core.events import Event, EventSet, seen


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

    def end_round(self) -> bool:
        """Is a round over with them?"""
        return any(kind.ends_round for kind in self.kinds.kinds_in(self.rows))

    def is_final(self) -> bool:
        """Has everybody seen something final, so that no undo ever goes back across it?"""
        return any(kind.final and not kind.private for kind in self.kinds.kinds_in(self.rows))
