"""Real clients: one for what is asked over HTTP, one for a socket at a table.

They believe nothing. Every answer must have the declared form, with nothing more in it, and the messages of a socket
must run without gaps, also across broken connections.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import httpx
import websockets
from pydantic import BaseModel, TypeAdapter
from websockets.asyncio.client import ClientConnection

import tavolata
from tavolata.bots import BOTS
from tavolata.server.protocol import messages
from tavolata.server.protocol.bodies.codes import MovedSeat, SeatCode
from tavolata.server.protocol.bodies.problem import Problem
from tavolata.server.protocol.bodies.tables import MadeTable, TableInfo, TakenChair

Given = ParamSpec("Given")
Body = TypeVar("Body", bound=BaseModel)

LIMIT = 300
"""Seconds; what takes longer, on however busy a machine, will never end."""
read_frame: TypeAdapter[messages.Frame] = TypeAdapter(messages.Frame)
read_late: TypeAdapter[list[messages.LateFrame]] = TypeAdapter(list[messages.LateFrame])
read_answer: TypeAdapter[messages.Answer] = TypeAdapter(messages.Answer)
read_step: TypeAdapter[messages.ReplayStep] = TypeAdapter(messages.ReplayStep)
read_view: TypeAdapter[messages.ViewJson] = TypeAdapter(messages.ViewJson)
read_result: TypeAdapter[messages.ResultJson] = TypeAdapter(messages.ResultJson)


def scenario(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test in which several people do something at the same time."""

    @wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), LIMIT))

    return run


# --- over HTTP ------------------------------------------------------------


class Refused(Exception):
    """A request that was not carried out: its status, and why."""

    def __init__(self, status: int, refusal: messages.Refusal) -> None:
        super().__init__(status, refusal)
        self.status = status
        self.refusal = refusal


class Visitor:
    """Somebody who asks a server over HTTP."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def ask(self, method: str, path: str, secret: str | None = None, **more: Any) -> Any:
        """The answer to a request as plain data; `json` and `params` as httpx has them."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        answer = await self.http.request(method, f"/api{path}", headers=headers, **more)
        if answer.is_success:
            return answer.json() if answer.content else None
        raise Refused(answer.status_code, Problem.model_validate(answer.json()).refused)

    async def make(self, game: str, *chairs: str, **more: Any) -> MadeTable:
        """A table: `-` is a free chair, a bot goes by its name, everybody else sits on this device."""
        asked = {"game": game, "chairs": [chair_of(chair) for chair in chairs], **more}
        return MadeTable.model_validate(await self.ask("POST", "/tables", json=asked))

    async def look(self, table: str, secret: str) -> TableInfo:
        """A table, as somebody with this secret sees it."""
        return TableInfo.model_validate(await self.ask("GET", f"/tables/{table}", secret))

    async def sit(self, table: str, secret: str, name: str, chair: int | None = None) -> TakenChair:
        """Take a chair."""
        asked = {"name": name, "chair": chair}
        return TakenChair.model_validate(await self.ask("POST", f"/tables/{table}/chairs", secret, json=asked))

    async def command(self, table: str, secret: str, do: str, **fields: Any) -> messages.Answer:
        """A command without a socket."""
        asked = {"do": do, "key": new_key(), **fields}
        return read_answer.validate_python(await self.ask("POST", f"/tables/{table}/commands", secret, json=asked))

    async def missed(self, table: str, secret: str, since: int | None = None) -> list[messages.LateFrame]:
        """The messages after a number, or a welcome."""
        params = {} if since is None else {"since": since}
        return read_late.validate_python(await self.ask("GET", f"/tables/{table}/messages", secret, params=params))

    async def issue_code(self, table: str, secret: str) -> str:
        """A code that moves a seat to another device."""
        return SeatCode.model_validate(await self.ask("POST", f"/tables/{table}/codes", secret)).code

    async def redeem(self, code: str, **more: str) -> MovedSeat:
        """Have the seat moved here."""
        return MovedSeat.model_validate(await self.ask("POST", "/codes", json={"code": code, **more}))

    async def moment(self, table: str, secret: str, game: int, move: int, **params: Any) -> messages.ReplayStep:
        """A game at one moment of its replay."""
        path = f"/tables/{table}/games/{game}/steps/{move}"
        return read_step.validate_python(await self.ask("GET", path, secret, params=params))

    async def record(self, table: str, secret: str, game: int = 1) -> dict[str, Any]:
        """The record of a game that is over."""
        record: dict[str, Any] = await self.ask("GET", f"/tables/{table}/games/{game}/record", secret)
        return record


def chair_of(chair: str) -> dict[str, str]:
    """Who shall sit there, as a request says it."""
    if chair == "-":
        return {"who": "free"}
    return {"who": "bot", "bot": chair} if chair in BOTS else {"who": "here", "name": chair}


def new_key() -> str:
    """A key that no other command has."""
    return uuid.uuid4().hex


# --- at a table ------------------------------------------------------------


class Gone(Exception):
    """The connection is broken, or was closed."""


class Client:
    """One device at one seat, or a spectator's: it shows what the server tells, and decides nothing by itself."""

    def __init__(self, address: str, table: str, secret: str) -> None:
        self.address = address
        self.name = table
        self.secret = secret
        self.number: int | None = None
        """Of the last message."""
        self.welcomes = 0
        self.messages: list[messages.Message] = []
        self.table: messages.TableJson | None = None
        self.view: messages.ViewJson | None = None
        self.decision: int | None = None
        self.undo: messages.UndoJson | None = None
        self.log: list[list[messages.EventJson]] = []
        self.said: list[messages.Saying] = []
        self.present: list[int] = []
        self.role = ""
        self.chair: int | None = None
        self.goodbye: messages.Refusal | None = None
        self.closed: int | None = None
        """The code with which the connection was closed."""
        self._connection: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, list[asyncio.Future[messages.Answer]]] = {}
        self._is_here = False
        self._changed = asyncio.Event()

    # --- the connection ------------------------------------------------------------

    async def connect(self, fresh: bool = False) -> Client:
        """Come (back) to the table; as one who has seen everything up to the last message, or fresh."""
        await self.close()
        self.goodbye = self.closed = None
        self.present, self._is_here = [], False
        if fresh:
            self.number = None
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.name}/socket"
        try:
            self._connection = await websockets.connect(where, compression=None, max_size=None, proxy=None)
            hello = {"secret": self.secret} | ({} if self.number is None else {"since": self.number})
            await self._connection.send(TypeAdapter(dict[str, Any]).dump_json(hello), text=True)
        except (OSError, websockets.WebSocketException) as problem:
            raise Gone(str(problem)) from problem
        self._reading = asyncio.create_task(self._read(self._connection))
        # Who is present is told last, after what was missed.
        await self.until(lambda: self._is_here)
        return self

    async def close(self) -> None:
        """Go away."""
        if self._connection is not None:
            await self._connection.close()
        if self._reading is not None:
            await self._reading
        self._connection = self._reading = None

    async def ended(self) -> None:
        """Wait until the server closes the connection."""
        assert self._reading
        await asyncio.shield(self._reading)

    async def _read(self, connection: ClientConnection) -> None:
        try:
            async for frame in connection:
                self._take(read_frame.validate_json(frame))
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = connection.close_code or 0
            for waiting in self._answers.values():
                for answer in waiting:
                    answer.cancel()
            self._answers.clear()
            self._changed.set()

    # --- what is told ------------------------------------------------------------

    def _take(self, frame: messages.Frame) -> None:
        if frame["kind"] == "message":
            self._happened(frame)
        elif frame["kind"] == "welcome":
            self._welcomed(frame)
        elif frame["kind"] == "answer":
            self._answers[frame["answer"]].pop(0).set_result(frame)
        elif frame["kind"] == "present":
            self.present, self._is_here = frame["present"], True
        elif frame["kind"] == "warming_up":
            self.warming_up = frame["warming_up"]
        else:
            self.goodbye = frame["goodbye"]

    def _welcomed(self, told: messages.Welcome) -> None:
        assert told["number"] >= (self.number or 0), "a welcome to the past"
        self.number = told["number"]
        self.welcomes += 1
        self.table, self.view, self.decision, self.undo = told["table"], told["view"], told["decision"], told["undo"]
        self.role, self.chair, self.log, self.said = told["role"], told["chair"], told["log"], told["chat"]
        self.warming_up = told["warming_up"]
        self._check()

    def _happened(self, told: messages.Message) -> None:
        assert self.number is not None, "the first message must be a welcome"
        assert told["number"] == self.number + 1, f"{told['number']} came after {self.number}"
        self.number = told["number"]
        self.messages.append(told)
        if told["what"] == "dealt":
            self.log = []
        self.log.extend(told["events"])
        if told["what"] == "said":
            said = told["fields"]
            text, phrase, emote = said.get("text"), said.get("phrase"), said.get("emote")
            at, chair = told["at"], said["chair"]
            self.said.append({"at": at, "chair": chair, "text": text, "phrase": phrase, "emote": emote})
        self.table = told.get("table", self.table)
        if told.get("view") is not None:
            self.view, self.decision, self.undo = told["view"], told["decision"], told["undo"]
        self._check()

    def _check(self) -> None:
        """What must hold after every message."""
        choices = self.view["decision"] if self.view else []
        assert bool(choices) == (self.decision is not None), "a decision has a number, and a number a decision"
        assert not choices or (self.view and self.view["seat"] in self.view["movers"])

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is true of what was told; at once if the connection breaks before."""
        while not condition():
            if self._reading is None:
                raise Gone
            if self._reading.done():
                self._reading.result()
                raise Gone(self.goodbye)
            self._changed.clear()
            await self._changed.wait()

    # --- what is known ------------------------------------------------------------

    @property
    def state(self) -> str:
        assert self.table
        return self.table["state"]

    @property
    def seen(self) -> messages.ViewJson:
        """The view of the game."""
        assert self.view
        return self.view

    @property
    def at_table(self) -> messages.TableJson:
        assert self.table
        return self.table

    @property
    def seat(self) -> int:
        assert self.view
        assert self.view["seat"] is not None
        return self.view["seat"]

    @property
    def choices(self) -> list[str]:
        """What can be chosen now."""
        return self.view["decision"] if self.view else []

    @property
    def is_over(self) -> bool:
        return self.view is not None and self.view["result"] is not None

    @property
    def events(self) -> list[messages.EventJson]:
        """All events that were told, one after the other."""
        return [event for events in self.log for event in events]

    # --- what is asked ------------------------------------------------------------

    async def send(self, do: str, key: str | None = None, **fields: Any) -> messages.Answer:
        """A command, and its answer."""
        key = key or new_key()
        return await self.send_frame(TypeAdapter(dict[str, Any]).dump_json({"do": do, "key": key, **fields}), key)

    async def send_frame(self, frame: bytes, key: str = "") -> messages.Answer:
        """Any frame, and the answer to this key; what the server cannot read it answers without one."""
        if self._connection is None or self._reading is None or self._reading.done():
            raise Gone
        answer: asyncio.Future[messages.Answer] = asyncio.get_running_loop().create_future()
        self._answers.setdefault(key, []).append(answer)
        try:
            await self._connection.send(frame, text=True)
        except websockets.ConnectionClosed:
            raise Gone from None
        # Not the answer itself is awaited: who is broken off by the end of the connection shall see that it ended.
        await asyncio.wait([answer])
        if answer.cancelled():
            raise Gone(self.goodbye)
        return answer.result()

    async def done(self, do: str, **fields: Any) -> None:
        """A command that must be carried out."""
        answer = await self.send(do, **fields)
        assert answer["done"], answer

    async def refused(self, do: str, **fields: Any) -> messages.Refusal:
        """A command that must be refused; why it was."""
        answer = await self.send(do, **fields)
        assert not answer["done"]
        assert answer["refused"]
        return answer["refused"]

    async def answer(self, agree: bool) -> None:
        """Answer the one proposal that is open."""
        await self.until(lambda: bool(self.at_table["proposals"]))
        (proposal,) = self.at_table["proposals"]
        await self.done("answer", proposal=proposal["number"], agree=agree)

    async def move(self, action: str | None = None, key: str | None = None) -> str:
        """Answer the open decision, or with the first of its actions; it must be taken."""
        await self.until(lambda: self.decision is not None)
        action = action or self.choices[0]
        await self.done("move", key=key, decision=self.decision, action=action)
        return action


@asynccontextmanager
async def visiting(address: str) -> AsyncIterator[Visitor]:
    """Somebody who talks to a server over HTTP."""
    async with httpx.AsyncClient(base_url=address, verify=False, timeout=LIMIT, trust_env=False) as http:
        yield Visitor(http)


class Evening:
    """A server with people: a visitor who makes the tables, and clients that are closed at the end."""

    def __init__(self, address: str, visitor: Visitor, leaving: AsyncExitStack) -> None:
        self.address = address
        self.visitor = visitor
        self._leaving = leaving

    async def client(self, table: str, secret: str) -> Client:
        """Somebody new on a socket."""
        client = Client(self.address, table, secret)
        self._leaving.push_async_callback(client.close)
        return await client.connect()

    async def joined(self, made: MadeTable, name: str) -> Client:
        """Somebody who was invited takes a free chair."""
        return await self.client(made.table["id"], (await self.visitor.sit(made.table["id"], made.invite, name)).secret)

    async def playing(self, game: str, *chairs: str, **more: Any) -> tuple[MadeTable, list[Client]]:
        """A table at which the first game is dealt, and a client for everybody on this device."""
        made = await self.visitor.make(game, *chairs, start=True, **more)
        clients = [await self.client(made.table["id"], secret) for _, secret in sorted(made.seats.items())]
        return made, clients


@asynccontextmanager
async def evening(address: str) -> AsyncIterator[Evening]:
    """An evening at a server."""
    async with AsyncExitStack() as leaving:
        visitor = await leaving.enter_async_context(visiting(address))
        yield Evening(address, visitor, leaving)


# --- playing ------------------------------------------------------------


async def deal(clients: list[Client]) -> str:
    """The host, who is the first of them, deals. With the first that all see of the game comes its commitment."""
    await clients[0].done("start")
    for client in clients:
        await client.until(lambda: client.view is not None)  # noqa: B023
    dealt = [next(message for message in client.messages if message["what"] == "dealt") for client in clients]
    (commitment,) = {message["table"]["commitment"] for message in dealt}
    assert commitment
    return commitment


async def play_at_random(client: Client, seed: int) -> None:
    """Make random legal moves until the game is over."""
    chance = random.Random(seed)
    while not client.is_over:
        if client.decision is not None:
            await try_move(client, chance.choice(client.choices))
        await client.until(lambda: client.decision is not None or client.is_over)


async def try_move(client: Client, action: str) -> None:
    """Answer the open decision. It may be refused only if meanwhile others have made it superfluous."""
    decision = client.decision
    answer = await client.send("move", decision=decision, action=action)
    assert answer["done"] or client.decision != decision, answer


async def play_all(clients: list[Client], seed: int = 0) -> None:
    """Everybody plays to the end, each for themselves."""
    await asyncio.gather(*(play_at_random(client, 100 * seed + k) for k, client in enumerate(clients)))


async def check_result(visitor: Visitor, clients: list[Client], commitment: str, game: int = 1) -> tavolata.Match:
    """All agree on the result, the seed is the one that was promised, and the record can be played again."""
    first = clients[0]
    for client in clients:
        await client.until(lambda: client.is_over and client.state == "over")  # noqa: B023
    assert all(client.seen["result"] == first.seen["result"] for client in clients)
    assert all(client.seen["points"] == first.seen["points"] for client in clients)
    seed = first.at_table["seed"]
    assert seed
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    record = await visitor.record(first.name, first.secret, game)
    match = tavolata.verify(record)
    assert record["seed"] == seed
    assert match.commitment == commitment
    assert match.result
    assert read_result.validate_python(record["result"]) == first.seen["result"]
    return match
