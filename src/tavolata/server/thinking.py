"""Bots at tables: they think in threads of their own, each for a limited time, and never keep anybody waiting."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tavolata.bots import Bot
from tavolata.core.actions import Action
from tavolata.core.match import Match


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, seconds: float) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seconds = seconds

    async def choose(self, bot: str, match: Match, seat: int) -> Action:
        """What a bot plays for a seat; if it does not make up its mind in time, any legal action."""
        thought = asyncio.get_running_loop().run_in_executor(self._pool, thought_of(bot, match, seat))
        try:
            return await asyncio.wait_for(asyncio.shield(thought), self._seconds)
        except TimeoutError:
            return thought_of("random", match, seat)()

    def close(self) -> None:
        """Let the last thoughts end."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def thought_of(bot: str, match: Match, seat: int) -> Callable[[], Action]:
    """A bot's thought about this moment. Its own chance comes from the secret seed, so nobody can foretell it."""
    moment = f"{seat} {len(match.moves)}".encode()
    return Bot(bot, hashlib.sha256(match.seed + moment).digest()).thought(match, seat)
