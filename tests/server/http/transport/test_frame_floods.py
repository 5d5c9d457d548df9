"""Frames of every kind have a limit, and what strangers do wrong is nothing for the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from tavolata.server.http.transport.frame_limit import FRAMES_BEFORE_HELLO
from tavolata.server.http.transport.frame_protocol import FrameProtocol
from tests.server.inside import FREELY, PATIENCE, Inside, heard, inside, run
from tests.server.lobbies import DEFAULT

POLICY_VIOLATION = 1008
PING = 9
EMPTY_PING = bytes([0x89, 0x80, 0, 0, 0, 0])
EMPTY_PART = bytes([0x00, 0x80, 0, 0, 0, 0])
EMPTY_PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])
TEXT_BEGUN = bytes([0x01, 0x80, 0, 0, 0, 0])
NO_TEXT = bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE])
FLOODS = {"pings": EMPTY_PING * 50_000, "pongs": EMPTY_PONG * 50_000, "parts": TEXT_BEGUN + EMPTY_PART * 50_000}


@pytest.fixture
def frames_read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The opcodes of all frames that are read one by one."""
    read: list[int] = []
    plain = FrameProtocol._frame_received

    def counted(self: FrameProtocol, frame: bytes) -> None:
        read.append(frame[0] & 15)
        plain(self, frame)

    monkeypatch.setattr(FrameProtocol, "_frame_received", counted)
    return read


@contextlib.asynccontextmanager
async def raw_socket(
    server: Inside, table: str, early: bytes = b""
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket without any library, before its hello; what is early does not wait for the answer to the handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\n".encode()
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        if early:
            await asyncio.sleep(0.1)
            writer.write(early)
        assert b"101" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_before_the_hello_only_few_frames_are_read(tmp_path: Path, frames_read: list[int], flood: bytes) -> None:
    async def pour() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            async with raw_socket(server, made["table"]["id"]) as (reader, writer):
                writer.write(flood)
                with contextlib.suppress(ConnectionError):
                    told = await asyncio.wait_for(reader.read(10_000), PATIENCE)
                    while POLICY_VIOLATION.to_bytes(2, "big") not in told:
                        told += await asyncio.wait_for(reader.read(10_000), PATIENCE)
            assert len(frames_read) == FRAMES_BEFORE_HELLO
            await server.finish(made)

    run(pour())


@pytest.mark.parametrize("kind", ["pings", "parts"])
def test_whoever_is_welcome_has_a_limit_of_frames_too(tmp_path: Path, frames_read: list[int], kind: str) -> None:
    async def pour() -> None:
        async with inside(tmp_path, replace(DEFAULT, rate=0.001)) as server:
            made = await server.made("domingo", 2)
            async with server.connected(made["table"]["id"], made["host"]) as socket:
                assert (await heard(socket))["kind"] == "welcome"
                socket.transport.write(FLOODS[kind])
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)
                assert socket.close_code == POLICY_VIOLATION
            assert DEFAULT.burst <= len(frames_read) <= 3 * DEFAULT.burst

    run(pour())


def test_commands_sent_before_the_welcome_are_all_answered(tmp_path: Path) -> None:
    """More than the frames that wait for the application, and than a stranger may send: they come one after another."""

    async def hurry() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            count = 4 * FRAMES_BEFORE_HELLO
            async with server.connected(made["table"]["id"], made["host"]) as socket:
                for number in range(count):
                    await socket.send(f'{{"do": "say", "key": "{number}", "phrase": "hello"}}')
                answers: list[str] = []
                while len(answers) < count:
                    if (frame := await heard(socket))["kind"] == "answer":
                        answers.append(frame["answer"])
                assert answers == [str(number) for number in range(count)]

    run(hurry())


def test_frames_that_come_before_the_answer_to_the_handshake_wait_for_it(
    tmp_path: Path, frames_read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = WebSocket.accept

    async def slow(self: WebSocket) -> None:
        await asyncio.sleep(0.2)
        assert not frames_read
        await plain(self)

    monkeypatch.setattr(WebSocket, "accept", slow)

    async def hurry() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            async with raw_socket(server, made["table"]["id"], EMPTY_PING) as (reader, _):
                assert await asyncio.wait_for(reader.readexactly(2), PATIENCE) == bytes([0x8A, 0])
                assert frames_read == [PING]

    run(hurry())


def test_what_strangers_do_wrong_is_not_logged_and_counts_as_requests(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "tavolata")

    async def status_from(server: Inside, table: str, origin: str) -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with server.silent(table, additional_headers={"Origin": origin}):
                pass
        return refused.value.response.status_code

    async def misbehave() -> None:
        async with inside(tmp_path, replace(FREELY, rate=0.001, burst=6)) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            for wrong in (NO_TEXT, TEXT_BEGUN + bytes([0x80, 0x81, 0, 0, 0, 0, 0xFF])):
                async with raw_socket(server, table) as (reader, writer):
                    writer.write(wrong)
                    assert b"\x03\xef" in await asyncio.wait_for(reader.read(), PATIENCE)  # 1007: that is no text
            assert [await status_from(server, table, "http://evil") for _ in range(5)] == [403] * 3 + [429] * 2
            for request in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h9\r\n\r\n"):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(request)
                assert await asyncio.wait_for(reader.read(20), PATIENCE)
                writer.close()

    run(misbehave())
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
