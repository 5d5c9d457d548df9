"""Who looks at a table, and what an entry means to them."""

from __future__ import annotations

from typing import NamedTuple

from tavolata.server.entries import Entry

Viewer = int | None
"""Those to whom messages are numbered: a chair; None: the spectators."""


class ViewerState(NamedTuple):
    """How many messages a viewer has got, and the decision that is open for them."""

    message_count: int = 0
    decision: int = 0
    """The number of the message that brought the decision; commands name it."""
    choices: bytes = b""
    movers: tuple[int, ...] = ()


class TableUpdate(NamedTuple):
    """What an entry has changed: who gets a message, and which moves of the match it made. Their events are there."""

    entry: Entry
    audience: frozenset[Viewer]
    """Who gets a message."""
    first_move: int = 0
    last_move: int = 0
    went_back: bool = False
    """Moves were taken back, so that what happened before is no longer all there."""
    changes_game: bool = False
    changes_table: bool = True
    knows_mover: frozenset[Viewer] = frozenset()
    """The viewers who may know who has moved: they saw the first thing it told. What follows may have many causes."""
