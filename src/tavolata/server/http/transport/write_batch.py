"""What the sockets have to send leaves together, once in every turn of the event loop."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger("tavolata.server")


class Sender(Protocol):
    """A socket, as far as a batch knows it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def flush(self) -> None:
        """Send what waits."""
        ...


class WriteBatch:
    """The sockets that have something to send."""

    def __init__(self) -> None:
        self._waiting: list[Sender] = []

    def add(self, socket: Sender) -> None:
        """A socket has something to send."""
        if not self._waiting:
            socket.loop.call_soon(self._flush)
        self._waiting.append(socket)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            try:
                socket.flush()
            except Exception as problem:
                log.error("a socket cannot be written to", exc_info=problem)
                socket.transport.abort()
