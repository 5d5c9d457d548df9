"""uvicorn's WebSocket with a short way for what goes over it all the time: whole text frames.

uvicorn and `websockets` still do everything else: the handshake, pings, frames in pieces, closing and every error.
Frames are cut out of the stream here, so that their parser gets whole ones only and never stands in the middle of one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from tavolata.server.http.transport.frame_limit import FrameLimit
from tavolata.server.http.transport.frames import frame_bounds, frame_head, is_close, is_text, short_text
from tavolata.server.http.transport.write_batch import WriteBatch

EXTENSION = "tavolata.frames"
"""Under this name the application finds the protocol in the scope of a socket."""
UNREAD_FRAMES = 16
"""So many frames wait for the application before nothing more is read from the network."""
LINGER_SECONDS = 1.0
"""Between the last frame to somebody who sends too many and the end. Meanwhile what comes is thrown away: left unread,
it would make the system reset the connection, and the last frame would be lost."""
SKIPPED_AT_ONCE = 1000
"""So many frames of one read are looked at for the other side's goodbye; then nothing is looked at any more."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *given: Any, batch: WriteBatch, **named: Any) -> None:
        super().__init__(*given, **named)
        self._batch = batch
        self._unread = b""
        self._passes_on = False
        """A frame is too large: what comes now goes to the parser, which refuses it."""
        self._heard = self.loop.time()
        self._unsent: list[bytes] = []
        self.can_write = True
        """Has what was sent so far left this process, or nearly so?"""
        self.on_writable: Callable[[], None] = lambda: None
        """Called when somebody who was too slow has caught up."""
        self.on_lost: Callable[[], None] = lambda: None
        self._limit = FrameLimit(self.loop.time())
        self._is_dismissed = False
        """The goodbye is on its way, perhaps behind much that has not been read."""
        self._is_ignored = False
        """Even after the goodbye too many frames came: they are thrown away unseen."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.can_write = True
        self.on_lost()

    # --- out ------------------------------------------------------------

    def send_text(self, text: bytes) -> None:
        """Send a text frame. Frames of the same turn of the event loop leave together."""
        if not self._unsent:
            self._batch.add(self)
        self._unsent += (frame_head(len(text)), text)

    def flush(self) -> None:
        """Send now what waits for the end of this turn."""
        unsent, self._unsent = self._unsent, []
        if unsent and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(unsent))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.can_write = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.can_write = True
        self.on_writable()

    async def send(self, message: Any) -> None:
        """What the application sends by way of ASGI comes after its frames."""
        self.flush()
        await super().send(message)
        self._sent(message["type"])

    def _sent(self, kind: str) -> None:
        if kind == "websocket.accept":
            self._read_on()
        elif kind == "websocket.close":
            self._read_frames()
        elif self.close_sent:
            self.handshake_complete = True  # it was denied; uvicorn would log an error

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    # --- in ------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        if self._is_ignored:
            return None
        if self._passes_on or not self.handshake_initiated:
            return super().data_received(data)
        self._unread += data
        return self._read_frames()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._read_on()
        return message

    def _read_on(self) -> None:
        """The application has taken all there was: read on, beginning with what has come already."""
        self.read_paused = False
        self._read_frames()
        if not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _read_frames(self) -> None:
        """Read what has come, as far as the application has room for it."""
        if not self.handshake_complete:
            return self._pause()
        data, start, now = self._unread, 0, self.loop.time()
        while not (self.read_paused or self.is_over) and (size := self._frame_size(data, start)):
            if not self._limit.take(now):
                self._refuse_frames()
                break
            self._frame_received(data[start : start + size])
            start += size
        self._unread = data[start:]
        if self.is_over:
            return self._skip_frames()
        if self._passes_on:
            self._unread = b""
            super().data_received(data[start:])
        return None

    def _skip_frames(self) -> None:
        """The server says goodbye: of what still comes, only the goodbye of the other side counts."""
        start = 0
        for _ in range(SKIPPED_AT_ONCE):
            size = self._frame_size(self._unread, start)
            if not size:
                break
            if is_close(self._unread, start):
                super().data_received(self._unread[start : start + size])
            start += size
        else:
            self._is_ignored = True
        self._is_ignored |= self._passes_on
        self._unread = b"" if self._is_ignored else self._unread[start:]

    def _frame_size(self, data: bytes, start: int) -> int:
        """The bytes of the frame that begins there; 0 if they have not all come, or are too many."""
        head, body = frame_bounds(data, start)
        if body > self.config.ws_max_size:
            self._passes_on = True
            return 0
        size = head + body
        return size if len(data) >= start + size else 0

    def _frame_received(self, frame: bytes) -> None:
        text = None if self.frames or self.close_sent else short_text(frame)
        if text is None:
            super().data_received(frame)
        else:
            self._give_to_app({"type": "websocket.receive", "text": text})

    def _give_to_app(self, message: Any) -> None:
        self.queue.put_nowait(message)
        if not self.read_paused and self.queue.qsize() >= UNREAD_FRAMES:
            self._pause()

    def _pause(self) -> None:
        self.read_paused = True
        self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, but what a stranger sends as text and is none is no matter for the log."""
        if not self.close_sent and self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    # --- limits ------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Has the server said goodbye, or is about to?"""
        return self.close_sent or self._is_dismissed

    def dismiss(self) -> None:
        """From now on nothing counts but the end."""
        self._is_dismissed = True

    def welcome(self, rate: float, burst: int) -> None:
        """Somebody has said who they are, and may send so many commands: allow the frames for these."""
        self._limit.allow_commands(rate, burst)

    def _refuse_frames(self) -> None:
        """Too many have come: say goodbye."""
        self.stop_keepalive()
        self.conn.send_close(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)

    # --- signs of life ------------------------------------------------------------

    def send_keepalive_ping(self) -> None:
        """Ask only those whether they are there who have not said anything for a while."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self._heard
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            self.flush()
            super().send_keepalive_ping()


def protocol_of(scope: Any) -> FrameProtocol:
    """The protocol of a socket."""
    return cast(FrameProtocol, scope["extensions"][EXTENSION])
