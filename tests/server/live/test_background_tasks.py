"""Work in the background ends with the house, and a failure is logged once."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tavolata.server.errors import DatabaseAway
from tavolata.server.live.background_tasks import BackgroundTasks
from tests.server.inside import run, until


def test_what_is_started_after_the_end_does_nothing() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("work")

    async def scenario() -> None:
        tasks = BackgroundTasks()
        await tasks.start(work())
        await tasks.cancel()
        late = tasks.start(work())
        await asyncio.gather(late, return_exceptions=True)
        assert late.cancelled()

    run(scenario())
    assert done == ["work"]


def test_a_failure_that_repeats_is_logged_once_until_it_works_again(caplog: pytest.LogCaptureFixture) -> None:
    failures: list[Exception | None] = [
        ValueError("a"),
        ValueError("a"),
        DatabaseAway("database-away"),
        ValueError("b"),
        None,
        ValueError("b"),
    ]

    async def work() -> None:
        if failures and (problem := failures.pop(0)):
            raise problem

    async def scenario() -> None:
        tasks = BackgroundTasks()
        tasks.start_every(0.001, work)
        await until(lambda: not failures)
        await asyncio.sleep(0.01)
        await tasks.cancel()

    with caplog.at_level(logging.WARNING, "tavolata"):
        run(scenario())
    assert [str(record.exc_info and record.exc_info[1]) for record in caplog.records] == ["a", "b", "b"]
