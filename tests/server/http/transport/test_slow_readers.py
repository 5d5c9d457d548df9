"""Somebody who does not read holds nobody up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import orjson
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.deaf_sockets import deaf, listening, talk_until
from tests.server.inside import FREELY, JSON, PATIENCE, inside, key_of, run


def test_whoever_never_reads_is_left_behind_and_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.http.transport.listening_socket.UNREAD_SECONDS", 600)

    async def never_read() -> None:
        async with inside(tmp_path, replace(FREELY, unsent_frames=20)) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with deaf(server, table, made["watch"]), server.connected(table, made["host"]) as other:
                listener = await listening(server, table, None)
                reading = asyncio.ensure_future(read_all(other))
                await talk_until(server, made, lambda: listener._last is not None)
                assert key_of(orjson.loads(listener._last or b"")["goodbye"]) == "too-slow"
                await server.finish(made)
                assert len(listener._waiting) == 0
            said = [frame for frame in await asyncio.wait_for(reading, PATIENCE) if frame.get("what") == "said"]
            assert len(said) > 20

    run(never_read())


def test_whoever_never_reads_is_cut_off_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.server.http.transport.listening_socket.UNREAD_SECONDS", 1)

    async def never_read() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with deaf(server, table, made["watch"]):
                await listening(server, table, None)
                await talk_until(server, made, lambda: None not in server.live(table).subscribers)
            await server.finish(made)

    run(never_read())


async def read_all(socket: ClientConnection) -> list[JSON]:
    """Everything until the socket is closed."""
    return [orjson.loads(frame) async for frame in socket]
