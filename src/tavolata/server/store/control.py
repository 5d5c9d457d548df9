"""Messages from `tavolata admin` to the servers that run on the same database.

They go through the database, because that is the one thing that a server and an operator's command always share, on one
machine or on several. Every server looks for new ones once a second.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, text

from tavolata.server.milliseconds import DAY, now
from tavolata.server.store.rows import packed
from tavolata.server.store.schema import control

if TYPE_CHECKING:
    from sqlalchemy import Connection

ALL_TABLES = "*"
KEPT = DAY
"""How long a message is kept: a server that was cut off from the database for longer has dropped its tables."""


@dataclass(frozen=True)
class ControlMessage:
    """What has changed in the database behind the back of the servers."""

    reload: tuple[str, ...] = ()
    """Tables to be read anew, or that are gone; `*` are all."""
    grown: tuple[str, ...] = ()
    """Tables whose journals have become longer."""
    has_new_blocks: bool = False


def post(connection: Connection, message: ControlMessage) -> None:
    """Leave a message for all servers, as a part of the change that it tells."""
    if connection.dialect.name == "postgresql":
        # One at a time, so that no server sees a number before a smaller one.
        connection.execute(text("LOCK TABLE control IN EXCLUSIVE MODE"))
    at = now()
    number = newest_number(connection) + 1
    connection.execute(delete(control).where(control.c.at < at - KEPT, control.c.number < number - 1))
    connection.execute(insert(control), {"number": number, "at": at, "message": packed(asdict(message))})


def newest_number(connection: Connection) -> int:
    """The number of the newest message; 0 if there was none."""
    return connection.scalar(select(func.max(control.c.number))) or 0


def messages_after(connection: Connection, number: int) -> list[tuple[int, ControlMessage]]:
    """The messages after a number, with their own."""
    asked = select(control).where(control.c.number > number).order_by(control.c.number)
    return [(found.number, message_of(json.loads(found.message))) for found in connection.execute(asked)]


def message_of(stored: dict[str, object]) -> ControlMessage:
    """A message as it was posted."""
    return ControlMessage(_names(stored["reload"]), _names(stored["grown"]), bool(stored["has_new_blocks"]))


def _names(stored: object) -> tuple[str, ...]:
    assert isinstance(stored, Iterable)
    return tuple(map(str, stored))
