"""One due table that cannot be read, or takes long, keeps no other waiting."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.search_queue import SearchClient
from tests.server.inside import FREELY, Clock, inside, run, until


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """After an upgrade there may be tables of older rules whose time is up."""
    clock = Clock()

    async def make() -> list[str]:
        async with inside(tmp_path, FREELY, clock) as server:
            made = [await server.made("domingo", 2, time_control={"bank": seconds}) for seconds in (5, 10)]
            return [one["table"]["id"] for one in made]

    async def look() -> None:
        async with inside(tmp_path, FREELY, clock) as server:
            clock.now += 60_000
            await server.look_after_due_tables()
            assert (await server.house.store.due_tables(clock.now, 10)) == []
            assert server.match(tables[1]).moves
            assert tables[0] not in server.house.tables

    tables = run(make())
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET rules = 999 WHERE id = ?", (tables[0],))
    database.close()
    with caplog.at_level(logging.WARNING, "tavolata"):
        run(look())
    assert f"the table {tables[0]}, which is due, cannot be opened: table-rules" in caplog.text


def test_a_table_that_takes_long_keeps_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that moves for somebody whose time is up may have to wait for its turn to think."""
    clock, may_choose = Clock(), asyncio.Event()

    async def choose_later(self: BotThreads, bot: str, match: Match, seat: int, client: SearchClient) -> Action:
        await may_choose.wait()
        return match.legal(seat)[0]

    monkeypatch.setattr(BotThreads, "choose", choose_later)

    async def look() -> None:
        async with inside(tmp_path, FREELY, clock) as server:
            slow, other = [
                (await server.made("domingo", 2, time_control={"bank": seconds}, timeout=timeout))["table"]["id"]
                for seconds, timeout in ((5, "move"), (10, "seat"))
            ]
            clock.now += 60_000
            for _ in range(2):
                await server.house.due_tables.check()
            await until(lambda: any(chair.bot for chair in server.live(other).table.chairs))
            await until(lambda: server.house.due_tables.at_work == {slow})
            assert not server.match(slow).moves
            may_choose.set()
            await until(lambda: server.match(slow).moves)

    run(look())
