"""A real server on real sockets, in the event loop of the test: so that a test can also look at the house inside."""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import orjson
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavolata.core.match import Match
from tavolata.server.http.app import open_application
from tavolata.server.http.server import Server, config_of
from tavolata.server.http.sockets import REFUSED
from tavolata.server.http.transport.listening_socket import accepting_sockets, listening_socket
from tavolata.server.live.house import House
from tavolata.server.live.live_table import LiveTable
from tavolata.server.notices import NoticeSettings
from tavolata.server.settings import Settings
from tavolata.server.words import server_words_of

PATIENCE = 30.0
"""Seconds after which something that should come does not."""
FREELY = Settings(
    rate=1e6,
    burst=10**6,
    http_rate=1e6,
    http_burst=10**6,
    tables_an_hour=10**6,
    guesses_an_hour=10**6,
    join_guesses_an_hour=10**6,
    editions_a_minute=10**6,
    bot_pause=0.0,
)
"""Settings for tests that are in a hurry."""
LITTLE = 16_384
"""Bytes that the system keeps for somebody who does not read: then it is soon found out."""
JSON = dict[str, Any]
Answer = TypeVar("Answer")


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do all of it in an event loop of its own."""
    return asyncio.run(work)


@dataclass
class Clock:
    """A clock that stands still until somebody turns it. Milliseconds."""

    now: int = 1_000_000

    def __call__(self) -> int:
        return self.now


class Quiet(Server):
    """A server that leaves the signals to the test."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Inside:
    """A server, from the inside and from the outside."""

    app: FastAPI
    port: int
    web: httpx.AsyncClient
    keys: Iterator[int] = field(default_factory=itertools.count)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def live(self, table: str) -> LiveTable:
        live = self.house.tables.get(table)
        assert live
        return live

    def match(self, table: str) -> Match:
        """The game at a table."""
        match = self.live(table).table.match
        assert match
        return match

    async def ask(self, method: str, path: str, secret: str | None = None, **more: Any) -> httpx.Response:
        """A request with a secret."""
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        return await self.web.request(method, f"/api{path}", headers=headers, **more)

    async def get(self, path: str, secret: str | None = None) -> Any:
        """What is there."""
        answer = await self.ask("GET", path, secret)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def hint(self, table: str, secret: str) -> Any:
        """The hint that somebody gets."""
        answer = await self.ask("POST", f"/tables/{table}/hint", secret)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def made(self, game: str, people: int, **more: Any) -> JSON:
        """A table for people on one device, already dealt."""
        chairs = [{"who": "here", "name": f"P{chair}"} for chair in range(people)]
        return await self.made_with(game, chairs, start=True, **more)

    async def made_with(self, game: str, chairs: list[JSON], **more: Any) -> JSON:
        """A table with these chairs."""
        answer = await self.ask("POST", "/tables", json={"game": game, "chairs": chairs, **more})
        assert answer.status_code == 201, answer.text
        made: JSON = answer.json()
        return made

    async def do(self, table: str, secret: str, command: str, **more: Any) -> JSON:
        """Give a command, and get its answer."""
        body = {"do": command, "key": f"k{next(self.keys)}", **more}
        answer = await self.ask("POST", f"/tables/{table}/commands", secret, json=body)
        assert answer.status_code == 200, answer.text
        done: JSON = answer.json()
        return done

    async def refused(self, table: str, secret: str, command: str, **more: Any) -> str:
        """Give a command that is refused; the key of the refusal."""
        answer = await self.do(table, secret, command, **more)
        assert not answer["done"], answer
        return key_of(answer["refused"])

    async def refused_with(self, method: str, path: str, secret: str | None = None, **more: Any) -> tuple[int, str]:
        """Ask for something that is refused: the status, and the key of the refusal."""
        answer = await self.ask(method, path, secret, **more)
        told: JSON = answer.json()
        assert set(told) == {"refused"}, told
        return answer.status_code, key_of(told["refused"])

    async def look_after_due_tables(self) -> None:
        """Do now what is due, and wait until it is done."""
        await self.house.due_tables.check()
        await until(lambda: not self.house.due_tables.at_work)

    async def goodbye(self, table: str, secret: str, **more: Any) -> str:
        """Say hello where one is not welcome: the key of the goodbye."""
        async with self.connected(table, secret, **more) as socket:
            return await goodbye(socket)

    async def finish(self, made: JSON) -> None:
        """Play the game of people on one device to its end, by requests: the table lives."""
        table = made["table"]["id"]
        while (match := self.match(table)).movers:
            seat = match.movers[0]
            chair = self.live(table).table.order[seat]
            decision = self.live(table).table.viewers[chair].decision
            action = str(match.legal(seat)[0])
            answer = await self.do(table, made["seats"][str(chair)], "move", decision=decision, action=action)
            assert answer["done"], answer
        assert (await self.get(f"/tables/{table}", made["watch"]))["table"]["state"] == "over"

    @asynccontextmanager
    async def connected(
        self, table: str, secret: str, since: int | None = None, **more: Any
    ) -> AsyncIterator[ClientConnection]:
        """A socket that has said hello."""
        async with self.silent(table, **more) as socket:
            with suppress(ConnectionClosed):  # who is not welcome at all is told so before
                await socket.send(orjson.dumps({"secret": secret, "since": since}).decode())
            yield socket

    def silent(self, table: str, **more: Any) -> connect:
        """A socket that has not said anything."""
        return connect(f"ws://{self.host}/api/tables/{table}/socket", open_timeout=PATIENCE, **more)


def key_of(refused: JSON) -> str:
    """The key of a refusal, which is worded in every language."""
    for language in ("en", "de", "it"):
        assert server_words_of(refused["game"], language).has(f"error-{refused['key']}"), refused
    return str(refused["key"])


async def heard(socket: ClientConnection) -> JSON:
    """The next frame of a socket."""
    frame: JSON = orjson.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return frame


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def goodbye(socket: ClientConnection) -> str:
    """Why the server closes a socket, whatever it has sent before; and it does close it."""
    while (frame := await heard(socket))["kind"] != "goodbye":
        pass
    await asyncio.wait_for(socket.wait_closed(), PATIENCE)
    assert socket.close_code == REFUSED
    return key_of(frame["goodbye"])


@asynccontextmanager
async def inside(
    folder: Path, settings: Settings = FREELY, clock: Clock | None = None, notices: NoticeSettings | None = None
) -> AsyncIterator[Inside]:
    """A server with a database in a folder."""
    async with served(f"sqlite:///{folder / 'tables.sqlite'}", settings, clock, notices) as server:
        yield server


@asynccontextmanager
async def served(
    database: str, settings: Settings = FREELY, clock: Clock | None = None, notices: NoticeSettings | None = None
) -> AsyncIterator[Inside]:
    """A server with any database."""
    with listening_socket("127.0.0.1", 0) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
        async with open_application(database, settings, notices or NoticeSettings(), clock) as app:
            ready = asyncio.Event()
            config = config_of(app, settings)
            config.timeout_keep_alive = 600  # however long a busy machine pauses
            server = Quiet(config, ready.set)
            serving = asyncio.ensure_future(server.serve(sockets=accepting_sockets(listening)))
            await asyncio.wait_for(ready.wait(), PATIENCE)
            port = listening.getsockname()[1]
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as web:
                    yield Inside(app, port, web)
            finally:
                server.should_exit = True
                await asyncio.wait_for(serving, PATIENCE)


class Background:
    """A server in a thread of its own, for tests that are not themselves asynchronous."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._folder, self._settings = folder, settings
        self._thread = ThreadPoolExecutor(1)
        self._ready: Future[asyncio.AbstractEventLoop] = Future()
        self._over: Future[None] = Future()
        self._loop: asyncio.AbstractEventLoop
        self.server: Inside

    def __enter__(self) -> Background:
        self._serving = self._thread.submit(asyncio.run, self._serve())
        either: list[Future[Any]] = [self._ready, self._serving]
        wait(either, PATIENCE, FIRST_COMPLETED)
        if self._serving.done():
            self._serving.result()
        self._loop = self._ready.result(0)
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set_result(None)
        self._serving.result()
        self._thread.shutdown()

    async def _serve(self) -> None:
        async with inside(self._folder, self._settings) as self.server:
            self._ready.set_result(asyncio.get_running_loop())
            await asyncio.wrap_future(self._over)

    def call(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something where the server is."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)
