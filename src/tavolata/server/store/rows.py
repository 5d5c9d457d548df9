"""What is kept: a table, the lines of its journal, and whom a secret belongs to."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tavolata.server.table.entries import Entry, Holder, TableRow

__all__ = ["UNCHANGED", "Entry", "Holder", "TableRow", "Unchanged"]


class Unchanged(Enum):
    """Stands for a value that stays as it is, where None means something."""

    UNCHANGED = "unchanged"


UNCHANGED: Final = Unchanged.UNCHANGED
