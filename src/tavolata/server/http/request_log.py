"""Every request has an id, which its answer tells and each line of the log about it has."""

from __future__ import annotations

import logging
import re
import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.server.log_output import current_table_id, new_request_id, request_id
from tavolata.server.metrics import metrics
from tavolata.server.tokens import ID_LENGTH, URL_SAFE_LETTER

HEADER = "X-Request-Id"
TABLE = re.compile(f"/api/tables/({URL_SAFE_LETTER}{{{ID_LENGTH}}})(?:/|$)")
"""As long as the name of a table is; a secret, which is longer, is never taken for one."""

log = logging.getLogger("tavolata.server.requests")


def begin_request(path: str) -> str:
    """Give the work that now begins an id; each connection and each request is a task of its own."""
    new = new_request_id()
    request_id.set(new)
    found = TABLE.match(path)
    current_table_id.set(found[1] if found else "")
    return new


class RequestLog:
    """Gives requests their ids, counts their answers, and logs them for those who want to read that much.

    Of an address only the route is logged: what strangers write into an address can be anything, a secret too.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        told_id, begun, status = begin_request(scope["path"]), time.perf_counter(), 500

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = told_id
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            metrics.requests[str(status)] += 1
            if log.isEnabledFor(logging.DEBUG):
                milliseconds = 1000 * (time.perf_counter() - begun)
                log.debug("%s %s %s %.1f ms", scope["method"], route_of(scope), status, milliseconds)


def route_of(scope: Scope) -> str:
    """The route that answered a request, with the names of its parts instead of what they were."""
    return getattr(scope.get("route"), "path", None) or "-"
