"""The first minute on a new machine: how soon a game can be played, and how fast bots are before it is compiled.

It starts a real server with an empty compile cache and plays over WebSockets, as browsers do. At a second table two
clients move all the time, and their response times are measured, too.

    python benchmarks/first_minute.py                   # every game, until it is compiled
    python benchmarks/first_minute.py domingo --plain   # a whole game, never compiled, against every level
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from load import start_server
from websockets.asyncio.client import ClientConnection, connect

import tavolata
from tavolata.bots import LEVELS

PERSON = {"who": "here", "name": "Anna"}
SECOND_GAME = "domingo"
SECOND_PAUSE = 0.1
JOURNAL = "SELECT at, kind, data FROM entries WHERE table_id = ? ORDER BY number"


@dataclass
class FirstGame:
    """The measurements of a client that created a table."""

    game: str
    level: str
    first_view: float = 0.0
    """Seconds from the request for a table to its first view."""
    tables: list[str] = field(default_factory=list)
    compiled: float = 0.0
    """Seconds until the game was compiled, if it was."""


class RandomClient:
    """A client that plays at random, without a pause."""

    def __init__(self, socket: ClientConnection, seed: int) -> None:
        self.socket = socket
        self.rng = random.Random(seed)
        self.keys = 0

    async def frames(self) -> AsyncIterator[dict[str, Any]]:
        async for frame in self.socket:
            yield json.loads(frame)

    async def answer(self, frame: dict[str, Any]) -> None:
        """Move, if there is something to decide."""
        if frame.get("decision") is not None:
            self.keys += 1
            action = self.rng.choice(frame["view"]["decision"])
            command = {"do": "move", "key": f"k{self.keys}", "decision": frame["decision"], "action": action}
            await self.socket.send(json.dumps(command))


@asynccontextmanager
async def seated(
    http: httpx.AsyncClient, game: str, chairs: Sequence[dict[str, str]]
) -> AsyncIterator[tuple[str, list[RandomClient]]]:
    """Create a table, deal, and connect a client for every person."""
    request = {"game": game, "chairs": list(chairs), "start": True, "bot_pace": "quick"}
    made = (await http.post("/api/tables", json=request)).raise_for_status().json()
    address = f"{str(http.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{made['table']['id']}/socket"
    players = []
    try:
        for number, secret in enumerate(made["seats"].values()):
            socket = await connect(address, max_size=None)
            await socket.send(json.dumps({"secret": secret}))
            players.append(RandomClient(socket, number))
        yield made["table"]["id"], players
    finally:
        for player in players:
            await player.socket.close()


async def first_game(http: httpx.AsyncClient, game: str, level: str, until_compiled: bool) -> FirstGame:
    """Play against two bots, to the end of the game or until it is compiled."""
    measured = FirstGame(game, level)
    bots = [{"who": "bot", "bot": level}] * (2 if 3 in tavolata.game(game).seats else 1)
    started = time.perf_counter()
    while True:
        async with seated(http, game, [PERSON, *bots]) as (table, (player,)):
            measured.tables.append(table)
            async for frame in player.frames():
                now = time.perf_counter()
                if frame["kind"] == "welcome":
                    measured.first_view = measured.first_view or now - started
                if until_compiled and frame.get("warming_up") == 100:
                    measured.compiled = now - started
                    return measured
                if frame["kind"] == "welcome" or frame.get("what") == "moved":
                    await player.answer(frame)
                    if frame["view"]["result"]:
                        break
        if not until_compiled:
            return measured


async def play_second_table(http: httpx.AsyncClient, waits: list[float]) -> None:
    """Two clients at another table: measure how long they wait for the answer to a move."""
    while True:
        async with seated(http, SECOND_GAME, [PERSON, PERSON]) as (_, players):
            await asyncio.gather(*(move_and_measure(player, waits) for player in players))


async def move_and_measure(player: RandomClient, waits: list[float]) -> None:
    sent = 0.0
    async for frame in player.frames():
        if frame["kind"] == "answer":
            waits.append(time.perf_counter() - sent)
        elif frame.get("decision") is not None:
            await asyncio.sleep(SECOND_PAUSE)
            sent = time.perf_counter()
            await player.answer(frame)
        elif frame.get("view") and frame["view"]["result"]:
            return


def bot_seconds(database: Path, tables: Sequence[str]) -> list[float]:
    """How long each decision of a bot took, as the journal has it: of a secret one nobody else gets a message."""
    found: list[float] = []
    with closing(sqlite3.connect(database)) as connection:
        for table in tables:
            entries = connection.execute(
                "SELECT at, kind, data FROM entries WHERE table_id = ? ORDER BY number", (table,)
            )
            for (before, _, _), (at, kind, data) in pairwise(entries):
                if kind == "moved" and json.loads(data)["by"] == "bot":
                    found.append((at - before) / 1000)
    return found


async def measure(
    address: str, database: Path, games: Sequence[str], levels: Sequence[str], until_compiled: bool
) -> None:
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        second_table = asyncio.ensure_future(play_second_table(http, waits))
        for game in games:
            for level in levels:
                measured = await first_game(http, game, level, until_compiled)
                report(measured, bot_seconds(database, measured.tables))
        second_table.cancel()
        with suppress(asyncio.CancelledError):
            await second_table
    slow = np.percentile(np.array(waits) * 1000, [50, 95, 100])
    print(f"second table, an answer after p50 {slow[0]:.0f} ms, p95 {slow[1]:.0f} ms, at worst {slow[2]:.0f} ms")


def report(measured: FirstGame, seconds_of_bots: list[float]) -> None:
    seconds = tavolata.game(measured.game).bot_config.levels[LEVELS.index(measured.level)].seconds
    limit = f" of {seconds} s" if seconds < np.inf else ""
    bots = np.array(seconds_of_bots or [0.0])
    print(
        f"{measured.game:13} {measured.level}  first view {measured.first_view:.2f} s  "
        f"{len(seconds_of_bots):3} bot moves: mean {bots.mean():.3f} s, worst {bots.max():.3f} s{limit}"
        + (f"  compiled after {measured.compiled:.0f} s" if measured.compiled else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(tavolata.games()))
    parser.add_argument("--levels", nargs="+", choices=LEVELS)
    parser.add_argument("--plain", action="store_true", help="never compile; one whole game against each level")
    arguments = parser.parse_args()
    levels = arguments.levels or (LEVELS if arguments.plain else ["level-3"])
    for game in arguments.games:
        measure_on_a_new_server(game, levels, plain=arguments.plain)


def measure_on_a_new_server(game: str, levels: Sequence[str], *, plain: bool) -> None:
    """Each game has a server of its own: one that has compiled a game goes on with the next."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {
            "NUMBA_CACHE_DIR": folder,
            "NUMBA_DISABLE_JIT": str(int(plain)),
            "TAVOLATA_BOT_PAUSE": "0",
        }
        database = Path(folder) / "first.sqlite"
        process, address = start_server(f"sqlite:///{database}")
        try:
            asyncio.run(measure(address, database, [game], levels, not plain))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
