"""Bots at tables: they think in threads of their own, a few at a time, and never keep anybody waiting for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tavolata.bots import Advice, advise
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.server.errors import TooManyRequests
from tavolata.server.table.bot_choice import bot_choice

FALLBACK_BOT = "greedy"
"""Plays for a bot that has no result in time."""
Thought = TypeVar("Thought")


class BotThreads:
    """The threads in which bots think. When all are busy, the others wait in line, but not for ever."""

    def __init__(self, threads: int, seconds: float) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.seconds = seconds

    async def choose(self, bot: str, match: Match, seat: int) -> Action:
        """What a bot plays for a seat; if it has not made up its mind in time, what looks best at a glance."""
        try:
            return await self._in_time(bot_choice(bot, match, seat))
        except TimeoutError:
            return bot_choice(FALLBACK_BOT, match, seat)()

    async def advise(self, match: Match, seat: int) -> list[Advice]:
        """What the best bot thinks of every action of a seat, best first."""
        try:
            return await self._in_time(lambda: advise(match, seat))
        except TimeoutError:
            raise TooManyRequests("bots-busy") from None

    async def _in_time(self, think: Callable[[], Thought]) -> Thought:
        """Think in one of the threads. What has not even begun in time is never begun."""
        thinking = asyncio.get_running_loop().run_in_executor(self._pool, think)
        return await asyncio.wait_for(thinking, self.seconds)

    def close(self) -> None:
        """Let the last thoughts end."""
        self._pool.shutdown(wait=True, cancel_futures=True)
