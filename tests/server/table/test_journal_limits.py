"""A journal does not grow without end, and no game is broken off because of that."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tavolata.server.table import journal_limits
from tests.server.inside import FREELY, JSON, Inside, heard, inside, key_of, run

TALK = replace(FREELY, talk_a_table=5)
FULL = replace(FREELY, entries_a_table=8)


async def number(server: Inside, table: str) -> int:
    """How long the journal is, in the database."""
    _, entries = await server.house.store.load(table) or (None, [])
    return len(entries)


async def move(server: Inside, made: JSON) -> JSON:
    """The person whose turn it is moves."""
    table = made["table"]["id"]
    seat = server.match(table).movers[0]
    chair = server.live(table).table.order[seat]
    decision, action = server.live(table).table.viewers[chair].decision, str(server.match(table).legal(seat)[0])
    return await server.do(table, made["seats"][str(chair)], "move", decision=decision, action=action)


def test_after_much_talk_only_the_game_goes_on(tmp_path: Path) -> None:
    async def talk() -> None:
        async with inside(tmp_path, TALK) as server:
            made = await server.made("domingo", 2)
            table, host = made["table"]["id"], made["host"]
            for _ in range(5):
                assert (await server.do(table, host, "say", phrase="hello"))["done"]
            async with server.connected(table, host) as socket:
                await socket.send('{"do": "say", "key": "more", "phrase": "hello"}')
                while (frame := await heard(socket))["kind"] != "answer":
                    pass
                assert key_of(frame["refused"]) == "talk-full"
            assert await server.refused(table, host, "pace", bots="quick") == "talk-full"
            await server.finish(made)
            assert (await server.do(table, host, "rematch"))["done"]
            assert await server.refused(table, made["seats"]["1"], "say", phrase="again") == "talk-full"

    run(talk())


def test_taking_back_and_moving_again_comes_to_an_end(tmp_path: Path) -> None:
    async def loop() -> None:
        async with inside(tmp_path, TALK) as server:
            made = await server.made("domingo", 2, options={"first": 0, "announcing": True})
            table, host = made["table"]["id"], made["host"]
            for _ in range(5):
                assert (await move(server, made))["done"]
                assert (await server.do(table, host, "undo"))["done"]
            assert (await move(server, made))["done"]
            assert await server.refused(table, host, "undo") == "talk-full"
            assert await server.refused(table, host, "take-back") == "talk-full"

    run(loop())


def test_a_full_journal_ends_with_its_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, FULL) as server:
            made = await server.made("domingo", 2)
            table, host = made["table"]["id"], made["host"]
            while await number(server, table) < 8:
                assert (await move(server, made))["done"]
            assert await server.refused(table, host, "say", phrase="hello") == "journal-full"
            await server.finish(made)
            assert await server.refused(table, host, "rematch") == "journal-full"
            assert (await server.do(table, host, "close"))["done"]

    run(play())


def test_people_come_and_go_in_the_last_game_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_limits, "RESERVE", 4)

    async def come_and_go() -> None:
        async with inside(tmp_path, replace(FULL, entries_a_table=2)) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table, host, other = made["table"]["id"], made["host"], made["seats"]["1"]
            assert await number(server, table) == 2
            for _ in range(2):
                assert (await server.do(table, other, "leave"))["done"]
                assert (await server.do(table, other, "return"))["done"]
            assert await server.refused(table, other, "leave") == "journal-full"
            code = (await server.ask("POST", f"/tables/{table}/codes", host)).json()["code"]
            assert await server.refused_with("POST", "/codes", json={"code": code}) == (409, "journal-full")
            await server.finish(made)

    run(come_and_go())


def test_whoever_repeats_a_command_hears_that_it_was_done(tmp_path: Path) -> None:
    async def repeat() -> None:
        async with inside(tmp_path, replace(FREELY, talk_a_table=1)) as server:
            made = await server.made("domingo", 2)
            said = {"do": "say", "key": "same", "phrase": "hello"}
            for _ in range(2):
                path = f"/tables/{made['table']['id']}/commands"
                assert (await server.ask("POST", path, made["host"], json=said)).json()["done"]

    run(repeat())
