"""While a game is being compiled, everybody at its tables is told how far that has come. Nobody has to wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import orjson

from tavolata import bots
from tavolata.analysis.luck import luck_unit
from tavolata.core import rules
from tavolata.core.background_compiler import background_compiler
from tavolata.core.compile_units import ensure_compiled, is_compiled
from tavolata.core.game import Game
from tavolata.core.registry import all_games
from tavolata.server.live.live_table import COMPILED, LiveTable
from tavolata.server.live.subscriber import Subscriber
from tavolata.server.protocol.messages import WarmingUp

CHECK_SECONDS = 1.0


class CompileProgress:
    """Tells tables how much of their game is compiled, in per cent."""

    def __init__(self, tables: Iterable[LiveTable]) -> None:
        self._tables = tables

    async def compile_all(self) -> None:
        """Have all games compiled one after the other; one that is dealt meanwhile comes first, reviews come last."""
        games = all_games()
        for game in games:
            background_compiler.request(game, later=True)
        reviewed = [game for game in games if rules.has_rule(rules.reroll, game.state)]
        for game in reviewed:
            background_compiler.request_extra(game, luck_unit)
        await asyncio.to_thread(_load, [game for game in games if background_compiler.progress(game) == 1])
        await asyncio.to_thread(_load_extras, reviewed)

    async def check(self) -> None:
        """Tell every table what has changed."""
        for live in self._tables:
            self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Tell everybody at a table, if it has changed since they were last told."""
        percent = int(COMPILED * background_compiler.progress(live.table.setup.game))
        if percent != live.compiled_percent:
            live.compiled_percent = percent
            live.send_to_all(_frame(percent))

    def tell_again(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Tell somebody who comes back: it may have changed while their connection was broken."""
        self.tell(live)
        subscriber.send(_frame(live.compiled_percent))


def _load(games: list[Game]) -> None:
    """Load into memory what has been compiled before."""
    for game in games:
        bots.load_game(game)


def _load_extras(games: list[Game]) -> None:
    """The same for what reviews need."""
    for unit in map(luck_unit, games):
        if is_compiled(unit):
            ensure_compiled.load(unit)


def _frame(percent: int) -> bytes:
    frame: WarmingUp = {"kind": "warming_up", "warming_up": percent}
    return orjson.dumps(frame)
