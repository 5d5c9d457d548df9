"""The application: house, access control and interface put together, with every refusal in one form."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from typing import Any

import orjson
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

import tavolata
from tavolata.server.errors import Forbidden, ServerError, TooManyRequests
from tavolata.server.http import openapi, pages, sockets
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.answer_headers import with_headers
from tavolata.server.http.dependencies import access_control_of
from tavolata.server.http.errors import add_error_handlers, refused
from tavolata.server.http.health import Health
from tavolata.server.http.limits.body_limit import BodyLimit
from tavolata.server.http.replay_threads import ReplayThreads
from tavolata.server.http.request_log import RequestLog, begin_request
from tavolata.server.http.routes import router
from tavolata.server.http.sockets import SocketParts
from tavolata.server.live.house import House
from tavolata.server.live.notice_permission import NoticePermission
from tavolata.server.live.reminders import Reminders
from tavolata.server.live.worker_threads import WorkerThreads
from tavolata.server.networks import network_of_client
from tavolata.server.notices import NoticeSettings, Notifier
from tavolata.server.settings import Settings
from tavolata.server.store import Store
from tavolata.server.tokens import MAX_ID, URL_SAFE_LETTER

REJECTION_DELAY_SECONDS = 1.0
"""So long does an address with too many requests wait for each refusal: then its connections cannot ask often."""
CONTENT_THREADS = 2
"""So many examples, lessons and cards of somebody's own are worked on at the same time."""
PACKED_BYTES = 1000
"""Answers as long as this are packed, if the reader can unpack them."""
SOCKET = re.compile(f"/api/tables/(?P<table>{URL_SAFE_LETTER}{{1,{MAX_ID}}})/socket")


@asynccontextmanager
async def open_application(
    database: str | None, settings: Settings, notices: NoticeSettings, clock: Callable[[], int] | None = None
) -> AsyncIterator[Application]:
    """The server as an ASGI application, with its database open; closed again, everything is written."""
    notifier = Notifier(notices)
    store = await Store.open(database)
    house = House(store, settings, clock)
    permission = NoticePermission(store.recipients, notifier, house.tasks, settings, house.now)
    reminders = Reminders(store, house.tables, house.ask_others, notifier, permission, house.tasks, settings, house.now)
    if notifier.ways:
        house.on_written(reminders.on_written)
        house.tasks.start(reminders.find_missed())
    try:
        await house.operator_changes.check()
        app = create_app(house, notifier, permission)
        try:
            yield app
        finally:
            app.state.health.close()
            app.state.replay_threads.close()
            app.state.content_threads.close()
    finally:
        await house.close()
        await notifier.close()
        await store.close()


class Application(FastAPI):
    """Requests go through FastAPI. Sockets, of which there are thousands, go straight to their tables."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = with_headers(scope, send)
        if (reason := self._why_unwelcome(scope)) is not None:
            await reject(reason, scope, receive, send)
        elif scope["type"] == "websocket" and (found := SOCKET.fullmatch(scope["path"])):
            begin_request(scope["path"])
            await sockets.serve(WebSocket(scope, receive, send), self.state.socket_parts, found["table"])
        else:
            await RequestLog(super().__call__)(scope, receive, send)

    def _why_unwelcome(self, scope: Scope) -> ServerError | None:
        """Why nothing at all is done for this request: its address is blocked, or too many come from there."""
        client = scope.get("client")
        if client is not None and self.state.house.blocklist.blocks(client[0]):
            return Forbidden("address-blocked")
        try:
            self.state.access_control.http_requests.check(network_of_client(scope))
        except TooManyRequests as problem:
            return problem
        return None

    def openapi(self) -> dict[str, Any]:
        """The description of the interface, from which the browser's types are made."""
        return self.openapi_schema or openapi.complete(super().openapi())

    @cached_property
    def openapi_json(self) -> bytes:
        """The same as it is sent: to write it anew for each request would take milliseconds."""
        return orjson.dumps(self.openapi())


def create_app(house: House, notifier: Notifier, permission: NoticePermission) -> Application:
    """House, access control and interface put together."""
    # FastAPI's own pages for reading the interface need scripts from other machines.
    app = Application(
        title="Tavolata",
        version=tavolata.__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    access_control = AccessControl(house.store, house.tables, house.admission, house.tasks, house.settings, house.now)
    app.state.house, app.state.access_control, app.state.notifier = house, access_control, notifier
    app.state.socket_parts = SocketParts(house.settings, house.commands, house.connections, access_control)
    app.state.health, app.state.replay_threads = Health(house.store), ReplayThreads()
    app.state.content_threads = WorkerThreads("content", CONTENT_THREADS)
    app.state.permission, app.state.network = permission, None
    app.include_router(router)
    app.add_route("/health", show_health, include_in_schema=False)
    app.add_route("/api/openapi.json", show_openapi, include_in_schema=False)
    pages.add_to(app)
    add_error_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_BYTES)
    app.add_middleware(BodyLimit, most=house.settings.body_bytes)
    return app


async def show_health(request: Request) -> Response:
    """Is the server well? Status 200 if it is, 503 if not."""
    report, is_well = await request.app.state.health.report()
    return JSONResponse(report, 200 if is_well else 503)


async def show_openapi(request: Request) -> Response:
    """The description of the interface; it counts like what it describes."""
    await access_control_of(request)
    return Response(request.app.openapi_json, media_type="application/json")


async def reject(reason: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Whoever comes from an unwelcome address gets nothing but the reason."""
    if isinstance(reason, TooManyRequests):
        await asyncio.sleep(REJECTION_DELAY_SECONDS)
    answer = refused(reason)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await answer(scope, receive, send)
