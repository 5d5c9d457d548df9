"""Thinking is shared: tables nobody looks at, and visitors with many tables, keep nobody else waiting.

Waiting is counted in searches of others that begin before, and not in seconds: that is the same on every machine.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolata.bots import Advice
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.server.live import bot_threads, table_presence
from tavolata.server.live.due_time import BOT_GRACE
from tavolata.server.table.bot_choice import bot_choice
from tavolata.server.table.bots_ahead import BotsAhead
from tests.server.inside import FREELY, JSON, PATIENCE, Clock, Inside, heard, inside, run, served, until
from tests.server.new_chairs import ANNA, BEN, bot

TABLES = 40
THREADS = 2
SETTINGS = replace(FREELY, bot_threads=THREADS, bot_seconds=60.0)
BOT = bot("level-5")
CROWD = {"X-Forwarded-For": "192.0.2.7"}


class Searches:
    """Searches that end one by one when the test says so, noted by the game they are about."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[bytes] = []
        self._may_end = threading.Semaphore(0)
        self._are_free = threading.Event()
        monkeypatch.setattr(bot_threads, "bot_choice", self._choice)
        monkeypatch.setattr(bot_threads, "advise", self._advise)

    def _choice(self, bot: str, match: Match, seat: int, seconds: float, ahead: BotsAhead) -> Callable[[], Action]:
        choose = bot_choice("greedy", match, seat)

        def think() -> Action:
            self._think(match)
            return choose()

        return think

    def _advise(self, match: Match, seat: int) -> list[Advice]:
        self._think(match)
        return []

    def _think(self, match: Match) -> None:
        self.begun.append(match.seed)
        if not self._are_free.is_set():
            assert self._may_end.acquire(timeout=PATIENCE)

    def end_one(self) -> None:
        """Let one search end."""
        self._may_end.release()

    def free(self) -> None:
        """From now on all searches end at once."""
        self._are_free.set()
        self._may_end.release(THREADS)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Searches:
    return Searches(monkeypatch)


async def crowd(server: Inside, chairs: list[JSON], **more: Any) -> list[JSON]:
    """Many tables, made elsewhere."""
    made = []
    for _ in range(TABLES):
        asked = {"game": "domingo", "chairs": chairs, "start": True, "options": {"first": len(chairs) - 1}, **more}
        answer = await server.web.post("/api/tables", json=asked, headers=CROWD)
        made.append(answer.json())
    return made


async def others_before(server: Inside, searches: Searches, table: str, asked: Awaitable[object]) -> int:
    """Ask for a search about a table, and let others end one by one: how many of them begin before it does."""
    seed, first, waiting = server.match(table).seed, len(searches.begun), server.house.threads.waiting
    asking = asyncio.ensure_future(asked)
    await until(lambda: seed in searches.begun[first:] or server.house.threads.waiting > waiting)
    while seed not in searches.begun[first:]:
        count = len(searches.begun)
        searches.end_one()
        await until(lambda: len(searches.begun) > count)  # noqa: B023
    searches.free()
    await asking
    return searches.begun[first:].index(seed)


async def others_before_hint(server: Inside, searches: Searches) -> int:
    """How many searches begin before the one for a person who asks for a hint."""
    made = await server.made("domingo", 2, options={"first": 0})
    table = made["table"]["id"]
    return await others_before(server, searches, table, server.hint(table, made["seats"]["0"]))


async def others_before_bot(server: Inside, searches: Searches) -> int:
    """How many searches begin before the one of a bot that answers a person."""
    made = await server.made_with("domingo", [ANNA, BOT], start=True, options={"first": 0})
    table = made["table"]["id"]
    async with server.connected(table, made["host"]) as socket:
        assert (await heard(socket))["kind"] == "welcome"
        decision, action = server.live(table).table.viewers[0].decision, str(server.match(table).legal(0)[0])
        move = server.do(table, made["host"], "move", decision=decision, action=action)
        return await others_before(server, searches, table, move)


ASKED = [others_before_hint, others_before_bot]


def test_bots_alone_at_a_table_wait_until_somebody_looks(
    tmp_path: Path, searches: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_presence, "LOOK_SECONDS", 0.0)

    async def look() -> None:
        async with inside(tmp_path, SETTINGS) as server:
            made = await crowd(server, [BOT, BOT])
            assert not searches.begun
            assert not server.house.threads.waiting
            watched = made[0]["table"]["id"]
            async with server.connected(watched, made[0]["watch"]):
                await until(lambda: searches.begun)
            await until(lambda: not server.live(watched).subscribers)
            searches.free()
            await until(lambda: server.live(watched).bots_at_work is None)
            assert len(server.match(watched).moves) == len(searches.begun) == 1

    run(look())


@pytest.mark.parametrize("asked", ASKED)
def test_tables_where_time_is_up_and_nobody_looks_keep_nobody_waiting(
    tmp_path: Path, searches: Searches, asked: Callable[[Inside, Searches], Awaitable[int]]
) -> None:
    clock = Clock()

    async def play() -> None:
        async with inside(tmp_path, SETTINGS, clock) as server:
            made = await crowd(server, [ANNA, BEN], time_control={"bank": 5})
            clock.now += 60_000
            await server.house.due_tables.check()
            await until(lambda: server.house.threads.waiting == TABLES - 1)
            assert await asked(server, searches) == 0
            await until(lambda: all(server.match(one["table"]["id"]).moves for one in made))

    run(play())


def test_whoever_has_no_secret_does_not_look(tmp_path: Path, searches: Searches) -> None:
    """The name of a table is no secret: knowing it must not make bots think there."""

    async def knock() -> None:
        async with inside(tmp_path, SETTINGS) as server:
            made = await server.made_with("domingo", [BOT, BOT], start=True)
            table = made["table"]["id"]
            assert await server.refused_with("GET", f"/tables/{table}", "guess") == (401, "unknown-secret")
            assert await server.goodbye(table, "guess") == "unknown-secret"
            assert not server.live(table).presence.is_watched()
            assert not searches.begun
            await server.get(f"/tables/{table}", made["watch"])
            await until(lambda: searches.begun)
            searches.free()

    run(knock())


def test_tables_where_bots_rest_are_not_due(tmp_path: Path, searches: Searches) -> None:
    async def check() -> None:
        async with inside(tmp_path, SETTINGS) as server:
            searches.free()
            made = await server.made_with("domingo", [BOT, BOT], start=True)
            table, house, later = made["table"]["id"], server.house, server.house.now() + 60_000
            assert await house.store.due_tables(later, TABLES) == [table]
            await house.store.set_due(table, house.now())
            await server.look_after_due_tables()
            assert await house.store.due_tables(later, TABLES) == []
            async with server.connected(table, made["watch"]):
                await until(lambda: not server.match(table).movers)

    run(check())


def test_tables_whose_bots_wait_in_line_keep_no_other_table_from_being_looked_after(
    tmp_path: Path, searches: Searches
) -> None:
    clock = Clock()

    async def check() -> None:
        async with inside(tmp_path, SETTINGS, clock) as server:
            made = await crowd(server, [ANNA, BOT])
            for _ in range(2):
                later = clock.now + BOT_GRACE
                assert len(await server.house.store.due_tables(later, TABLES)) == TABLES
                clock.now = later
                await server.look_after_due_tables()
                assert await server.house.store.due_tables(clock.now, TABLES) == []
            searches.free()
            await until(lambda: all(server.match(one["table"]["id"]).movers == (0,) for one in made))

    run(check())


@pytest.mark.parametrize("asked", ASKED)
def test_bots_play_on_for_somebody_who_is_away_and_keep_nobody_waiting(
    tmp_path: Path, searches: Searches, asked: Callable[[Inside, Searches], Awaitable[int]]
) -> None:
    async def play() -> None:
        async with inside(tmp_path, SETTINGS) as server:
            made = await crowd(server, [ANNA, BOT, BOT, BOT])
            assert server.house.threads.waiting == TABLES - 1, "one thread is kept for those who are there"
            assert await asked(server, searches) == 0
            await until(lambda: all(server.match(one["table"]["id"]).movers == (0,) for one in made))

    run(play())


@pytest.mark.parametrize("asked", ASKED)
def test_a_visitor_with_many_tables_keeps_no_other_visitor_waiting(
    tmp_path: Path, searches: Searches, asked: Callable[[Inside, Searches], Awaitable[int]]
) -> None:
    async def play() -> None:
        async with inside(tmp_path, SETTINGS) as server, AsyncExitStack() as sockets:
            for one in await crowd(server, [BOT, BOT]):
                watching = server.connected(one["table"]["id"], one["watch"], additional_headers=CROWD)
                await sockets.enter_async_context(watching)
            await until(lambda: server.house.threads.waiting == TABLES - THREADS)
            assert await asked(server, searches) <= 1

    run(play())


@pytest.mark.parametrize("viewer", ["watch", "host"])
def test_whoever_looks_at_another_process_looks_as_well(
    postgresql_url: str, searches: Searches, viewer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_presence, "LOOK_SECONDS", 0.0)

    async def look() -> None:
        searches.free()
        async with served(postgresql_url, SETTINGS) as server, served(postgresql_url, SETTINGS) as other:
            made = await server.made_with("domingo", [ANNA, BOT], start=True, options={"first": 0})
            live = server.live(made["table"]["id"])
            assert not live.presence.is_watched()
            async with other.connected(live.id, made[viewer]):
                await until(live.presence.is_watched)
                assert not live.subscribers
            await until(lambda: not live.presence.is_watched())

    run(look())
