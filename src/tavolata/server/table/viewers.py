"""Who looks at a table, and what an entry means to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from tavolata.core.events import Event
from tavolata.server.entries import Entry

NO_EVENTS: Mapping[int | None, list[list[Event]]] = MappingProxyType({})


class Viewer(NamedTuple):
    """Somebody who looks at the table: how many messages there were, and the decision that is open."""

    message_count: int = 0
    decision: int = 0
    """The number of the message that brought the decision; commands name it."""
    choices: bytes = b""
    movers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableUpdate:
    """What an entry has changed: who gets a message, and which moves of the match it made."""

    entry: Entry
    recipients: frozenset[int | None]
    """The viewers who get a message: chairs, and None for the spectators."""
    first_move: int = 0
    last_move: int = 0
    went_back: bool = False
    """Moves were taken back, so that what happened before is no longer all there."""
    changes_game: bool = False
    changes_table: bool = True
    events: Mapping[int | None, list[list[Event]]] = field(default_factory=lambda: NO_EVENTS)
    """What each viewer saw of the moves; left out in `recent`, where the log has it."""
    knows_mover: frozenset[int | None] = frozenset()
    """The viewers who may know who has moved: they saw the first thing it told. What follows may have many causes."""
