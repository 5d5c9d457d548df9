"""Limits that several processes share: a bucket for each client, filled up over time, in one row of the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import case, delete, literal, select
from sqlalchemy.dialects.postgresql import insert

from tavolata.server.milliseconds import HOUR
from tavolata.server.store.schema import blocks, limits

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from tavolata.server.store.executor import Executor


def take_token(connection: Connection, kind: str, client: str, an_hour: int, now: int) -> bool:
    """Take one of so many an hour, if one is left. One statement, so that two processes never take the same."""
    if an_hour < 1:
        return False
    first = {"kind": kind, "client": client, "level": an_hour - 1, "since": now}
    level = filled(an_hour, now)
    again = (
        insert(limits)
        .values(first)
        .on_conflict_do_update(
            index_elements=[limits.c.kind, limits.c.client], set_={"level": level - 1, "since": now}, where=level >= 1
        )
        .returning(limits.c.level)
    )
    return connection.execute(again).first() is not None


def has_token(connection: Connection, kind: str, client: str, an_hour: int, now: int) -> bool:
    """Is one left?"""
    level = select(filled(an_hour, now)).where(limits.c.kind == kind, limits.c.client == client)
    found = connection.scalar(level)
    return (an_hour if found is None else found) >= 1


def filled(an_hour: int, now: int) -> ColumnElement[float]:
    """What is in a bucket by now. Clocks of several machines may differ a little: time never runs backwards."""
    passed = case((limits.c.since < now, now - limits.c.since), else_=literal(0))
    level = limits.c.level + passed * literal(float(an_hour)) / HOUR
    return case((level < an_hour, level), else_=literal(float(an_hour)))


def delete_passed(connection: Connection, now: int) -> None:
    """Delete what has no effect any more: buckets that are full again, and blocks whose time is over."""
    connection.execute(delete(limits).where(limits.c.since < now - HOUR))
    connection.execute(delete(blocks).where(blocks.c.until < now))


class LimitStore:
    """The limits that all processes on a database share."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def take_token(self, kind: str, client: str, an_hour: int, now: int) -> bool:
        """Take one of so many an hour, if one is left."""
        return await self._executor.read(take_token, kind, client, an_hour, now)

    async def has_token(self, kind: str, client: str, an_hour: int, now: int) -> bool:
        """Is one of them left?"""
        return await self._executor.read(has_token, kind, client, an_hour, now)

    async def delete_passed(self, now: int) -> None:
        """Delete limits and blocks that have no effect any more."""
        await self._executor.change(delete_passed, now)
