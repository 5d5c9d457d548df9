"""Work that starts at once. Most frames can be sent without waiting; a task for each of them would cost more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def start_eagerly(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do what can be done now; only if something has to be waited for, the rest goes on as a task."""
    try:
        waiting = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(_rest(work, waiting))


@coroutine
def _rest(work: Coroutine[Any, Any, None], waiting: Any) -> Generator[Any, None, None]:
    """Go on from the point where the work waits for something."""
    while True:
        try:
            yield waiting
        except BaseException as problem:
            waiting = work.throw(problem)
        else:
            try:
                waiting = work.send(None)
            except StopIteration:
                return
