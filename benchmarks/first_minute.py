"""The first minute of a new machine: how soon a game can be played, and how quick bots are before anything is compiled.

It starts a real server with an empty compile cache and plays over sockets, as browsers do. At a second table two people
move all the time: what they wait for an answer is told, too.

    python benchmarks/first_minute.py                   # every game, until it is compiled
    python benchmarks/first_minute.py domingo --plain   # a whole game, never compiled, against every level
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import numpy as np
from load import start_server
from websockets.asyncio.client import ClientConnection, connect

import tavolata
from tavolata.bots import LEVELS

PERSON = {"who": "here", "name": "Anna"}
NEIGHBOUR_GAME = "domingo"
NEIGHBOUR_PAUSE = 0.1


@dataclass
class FirstGame:
    """What somebody saw who made a table."""

    game: str
    level: str
    first_view: float = 0.0
    """Seconds from the wish for a table to the first view of it."""
    bots: list[float] = field(default_factory=list)
    """Seconds that each move of a bot took."""
    compiled: float = 0.0
    """Seconds until the game was compiled, if it was."""


class Player:
    """Somebody at a table: plays at random, at once."""

    def __init__(self, socket: ClientConnection, seed: int) -> None:
        self.socket = socket
        self.dice = random.Random(seed)
        self.keys = 0

    async def frames(self) -> AsyncIterator[dict[str, Any]]:
        async for frame in self.socket:
            yield json.loads(frame)

    async def answer(self, frame: dict[str, Any]) -> None:
        """Move, if there is something to decide."""
        if frame.get("decision") is not None:
            self.keys += 1
            action = self.dice.choice(frame["view"]["decision"])
            command = {"do": "move", "key": f"k{self.keys}", "decision": frame["decision"], "action": action}
            await self.socket.send(json.dumps(command))


@asynccontextmanager
async def seated(http: httpx.AsyncClient, game: str, chairs: Sequence[dict[str, str]]) -> AsyncIterator[list[Player]]:
    """Make a table, deal, and connect all people at it."""
    asked = {"game": game, "chairs": list(chairs), "start": True, "bot_pace": "quick"}
    made = (await http.post("/api/tables", json=asked)).raise_for_status().json()
    address = f"{str(http.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{made['table']['id']}/socket"
    players = []
    try:
        for number, secret in enumerate(made["seats"].values()):
            socket = await connect(address, max_size=None)
            await socket.send(json.dumps({"secret": secret}))
            players.append(Player(socket, number))
        yield players
    finally:
        for player in players:
            await player.socket.close()


async def first_game(http: httpx.AsyncClient, game: str, level: str, until_compiled: bool) -> FirstGame:
    """Play against two bots, to the end of the game or until it is compiled."""
    seen = FirstGame(game, level)
    bots = [{"who": "bot", "bot": level}] * (2 if 3 in tavolata.game(game).seats else 1)
    begun = before = time.perf_counter()
    while True:
        async with seated(http, game, [PERSON, *bots]) as (player,):
            async for frame in player.frames():
                now = time.perf_counter()
                if frame["kind"] == "welcome":
                    seen.first_view = seen.first_view or now - begun
                elif frame["kind"] == "warming_up" and frame["warming_up"] == 100:
                    seen.compiled = now - begun
                    return seen
                elif frame["kind"] == "message" and frame["what"] == "moved":
                    if frame["fields"].get("by") == "bot":
                        seen.bots.append(now - before)
                else:
                    continue
                before = now
                await player.answer(frame)
                if frame["view"]["result"]:
                    break
        if not until_compiled:
            return seen


async def move_next_door(http: httpx.AsyncClient, waits: list[float]) -> None:
    """Two people at another table: how long they wait for the answer to a move."""
    while True:
        async with seated(http, NEIGHBOUR_GAME, [PERSON, PERSON]) as players:
            await asyncio.gather(*(move_often(player, waits) for player in players))


async def move_often(player: Player, waits: list[float]) -> None:
    sent = 0.0
    async for frame in player.frames():
        if frame["kind"] == "answer":
            waits.append(time.perf_counter() - sent)
        elif frame.get("decision") is not None:
            await asyncio.sleep(NEIGHBOUR_PAUSE)
            sent = time.perf_counter()
            await player.answer(frame)
        elif frame.get("view") and frame["view"]["result"]:
            return


async def measure(address: str, games: Sequence[str], levels: Sequence[str], until_compiled: bool) -> None:
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        next_door = asyncio.ensure_future(move_next_door(http, waits))
        for game in games:
            for level in levels:
                tell(await first_game(http, game, level, until_compiled))
        next_door.cancel()
        with suppress(asyncio.CancelledError):
            await next_door
    slow = np.percentile(np.array(waits) * 1000, [50, 95, 100])
    print(f"next door, an answer after p50 {slow[0]:.0f} ms, p95 {slow[1]:.0f} ms, at worst {slow[2]:.0f} ms")


def tell(seen: FirstGame) -> None:
    limit = tavolata.game(seen.game).bot_config.levels[LEVELS.index(seen.level)].seconds
    bots = np.array(seen.bots or [0.0])
    print(
        f"{seen.game:13} {seen.level}  first view {seen.first_view:.2f} s  {len(seen.bots):3} bots' moves: "
        f"mean {bots.mean():.3f} s, worst {bots.max():.3f} s of {limit} s"
        + (f"  compiled after {seen.compiled:.0f} s" if seen.compiled else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(tavolata.games()))
    parser.add_argument("--levels", nargs="+", choices=LEVELS)
    parser.add_argument("--plain", action="store_true", help="never compile; one whole game against each level")
    asked = parser.parse_args()
    levels = asked.levels or (LEVELS if asked.plain else ["level-3"])
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"NUMBA_CACHE_DIR": folder, "NUMBA_DISABLE_JIT": str(int(asked.plain)), "TAVOLATA_BOT_PAUSE": "0"}
        process, address = start_server(f"sqlite:///{folder}/first.sqlite")
        try:
            asyncio.run(measure(address, asked.games, levels, not asked.plain))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
