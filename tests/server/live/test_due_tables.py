"""One due table that cannot be read keeps no other waiting."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from tests.server.inside import FREELY, Clock, inside, run


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
            await server.house.due_tables.check()
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
