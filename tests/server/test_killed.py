"""A server that is killed again and again while people play: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tavolata.server.protocol.bodies.tables import MadeTable
from tests.random_matches import many
from tests.server.clients import Client, Gone, Visitor, check_result, new_key, scenario, visiting
from tests.server.processes import ForkServer, ServerProcess

Answer = TypeVar("Answer")

KILLS = many(100, 40)
LONGEST = 0.15
"""Seconds that a server lives after it can be reached, if it does not live until …"""
MOST = 10
"""… so many commands were acknowledged."""
TABLES = (
    ("domingo", "Anna", "Ben", "greedy"),
    ("mille_grazie", "Anna", "Ben", "Carla"),
    ("mamma_mia", "Anna", "greedy", "Ben"),
    ("da_luigi", "Anna", "Ben"),
    ("domingo", "Anna", "Ben"),
)


class Place:
    """Where the server is, while there is one."""

    def __init__(self, fork_server: ForkServer, file: Path) -> None:
        self.fork_server = fork_server
        self.file = file
        self.is_up = asyncio.Event()
        self.server: ServerProcess

    async def start(self) -> None:
        self.server = await asyncio.to_thread(self.fork_server.serve, f"sqlite:///{self.file}")
        self.is_up.set()

    async def kill(self) -> None:
        self.is_up.clear()
        await asyncio.to_thread(self.server.kill)

    async def insist(self, ask: Callable[[Visitor], Awaitable[Answer]]) -> Answer:
        """Ask over HTTP until there is an answer."""
        while True:
            await self.is_up.wait()
            try:
                async with visiting(self.server.address) as visitor:
                    return await ask(visitor)
            except httpx.TransportError:
                continue

    def journal(self) -> list[tuple[str, int, str, str | None]]:
        """What is on the disk: table, number, kind and key of every entry."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as connection:
            return connection.execute("SELECT table_id, number, kind, key FROM entries ORDER BY 1, 2").fetchall()


class Player:
    """Somebody who plays on, whatever happens to the server, and remembers what was promised."""

    def __init__(self, evening: Evening, table: str, chair: int, secret: str, seed: int) -> None:
        self.evening = evening
        self.place = place = evening.place
        self.chair = chair
        self.client = Client(place.server.address, table, secret)
        self.chance = random.Random(seed)
        self.interrupted = 0

    async def play(self) -> None:
        """To the end of the game."""
        await self.come_back()
        while not self.client.is_over:
            try:
                await self.client.until(lambda: self.client.decision is not None or self.client.is_over)
            except Gone:
                await self.come_back()
            if self.client.decision is not None:
                await self._insist(
                    "move", decision=self.client.decision, action=self.chance.choice(self.client.choices)
                )
                if self.chance.random() < 0.1:
                    await self._insist("say", phrase="your-turn")

    async def _insist(self, do: str, **fields: Any) -> None:
        """Ask with the same key until there is an answer. The same must be possible again and again."""
        key = new_key()
        while True:
            try:
                answer = await self.client.send(do, key=key, **fields)
            except Gone:
                self.interrupted += 1
                await self.come_back()
                continue
            if answer["done"]:
                self.evening.acknowledged((self.client.name, f"{self.chair}:{key}"))
            else:
                # Nobody waits for somebody's help any more (MM-30): the only thing that can happen in between.
                assert self.client.decision != fields["decision"], answer
            return

    async def come_back(self) -> None:
        """Connect again, as soon as there is a server."""
        while True:
            await self.place.is_up.wait()
            self.client.address = self.place.server.address
            try:
                await self.client.connect()
            except Gone:
                continue
            return


class Evening:
    """One game after the other at several tables, until it is late."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.is_late = False
        self.players: list[Player] = []
        self.games = 0
        self.done: set[tuple[str, str]] = set()
        """Table and key of what the server said was done."""
        self._more = asyncio.Event()

    def acknowledged(self, entry: tuple[str, str]) -> None:
        """Remember what was promised."""
        self.done.add(entry)
        self._more.set()

    async def until_more(self, count: int) -> None:
        """Wait until so much more is acknowledged."""
        wanted = len(self.done) + count
        while len(self.done) < wanted:
            self._more.clear()
            await self._more.wait()

    async def play(self, number: int) -> None:
        game, *chairs = TABLES[number]
        while not self.is_late:
            made = await self.place.insist(lambda visitor: visitor.make(game, *chairs, start=True))
            commitment = made.table["commitment"]
            assert commitment
            players = self._seated(made)
            await asyncio.gather(*(player.play() for player in players))
            await self._check(players, commitment)
            self.games += 1
            for player in players:
                await player.client.close()

    def _seated(self, made: MadeTable) -> list[Player]:
        players = [
            Player(self, made.table["id"], chair, secret, seed=len(self.players) + chair)
            for chair, secret in made.seats.items()
        ]
        self.players.extend(players)
        return players

    async def _check(self, players: list[Player], commitment: str) -> None:
        """All agree on the end; who has missed how it was told comes back for it."""
        clients = [player.client for player in players]
        while True:
            try:
                await self.place.insist(lambda visitor: check_result(visitor, clients, commitment))
            except Gone:
                for player in players:
                    await player.come_back()
                continue
            return


async def kill_again_and_again(place: Place, evening: Evening) -> None:
    """Kill the server at any moment, and look at what is on the disk when it is up again."""
    chance = random.Random(8270)
    for number in range(KILLS):
        if number % 2:
            await asyncio.sleep(chance.uniform(0, LONGEST))
        else:
            await evening.until_more(chance.randint(1, MOST))
        await place.kill()
        acknowledged = set(evening.done)
        await place.start()
        kept = [(table, key) for table, _, _, key in place.journal() if key]
        assert acknowledged <= set(kept)
        assert len(kept) == len(set(kept))
    evening.is_late = True


@scenario
async def test_killed_again_and_again_nothing_is_lost_and_nothing_is_done_twice(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    place = Place(fork_server, tmp_path / "tables.sqlite")
    await place.start()
    evening = Evening(place)
    async with asyncio.TaskGroup() as tasks:
        for number in range(len(TABLES)):
            tasks.create_task(evening.play(number))
        tasks.create_task(kill_again_and_again(place, evening))
    journal = place.journal()
    assert {(table, key) for table, _, _, key in journal if key} == evening.done
    for name in {table for table, *_ in journal}:
        numbers = [number for table, number, *_ in journal if table == name]
        assert numbers == list(range(1, len(numbers) + 1))
    # The server was killed in the middle of things, and still people came to an end.
    assert sum(player.interrupted for player in evening.players) > KILLS / 4
    assert evening.games >= len(TABLES)
