"""Serves the page of metrics at a place of its own, beside the server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, cast

import uvicorn

from tavolata.server.http.transport.connection_limit import ConnectionLimit
from tavolata.server.http.transport.http_protocol import HttpProtocol
from tavolata.server.http.transport.listening_socket import listening_socket
from tavolata.server.live.house import House

MAX_CONNECTIONS = 20
"""Of those who watch, all together."""


@asynccontextmanager
async def serving_metrics(house: House, place: str) -> AsyncIterator[socket.socket | None]:
    """Meanwhile, serve figures for Prometheus at a place of their own, if there is one."""
    if not place:
        yield None
        return
    from tavolata.server.http.metrics_page import listen_address, metrics_app

    with listening_socket(*listen_address(place)) as listening:
        limit = ConnectionLimit(MAX_CONNECTIONS, MAX_CONNECTIONS)
        config = uvicorn.Config(
            metrics_app(house),
            http=cast(Any, partial(HttpProtocol, settings=house.settings, limit=limit)),
            lifespan="off",
            ws="none",
            log_config=None,
            access_log=False,
        )
        serving = MetricsServer(config)
        task = asyncio.create_task(serving.serve(sockets=[listening]))
        try:
            yield listening
        finally:
            serving.should_exit = True
            await task


class MetricsServer(uvicorn.Server):
    """Leaves the signals to the server it watches."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
