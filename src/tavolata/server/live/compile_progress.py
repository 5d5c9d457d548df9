"""While a game is being compiled, everybody at its tables is told how far that has come. Nobody has to wait for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import orjson

import tavolata
from tavolata import bots
from tavolata.core.background_compiler import background_compiler

if TYPE_CHECKING:
    from tavolata.core.game import Game
    from tavolata.server.live.house import House, LiveTable, Subscriber

LOOK_SECONDS = 1.0
DONE = 100


def _load(games: list[Game]) -> None:
    """Have in memory what has been compiled before."""
    for game in games:
        bots.load_game(game)


class CompileProgress:
    """Tells the tables of a house how warm their bots are, in per cent."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.spawn(self._watch())

    def begin(self) -> None:
        """Have all games compiled one after the other; one that is dealt meanwhile comes first."""
        games = [tavolata.game(name) for name in tavolata.games()]
        for game in games:
            background_compiler.request(game, later=True)
        self.house.spawn(asyncio.to_thread(_load, [game for game in games if background_compiler.progress(game) == 1]))

    def percent(self, game: Game) -> int:
        """How far the compiling of a game has come."""
        return int(DONE * background_compiler.progress(game))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for live in list(self.house.live.values()):
                self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Tell everybody at a table, if it has changed since they were last told."""
        percent = self.percent(live.table.setup.game)
        if percent != live.warming_up:
            live.warming_up = percent
            live.send_to_all(_frame(percent))

    def tell_again(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Tell somebody who comes back: it may have changed while their line was broken."""
        self.tell(live)
        subscriber.send(_frame(live.warming_up))


def _frame(percent: int) -> bytes:
    return orjson.dumps({"warming_up": percent})
