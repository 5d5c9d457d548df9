"""uvicorn's HTTP with bounds for what comes before the application sees it: bytes, time, and connections.

httptools itself puts no limit to the head of a request, and copies a header anew with every piece that comes.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tavolata.server.errors import BadRequest, HeadTooLarge, RequestTimeout, ServerError, TooManyRequests
from tavolata.server.http.answer_headers import NO_SNIFF
from tavolata.server.http.errors import refused
from tavolata.server.http.transport.connection_limit import ConnectionLimit
from tavolata.server.http.transport.frame_protocol import FrameProtocol
from tavolata.server.settings import Settings

WIRE_BYTES_A_BODY_BYTE = 8
"""A body in pieces has more bytes on the wire than in it; more than that is no body but an endless trailer."""


MAX_PIPELINED = 8
"""So many requests may wait on a connection for the answers to those before them. Browsers do not ask like that."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    def __init__(self, *given: Any, settings: Settings, limit: ConnectionLimit, **named: Any) -> None:
        super().__init__(*given, **named)
        self._settings = settings
        self._limit = limit
        self._counted_for: str | None = None
        """The address that the connection counts for."""
        self._is_counted = False
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered, or was last; those behind it wait."""
        self._deadline: asyncio.TimerHandle | None = None
        self._reads_head = True
        self._head_bytes = 0
        self._wire_bytes = self._body_bytes = 0
        """Of the body: what came over the wire, and what was in it."""

    # --- connections ------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._is_counted = self._limit.take(peer)
        if not self._is_counted:
            return self._refuse(TooManyRequests("too-many-connections"))
        self._counted_for = peer
        self._allow(self._settings.head_seconds)
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        if self._counted_for is not None:
            self._limit.release_address(self._counted_for)
            self._counted_for = None
        if self._is_counted:
            self._limit.release()
            self._is_counted = False

    def _is_forwarded(self) -> bool:
        """Does a proxy that is trusted say for whom it asks? Then that address has limits of its own."""
        peer = self.client[0] if self.client else ""
        return any(name == b"x-forwarded-for" for name, _ in self.headers) and peer in _TrustedHosts(
            self._settings.proxies
        )

    def handle_websocket_upgrade(self) -> None:
        self._stop_clock()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, FrameProtocol)
        protocol.on_lost = self._release
        if not protocol.handshake_initiated:
            # `websockets` reads heads more strictly than httptools, and nobody would send what it says about this one.
            self._refuse(BadRequest("bad-request", problem="handshake"))

    # --- requests ------------------------------------------------------------

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            problem = TooManyRequests("too-many-requests")
            self._refuse(problem)
            raise problem  # ends the reading of what has come
        super().on_message_begin()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    # --- bytes ------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._reads_head and self._deadline is None:
            self._allow(self._settings.head_seconds)
        while data and not self.transport.is_closing():
            data = self._receive_some(data)

    def _receive_some(self, data: bytes) -> bytes:
        """Read on, but not beyond the limit; returns what is left to be read."""
        if not self._reads_head:
            self._wire_bytes += len(data)
            super().data_received(data)
            if self._wire_bytes > self._settings.head_bytes + self._body_bytes * WIRE_BYTES_A_BODY_BYTE:
                self._refuse(HeadTooLarge("head-too-large", most=self._settings.head_bytes))
            return b""
        room = self._settings.head_bytes - self._head_bytes
        self._head_bytes += min(room, len(data))
        super().data_received(data[:room])
        if self._reads_head and self._head_bytes >= self._settings.head_bytes:
            self._refuse(HeadTooLarge("head-too-large", most=self._settings.head_bytes))
        return data[room:]

    def on_headers_complete(self) -> None:
        self._reads_head = False
        self._wire_bytes = self._body_bytes = 0
        self._allow(self._settings.body_seconds)
        if self._counted_for is not None and self._is_forwarded():
            self._limit.release_address(self._counted_for)
            self._counted_for = None
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_clock()
        self._reads_head, self._head_bytes = True, 0
        super().on_message_complete()

    # --- time ------------------------------------------------------------

    def _allow(self, seconds: float) -> None:
        self._stop_clock()
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self._refuse(RequestTimeout("request-too-slow"))

    # --- refusals ------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        self._refuse(BadRequest("bad-request", problem=msg))

    def _refuse(self, problem: ServerError) -> None:
        """Answer, unless an answer is on its way already, and close."""
        self._stop_clock()
        if self.transport.is_closing():
            return
        answered = self._answered
        if answered is None or not answered.response_started or answered.response_complete:
            self.transport.write(raw_refusal(problem))
        self.transport.close()


def raw_refusal(problem: ServerError) -> bytes:
    """A refusal as it goes over the wire, made without the application."""
    answer = refused(problem)
    status = HTTPStatus(problem.status)
    headers = [*answer.raw_headers, NO_SNIFF, (b"connection", b"close")]
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), *(b": ".join(header) for header in headers)]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])
