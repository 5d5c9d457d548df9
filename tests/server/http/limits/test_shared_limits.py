"""Limits that count over all processes on one PostgreSQL, and never cost a move a trip to the database."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from tavolata.server.errors import TooManyRequests
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.limits import shared_limits
from tavolata.server.http.limits.shared_limits import MAX_REPORTED, HourlyLimit, SharedRateLimit, busiest
from tavolata.server.milliseconds import HOUR
from tavolata.server.settings import Settings
from tavolata.server.store import Store
from tests.server.inside import FREELY, Inside, inside, run, served, until

HOME = "127.0.0.1"


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes tell each other who is busy when the test says so, and not in between."""
    monkeypatch.setattr(shared_limits, "HEARTBEAT_SECONDS", 600.0)


@asynccontextmanager
async def pair(url: str, settings: Settings = FREELY) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two servers on one database."""
    async with served(url, settings) as one, served(url, settings) as other:
        yield one, other


def access_control(server: Inside) -> AccessControl:
    found: AccessControl = server.app.state.access_control
    return found


async def status_of_new_table(server: Inside) -> int:
    chairs = [{"who": "here", "name": "A"}, {"who": "here", "name": "B"}]
    return (await server.ask("POST", "/tables", json={"game": "domingo", "chairs": chairs})).status_code


def test_tables_of_an_hour_are_counted_together(postgresql_url: str) -> None:
    async def make() -> None:
        async with pair(postgresql_url, replace(FREELY, tables_an_hour=5)) as (one, other):
            made = [await status_of_new_table(server) for server in (one, other) * 4]
            assert made == [201] * 5 + [429] * 3

    run(make())


def test_at_the_same_time_too(postgresql_url: str) -> None:
    async def make() -> None:
        async with pair(postgresql_url, replace(FREELY, tables_an_hour=7)) as servers:
            made = await asyncio.gather(*(status_of_new_table(server) for server in servers * 8))
            assert sorted(made) == [201] * 7 + [429] * 9

    run(make())


def test_guesses_are_counted_together(postgresql_url: str) -> None:
    async def guess() -> None:
        async with pair(postgresql_url, replace(FREELY, guesses_an_hour=4)) as (one, other):
            made = await one.made("domingo", 2)
            path = f"/tables/{made['table']['id']}"
            for server in (one, other, one, other):
                assert await server.refused_with("GET", path, "guess") == (401, "unknown-secret")
            for server in (one, other):
                assert await server.refused_with("GET", path, "guess") == (429, "too-many-guesses")
                assert (await server.get(path, made["host"]))["role"] == "host"

    run(guess())


def test_a_code_cannot_be_tried_at_a_process_that_has_heard_nothing(postgresql_url: str) -> None:
    async def guess() -> None:
        async with pair(postgresql_url, replace(FREELY, guesses_an_hour=2)) as (one, other):
            made = await one.made("domingo", 2)
            code = (await one.ask("POST", f"/tables/{made['table']['id']}/codes", made["host"])).json()["code"]
            for _ in range(2):
                assert (await one.ask("POST", "/codes", json={"code": "ABCD2345"})).status_code == 401
            assert await other.refused_with("POST", "/codes", json={"code": code}) == (429, "too-many-guesses")

    run(guess())


def test_tokens_come_back_within_the_hour(postgresql_url: str) -> None:
    async def take() -> None:
        store = await Store.open(postgresql_url)
        try:
            now = 10 * HOUR
            assert [await store.limits.take_token("k", "c", 2, now) for _ in range(3)] == [True, True, False]
            assert not await store.limits.has_token("k", "c", 2, now + HOUR // 2 - 1)
            assert await store.limits.take_token("k", "c", 2, now + HOUR // 2)
            assert not await store.limits.take_token("k", "c", 2, now)  # a clock that is late gives nothing back
            assert await store.limits.take_token("k", "d", 2, now)
            assert not await store.limits.take_token("k", "e", 0, now)
            await store.limits.delete_passed(now + HOUR // 2 + HOUR + 1)
        finally:
            await store.close()

    run(take())
    with psycopg.connect(postgresql_url) as connection:
        assert connection.execute("SELECT count(*) FROM limits").fetchone() == (0,)


def test_a_busy_address_is_told_to_the_other_process(postgresql_url: str) -> None:
    async def hurry() -> None:
        settings = replace(FREELY, rate=0.0, burst=50)
        async with pair(postgresql_url, settings) as (one, other):
            for _ in range(40):
                await one.get("/catalog")
            await access_control(one).limit_broadcast.send()
            await until(lambda: access_control(other).requests._bucket(HOME).level <= 10)
            answers = [(await other.ask("GET", "/catalog")).status_code for _ in range(12)]
            assert answers == [200] * 10 + [429] * 2

    run(hurry())


def test_sockets_of_an_address_are_counted_together(postgresql_url: str) -> None:
    async def connect() -> None:
        async with pair(postgresql_url, replace(FREELY, sockets_an_address=6)) as (one, other):
            made = await one.made("domingo", 2)
            table = made["table"]["id"]
            sockets = [await one.silent(table).__aenter__() for _ in range(6)]
            await access_control(one).limit_broadcast.send()
            await until(lambda: access_control(other).limit_broadcast.sockets_elsewhere(HOME) == 6)
            assert await other.goodbye(table, made["host"]) == "too-many-sockets"
            for socket in sockets:
                await socket.close()
            await until(lambda: not access_control(one)._sockets)
            await access_control(one).limit_broadcast.send()
            await until(lambda: access_control(other).limit_broadcast.sockets_elsewhere(HOME) == 0)
            async with other.connected(table, made["host"]):
                pass

    run(connect())


def test_with_sqlite_all_of_it_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def make() -> None:
        async with inside(tmp_path, replace(FREELY, tables_an_hour=1, guesses_an_hour=1)) as server:

            async def never(*given: object) -> bool:
                raise AssertionError("the database was asked")

            monkeypatch.setattr(server.house.store.limits, "take_token", never)
            monkeypatch.setattr(server.house.store.limits, "has_token", never)
            assert [await status_of_new_table(server) for _ in range(2)] == [201, 429]
            assert (await server.ask("POST", "/codes", json={"code": "ABCD2345"})).status_code == 401
            assert (await server.ask("POST", "/codes", json={"code": "ABCD2345"})).status_code == 429

    run(make())


def test_a_move_asks_no_limit_in_the_database(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with served(postgresql_url) as server:
            made = await server.made("domingo", 2)

            async def never(*given: object) -> bool:
                raise AssertionError("the database was asked")

            monkeypatch.setattr(server.house.store.limits, "take_token", never)
            monkeypatch.setattr(server.house.store.limits, "has_token", never)
            await server.finish(made)

    run(play())


def test_whoever_has_spent_all_is_remembered_until_one_comes_back(postgresql_url: str) -> None:
    async def spend() -> None:
        async with served(postgresql_url) as server:
            now = 1000.0
            limit = HourlyLimit(
                "wrong-codes", 2, "too-many-guesses", server.house.store, server.house.now, clock=lambda: now
            )
            await limit.check("a")
            await limit.check("a")
            limit.check_left("a")
            with pytest.raises(TooManyRequests):
                await limit.check("a")
            with pytest.raises(TooManyRequests):
                limit.check_left("a")
            limit.check_left("b")
            now += 1801
            limit.check_left("a")

    run(spend())


def test_a_message_about_busy_clients_has_a_bounded_length() -> None:
    limit = SharedRateLimit("too-many-requests", 1, 10**6, is_shared=True)
    for client in range(500):
        for _ in range(client % 100):
            limit.check(f"2001:db8:ffff:{client:x}::/64")
    reported = limit.take_unreported()
    assert len(reported) == MAX_REPORTED
    assert min(reported.values()) > 80
    assert limit.take_unreported() == {}
    assert busiest(Counter({"quiet": 1})) == {}
