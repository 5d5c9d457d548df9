"""Sockets of somebody who does not read."""

from __future__ import annotations

import asyncio
import contextlib
import socket as network
from collections.abc import AsyncIterator
from typing import Any, cast

import orjson

from tavolata.server.http.sockets import Socket
from tests.server.inside import JSON, PATIENCE, Inside, until


def frame_of(told: JSON) -> bytes:
    """A text frame as a client sends it, masked with zeros."""
    body = orjson.dumps(told)
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


@contextlib.asynccontextmanager
async def deaf(
    server: Inside, table: str, secret: str, reads: bool = False
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket without any library, which says hello; unless it reads, the little room for what it gets fills up."""
    plain = network.socket()
    if not reads:
        plain.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=2**30 if reads else 1024)
    try:
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\n".encode()
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert b"101" in await asyncio.wait_for(reader.readline(), PATIENCE)
        writer.write(frame_of({"secret": secret}))
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def listening(server: Inside, table: str, viewer: int | None) -> Socket:
    """The socket of a viewer, as the server has it."""
    await until(lambda: bool(server.live(table).subscribers.get(viewer)))
    return cast(Socket, next(iter(server.live(table).subscribers[viewer])))


async def talk_until(server: Inside, made: JSON, holds: Any) -> None:
    """The host talks until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            assert (await server.do(made["table"]["id"], made["host"], "say", text="ü" * 500))["done"]
