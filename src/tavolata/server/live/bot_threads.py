"""Bots at tables: they think in threads of their own, a few at a time, and never keep anybody waiting for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from tavolata.bots import BUILT_IN_BOTS, FALLBACK_BOT, Advice, advise
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.server.errors import TooManyRequests
from tavolata.server.live.search_queue import QueuedSearch, SearchClient, SearchQueue
from tavolata.server.table.bot_choice import bot_choice
from tavolata.server.table.bots_ahead import BotsAhead
from tavolata.server.table.custom_bots import custom_bots

OWN_BOT_SHARE = 0.5
"""The share of the time that a custom bot may take; the rest is for the wait in line."""
UNWATCHED_TIME_FACTOR = 10
"""So many times as long may a search take that nobody waits for."""
ANY_CLIENT = SearchClient()
Result = TypeVar("Result")


def playing(bot: str) -> str:
    """What plays for a bot of a table. One that this server does not offer any more is replaced."""
    return bot if bot in BUILT_IN_BOTS else custom_bots.source(bot) or FALLBACK_BOT


class BotThreads:
    """The threads in which bots think. When all are busy, the others wait in line, but not for ever."""

    def __init__(self, threads: int, seconds: float, ahead: BotsAhead | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._threads = threads
        self._queue = SearchQueue()
        self._running = 0
        self._running_unwatched = 0
        self._running_reviews = 0
        self._is_closed = False
        self._ahead = ahead or BotsAhead(0, 0.0)
        self.seconds = seconds

    @property
    def count(self) -> int:
        """How many threads there are."""
        return self._threads

    @property
    def waiting(self) -> int:
        """How many searches of bots and for hints wait in line."""
        return sum(not search.client.is_review for search in self._queue)

    async def choose(self, bot: str, match: Match, seat: int, client: SearchClient = ANY_CLIENT) -> Action:
        """What a bot plays for a seat; if it has not made up its mind in time, what looks best at a glance."""
        try:
            choose = bot_choice(playing(bot), match, seat, OWN_BOT_SHARE * self.seconds, ahead=self._ahead)
            return await self._in_time(choose, client)
        except TimeoutError:
            return bot_choice(FALLBACK_BOT, match, seat)()

    def thinks_ahead(self, bot: str, match: Match, seat: int) -> bool:
        """Does the bot of a seat wait for its move to be made, to think while others decide?"""
        return self._ahead.is_kept(playing(bot), match, seat)

    async def think_ahead(self, bot: str, match: Match, seat: int) -> None:
        """Its move has been made: it may begin."""
        await asyncio.to_thread(self._ahead.think, playing(bot), match, seat)

    async def advise(self, match: Match, seat: int, client: SearchClient = ANY_CLIENT) -> list[Advice]:
        """What the best bot thinks of every action of a seat, best first."""
        try:
            return await self._in_time(lambda: advise(match, seat), client)
        except TimeoutError:
            raise TooManyRequests("bots-busy") from None

    async def review(self, work: Callable[[], Result], client: SearchClient) -> Result:
        """Work for a review in one of the threads, however long it takes until no bot waits for one."""
        return await self._in_turn(work, replace(client, is_review=True))

    async def _in_time(self, think: Callable[[], Result], client: SearchClient) -> Result:
        """Think in one of the threads. What has not even begun in time is never begun."""
        factor = 1 if client.is_watched() else UNWATCHED_TIME_FACTOR
        async with asyncio.timeout(self.seconds * factor):
            return await self._in_turn(think, client)

    async def _in_turn(self, think: Callable[[], Result], client: SearchClient) -> Result:
        """Think in one of the threads. What nobody waits for any more is not begun."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Result] = loop.create_future()

        def begin(is_watched: bool) -> None:
            thinking = loop.run_in_executor(self._pool, think)
            thinking.add_done_callback(lambda _: self._ended(thinking, result, client, is_watched))

        search = QueuedSearch(client, begin)
        self._queue.add(search)
        self.begin_next()
        try:
            return await result
        finally:
            self._queue.discard(search)

    def begin_next(self) -> None:
        """Have those think who are next in line, as far as threads are free."""
        while self._running < self._threads and not self._is_closed:
            search = self._queue.take(
                allow_unwatched=self._running_unwatched < max(1, self._threads - 1),
                # Beside bots at least one thread stays free for the next of them.
                allow_reviews=self._running_reviews in (self._running, *range(self._threads - 1)),
            )
            if search is None:
                return
            is_watched = search.client.is_watched()
            self._running += 1
            self._running_unwatched += not is_watched
            self._running_reviews += search.client.is_review
            search.begin(is_watched)

    def _ended(
        self, thinking: asyncio.Future[Result], result: asyncio.Future[Result], client: SearchClient, is_watched: bool
    ) -> None:
        """A thread is free again. Whoever has given up in the meantime is not told."""
        self._running -= 1
        self._running_unwatched -= not is_watched
        self._running_reviews -= client.is_review
        problem = None if thinking.cancelled() else thinking.exception()
        if result.done():
            pass
        elif thinking.cancelled():
            result.cancel()
        elif problem is not None:
            result.set_exception(problem)
        else:
            result.set_result(thinking.result())
        self.begin_next()

    def close(self) -> None:
        """Let the last searches end."""
        self._is_closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._ahead.close()
