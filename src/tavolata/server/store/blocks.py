"""Networks that are not let in: an operator blocks them in the database, and every server reads them there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from tavolata.server.errors import NotFound
from tavolata.server.store.control import ControlMessage, post
from tavolata.server.store.schema import blocks

if TYPE_CHECKING:
    from sqlalchemy import Connection


@dataclass(frozen=True)
class BlockedNetwork:
    """An address or a network that is not let in."""

    network: str
    at: int
    until: int | None


def block(connection: Connection, network: str, now: int, until: int | None) -> None:
    """Let nobody in from there, until a time or for good."""
    connection.execute(delete(blocks).where(blocks.c.network == network))
    connection.execute(insert(blocks), {"network": network, "at": now, "until": until})
    post(connection, ControlMessage(has_new_blocks=True))


def unblock(connection: Connection, network: str) -> None:
    """Let them in again."""
    if connection.execute(delete(blocks).where(blocks.c.network == network)).rowcount == 0:
        raise NotFound("not-blocked", network=network)
    post(connection, ControlMessage(has_new_blocks=True))


def find_blocks(connection: Connection) -> list[BlockedNetwork]:
    """Who is not let in."""
    found = connection.execute(select(blocks).order_by(blocks.c.network))
    return [BlockedNetwork(one.network, one.at, one.until) for one in found]
