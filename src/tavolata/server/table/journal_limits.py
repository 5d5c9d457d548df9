"""A journal does not grow without end: beyond a limit only the game itself goes on, and then a new table is needed."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.server.errors import Conflict
from tavolata.server.table.entry_kinds import ENTRY_TRAITS
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.table import Table

RESERVE = 1_000
"""So many more entries there may be for those who come and go in the last game."""


@dataclass(frozen=True)
class JournalLimits:
    """How much may be written in the journal of one table."""

    entries: int
    talk_entries: int
    """Of these, what people say, promise, ask for and take back."""

    def check(self, table: Table, new: NewEntry) -> NewEntry:
        """An entry that may still be written, or a refusal."""
        limit = ENTRY_TRAITS[new.kind].limit
        if limit == "none":
            return new
        if limit == "talk" and table.talk_count >= self.talk_entries:
            raise Conflict("talk-full")
        if table.last_entry >= self.entries + (RESERVE if limit == "longer-journal" else 0):
            raise Conflict("journal-full")
        return new
