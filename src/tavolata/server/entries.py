"""What a table is made of: what was agreed there, the entries of its journal, and the holders of its secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tavolata.core.json_types import JSON

Role = Literal["host", "seat", "spectator", "guest"]
TableState = Literal["lobby", "playing", "over", "closed"]
EntryKind = Literal[
    "made",
    "sat",
    "seated",
    "freed",
    "left",
    "returned",
    "dealt",
    "moved",
    "undone",
    "asked_back",
    "agreed",
    "declined",
    "promised",
    "said",
    "paced",
    "closed",
    "taken_over",
]
"""What can be written in a journal."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's journal, which only ever grows. Numbers run from 1 without gaps."""

    table: str
    number: int
    at: int
    """Milliseconds since 1970."""
    kind: EntryKind
    data: dict[str, JSON]
    key: str | None = None
    """Makes a repeated command recognisable; no two entries of a table have the same."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What was agreed when a table was made."""

    id: str
    game: str
    rules: int
    setup: dict[str, JSON]
    invite: str
    watch: str
    made: int


@dataclass(frozen=True, slots=True)
class Holder:
    """Whom a secret belongs to."""

    table: str
    role: Literal["host", "seat"]
    chair: int | None
