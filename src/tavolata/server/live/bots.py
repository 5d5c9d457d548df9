"""Bots at tables: they think when it is their turn, take the time of the table's pace, and move."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Literal

from tavolata.bots import DEFAULT_BOT
from tavolata.bots.pace import seconds_of
from tavolata.core.actions import Action
from tavolata.core.errors import TavolataError
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.search_queue import SearchClient
from tavolata.server.live.table_writer import TableWriter
from tavolata.server.log_output import current_table_id
from tavolata.server.table.new_entries import NewEntry, moved_entry
from tavolata.server.table.table import Table

MovedByBot = Literal["bot", "clock"]
"""Why a bot moves: it plays for the seat, or somebody's time is up."""
SAME_TURN_SHARE = 0.5
"""A bot that goes on with its turn takes only this part of the time."""


class Overtaken(TavolataError):
    """Somebody else was quicker: there is nothing left to do."""


class Bots:
    """Plays for the seats that bots have, and for people whose time is up."""

    def __init__(self, writer: TableWriter, threads: BotThreads, tasks: BackgroundTasks, pause_factor: float) -> None:
        self._writer = writer
        self._threads = threads
        self._tasks = tasks
        self._pause_factor = pause_factor

    def start(self, live: LiveTable) -> None:
        """Have the bots of a table think, if they have to decide and are not at work already."""
        if live.bots_at_work is not None:
            self._threads.begin_next()
        elif live.table.waiting_bots() and not self.can_rest(live):
            live.bots_at_work = self._tasks.start(self._move_while_waiting(live))

    def can_rest(self, live: LiveTable) -> bool:
        """Does nobody look at the table, and no person decide there? Then its bots wait until somebody comes."""
        return not live.presence.is_watched() and not live.table.deciding_seats()

    async def _move_while_waiting(self, live: LiveTable) -> None:
        """All that have to decide now think at the same time, and take one pause together."""
        current_table_id.set(live.id)
        before: list[int] = []
        try:
            while (bots := live.table.waiting_bots()) and not self.can_rest(live):
                await self.move_for(live, bots, by="bot", pause=self._pause(live.table, bots == before))
                before = bots
        finally:
            live.bots_at_work = None

    def _pause(self, table: Table, is_same_turn: bool) -> float:
        """How many seconds bots take at this table. Nothing that a seat knows goes into it: a pause tells no secret."""
        usual = seconds_of(table.bot_pace) * self._pause_factor
        return usual * SAME_TURN_SHARE if is_same_turn else usual

    async def move_for(self, live: LiveTable, seats: list[int], by: MovedByBot, pause: float = 0.0) -> None:
        """Think about the open decisions of some seats, and play where they are still open after the pause."""
        table = live.table
        if table.match is None:
            return
        deciding = [seat for seat in seats if seat in table.match.movers]
        decisions = [table.decision_of(seat) for seat in deciding]
        until = time.monotonic() + pause
        client = SearchClient(live.id, live.address, is_watched=live.presence.is_watched)
        actions = await asyncio.gather(*(self._choose(table, seat, client) for seat in deciding))
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        for seat, decision, action in zip(deciding, decisions, actions, strict=True):
            await self._play(live, seat, decision, action, by)

    async def _choose(self, table: Table, seat: int, client: SearchClient) -> Action:
        assert table.match
        return await self._threads.choose(table.chair_at(seat).bot or DEFAULT_BOT, table.match, seat, client)

    async def _play(
        self, live: LiveTable, seat: int, decision: tuple[int, int], action: Action, by: MovedByBot
    ) -> None:
        def move(table: Table) -> NewEntry:
            is_wanted = seat in table.waiting_bots() if by == "bot" else not table.is_closed
            if table.decision_of(seat) != decision or not is_wanted:
                raise Overtaken("decision-past")
            return moved_entry(seat, action, by)

        with suppress(Overtaken):
            await self._writer.write(live, move)
            self._think_ahead(live.table, seat)

    def _think_ahead(self, table: Table, seat: int) -> None:
        """Nobody waits for a bot that thinks while others decide."""
        who, match = table.chair_at(seat).bot, table.match
        if who and match and self._threads.thinks_ahead(who, match, seat):
            self._tasks.start(self._threads.think_ahead(who, match.copy(), seat))
