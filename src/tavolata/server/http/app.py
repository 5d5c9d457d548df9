"""The application: house, access control and interface put together, with every refusal in one form."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

import tavolata
from tavolata.server.errors import Forbidden
from tavolata.server.http import openapi, pages, sockets
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.body_limit import BodyLimit
from tavolata.server.http.errors import add_error_handlers, refused
from tavolata.server.http.health import Health
from tavolata.server.http.no_sniff import without_sniffing
from tavolata.server.http.replay_threads import ReplayThreads
from tavolata.server.http.request_log import RequestLog, begin_request
from tavolata.server.http.routes import router
from tavolata.server.live.house import House
from tavolata.server.live.notice_permission import NoticePermission
from tavolata.server.live.reminders import Reminders
from tavolata.server.notices import NoticeSettings, Notifier
from tavolata.server.settings import Settings
from tavolata.server.store import Store

PACKED_BYTES = 1000
"""Answers as long as this are packed, if the reader can unpack them."""
SOCKET = re.compile(r"/api/tables/(?P<table>[A-Za-z0-9_-]{1,40})/socket")


@asynccontextmanager
async def open_application(
    database: str | None, settings: Settings, notices: NoticeSettings, clock: Callable[[], int] | None = None
) -> AsyncIterator[Application]:
    """The server as an ASGI application, with its database open; closed again, everything is written."""
    notifier = Notifier(notices)
    store = await Store.open(database)
    house = House(store, settings, clock)
    permission = NoticePermission(store.recipients, notifier, house.tasks, settings, house.now)
    reminders = Reminders(store, notifier, permission, house.tasks, settings.notice_minutes)
    if notifier.ways:
        house.on_written(reminders.on_written)
    try:
        await house.operator_changes.check()
        app = create_app(house, notifier, permission)
        try:
            yield app
        finally:
            app.state.health.close()
            app.state.replay_threads.close()
    finally:
        await house.close()
        await notifier.close()
        await store.close()


class Application(FastAPI):
    """Requests go through FastAPI. Sockets, of which there are thousands, go straight to their tables."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = without_sniffing(send)
        if self._is_blocked(scope):
            await turn_away(scope, receive, send)
        elif scope["type"] == "websocket" and (found := SOCKET.fullmatch(scope["path"])):
            begin_request(scope["path"])
            await sockets.serve(
                WebSocket(scope, receive, send), self.state.house, self.state.access_control, found["table"]
            )
        else:
            await RequestLog(super().__call__)(scope, receive, send)

    def _is_blocked(self, scope: Scope) -> bool:
        client = scope.get("client")
        return client is not None and self.state.house.blocklist.blocks(client[0])

    def openapi(self) -> dict[str, Any]:
        """The description of the interface, from which the browser's types are made."""
        return self.openapi_schema or openapi.complete(super().openapi())


def create_app(house: House, notifier: Notifier, permission: NoticePermission) -> Application:
    """House, access control and interface put together."""
    # FastAPI's own pages for reading the interface need scripts from other machines.
    app = Application(
        title="Tavolata",
        version=tavolata.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house, app.state.access_control, app.state.notifier = house, AccessControl(house), notifier
    app.state.health, app.state.replay_threads = Health(house.store), ReplayThreads()
    app.state.permission, app.state.network = permission, None
    app.include_router(router)
    app.add_route("/health", show_health, include_in_schema=False)
    pages.add_to(app)
    add_error_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_BYTES)
    app.add_middleware(BodyLimit, most=house.settings.body_bytes)
    return app


async def show_health(request: Request) -> Response:
    """Is the server well? Status 200 if it is, 503 if not."""
    report, is_well = await request.app.state.health.report()
    return JSONResponse(report, 200 if is_well else 503)


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Whoever comes from a blocked address gets nothing but the reason."""
    reason = refused(Forbidden("address-blocked"))
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(reason)
    else:
        await reason(scope, receive, send)
