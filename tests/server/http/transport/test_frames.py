"""Frames in whatever form and pieces a client sends them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import orjson
import pytest

from tavolata.server.http.transport.frames import frame_head, short_text
from tests.server.deaf_sockets import deaf
from tests.server.inside import FREELY, JSON, PATIENCE, Inside, inside, run

TEXT, BINARY, CONTINUED, CLOSE, PING = 1, 2, 0, 8, 9


def frame(body: bytes, opcode: int = TEXT, is_last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
    return bytes([opcode | (0x80 if is_last else 0)]) + size + mask + masked


def saying(text: str, key: str) -> bytes:
    return orjson.dumps({"do": "say", "key": key, "text": text})


@asynccontextmanager
async def talking(folder: Path) -> AsyncIterator[tuple[Inside, asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket without any library that has been welcomed."""
    async with inside(folder) as server:
        made = await server.made("domingo", 2)
        async with deaf(server, made["table"]["id"], made["host"], reads=True) as (reader, writer):
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            while (await next_frame(reader))[1].get("kind") != "present":
                pass
            yield server, reader, writer


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, JSON]:
    """The opcode of the next frame and what it tells; of a close frame the code."""
    async with asyncio.timeout(PATIENCE):
        opcode, length = await reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
        body = await reader.readexactly(length)
    if opcode & 15 == CLOSE:
        return CLOSE, {"code": int.from_bytes(body[:2], "big")}
    return opcode & 15, orjson.loads(body) if opcode & 15 == TEXT else {"body": body}


async def answers(reader: asyncio.StreamReader, count: int) -> list[str]:
    """The keys of the next commands that were carried out."""
    found: list[str] = []
    while len(found) < count:
        _, told = await next_frame(reader)
        if told.get("kind") == "answer":
            assert told["done"], told
            found.append(told["answer"])
    return found


@pytest.mark.parametrize("step", [1, 3, 1000])
def test_commands_are_read_in_whatever_pieces_they_come(tmp_path: Path, step: int) -> None:
    """Short and long ones, in parts, with a ping between the parts, and as binary data."""
    in_parts = saying("in parts", "c")
    sent = [
        frame(saying("short", "a")),
        frame(saying("ü" * 400, "b")),
        frame(in_parts[:9], is_last=False),
        frame(b"there?", PING),
        frame(b"", CONTINUED, is_last=False),
        frame(in_parts[9:], CONTINUED),
        frame(saying("as bytes", "d"), BINARY),
        frame(saying("at last", "e")),
    ]

    async def talk() -> None:
        async with talking(tmp_path) as (_, reader, writer):
            whole = b"".join(sent)
            for start in range(0, len(whole), step):
                writer.write(whole[start : start + step])
                await asyncio.sleep(0)
            assert await answers(reader, 5) == ["a", "b", "c", "d", "e"]

    run(talk())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"\xff" * 200), 1007),
        (frame(b"{", is_last=False) + frame(b"}"), 1002),
        (frame(b"}", CONTINUED), 1002),
        (b"\xf1" + frame(b"{}")[1:], 1002),
        (b"\x81\x02{}", 1002),
        (b"\x81\xfe" + (FREELY.frame_bytes + 1).to_bytes(2, "big"), 1009),
        (b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\x00" * 100, 1009),
    ],
    ids=["no text", "long no text", "two begun", "none begun", "reserved bits", "no mask", "too long", "endless"],
)
def test_what_is_no_frame_closes_the_socket_with_its_code(tmp_path: Path, wrong: bytes, code: int) -> None:
    async def talk() -> None:
        async with talking(tmp_path) as (server, reader, writer):
            writer.write(frame(saying("first", "a")) + wrong)
            seen = [await next_frame(reader)]
            while seen[-1][0] != CLOSE:
                seen.append(await next_frame(reader))
            assert seen[-1][1] == {"code": code}
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            assert (await server.get("/catalog"))["games"]

    run(talk())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_says_its_length(length: int) -> None:
    head = frame_head(length)
    assert head[0] == 0x81
    if length < 126:
        assert head[1:] == bytes([length])
    else:
        wide = 8 if length > 65_535 else 2
        assert head[1:] == bytes([127 if wide == 8 else 126]) + length.to_bytes(wide, "big")


def test_only_whole_short_masked_text_takes_the_short_way() -> None:
    assert short_text(frame("grüß dich".encode())) == "grüß dich"
    for other in (frame(b"a", BINARY), frame(b"a", is_last=False), frame(b"a" * 126), frame(b"\xff"), b"\x81\x01a"):
        assert short_text(other) is None
