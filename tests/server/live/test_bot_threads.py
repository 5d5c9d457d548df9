"""Searches of bots: a few at a time, none of them for ever, and nobody waits for one that cannot come."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

import tavolata
from tavolata.bots import Advice
from tavolata.core.match import Match
from tavolata.server.errors import TooManyRequests
from tavolata.server.live import bot_threads
from tavolata.server.live.bot_threads import ANY_CLIENT, BotThreads
from tavolata.server.table.bot_choice import bot_choice
from tests.server.inside import run, until

PATIENCE = 60.0


class Slow:
    """Searches that take a while, counted."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = self.now = self.most = 0
        self._lock = threading.Lock()

    def __call__(self, match: Match, seat: int) -> list[Advice]:
        with self._lock:
            self.begun += 1
            self.now += 1
            self.most = max(self.most, self.now)
        time.sleep(self.seconds)
        with self._lock:
            self.now -= 1
        return []


@pytest.fixture
def match() -> Match:
    return tavolata.game("domingo").new(players=2, seed=3, first=0)


@pytest.mark.parametrize("threads", [1, 3])
def test_no_more_searches_at_the_same_time_than_threads(
    match: Match, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(0.02)
    monkeypatch.setattr(bot_threads, "advise", slow)

    async def everybody_asks() -> None:
        bot_threads = BotThreads(threads, PATIENCE)
        await asyncio.gather(*(bot_threads.advise(match, 0) for _ in range(20)))
        bot_threads.close()

    run(everybody_asks())
    assert (slow.begun, slow.most) == (20, threads)


def test_while_others_think_everything_else_goes_on(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Semaphore(0), threading.Semaphore(0)

    def think(match: Match, seat: int) -> list[Advice]:
        """Thinks until somebody else, who must not be held up by that, lets it end."""
        begun.release()
        assert may_end.acquire(timeout=PATIENCE)
        return []

    monkeypatch.setattr(bot_threads, "advise", think)

    async def let_them_end() -> None:
        bot_threads = BotThreads(1, PATIENCE)
        searches = [asyncio.ensure_future(bot_threads.advise(match, 0)) for _ in range(2)]
        for _ in searches:
            await until(lambda: begun.acquire(blocking=False))
            may_end.release()
        await asyncio.gather(*searches)
        bot_threads.close()

    run(let_them_end())


def test_what_has_not_begun_in_time_is_never_begun(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(1.0)
    monkeypatch.setattr(bot_threads, "advise", slow)

    async def crowd() -> list[object]:
        bot_threads = BotThreads(1, 0.5)
        told = await asyncio.gather(*(bot_threads.advise(match, 0) for _ in range(10)), return_exceptions=True)
        await asyncio.to_thread(bot_threads.close)
        return list(told)

    told = run(crowd())
    assert all(isinstance(one, TooManyRequests) and one.key == "bots-busy" for one in told)
    assert slow.begun == 1


def test_a_bot_that_does_not_get_to_think_plays_what_looks_best_at_a_glance(match: Match) -> None:
    async def hurry() -> object:
        bot_threads = BotThreads(1, 0.0)
        action = await bot_threads.choose("level-5", match, 0)
        bot_threads.close()
        return action

    assert run(hurry()) == bot_choice("greedy", match, 0)()


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_reviews_leave_a_thread_to_bots_at_work_and_wait_for_as_long_as_bots_wait(
    match: Match, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    may_end = threading.Semaphore(0)

    def work(kind: str) -> list[Advice]:
        order.append(kind)
        assert may_end.acquire(timeout=PATIENCE)
        return []

    monkeypatch.setattr(bot_threads, "advise", lambda match, seat: work("hint"))

    async def scenario() -> None:
        bot_threads = BotThreads(threads, PATIENCE)
        asked = [asyncio.ensure_future(bot_threads.advise(match, 0)) for _ in range(threads + 1)]
        await until(lambda: len(order) == threads)
        reviews = [bot_threads.review(lambda: work("review"), ANY_CLIENT) for _ in range(threads)]
        asked += map(asyncio.ensure_future, reviews)
        await asyncio.sleep(0.05)
        assert bot_threads.waiting == 1, "reviews are not counted: nobody is kept waiting by them"
        may_end.release()
        await until(lambda: order.count("hint") == threads + 1)
        await asyncio.sleep(0.05)
        assert "review" not in order
        may_end.release()
        for _ in range(threads - 1):
            await until(lambda: "review" in order)
            await asyncio.sleep(0.05)
            assert order.count("review") < threads, "beside bots at work not all threads are taken"
            may_end.release()
        await until(lambda: order.count("review") == threads)
        may_end.release(threads)
        await asyncio.gather(*asked)
        bot_threads.close()
        assert order == ["hint"] * (threads + 1) + ["review"] * threads

    run(scenario())


@pytest.mark.parametrize("bot", ["random", "greedy", "level-1"])  # what a search finds depends on the time it gets
def test_a_bot_plays_at_a_table_what_it_plays_elsewhere(match: Match, bot: str) -> None:
    async def think() -> object:
        bot_threads = BotThreads(1, PATIENCE)
        action = await bot_threads.choose(bot, match, 0)
        bot_threads.close()
        return action

    assert run(think()) == bot_choice(bot, match, 0)()
