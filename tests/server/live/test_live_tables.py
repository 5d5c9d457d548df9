"""Tables are opened once however many want them, and whatever else there is to do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tavolata.server.content import examples
from tavolata.server.errors import DatabaseAway
from tavolata.server.live.live_table import LiveTable
from tests.server.inside import PATIENCE, Inside, inside, run, until


async def stored_table(folder: Path) -> tuple[str, str]:
    """A table that no server has in memory: its name, and the link for watching."""
    async with inside(folder) as server:
        made = await server.made("domingo", 2)
    return made["table"]["id"], made["watch"]


@contextmanager
def waiting_work() -> Iterator[threading.Event]:
    """What work waits for, until the end at the latest."""
    go_on = threading.Event()
    try:
        yield go_on
    finally:
        go_on.set()


def test_opening_a_table_waits_for_no_other_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what all share nor what strangers ask for takes the threads in which journals are read."""

    async def scenario() -> None:
        table, watch = await stored_table(tmp_path)
        with waiting_work() as go_on:
            busy = threading.Semaphore(0)

            def work(*given: object) -> None:
                busy.release()
                assert go_on.wait(PATIENCE)

            monkeypatch.setattr(examples, "tried_steps", work)
            loop = asyncio.get_running_loop()
            async with inside(tmp_path) as server:
                loop.set_default_executor(ThreadPoolExecutor(1))
                other = asyncio.ensure_future(loop.run_in_executor(None, work))
                asked = [
                    asyncio.create_task(server.ask("POST", "/games/domingo/examples/x", json={"action": "x"}))
                    for _ in range(10)
                ]
                await asyncio.sleep(0.1)
                await until(lambda: busy.acquire(blocking=False))
                assert (await server.get(f"/tables/{table}", watch))["role"] == "spectator"
                go_on.set()
                await asyncio.gather(other, *asked)

    run(scenario())


def test_of_two_openings_the_second_is_not_forgotten_with_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a third would read the table again, and whoever has the second hears nothing any more."""

    async def open_persistently(server: Inside, table: str) -> LiveTable:
        try:
            return await server.house.tables.open(table)
        except DatabaseAway:
            return await server.house.tables.open(table)

    async def scenario() -> None:
        table, _ = await stored_table(tmp_path)
        async with inside(tmp_path) as server:
            load, loads, go_on = server.house.store.load, 0, asyncio.Event()

            async def load_at_last(table_id: str) -> object:
                nonlocal loads
                loads += 1
                if loads == 1:
                    await asyncio.sleep(0.01)
                    raise DatabaseAway("database-away")
                await go_on.wait()
                return await load(table_id)

            monkeypatch.setattr(server.house.store, "load", load_at_last)
            persistent = asyncio.create_task(open_persistently(server, table))
            modest = asyncio.create_task(server.house.tables.open(table))
            with pytest.raises(DatabaseAway):
                await modest
            late = asyncio.create_task(server.house.tables.open(table))
            await asyncio.sleep(0)
            go_on.set()
            assert await persistent is await late is server.live(table)
            assert loads == 2

    run(scenario())
