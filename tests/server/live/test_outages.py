"""A write that fails leaves nothing behind: nobody sees what is not in the database, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import orjson
import psycopg
import pytest

from tavolata.core.errors import TavolataError
from tavolata.server.entries import Holder
from tavolata.server.errors import NotFound
from tavolata.server.store import Store
from tavolata.server.store.availability import MAX_WAIT_SECONDS, STALLED_SECONDS
from tavolata.server.store.database import LOCKED_SECONDS
from tavolata.server.table.access import Access
from tests.server.inside import JSON, Inside, heard, inside, run, served, until
from tests.server.postgresql import Server
from tests.server.store.broken_databases import Gateway

AWAY: JSON = {"key": "database-away", "fields": {}, "clause": None, "game": None, "retry_after": 1}
"""Neither the place nor the driver's words are for visitors."""
UNUSABLE: JSON = {"key": "database-unusable", "fields": {}, "clause": None, "game": None}
"""It will not pass by itself, so nobody is told to try again."""
CommittedNumber = Callable[[str], int]
"""The number of the newest entry of a table that really is in the database."""


class Suspicious:
    """A subscriber who looks into the database whenever a frame comes: is it written there?"""

    address = ""

    def __init__(self, server: Inside, access: Access, committed: CommittedNumber) -> None:
        self.access = access
        self.frames: list[JSON] = []
        self._server = server
        self._committed = committed

    def send(self, frame: bytes) -> None:
        table = self.access.table_id
        assert self._server.live(table).table.last_entry <= self._committed(table)
        self.frames.append(orjson.loads(frame))

    def dismiss(self, reason: TavolataError) -> None:
        raise AssertionError(reason)


def committed_in_postgresql(url: str) -> CommittedNumber:
    def newest(table: str) -> int:
        with psycopg.connect(url) as connection:
            row = connection.execute("SELECT max(number) FROM entries WHERE table_id = %s", (table,)).fetchone()
        assert row
        return int(row[0])

    return newest


async def move_of(server: Inside, made: JSON) -> tuple[str, JSON]:
    """Whoever has to decide, and a move for them."""
    table = server.live(made["table"]["id"]).table
    assert table.match
    seat = table.match.movers[0]
    chair = table.order[seat]
    action = str(table.match.legal(seat)[0])
    command = {"do": "move", "key": "once", "decision": table.viewers[chair].decision, "action": action}
    return made["seats"][str(chair)], command


async def next_message(socket: Any) -> JSON:
    """The next message; who is present and how far a game is compiled may be told at any time."""
    while (frame := await heard(socket))["kind"] != "message":
        pass
    return frame


async def play_through_an_outage(
    server: Inside, shut: Callable[[], None], reopen: Callable[[], None], refusal: JSON = AWAY
) -> None:
    """A move that cannot be written is refused and leaves nothing behind; when the database is back, it can be made."""
    made = await server.made("domingo", 2)
    name = made["table"]["id"]
    secret, command = await move_of(server, made)
    async with server.connected(name, secret) as mover, server.connected(name, made["watch"]) as watching:
        for socket in (mover, watching):
            await until_present(socket)
        before = server.live(name).table
        state = server.match(name).state_bytes()
        await asyncio.to_thread(shut)
        await mover.send(orjson.dumps(command).decode())
        answer = await until_answered(mover)
        assert not answer["done"]
        assert answer["refused"] == refusal
        assert answer["view"]["decision"], "the decision is still open"
        assert server.live(name).table is before
        assert server.match(name).state_bytes() == state
        await asyncio.to_thread(reopen)
        await until(lambda: server.live(name).catching_up is None)
        assert server.live(name).table is before
        await mover.send(orjson.dumps(command).decode())
        assert (await until_answered(mover))["done"]
        told = await next_message(watching)
        assert (told["what"], told["number"]) == ("moved", before.viewers[None].message_count + 1)
    await server.finish(made)


async def until_answered(socket: Any) -> JSON:
    while (frame := await heard(socket))["kind"] != "answer":
        assert frame["kind"] != "message" or frame["what"] == "moved"
    return frame


async def until_present(socket: Any) -> None:
    while (await heard(socket))["kind"] != "present":
        pass


def test_while_postgresql_is_shut_nothing_happens_and_then_play_goes_on(
    postgresql: Server, postgresql_url: str
) -> None:
    async def scenario() -> None:
        async with served(postgresql_url) as server:
            await play_through_an_outage(
                server, lambda: postgresql.shut(postgresql_url), lambda: postgresql.reopen(postgresql_url)
            )

    run(scenario())


@pytest.mark.parametrize("arrives", [True, False], ids=["committed", "not committed"])
def test_a_move_of_unknown_fate_is_made_once_and_everybody_hears_it_once(postgresql_url: str, arrives: bool) -> None:
    """The connection breaks at the commit, and the database stays away for longer than the server waits."""

    async def scenario() -> None:
        async with Gateway(postgresql_url) as gateway, served(gateway.url) as server:
            made = await server.made("domingo", 2)
            name = made["table"]["id"]
            secret, command = await move_of(server, made)
            async with server.connected(name, secret) as mover, server.connected(name, made["watch"]) as watching:
                for socket in (mover, watching):
                    await until_present(socket)
                gateway.break_at_commit(arrives, stays_shut=True)
                await mover.send(orjson.dumps(command).decode())
                answer = await until_answered(mover)
                assert gateway.has_broken
                assert answer["refused"] == AWAY
                assert server.live(name).is_behind
                gateway.reopen()
                await until(lambda: not server.live(name).is_behind)
                assert len(server.match(name).moves) == (1 if arrives else 0)
                await mover.send(orjson.dumps(command).decode())
                assert (await until_answered(mover))["done"]
                assert (await next_message(watching))["what"] == "moved"
                assert len(server.match(name).moves) == 1
                assert (await server.do(name, made["host"], "say", text="That was all"))["done"]
                assert (await next_message(watching))["what"] == "said"
            await server.finish(made)

    run(scenario())


def test_a_database_that_takes_everything_and_answers_nothing_is_not_waited_for_for_ever(postgresql_url: str) -> None:
    async def scenario() -> None:
        async with Gateway(postgresql_url) as gateway, served(gateway.url) as server:
            made = await server.made("domingo", 2)
            name = made["table"]["id"]
            secret, command = await move_of(server, made)
            async with server.connected(name, secret) as mover, server.connected(name, made["watch"]) as watching:
                for socket in (mover, watching):
                    await until_present(socket)
                gateway.freeze()
                begun = time.monotonic()
                await mover.send(orjson.dumps(command).decode())
                assert (await until_answered(mover))["refused"] == AWAY
                assert await server.refused_with("GET", f"/tables/{name}", secret) == (503, "database-away")
                assert time.monotonic() - begun < 2 * STALLED_SECONDS + 5
                gateway.thaw()
                assert (await next_message(watching))["what"] == "moved", "it was written after all"
                await mover.send(orjson.dumps(command).decode())
                assert (await until_answered(mover))["done"]
                assert len(server.match(name).moves) == 1
            await server.finish(made)

    run(scenario())


def test_while_no_file_can_grow_nothing_happens_and_then_play_goes_on(tmp_path: Path) -> None:
    """As on a full disk: the system refuses to write, and reading goes on."""
    limit, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            try:
                await play_through_an_outage(
                    server,
                    lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard)),
                    lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard)),
                )
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))

    run(scenario())


def test_while_the_entries_are_missing_nothing_happens_and_then_play_goes_on(tmp_path: Path) -> None:
    def change(command: str) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            database.execute(command)

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            await play_through_an_outage(
                server,
                lambda: change("ALTER TABLE entries RENAME TO hidden"),
                lambda: change("ALTER TABLE hidden RENAME TO entries"),
                UNUSABLE,
            )

    run(scenario())


def test_a_write_to_a_locked_file_is_refused_in_time_and_can_be_made_later(tmp_path: Path) -> None:
    """Another program (a backup, a browser for databases) keeps the file locked."""

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            name = made["table"]["id"]
            command = {"do": "say", "key": "once", "text": "Hello"}
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as rude:
                rude.execute("BEGIN IMMEDIATE")
                for most in (MAX_WAIT_SECONDS + 2, LOCKED_SECONDS + 2):
                    begun = time.monotonic()
                    answer = await server.ask("POST", f"/tables/{name}/commands", made["host"], json=command)
                    assert time.monotonic() - begun < most
                    assert answer.json()["refused"] == AWAY
                await server.get(f"/tables/{name}", made["host"])
                rude.execute("ROLLBACK")
            begun = time.monotonic()
            while not (await server.ask("POST", f"/tables/{name}/commands", made["host"], json=command)).json()["done"]:
                assert time.monotonic() - begun < MAX_WAIT_SECONDS
                await asyncio.sleep(0.1)
            assert [entry.data["text"] for entry in server.live(name).table.chat] == ["Hello"]

    run(scenario())


def test_what_another_process_was_quicker_to_write_is_shown_and_nothing_else(postgresql_url: str) -> None:
    """Another process and this one write at the same time, again and again."""
    committed = committed_in_postgresql(postgresql_url)

    async def scenario() -> None:
        async with served(postgresql_url) as server, served(postgresql_url) as other:
            made = await server.made("domingo", 2)
            name = made["table"]["id"]
            watching = [Suspicious(house, Access(name, "spectator"), committed) for house in (server, other)]
            for house, one in zip((server, other), watching, strict=True):
                await house.house.connections.listen(one, None)
            for turn in range(10):
                answers = await asyncio.gather(
                    server.do(name, made["host"], "say", text=f"{turn}"),
                    other.do(name, made["seats"]["1"], "say", text=f"{turn}"),
                )
                assert all(answer["done"] for answer in answers)
            await until(
                lambda: server.live(name).table.last_entry == other.live(name).table.last_entry == committed(name)
            )
            said = [[frame["fields"] for frame in one.frames if frame.get("what") == "said"] for one in watching]
            assert said[0] == said[1]
            assert len(said[0]) == 20

    run(scenario())


def test_a_table_that_was_deleted_elsewhere_is_let_go(postgresql_url: str) -> None:
    async def scenario() -> None:
        async with served(postgresql_url) as server:
            made = await server.made("domingo", 2)
            name = made["table"]["id"]
            async with server.connected(name, made["watch"]) as watching:
                await until_present(watching)
                live = server.live(name)
                store = await Store.open(postgresql_url)
                assert await store.delete_tables(server.house.now() + 1) == 1
                await store.close()
                with pytest.raises(NotFound):
                    await server.house.admission.change_device(live, Holder(name, "seat", 1), "digest", "code")
                assert live.table.id not in server.house.tables
                while (frame := await heard(watching))["kind"] != "goodbye":
                    pass
                assert frame["goodbye"]["key"] == "no-such-table"

    run(scenario())
