"""Who looks at a table, and what they notice of what is done there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from tavolata.core.events import Event
from tavolata.server.store import Entry

NOTHING_CUT: Mapping[int | None, list[list[Event]]] = MappingProxyType({})


class Viewer(NamedTuple):
    """Somebody who looks at the table: how many messages there were, and the decision that is open."""

    message_count: int = 0
    decision: int = 0
    """The number of the message that brought the decision; commands name it."""
    choices: bytes = b""
    movers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableUpdate:
    """What an entry has come to: who noticed, and which moves of the match it made."""

    entry: Entry
    noticed: frozenset[int | None]
    """The viewers to whom it is a message: chairs, and None for the spectators."""
    first_move: int = 0
    last_move: int = 0
    went_back: bool = False
    """Moves were taken back, so that what happened before is no longer all there."""
    changes_game: bool = False
    changes_table: bool = True
    cut: Mapping[int | None, list[list[Event]]] = field(default_factory=lambda: NOTHING_CUT)
    """What each viewer saw of the moves; not kept, as it can be read again in the log."""
    knowing: frozenset[int | None] = frozenset()
    """The viewers who may know who has moved: they saw the first thing it told. What follows may have many causes."""
