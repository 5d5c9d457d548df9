"""A journal does not grow without end: beyond a limit only the game itself goes on, and then a new table is needed."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.server.entries import EntryKind
from tavolata.server.errors import Conflict
from tavolata.server.table.entry_handlers import TALK
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.table import Table

GAME: frozenset[EntryKind] = frozenset({"moved", "closed"})
"""Always possible: a game comes to an end, and so does an evening."""
BESIDE_GAME: frozenset[EntryKind] = frozenset(
    {"sat", "seated", "freed", "left", "returned", "taken_over", "agreed", "declined", "withdrawn"}
)
BESIDE_GAME_RESERVE = 1_000
"""So many more entries there may be for those who come and go in the last game."""


@dataclass(frozen=True)
class JournalLimits:
    """How much may be written in the journal of one table."""

    entries: int
    talk_entries: int
    """Of these, what people say, promise, ask for and take back."""

    def check(self, table: Table, new: NewEntry) -> NewEntry:
        """An entry that may still be written, or a refusal."""
        if new.kind in GAME:
            return new
        if new.kind in TALK and table.talk_count >= self.talk_entries:
            raise Conflict("talk-full")
        reserve = BESIDE_GAME_RESERVE if new.kind in BESIDE_GAME else 0
        if table.last_entry >= self.entries + reserve:
            raise Conflict("journal-full")
        return new
