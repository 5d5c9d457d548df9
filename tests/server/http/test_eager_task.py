"""Work start_eagerly at once does the same as work in a task, only sooner."""

from __future__ import annotations

import asyncio

import pytest

from tavolata.server.http.eager_task import start_eagerly


def test_what_need_not_wait_is_done_at_once() -> None:
    async def scenario() -> None:
        done: list[str] = []

        async def work() -> None:
            done.append("all")

        assert start_eagerly(work()) is None
        assert done == ["all"]

    asyncio.run(scenario())


def test_the_rest_goes_on_when_what_it_waits_for_has_come() -> None:
    async def scenario() -> None:
        done: list[int] = []
        way = asyncio.Event()

        async def work() -> None:
            for number in range(3):
                done.append(number)
                await way.wait()
                await asyncio.sleep(0)

        task = start_eagerly(work())
        assert done == [0]
        assert task is not None
        way.set()
        await task
        assert done == [0, 1, 2]

    asyncio.run(scenario())


@pytest.mark.parametrize("late", [False, True])
def test_what_goes_wrong_reaches_whoever_waits(late: bool) -> None:
    async def scenario() -> None:
        async def work() -> None:
            if late:
                await asyncio.sleep(0)
            raise ValueError("so it is")

        with pytest.raises(ValueError, match="so it is"):
            await (start_eagerly(work()) or asyncio.sleep(0))

    asyncio.run(scenario())


def test_work_can_be_called_off_while_it_waits() -> None:
    async def scenario() -> None:
        ended: list[str] = []

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ended.append("cleanly")

        task = start_eagerly(work())
        assert task is not None
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended == ["cleanly"]

    asyncio.run(scenario())
