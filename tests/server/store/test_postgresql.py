"""Several processes at one PostgreSQL: one winner a number, news that cross, and connections that break."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.server.entries import AccessChange, Holder
from tavolata.server.errors import DatabaseAway, Unauthorized
from tavolata.server.store import Store, availability, executor, writer
from tests.server.postgresql import Server
from tests.server.store.broken_databases import Gateway
from tests.server.store.stored_tables import NOW, entry, numbers_in, opened, table


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something has happened in another thread."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def write_on(store: Store, who: int, name: str, last: int) -> list[int]:
    """Append until the journal has this many entries; return the numbers that were ours."""
    won = []
    number = 1
    while number < last:
        if await store.append([entry(number + 1, name, by=who)]):
            won.append(number + 1)
        number = (await numbers_in(store, name))[-1]
    return won


@settings(max_examples=5)
@given(tables=st.integers(1, 4), writers=st.integers(1, 4), last=st.integers(2, 25))
def test_every_number_has_exactly_one_winner(postgresql: Server, tables: int, writers: int, last: int) -> None:
    url = postgresql.new_database()
    names = [f"t{k}" for k in range(tables)]

    async def scenario() -> None:
        async with opened(url, *names) as one, opened(url) as other:
            raced = await asyncio.gather(*(race(one, other, name) for name in names))
            for name, results in zip(names, raced, strict=True):
                written = await one.entries_since(name, 1)
                assert [line.number for line in written] == list(range(2, last + 1))
                claimed = sorted((number, who) for who, won in enumerate(results) for number in won)
                assert claimed == [(line.number, line.data["by"]) for line in written]

    async def race(one: Store, other: Store, name: str) -> list[list[int]]:
        stores = [one, other] * writers
        return await asyncio.gather(*(write_on(each, who, name, last) for who, each in enumerate(stores)))

    asyncio.run(scenario())
    postgresql.drop(url)


def test_two_processes_that_start_at_once_migrate_once(postgresql_url: str) -> None:
    async def scenario() -> None:
        stores = await asyncio.gather(*(Store.open(postgresql_url) for _ in range(4)))
        await stores[0].create(table(), [entry(1)], {})
        assert await numbers_in(stores[3]) == [1]
        await asyncio.gather(*(each.close() for each in stores))

    asyncio.run(scenario())


def test_a_code_is_redeemed_in_one_process_only(postgresql_url: str) -> None:
    seat = Holder("t", "seat", 0)

    async def scenario() -> None:
        async with opened(postgresql_url, "t") as one, opened(postgresql_url) as other:
            for number in range(30):
                await one.issue_code(str(number), seat, until=NOW)
                found = await asyncio.gather(
                    *(each.append([entry(number + 2)], access=AccessChange(code=str(number))) for each in (one, other))
                )
                assert sorted(found) == [False, True]
                with pytest.raises(Unauthorized):
                    await one.append([entry(number + 3)], access=AccessChange(code=str(number)))

    asyncio.run(scenario())


def test_what_one_process_writes_the_other_hears(postgresql_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgresql_url, "t", "u") as one, opened(postgresql_url) as other:
            here: list[tuple[str, int]] = []
            there: list[tuple[str, int]] = []
            one.broadcasts.on_written(lambda name, number: here.append((name, number)))
            other.broadcasts.on_written(lambda name, number: there.append((name, number)))
            await one.append([entry(2), entry(3)])
            assert not await one.append([entry(3)])
            await other.append([entry(2, "u")])
            await until(lambda: bool(here and there))
            await asyncio.sleep(0.05)
            assert (here, there) == ([("u", 2)], [("t", 3)])

    asyncio.run(scenario())


def test_broadcasts_are_heard_by_the_others(postgresql_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgresql_url) as one, opened(postgresql_url) as other:
            here: list[str] = []
            there: list[str] = []
            one.broadcasts.on_broadcast("news", lambda _, said: here.append(said["text"]))
            other.broadcasts.on_broadcast("news", lambda _, said: there.append(said["text"]))
            await one.broadcasts.send("weather", text="of no interest")
            await one.broadcasts.send("news", text="seat 2 is “here”")
            await one.broadcasts.send("news", text="é" * 3_480)
            await until(lambda: len(there) == 2)
            assert there == ["seat 2 is “here”", "é" * 3_480]
            assert here == []

    asyncio.run(scenario())


def test_after_a_lost_connection_everything_goes_on(postgresql: Server, postgresql_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgresql_url, "t") as one, opened(postgresql_url) as other:
            heard: list[tuple[str, int]] = []
            one.broadcasts.on_written(lambda name, number: heard.append((name, number)))
            postgresql.hang_up(postgresql_url)
            assert await one.append([entry(2)])
            assert await numbers_in(one) == [1, 2]
            await until(lambda: heard == [("*", 0)])
            assert await other.append([entry(3)])
            await until(lambda: heard == [("*", 0), ("t", 3)])

    asyncio.run(scenario())


def test_a_database_that_stays_away_is_waited_for_and_reported_once(
    postgresql: Server, postgresql_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in (availability, executor, writer):
        monkeypatch.setattr(module, "MAX_WAIT_SECONDS", 0.5)

    async def scenario() -> None:
        async with opened(postgresql_url, "t") as away:
            postgresql.shut(postgresql_url)
            begun = time.monotonic()
            with pytest.raises(DatabaseAway) as refused:
                await away.append([entry(2)])
            assert 0.4 < time.monotonic() - begun < 5
            assert refused.value.fields == {}, "neither the place nor the driver's words are for visitors"
            assert away.was_away(within=0)
            begun = time.monotonic()
            for _ in range(10):
                with pytest.raises(DatabaseAway):
                    await away.load("t")
            assert time.monotonic() - begun < 0.3, "nobody waits again for what has been waited for"
            postgresql.reopen(postgresql_url)
            begun = time.monotonic()
            while away.was_away(within=0):
                await asyncio.sleep(0.01)
            assert time.monotonic() - begun < 5
            assert await away.append([entry(2)])

    with caplog.at_level(logging.WARNING, "tavolata"):
        asyncio.run(scenario())
    complaints = [line.message for line in caplog.records if "not currently accepting connections" in line.message]
    assert len(complaints) == 1
    assert "the database is back" in caplog.records[-1].message


@pytest.mark.parametrize("arrives", [True, False], ids=["committed", "not committed"])
def test_an_append_of_unknown_fate_is_written_once(postgresql_url: str, arrives: bool) -> None:
    async def scenario() -> None:
        async with Gateway(postgresql_url) as gateway, opened(gateway.url, "t", "u", "v") as store:
            gateway.break_at_commit(arrives)
            appends = [[entry(2), entry(3, key="a")], [entry(2, "u")], [entry(1, "v", by="another")]]
            assert await asyncio.gather(*map(store.append, appends)) == [True, True, False]
            assert gateway.has_broken
            assert await numbers_in(store, "t") == [1, 2, 3]
            assert await numbers_in(store, "u") == [1, 2]
            assert await numbers_in(store, "v") == [1]

    asyncio.run(scenario())
