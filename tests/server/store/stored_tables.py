"""Tables and entries to test the store with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from tavolata.server.entries import Entry, TableRow
from tavolata.server.store import Store

if TYPE_CHECKING:
    from tavolata import JSON

NOW = 1_800_000_000_000
DAY = 24 * 3600 * 1000


def table(name: str = "t", made: int = NOW) -> TableRow:
    """A table with nothing special about it."""
    setup: dict[str, JSON] = {"players": 3, "options": {"announcing": True}}
    return TableRow(name, "domingo", 1, setup, f"invite-{name}", f"watch-{name}", made)


def entry(number: int, name: str = "t", key: str | None = None, at: int = NOW, **data: JSON) -> Entry:
    """An entry; without other data, its number is in it."""
    return Entry(name, number, at, "moved", data or {"number": number}, key)


@asynccontextmanager
async def opened(url: str | None, *tables: str) -> AsyncIterator[Store]:
    """A store, with new tables of these names, that is closed afterwards."""
    store = await Store.open(url)
    try:
        for name in tables:
            await store.create(table(name), [entry(1, name)], {})
        yield store
    finally:
        await store.close()


async def numbers_in(store: Store, name: str = "t") -> list[int]:
    """The numbers of all entries of a table."""
    return [one.number for one in await store.entries_since(name, 0)]
