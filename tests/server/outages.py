"""Many tables play on while their PostgreSQL crashes and comes back: nothing is lost, doubled or left out."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import psycopg

from tavolata.server.protocol.bodies.tables import MadeTable
from tests.server.clients import Client, Gone, Visitor, new_key, visiting
from tests.server.postgresql import Server
from tests.server.processes import ServerProcess

GAMES = (
    ("domingo", "Anna", "Ben"),
    ("mille_grazie", "Anna", "Ben", "Carla"),
    ("da_luigi", "Anna", "Ben"),
    ("domingo", "Anna", "greedy", "Ben"),
)
THINKING = 0.5
"""Seconds that a player takes for a move, at most."""
BEFORE = 2.0
AFTER = 6.0
"""Seconds of play before and after an outage."""
COMING_BACK = 1.0
"""Seconds until somebody who is not let in tries again."""


@dataclass
class Ledger:
    """What the players were promised, and when."""

    done: dict[tuple[str, str], float] = field(default_factory=dict)
    """When the server said of a command that it was done, by table and key."""
    waits: Counter[str] = field(default_factory=Counter)
    """How many times a command was to be sent again, and how many times a connection was lost."""
    is_late: bool = False


class PatientPlayer:
    """Plays random moves, and sends each again with the same key until it is answered: as the browser does."""

    def __init__(self, ledger: Ledger, address: str, table: str, chair: int, secret: str) -> None:
        self.ledger = ledger
        self.client = Client(address, table, secret)
        self.chair = chair
        self.chance = random.Random(f"{table}{chair}")

    async def play(self) -> None:
        """Until it is late."""
        await self._come_back()
        while not self.ledger.is_late:
            await asyncio.sleep(self.chance.uniform(0, THINKING))
            try:
                async with asyncio.timeout(THINKING):
                    await self.client.until(lambda: self.client.decision is not None or self._deals)
            except TimeoutError:
                continue
            except Gone:
                await self._come_back()
                continue
            await self._act()

    @property
    def _deals(self) -> bool:
        return self.client.role == "host" and self.client.is_over

    async def _act(self) -> None:
        decision = self.client.decision
        if decision is not None:
            await self._insist("move", decision=decision, action=self.chance.choice(self.client.choices))
        elif self._deals:
            await self._insist("rematch")

    async def _insist(self, do: str, **fields: Any) -> None:
        key = new_key()
        while True:
            try:
                answer = await self.client.send(do, key=key, **fields)
            except Gone:
                await self._come_back()
                continue
            if answer["done"]:
                self.ledger.done[self.client.name, f"{self.chair}:{key}"] = time.monotonic()
                return
            refusal = answer["refused"]
            if "retry_after" not in refusal:
                # The only thing that may happen in between: somebody else has made the decision superfluous.
                assert refusal["key"] == "decision-past", refusal
                return
            self.ledger.waits["again"] += 1
            await asyncio.sleep(refusal["retry_after"])

    async def _come_back(self) -> None:
        while True:
            try:
                await self.client.connect()
            except Gone:
                self.ledger.waits["away"] += 1
                goodbye = self.client.goodbye
                assert goodbye is None or "retry_after" in goodbye, goodbye
                await asyncio.sleep(COMING_BACK)
            else:
                return


@dataclass(frozen=True)
class Outage:
    """How an outage went."""

    seconds: float
    """With what PostgreSQL itself takes to end and to start."""
    tables: int
    commands: int
    sent_again: int
    reconnected: int
    slowest: float
    """Seconds from the moment at which the database answers again until the last table had its next command done."""

    def __str__(self) -> str:
        return (
            f"{self.seconds:.1f} s away, {self.tables} tables: {self.commands} commands done, "
            f"{self.sent_again} sent again, {self.reconnected} times not let in; "
            f"all tables play on after {self.slowest:.1f} s"
        )


async def play_through(
    postgresql: Server, url: str, servers: list[ServerProcess], tables: int, seconds: float
) -> Outage:
    """Play at many tables, crash the database, start it again after a while, and check what is written and known."""
    ledger = Ledger()
    async with AsyncExitStack() as leaving:
        visitors = [await leaving.enter_async_context(visiting(server.address)) for server in servers]
        made = [await make(visitors[number % len(visitors)], number) for number in range(tables)]
        players = [player for one in made for player in seated(ledger, servers, one)]
        for player in players:
            leaving.push_async_callback(player.client.close)
        playing = asyncio.gather(*(player.play() for player in players))
        await asyncio.sleep(BEFORE)
        gone = time.monotonic()
        await asyncio.to_thread(postgresql.crash)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgresql.start_again)
        back = time.monotonic()
        await asyncio.sleep(AFTER)
        ledger.is_late = True
        await playing
        await check_known(visitors, players)
    check_written(url, ledger)
    return Outage(
        back - gone, tables, len(ledger.done), ledger.waits["again"], ledger.waits["away"], slowest(ledger, made, back)
    )


async def make(visitor: Visitor, number: int) -> MadeTable:
    """A table; all kinds of them take turns."""
    game, *chairs = GAMES[number % len(GAMES)]
    return await visitor.make(game, *chairs, start=True)


def seated(ledger: Ledger, servers: list[ServerProcess], made: MadeTable) -> list[PatientPlayer]:
    """The people at a table, at all servers by turns."""
    return [
        PatientPlayer(ledger, servers[chair % len(servers)].address, made.table["id"], chair, secret)
        for chair, secret in made.seats.items()
    ]


async def check_known(visitors: list[Visitor], players: list[PatientPlayer]) -> None:
    """Every server tells every player the same, as far as the player knows already, and sees everybody there."""
    for player in players:
        client = player.client
        fresh = [await visitor.missed(client.name, client.secret) for visitor in visitors]
        for (welcome,) in fresh:
            assert welcome["kind"] == "welcome"
            newest = welcome["number"]
            await client.until(lambda: (client.number or 0) >= newest)  # noqa: B023
        here = sorted(other.chair for other in players if other.client.name == client.name)
        await client.until(lambda: client.present == here)  # noqa: B023


def check_written(url: str, ledger: Ledger) -> None:
    """Each journal runs from 1 without gaps; what was acknowledged stands in it once, and nothing else does."""
    with psycopg.connect(url) as connection:
        entries = connection.execute("SELECT table_id, number, key FROM entries ORDER BY 1, 2").fetchall()
    for _, journal in groupby(entries, key=lambda entry: entry[0]):
        numbers = [number for _, number, _ in journal]
        assert numbers == list(range(1, len(numbers) + 1))
    kept = [(table, key) for table, _, key in entries if key]
    assert len(kept) == len(set(kept))
    assert set(kept) == set(ledger.done)


def slowest(ledger: Ledger, made: list[MadeTable], back: float) -> float:
    """How long it took until something was done again at every table."""
    first = {
        one.table["id"]: min(
            (at for (table, _), at in ledger.done.items() if table == one.table["id"] and at > back),
            default=float("inf"),
        )
        for one in made
    }
    return max(first.values()) - back
