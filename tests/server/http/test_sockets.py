"""Sockets: from where they may come, and what they have to say first."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavolata.server.http.sockets import MAX_BAD_FRAMES
from tests.server.deaf_sockets import deaf
from tests.server.inside import FREELY, PATIENCE, Inside, goodbye, heard, inside, key_of, run
from tests.server.lobbies import DEFAULT


def test_pages_from_elsewhere_may_not_connect(tmp_path: Path) -> None:
    async def connect_from() -> None:
        async with inside(
            tmp_path, replace(FREELY, origins="https://games.example.org, https://other.example")
        ) as server:
            made = await server.made("domingo", 2)
            table, secret = made["table"]["id"], made["host"]
            for origin in (None, f"http://{server.host}", "https://games.example.org", "https://other.example"):
                async with server.connected(table, secret, origin=origin) as socket:
                    assert (await heard(socket))["kind"] == "welcome"
            for origin in ("https://evil.example", "null", "http://[", f"http://{server.host}.evil.example", ""):
                with pytest.raises(InvalidStatus) as refused:
                    async with server.connected(table, secret, additional_headers={"Origin": origin}):
                        pass
                assert refused.value.response.status_code == 403
                body = orjson.loads(refused.value.response.body)
                assert key_of(body["refused"]) == "foreign-origin"
            await server.finish(made)

    run(connect_from())


def test_a_page_that_does_not_say_where_it_comes_from_may_not_connect(tmp_path: Path) -> None:
    async def connect_from_nowhere() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            with pytest.raises(InvalidStatus) as refused:
                async with server.silent(made["table"]["id"], additional_headers={"Origin": ""}):
                    pass
            assert refused.value.response.status_code == 403

    run(connect_from_nowhere())


HELLOS: list[str | bytes] = [
    "",
    "hello",
    "{}",
    "[]",
    "null",
    '{"secret": ""}',
    '{"secret": 7}',
    '{"secret": "x", "since": -1}',
    '{"secret": "x", "more": 1}',
    '{"secret": "\\ud800"}',
    '{"do": "undo", "key": "k"}',
    json.dumps({"secret": "x" * 101}),
    "[" * 4000,
    b"\x00\xff",
]


def test_whoever_does_not_say_hello_is_sent_away(tmp_path: Path) -> None:
    async def keep_still() -> None:
        async with inside(tmp_path, replace(FREELY, hello_seconds=0.2)) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with server.silent(table) as silent:
                assert await goodbye(silent) == "hello-first"
            for hello in HELLOS:
                async with server.silent(table) as socket:
                    await socket.send(hello)
                    assert await goodbye(socket) == "hello-first"
            async with server.silent(table) as late:
                await asyncio.sleep(0.4)
                with contextlib.suppress(ConnectionClosed):
                    await late.send(orjson.dumps({"secret": made["host"]}).decode())
                assert await goodbye(late) == "hello-first"
            assert not server.live(table).subscribers
            await server.finish(made)

    run(keep_still())


def test_frames_that_are_too_long_or_broken_close_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def send_too_much() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            made = await server.made("domingo", 2)
            table, secret = made["table"]["id"], made["seats"]["1"]
            parts = [b" " * 1000] * 9
            chat = {"do": "say", "key": "k", "text": "x" * 10_000_000}
            for frame in (json.dumps(chat), " " * (DEFAULT.frame_bytes + 1), parts):
                assert await close_code_after(server, table, secret, frame) == 1009
            async with deaf(server, table, secret, reads=True) as (reader, writer):
                writer.write(b"\x81\x83\x00\x00\x00\x00\xff\xfe\xfd")
                assert b"\x03\xef" in await asyncio.wait_for(reader.read(), PATIENCE)  # 1007: that is no text
            async with server.connected(table, secret) as socket:
                await socket.send(['{"do": "say", "ke', 'y": "parts", ', '"text": "in parts"}'])
                while (frame_back := await heard(socket))["kind"] != "answer":
                    pass
                assert frame_back["done"]
            await server.finish(made)

    run(send_too_much())


async def close_code_after(server: Inside, table: str, secret: str, frame: Any) -> int | None:
    async with server.connected(table, secret) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.send(frame)
        await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        return socket.close_code


def test_ten_megabytes_of_chat_in_many_frames_end_with_a_goodbye(tmp_path: Path) -> None:
    async def chatter() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with server.connected(table, made["seats"]["1"]) as socket:
                with contextlib.suppress(ConnectionClosed):
                    for number in range(10_000_000 // 500):
                        await socket.send(json.dumps({"do": "say", "key": f"c{number}", "text": "x" * 500}))
                assert await goodbye(socket) == "too-many-commands"
            said = len(server.live(table).table.chat)
            assert 0 < said <= DEFAULT.burst * 3
        async with inside(tmp_path, FREELY) as server:
            await server.house.open(table)
            await server.finish(made)

    run(chatter())


def test_whoever_goes_on_with_nonsense_is_sent_away(tmp_path: Path) -> None:
    async def babble() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            async with server.connected(made["table"]["id"], made["watch"]) as socket:
                for _ in range(MAX_BAD_FRAMES):
                    await socket.send("?")
                assert await goodbye(socket) == "bad-command"
            await server.finish(made)

    run(babble())
