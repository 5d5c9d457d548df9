"""What a table is made of: what was agreed there, the entries of its journal, and the holders of its secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tavolata.core.json_types import JSON

Role = Literal["host", "seat", "spectator", "guest"]
TableState = Literal["lobby", "playing", "over", "closed"]
HintRule = Literal["everybody", "announced", "nobody"]
"""Who may ask for hints: everybody, everybody with all others being told, or nobody."""
DEFAULT_HINT_RULE: Final[HintRule] = "announced"
TimeoutRule = Literal["move", "seat"]
"""When somebody's time is up, a bot plays the move, or it takes the seat."""
ProposalKind = Literal["take-back", "free"]
"""The commands that need the consent of others."""
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
    "taken_back",
    "proposed",
    "agreed",
    "declined",
    "withdrawn",
    "promised",
    "said",
    "paced",
    "hints_set",
    "hinted",
    "closed",
    "device_changed",
    "host_changed",
]
"""What can be written in a journal."""


@dataclass(slots=True)
class Entry:
    """One line of a table's journal, which only ever grows. Numbers run from 1 without gaps.

    Nobody changes one. It is not frozen because making a frozen one takes three times as long.
    """

    table_id: str
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

    table_id: str
    role: Literal["host", "seat"]
    chair: int | None


@dataclass(frozen=True, slots=True)
class AccessChange:
    """Who may sit where, as far as an entry changes it: written together with the entry, or not at all."""

    secrets: Mapping[str, Holder] = field(default_factory=dict)
    """New secrets, by their SHA-256."""
    revoked: Sequence[Holder] = ()
    """Whose older secrets and codes work no more."""
    unreachable_chairs: Sequence[int] = ()
    """Chairs whose people are not to be reached any more: their contacts are forgotten."""
    code: str | None = None
    """The SHA-256 of a code that is redeemed; it works once, and only in time."""


NO_ACCESS_CHANGE: Final = AccessChange()
