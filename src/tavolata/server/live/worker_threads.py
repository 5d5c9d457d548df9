"""Threads for one kind of work that takes long: whatever else there is to do does not wait behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class WorkerThreads:
    """A few threads, each with one thing to do at a time."""

    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, name)

    async def run(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do something in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*given, **named))

    def close(self) -> None:
        """End the threads. What is being worked on is finished, what has not begun never begins."""
        self._threads.shutdown(cancel_futures=True)
