"""Compiling the games beside the server: the first time that takes minutes, and nobody at a table shall notice."""

from __future__ import annotations

import asyncio
import sys

import tavolata
from tavolata import bots
from tavolata.core import compiling
from tavolata.core.game import Game

IN_A_PROCESS = """
import os, sys
if hasattr(os, "nice"):
    os.nice(5)
import tavolata, tavolata.bots as bots
bots.prepare(tavolata.game(sys.argv[1]))
"""


class Preparing:
    """Each game is compiled in a process of its own, at most once, and then loaded here."""

    def __init__(self) -> None:
        self._games: dict[str, asyncio.Task[None]] = {}
        self._beginning: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Prepare one game after the other; one that a table needs is begun at once."""
        self._beginning = asyncio.ensure_future(self._prepare_all())

    async def _prepare_all(self) -> None:
        for name in tavolata.games():
            await self.ready(tavolata.game(name))

    async def ready(self, game: Game) -> None:
        """Wait until a game can be played without a pause."""
        await asyncio.shield(self._task(game))

    async def close(self) -> None:
        """Let go of what is not finished."""
        tasks = [*self._games.values(), *([self._beginning] if self._beginning else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _task(self, game: Game) -> asyncio.Task[None]:
        if game.name not in self._games:
            self._games[game.name] = asyncio.ensure_future(self._prepare(game))
        return self._games[game.name]

    async def _prepare(self, game: Game) -> None:
        if not compiling.prepare.is_done(f"{game.name}.bots"):
            await self._compile(game.name)
        await asyncio.to_thread(_try_out, game)

    @staticmethod
    async def _compile(name: str) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", IN_A_PROCESS, name, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _try_out(game: Game) -> None:
    """A first move, so that everything is loaded."""
    bots.load(game)
    match = game.new(game.seats[0], seed=0)
    match.play(match.movers[0], bots.Bot("greedy", seed=0).choose(match, match.movers[0]))
    match.view(0)
