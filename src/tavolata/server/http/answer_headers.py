"""What every answer tells its reader: to take it for what it says it is, and to keep none of the interface."""

from __future__ import annotations

from starlette.types import Message, Scope, Send

NO_SNIFF = (b"x-content-type-options", b"nosniff")
NO_STORE = (b"cache-control", b"no-store")
"""Some answers are the only time that a secret is told: no proxy and no browser keeps them."""
STARTS = ("http.response.start", "websocket.http.response.start")


def with_headers(scope: Scope, send: Send) -> Send:
    """Say so with every answer to a request."""
    added = [NO_SNIFF, NO_STORE] if scope.get("path", "").startswith("/api/") else [NO_SNIFF]

    async def send_with_headers(message: Message) -> None:
        if message["type"] in STARTS:
            message = {**message, "headers": [*message.get("headers", ()), *added]}
        await send(message)

    return send_with_headers
