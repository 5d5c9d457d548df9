"""The caretaker: plays for nobody who is there, and one table that cannot be read keeps no other waiting."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import FREELY, Clock, inside, run, until

PAUSE = replace(FREELY, bot_pause=0.3)


@pytest.mark.parametrize("end", [("return", {}), ("close", {})])
def test_a_bot_that_is_no_longer_wanted_does_not_move(tmp_path: Path, end: tuple[str, dict[str, Any]]) -> None:
    """Somebody leaves and is back, or the table is closed, before the bot has moved."""

    async def leave_for_a_moment() -> None:
        async with inside(tmp_path, PAUSE) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table = made["table"]["id"]
            live, match = server.live(table), server.match(table)
            assert match.movers == (0,)
            assert (await server.do(table, made["host"], "leave"))["done"]
            assert live.thinking
            assert (await server.do(table, made["host"], end[0], **end[1]))["done"]
            await until(lambda: live.thinking is None)
            assert not match.moves
            if end[0] == "return":
                await server.finish(made)

    run(leave_for_a_moment())


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """After an upgrade there may be tables of older rules whose time is up."""
    clock = Clock()

    async def make() -> list[str]:
        async with inside(tmp_path, FREELY, clock) as server:
            made = [await server.made("domingo", 2, pace={"bank": seconds}) for seconds in (5, 10)]
            return [one["table"]["id"] for one in made]

    async def look() -> None:
        async with inside(tmp_path, FREELY, clock) as server:
            clock.now += 60_000
            await server.house.caretaker._look_once()
            assert (await server.house.store.due_tables(clock.now, 10)) == []
            assert server.match(tables[1]).moves
            assert tables[0] not in server.house.live

    tables = run(make())
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET rules = 999 WHERE id = ?", (tables[0],))
    database.close()
    with caplog.at_level(logging.WARNING, "tavolata"):
        run(look())
    assert "a table cannot be looked after: table-rules" in caplog.text
