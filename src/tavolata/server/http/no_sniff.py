"""A browser takes an answer for what it says it is, and does not guess."""

from __future__ import annotations

from starlette.types import Message, Send

NO_SNIFF = (b"x-content-type-options", b"nosniff")
STARTS = ("http.response.start", "websocket.http.response.start")


def without_sniffing(send: Send) -> Send:
    """Say so with every answer."""

    async def send_with_header(message: Message) -> None:
        if message["type"] in STARTS:
            message = {**message, "headers": [*message.get("headers", ()), NO_SNIFF]}
        await send(message)

    return send_with_header
