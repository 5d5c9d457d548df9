"""Running the server, until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

import uvicorn
from fastapi import FastAPI

from tavolata.server.http.app import open_application
from tavolata.server.http.metrics_server import serving_metrics
from tavolata.server.http.transport.connection_limit import ConnectionLimit, raise_descriptor_limit
from tavolata.server.http.transport.frame_protocol import FrameProtocol
from tavolata.server.http.transport.http_protocol import HttpProtocol
from tavolata.server.http.transport.listening_socket import Addresses, accepting_sockets, addresses_of, listening_socket
from tavolata.server.http.transport.write_batch import WriteBatch
from tavolata.server.notices import NoticeSettings
from tavolata.server.settings import Settings

STOP_SECONDS = 5
"""How long open connections may take to close."""
THREAD_SWITCH_SECONDS = 0.001
"""A thread that has just written to the database need not wait long for its turn."""
GC_THRESHOLDS = (1_000_000, 50, 10_000)
"""Python looks through all that lives for rings of garbage only when `live/cleanup.py` has it do so: with thousands of
tables that takes a third of a second. Moves leave no rings, only what lives on, so new objects are looked through only
when there are very many."""


def run(
    host: str,
    port: int,
    database: str | None,
    settings: Settings,
    notices: NoticeSettings,
    ready: Callable[[Addresses], None],
) -> None:
    """Serve until a signal to stop comes: then no new connections, what is being written is written, and out."""
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    gc.set_threshold(*GC_THRESHOLDS)
    with listening_socket(host, port) as listening, asyncio.Runner(loop_factory=_fast_loop_factory()) as runner:
        runner.run(_serve(listening, database, settings, notices, ready))


async def _serve(
    listening: socket.socket,
    database: str | None,
    settings: Settings,
    notices: NoticeSettings,
    ready: Callable[[Addresses], None],
) -> None:
    async with open_application(database, settings, notices) as app, serving_metrics(app.state.house, settings.metrics):
        app.state.house.compile_games()
        app.state.network = addresses_of(listening).network
        await Server(config_of(app, settings), lambda: ready(addresses_of(listening))).serve(
            sockets=accepting_sockets(listening)
        )


def config_of(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How the application is served."""
    limit = ConnectionLimit(raise_descriptor_limit(settings), settings.connections_an_address)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are about what strangers send
    return uvicorn.Config(
        app,
        http=cast(Any, partial(HttpProtocol, settings=settings, limit=limit)),
        lifespan="off",
        ws=cast(Any, partial(FrameProtocol, batch=WriteBatch())),
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
    )


class Server(uvicorn.Server):
    """Calls back when it is ready, and stops on a signal without passing it on."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle the signals to stop here; uvicorn would raise them again."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _fast_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker event loop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
