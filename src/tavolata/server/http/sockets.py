"""One WebSocket a seat: the first frame says who it is, then commands come in and messages go out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavolata.core.errors import TavolataError
from tavolata.server.errors import BadRequest, Forbidden, ServerError, TooManyRequests
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.eager_task import start_eagerly
from tavolata.server.http.errors import first_problem, refused
from tavolata.server.http.rate_limits import TokenBucket, client_network
from tavolata.server.live.house import House
from tavolata.server.protocol.commands import Hello, read_command, read_hello
from tavolata.server.table import outgoing
from tavolata.server.table.access import Access

REFUSED = 4000
"""The code of a socket that the server closes with a reason; the reason is in the frame before."""
MAX_BAD_FRAMES = 20
"""So many frames that are no commands, and the socket is closed."""

log = logging.getLogger("tavolata.server")


class Socket:
    """The socket of one viewer. Frames are queued for a slow reader, up to a limit."""

    def __init__(self, websocket: WebSocket, house: House) -> None:
        self.websocket = websocket
        self.house = house
        self.address = client_network(websocket.client.host) if websocket.client else ""
        self.access: Access
        self._waiting: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._last: bytes | None = None
        self._bucket = TokenBucket(house.settings.burst, asyncio.get_running_loop().time())
        self._bad_frames = 0

    def send(self, frame: bytes) -> None:
        """Queue a frame. A client that does not read is disconnected, and can ask for the rest later."""
        if self._last is not None:
            return
        self._waiting.append(frame)
        if len(self._waiting) > self.house.settings.unsent_frames:
            self._waiting.clear()
            self.dismiss(TooManyRequests("too-slow"))
        self._start_sending()

    def dismiss(self, reason: TavolataError) -> None:
        """Send the reason, and close. From now on nothing else is sent or done."""
        if self._last is None:
            self._last = orjson.dumps(outgoing.goodbye(reason))
            self._start_sending()

    def _start_sending(self) -> None:
        if self._sending is None:
            self._sending = start_eagerly(self._send_all())

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while self._waiting:
                await self.websocket.send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            if self._last is not None:
                await self.websocket.send({"type": "websocket.send", "text": self._last.decode()})
                await self.websocket.close(REFUSED)
        self._sending = None

    async def run(self, access_control: AccessControl, table: str) -> None:
        """From hello to goodbye."""
        try:
            await self._connect(access_control, table)
            await self._serve_commands()
        except WebSocketDisconnect:
            pass
        except TavolataError as problem:
            await self.dismiss_and_wait(problem)
        except Exception as problem:
            log.error("something went wrong on a socket", exc_info=problem)
            await self.dismiss_and_wait(ServerError("internal"))

    async def _connect(self, access_control: AccessControl, table: str) -> None:
        access_control.requests.check(self.address)
        hello = await self._hello()
        self.access = await access_control.access(table, hello.secret, self.address)
        if self.access.role == "guest":
            raise Forbidden("take-a-chair-first")
        await self.house.listen(self, hello.since)

    async def _serve_commands(self) -> None:
        try:
            while True:
                frame = await self._frame()
                if self._last is None:
                    await self._command(frame)
        finally:
            self.house.leave(self)

    async def _hello(self) -> Hello:
        try:
            frame = await asyncio.wait_for(self._frame(), self.house.settings.hello_seconds)
            return read_hello.validate_json(frame)
        except (TimeoutError, ValidationError):
            raise BadRequest("hello-first") from None

    async def _frame(self) -> str | bytes:
        received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1005)
        frame: str | bytes | None = received.get("text")
        return frame if frame is not None else received["bytes"]

    async def _command(self, frame: str | bytes) -> None:
        """Answer one frame. What is no command is refused; after too many of them the socket is closed."""
        try:
            self._check_rate()
            command = read_command.validate_json(frame)
        except ValidationError as problem:
            self._refuse(BadRequest("bad-command", problem=first_problem(problem)))
        except TooManyRequests as problem:
            self._refuse(problem)
        else:
            self.send(orjson.dumps(await self.house.do(self.access, command)))

    def _check_rate(self) -> None:
        settings, now = self.house.settings, asyncio.get_running_loop().time()
        if not self._bucket.take(settings.rate, settings.burst, now):
            raise TooManyRequests("too-many-commands")

    def _refuse(self, problem: TavolataError) -> None:
        self._bad_frames += 1
        self.send(orjson.dumps(outgoing.unreadable_answer(problem)))
        if self._bad_frames >= MAX_BAD_FRAMES:
            self.dismiss(problem)

    async def dismiss_and_wait(self, reason: TavolataError) -> None:
        """Send the reason, close, and wait until that is done."""
        self.dismiss(reason)
        if self._sending:
            await self._sending


def is_allowed_origin(websocket: WebSocket, origins: str) -> bool:
    """Does a socket come from our own page, from one the operator allows, or from a program that is no browser?"""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    if origin in [allowed.strip() for allowed in origins.split(",")]:
        return True
    return origin.partition("://")[2] == websocket.headers.get("host")


async def serve(websocket: WebSocket, house: House, access_control: AccessControl, table: str) -> None:
    """A new connection."""
    if not is_allowed_origin(websocket, house.settings.origins):
        await websocket.send_denial_response(refused(Forbidden("foreign-origin"), Forbidden.status))
        return
    await websocket.accept()
    socket = Socket(websocket, house)
    with access_control.counted(socket.address) as welcome:
        if welcome:
            await socket.run(access_control, table)
        else:
            await socket.dismiss_and_wait(TooManyRequests("too-many-sockets"))
    if websocket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close()
