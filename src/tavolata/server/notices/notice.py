"""A notice, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tavolata.server.protocol.notices import NoticeKind


@dataclass(frozen=True)
class Notice:
    """What an absent person gets to know: nothing about the game's secrets."""

    kind: NoticeKind
    game: str
    """The game's name, as in `domingo`."""
    table_id: str
    """The table's public id."""
    player: str
    """The name under which the person plays."""
    link: str
    """The page of the table, never with a secret: a path below the public address, or the whole address."""
    language: str
    token: str
    """Opens the page on which notices to this address are stopped."""


class Outcome(Enum):
    """What became of a notice."""

    SENT = "sent"
    FAILED = "failed"
    GONE = "gone"
    """The browser has ended its subscription: the contact is of no use any more."""


class NotSent(Exception):
    """A way could not send. What it says is for the log: no address, no secret."""
