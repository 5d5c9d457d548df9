"""The caretaker: has bots think, sees to clocks that run out, and clears away what nobody needs any more."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from tavolata.bots.pace import seconds_of
from tavolata.core.actions import Action
from tavolata.core.errors import TavolataError
from tavolata.server.errors import DatabaseError
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.table.clocks import DAY
from tavolata.server.table.command_handlers import USUAL_BOT, NewEntry
from tavolata.server.table.table import Table

if TYPE_CHECKING:
    from tavolata.server.live.house import House, LiveTable

GRACE = 10_000
"""Milliseconds after which any process looks after a table whose bot has not moved."""
ROUND = 1.0
"""Seconds between two looks at what is due."""
DUE_AT_ONCE = 50
GOING_ON = 0.5
"""A bot that goes on with its turn takes only this part of the time."""
CLEARING = 1200.0
"""Seconds between two looks at what is old."""

log = logging.getLogger("tavolata.server")


class Overtaken(TavolataError):
    """Somebody else was quicker: there is nothing left to do."""


def due_time(table: Table, now: int) -> int | None:
    """When somebody has to look after this table if nobody does before."""
    ends = table.runs_out()
    times = [now + GRACE] * bool(table.waiting_bots()) + ([ends[1]] if ends else [])
    return min(times, default=None)


class Caretaker:
    """Looks after the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.bot_threads = BotThreads(house.settings.bot_threads, house.settings.bot_seconds)
        self._cleared = time.monotonic()

    def close(self) -> None:
        """Let the last thoughts end."""
        self.bot_threads.close()

    # --- bots ------------------------------------------------------------

    def attend(self, live: LiveTable) -> None:
        """Have the bots of a table think, if they have to decide."""
        if live.table.waiting_bots() and live.thinking is None:
            live.thinking = self.house.spawn(self._bots_move(live))

    async def _bots_move(self, live: LiveTable) -> None:
        """All that have to decide now think at the same time, and take one pause together."""
        before: list[int] = []
        try:
            while bots := live.table.waiting_bots():
                await self._move_for(live, bots, by="bot", pause=self._pause(live.table, bots == before))
                before = bots
        finally:
            live.thinking = None

    def _pause(self, table: Table, is_going_on: bool) -> float:
        """How many seconds bots take at this table. Nothing that a seat knows goes into it: a pause tells no secret."""
        usual = seconds_of(table.bot_pace) * self.house.settings.bot_pause
        return usual * GOING_ON if is_going_on else usual

    async def _move_for(self, live: LiveTable, seats: list[int], by: str, pause: float = 0.0) -> None:
        """Think about the present decisions of some seats, and play where they are still open after the pause."""
        table = live.table
        if table.match is None:
            return
        deciding = [seat for seat in seats if seat in table.match.movers]
        moments = [table.moment(seat) for seat in deciding]
        until = time.monotonic() + pause
        actions = await asyncio.gather(*(self._choice(table, seat) for seat in deciding))
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        for seat, moment, action in zip(deciding, moments, actions, strict=True):
            await self._play(live, seat, moment, action, by)

    async def _choice(self, table: Table, seat: int) -> Action:
        assert table.match
        return await self.bot_threads.choose(table.chair_at(seat).bot or USUAL_BOT, table.match, seat)

    async def _play(self, live: LiveTable, seat: int, moment: tuple[int, int], action: Action, by: str) -> None:
        def played(table: Table) -> NewEntry:
            is_wanted = seat in table.waiting_bots() if by == "bot" else not table.is_closed
            if table.moment(seat) != moment or not is_wanted:
                raise Overtaken("decision-past")
            return NewEntry("moved", {"seat": seat, "action": str(action), "by": by})

        with suppress(Overtaken):
            await self.house.write(live, played)

    # --- what is due ------------------------------------------------------------

    async def look_after(self) -> None:
        """Every now and then: the tables that are due, and those that nobody needs any more."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._look_once()
            except TavolataError as problem:
                log.warning("looking after tables: %s", problem.key)
            except Exception as problem:
                log.error("something went wrong while looking after tables", exc_info=problem)

    async def _look_once(self) -> None:
        for name in await self.house.store.due_tables(self.house.now(), DUE_AT_ONCE):
            try:
                await self._see_to(name)
            except DatabaseError:
                raise
            except TavolataError as problem:
                log.warning("a table cannot be looked after: %s", problem.key)
                await self.house.store.set_due(name, None)
        self.house.forget_idle()
        await self._clear_away()

    async def _see_to(self, name: str) -> None:
        """Play for somebody whose time is up; wake a bot that nobody has woken."""
        live = await self.house.open(name)
        ends = live.table.runs_out()
        if ends and ends[1] <= self.house.now():
            await self._time_is_up(live, ends[0])
        self.attend(live)
        if due_time(live.table, self.house.now()) is None:
            live.due = None
            await self.house.store.set_due(name, None)

    async def _time_is_up(self, live: LiveTable, seat: int) -> None:
        """A bot plays the move, or takes the seat."""
        if live.table.setup.timeout == "move":
            await self._move_for(live, [seat], by="clock")
            return

        def taken(table: Table) -> NewEntry:
            ends = table.runs_out()
            if ends is None or ends[0] != seat or ends[1] > self.house.now():
                raise Overtaken("decision-past")
            return NewEntry("left", {"chair": table.order[seat], "bot": USUAL_BOT, "by": "clock"})

        with suppress(Overtaken):
            await self.house.write(live, taken)

    async def _clear_away(self) -> None:
        """Now and then, throw away rings of garbage, and the tables at which nothing happened for very long."""
        if time.monotonic() - self._cleared < CLEARING:
            return
        self._cleared = time.monotonic()
        gc.collect()
        if days := self.house.settings.keep_days:
            await self.house.store.delete_tables(self.house.now() - days * DAY)
