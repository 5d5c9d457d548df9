"""A limit for the size of requests."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.server.errors import TooLarge
from tavolata.server.http.errors import refused

SMALL_BYTES = 16_384
"""The largest body of any other request."""
WITH_CARDS = re.compile(r"/api/tables|/api/games/[^/]+/edition")
"""Where cards of somebody's own may come."""


class BodyLimit:
    """Refuses a request that is too large, without reading all of it."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        """Only bodies with cards of somebody's own may be so large."""
        self.app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        most = self._most if WITH_CARDS.fullmatch(scope["path"]) else min(self._most, SMALL_BYTES)
        body, size, is_complete = await self._read(receive, most)
        if size > most:
            answer = refused(TooLarge("too-large", most=most))
            answer.headers["connection"] = "close"
            return await answer(scope, receive, send)

        async def replayed() -> Message:
            nonlocal is_complete
            if is_complete:
                is_complete = False
                return {"type": "http.request", "body": body, "more_body": False}
            return await receive()

        return await self.app(scope, replayed, send)

    async def _read(self, receive: Receive, most: int) -> tuple[bytes, int, bool]:
        """The body, as far as it is allowed; its size so far; and whether the sender stayed until the end of it.

        What is too large by less than a file of cards is thrown away: somebody who is still sending hears no refusal.
        """
        body, size = b"", 0
        while size <= self._most:
            message = await receive()
            if message["type"] != "http.request":
                return body, size, False
            size += len(message.get("body", b""))
            body = body + message.get("body", b"") if size <= most else b""
            if not message.get("more_body", False):
                return body, size, True
        return body, size, False
