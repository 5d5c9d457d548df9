"""A hint: what the best bot would do and why, thought from what the asker's own seat knows."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavolata.bots import Advice
from tavolata.server.errors import Forbidden, TooLate
from tavolata.server.table.command_handlers import Access
from tavolata.server.table.table import Table

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
        seat = _deciding_seat(live.table, asker)
        assert live.table.match
        if not live.table.match.view(seat).has_hint:
            raise TooLate("no-hint")
        moment, asked = live.table.moment(seat), live.hints.get(seat)
        if asked is None or not asked.is_about(moment):
            match = live.table.match.after(len(live.table.match.moves))
            asked = live.hints[seat] = PendingHint(moment, house.spawn(house.caretaker.bot_threads.advise(match, seat)))
    return await asyncio.shield(asked.thought)


def _deciding_seat(table: Table, asker: Access) -> int:
    seat = table.seat_of(asker.chair)
    if seat is None:
        raise Forbidden("no-own-chair")
    if table.match is None or seat not in table.match.movers:
        raise TooLate("nothing-to-decide")
    return seat
