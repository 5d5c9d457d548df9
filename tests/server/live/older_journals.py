"""Journals that were written before something could be set at a table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tavolata.server.table.table import Table
from tests.server.inside import inside, run


def with_and_without(folder: Path, setting: str, value: str, read: Callable[[Table], str]) -> tuple[str, str]:
    """What a table has that was made with a setting; and what it has if its journal does not know the setting."""

    async def make() -> str:
        async with inside(folder) as server:
            return str((await server.made("domingo", 2, **{setting: value}))["table"]["id"])

    async def look() -> str:
        async with inside(folder) as server:
            return read((await server.house.open(table_id)).table)

    table_id = run(make())
    newer = run(look())
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        database.execute("UPDATE entries SET data = json_remove(data, ?) WHERE kind = 'made'", (f"$.{setting}",))
    return newer, run(look())
