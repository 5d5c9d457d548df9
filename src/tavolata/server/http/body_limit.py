"""A limit for the size of requests."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.server.errors import TooLarge
from tavolata.server.http.errors import refused


class BodyLimit:
    """Refuses a request that is too large, without reading all of it."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        body, is_complete = await self._read(receive)
        if len(body) > self.most:
            answer = refused(TooLarge("too-large", most=self.most))
            answer.headers["connection"] = "close"
            return await answer(scope, receive, send)

        async def replayed() -> Message:
            nonlocal is_complete
            if is_complete:
                is_complete = False
                return {"type": "http.request", "body": body, "more_body": False}
            return await receive()

        return await self.app(scope, replayed, send)

    async def _read(self, receive: Receive) -> tuple[bytes, bool]:
        """The body, or a little more than is allowed of it; and whether the sender stayed until the end of it."""
        body = b""
        while len(body) <= self.most:
            message = await receive()
            if message["type"] != "http.request":
                return body, False
            body += message.get("body", b"")
            if not message.get("more_body", False):
                return body, True
        return body, False
