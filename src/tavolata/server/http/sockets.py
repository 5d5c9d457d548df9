"""One WebSocket a seat: the first frame says who it is, then commands come in and messages go out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavolata.core.errors import TavolataError
from tavolata.server.errors import BadRequest, Forbidden, ServerError, TooManyRequests
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.errors import first_problem, refused
from tavolata.server.http.limits.rate_limits import TokenBucket
from tavolata.server.http.transport.frame_protocol import protocol_of
from tavolata.server.live.command_runner import CommandRunner
from tavolata.server.live.connections import Connections
from tavolata.server.metrics import metrics
from tavolata.server.networks import network_of_client
from tavolata.server.protocol.commands import Command, Hello, command_validator, hello_validator
from tavolata.server.protocol.messages import Answer, Goodbye
from tavolata.server.protocol.refusal import refusal_json
from tavolata.server.settings import Settings
from tavolata.server.table.access import Access
from tavolata.server.table.outgoing.answers import refused_answer

REFUSED = 4000
"""The code of a socket that the server closes with a reason; the reason is in the frame before."""
MAX_BAD_FRAMES = 20
"""So many frames that are no commands, and the socket is closed."""

log = logging.getLogger("tavolata.server")


@dataclass(frozen=True)
class SocketParts:
    """What sockets need of the server."""

    settings: Settings
    commands: CommandRunner
    connections: Connections
    access_control: AccessControl


class Socket:
    """The socket of one viewer. Frames are queued for a slow reader, up to a limit."""

    def __init__(self, websocket: WebSocket, parts: SocketParts) -> None:
        self.websocket = websocket
        self.protocol = protocol_of(websocket.scope)
        self.protocol.on_writable = self._send_waiting
        self._parts = parts
        self._settings = parts.settings
        self.address = network_of_client(websocket.scope)
        self.access: Access
        self._waiting: deque[bytes] = deque()
        self._last: bytes | None = None
        self._closing: asyncio.Task[None] | None = None
        self._bucket = TokenBucket(parts.settings.burst, asyncio.get_running_loop().time())
        self._bad_frames = 0

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it. A client that does not read is disconnected, and can ask for the rest later."""
        if self._last is not None:
            return
        if self.protocol.can_write and not self._waiting:
            self.protocol.send_text(frame)
            return
        self._waiting.append(frame)
        if len(self._waiting) > self._settings.unsent_frames:
            self._waiting.clear()
            self.dismiss(TooManyRequests("too-slow"))

    def dismiss(self, reason: TavolataError) -> None:
        """Send the reason, and close. From now on nothing else is sent or done."""
        if self._last is None:
            metrics.refusals[reason.key] += 1
            goodbye: Goodbye = {"kind": "goodbye", "goodbye": refusal_json(reason)}
            self._last = orjson.dumps(goodbye)
            self.protocol.dismiss()
            self._closing = asyncio.ensure_future(self._close())

    def _send_waiting(self) -> None:
        """The client has read: send what waits for it."""
        while self._waiting and self.protocol.can_write:
            self.protocol.send_text(self._waiting.popleft())

    async def _close(self) -> None:
        assert self._last is not None
        with suppress(WebSocketDisconnect, RuntimeError):
            while self._waiting:
                await self.websocket.send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            await self.websocket.send({"type": "websocket.send", "text": self._last.decode()})
            await self.websocket.close(REFUSED)

    async def run(self, table_id: str) -> None:
        """From hello to goodbye."""
        try:
            await self._connect(table_id)
            await self._serve_commands()
        except WebSocketDisconnect:
            pass
        except TavolataError as problem:
            await self.dismiss_and_wait(problem)
        except Exception as problem:
            log.error("something went wrong on a socket", exc_info=problem)
            await self.dismiss_and_wait(ServerError("internal"))

    async def _connect(self, table_id: str) -> None:
        access_control = self._parts.access_control
        access_control.requests.check(self.address)
        hello = await self._hello()
        self.access = await access_control.access(table_id, hello.secret, self.address)
        if self.access.role == "guest":
            raise Forbidden("take-a-chair-first")
        self.protocol.welcome(self._settings.rate, self._settings.burst)
        await self._parts.connections.listen(self, hello.since, self.address)

    async def _serve_commands(self) -> None:
        try:
            while True:
                frame = await self._frame()
                if self._last is None:
                    await self._command(frame)
        finally:
            self._parts.connections.leave(self)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                frame = await self._frame()
            return cast(Hello, hello_validator.validate_json(frame))
        except (TimeoutError, ValidationError):
            raise BadRequest("hello-first") from None

    async def _frame(self) -> str | bytes:
        received: Any = await self.protocol.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1005)
        frame: str | bytes | None = received.get("text")
        return frame if frame is not None else received["bytes"]

    async def _command(self, frame: str | bytes) -> None:
        """Answer one frame. What is no command is refused; after too many of them the socket is closed."""
        try:
            self._check_rate()
            command: Command = command_validator.validate_json(frame)
        except ValidationError as problem:
            self._refuse(BadRequest("bad-command", problem=first_problem(problem)))
        except TooManyRequests as problem:
            self._refuse(problem)
        else:
            self.send(orjson.dumps(await self._answer(command)))

    async def _answer(self, command: Command) -> Answer:
        """Carry out a command, unless too many come from this address; its other visitors cannot help that."""
        try:
            self._parts.access_control.commands.check(self.address)
        except TooManyRequests as problem:
            metrics.refusals[problem.key] += 1
            return refused_answer(problem, command.key)
        return await self._parts.commands.do(self.access, command)

    def _check_rate(self) -> None:
        settings, now = self._settings, asyncio.get_running_loop().time()
        if not self._bucket.take(settings.rate, settings.burst, now):
            raise TooManyRequests("too-many-commands")

    def _refuse(self, problem: TavolataError) -> None:
        self._bad_frames += 1
        metrics.refusals[problem.key] += 1
        self.send(orjson.dumps(refused_answer(problem)))
        if self._bad_frames >= MAX_BAD_FRAMES:
            self.dismiss(problem)

    async def dismiss_and_wait(self, reason: TavolataError) -> None:
        """Send the reason, close, and wait until that is done."""
        self.dismiss(reason)
        if self._closing:
            await self._closing


def is_allowed_origin(websocket: WebSocket, origins: str) -> bool:
    """Does a socket come from our own page, from one the operator allows, or from a program that is no browser?"""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    if not origin:
        return False
    if origin in [allowed.strip() for allowed in origins.split(",")]:
        return True
    return origin.partition("://")[2] == websocket.headers.get("host")


def why_denied(websocket: WebSocket, access_control: AccessControl) -> ServerError:
    """A socket from elsewhere counts as a request of its address, like any other."""
    try:
        access_control.requests.check(network_of_client(websocket.scope))
    except TooManyRequests as problem:
        return problem
    return Forbidden("foreign-origin")


async def serve(websocket: WebSocket, parts: SocketParts, table_id: str) -> None:
    """A new connection."""
    access_control = parts.access_control
    if not is_allowed_origin(websocket, parts.settings.origins):
        await websocket.send_denial_response(refused(why_denied(websocket, access_control)))
        return
    await websocket.accept()
    socket = Socket(websocket, parts)
    with access_control.socket_slot(socket.address) as welcome:
        if welcome:
            await socket.run(table_id)
        else:
            await socket.dismiss_and_wait(TooManyRequests("too-many-sockets"))
    if websocket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close()
