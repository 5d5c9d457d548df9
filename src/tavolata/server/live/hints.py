"""A hint: what the best bot would do and why, thought from what the asker's own seat knows."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavolata.bots import Advice
from tavolata.server.table.command_handlers import Access
from tavolata.server.table.hints import hint_seat

if TYPE_CHECKING:
    from tavolata.server.live.house import House, LiveTable


@dataclass(frozen=True)
class PendingHint:
    """A hint that a seat has asked for, and the moment of the game it is about."""

    moment: tuple[int, int]
    thought: asyncio.Task[list[Advice]]

    def is_about(self, moment: tuple[int, int]) -> bool:
        """Is it the answer for this moment, or will it be? One that could not be thought is no answer."""
        thought = self.thought
        return self.moment == moment and not (thought.done() and (thought.cancelled() or thought.exception()))


async def hint(house: House, live: LiveTable, asker: Access) -> list[Advice]:
    """Think about the open decision of the asker, once however often they ask; the game may go on meanwhile."""
    async with live.lock:
        seat = hint_seat(live.table, asker)
        assert live.table.match
        moment, asked = live.table.moment(seat), live.hints.get(seat)
        if asked is None or not asked.is_about(moment):
            match = live.table.match.after(len(live.table.match.moves))
            asked = live.hints[seat] = PendingHint(moment, house.spawn(house.caretaker.bot_threads.advise(match, seat)))
    return await asyncio.shield(asked.thought)
