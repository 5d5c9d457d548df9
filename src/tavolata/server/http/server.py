"""Running the server: until somebody stops it, at addresses that people can type or scan."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import uvicorn
from fastapi import FastAPI

from tavolata.server.errors import BadRequest
from tavolata.server.http.app import open_application
from tavolata.server.http.connection_limit import ConnectionLimit, raise_descriptor_limit
from tavolata.server.http.frame_protocol import FrameProtocol, Outbox
from tavolata.server.http.http_protocol import HttpProtocol
from tavolata.server.live.house import House
from tavolata.server.notices import NoticeSettings
from tavolata.server.settings import Settings

STOP_SECONDS = 5
"""How long open connections may take to close."""
UNREAD_SECONDS = 30
"""A client that reads nothing for so long is disconnected, where the system can do that."""
THREAD_SWITCH_SECONDS = 0.001
"""A thread that has just written to the database need not wait long for its turn."""
GC_THRESHOLDS = (1_000_000, 50, 10_000)
"""Python looks through all that lives for rings of garbage only when `live/cleanup.py` has it do so: with thousands of
tables that takes a third of a second. Moves leave no rings, only what lives on, so new objects are looked through only
when there are very many."""
UNUSED_ADDRESS = ("192.0.2.1", 9)
"""An address for documentation: nobody is there."""


@dataclass(frozen=True)
class Addresses:
    """Where the server can be reached: from this machine, and from others in the same network if it listens there."""

    here: str
    network: str | None


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
        await Server(config_of(app, settings), lambda: ready(addresses_of(listening))).serve(sockets=[listening])


@asynccontextmanager
async def serving_metrics(house: House, place: str) -> AsyncIterator[socket.socket | None]:
    """Meanwhile, serve figures for Prometheus at a place of their own, if there is one."""
    if not place:
        yield None
        return
    from tavolata.server.http.metrics_page import listen_address, metrics_app

    with listening_socket(*listen_address(place)) as listening:
        config = uvicorn.Config(metrics_app(house), lifespan="off", ws="none", log_config=None, access_log=False)
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


def config_of(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How the application is served."""
    limit = ConnectionLimit(raise_descriptor_limit(settings), settings.connections_an_address)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are about what strangers send
    return uvicorn.Config(
        app,
        http=cast(Any, partial(HttpProtocol, settings=settings, limit=limit)),
        lifespan="off",
        ws=cast(Any, partial(FrameProtocol, outbox=Outbox())),
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


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a refusal that says why not."""
    if not 0 <= port <= 65535:
        raise BadRequest("bad-port", port=str(port))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(*found[:3])
    except OSError as problem:
        raise BadRequest("cannot-listen", place=f"{host}:{port}", problem=problem.strerror or str(problem)) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
        listening.bind(found[4])
        listening.listen(2048)
    except OSError as problem:
        listening.close()
        raise BadRequest("cannot-listen", place=f"{host}:{port}", problem=problem.strerror or str(problem)) from None
    return listening


def addresses_of(listening: socket.socket) -> Addresses:
    """The addresses people can use to get to this socket."""
    host, port = listening.getsockname()[:2]
    where = ipaddress.ip_address(host)
    if where.is_unspecified:
        network = address_in_network()
        return Addresses(f"http://localhost:{port}", f"http://{network}:{port}" if network else None)
    shown = f"http://[{host}]:{port}" if where.version == 6 else f"http://{host}:{port}"
    return Addresses(shown, None if where.is_loopback else shown)


def address_in_network() -> str | None:
    """This machine's address in its own network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNUSED_ADDRESS)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found


def _fast_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker event loop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
