"""The workers: who does the work, game by game. Processes on all cores of this machine, or a Ray cluster.

Processes, not threads: compiled thinking runs without the interpreter lock, but the moves around it do not, and quick
bots hardly think. `benchmarks/worker_pools.py` compares them.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

from tavolata.arena.extras import check_installed
from tavolata.core.errors import BadInput

Item = TypeVar("Item")
Result = TypeVar("Result")
PATIENCE = 10
"""Seconds to wait for a cluster to answer."""
WAITING = 2
"""Pieces of work a worker has in hand: one it does, and one that is there when it is done."""


class WorkerPool(Protocol):
    """Does a piece of work for each of many items; the results come as they are done, in any sequence.

    Whoever closes the results stops the work, at once.
    """

    def do(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Generator[Result, None, None]: ...


class InProcess:
    """A workers of one: it works in this process."""

    def do(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        yield from map(work, items)


class ProcessWorkers:
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadInput("bad-batch", count=1, workers=workers)
        self.workers = workers

    def do(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        todo = iter(items)
        context = multiprocessing.get_context("spawn")
        pipe, held = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, context, initializer=exit_with_parent, initargs=(pipe,))
        try:
            running = {pool.submit(work, item) for item in islice(todo, WAITING * self.workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(work, item) for item in islice(todo, len(done))}
                yield from (future.result() for future in done)
        except BrokenProcessPool:
            raise BadInput("arena-worker-died") from None
        finally:
            held.close()
            pool.shutdown(cancel_futures=True)
            pipe.close()


def exit_with_parent(pipe: Connection) -> None:
    """End this process, in the middle of a game if need be, once the other end of the pipe is let go of or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait_for_the_end() -> None:
        pipe.poll(None)
        os._exit(0)

    threading.Thread(target=wait_for_the_end, daemon=True).start()


class RayWorkers:
    """A Ray cluster by its address; `auto` is the one this machine belongs to."""

    def __init__(self, address: str) -> None:
        check_installed("ray", "ray")
        import ray

        self._ray: Any = ray
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING, ignore_reinit_error=True)
        except (OSError, ValueError) as problem:
            raise BadInput("ray-unreachable", address=address, problem=str(problem).splitlines()[0]) from None

    def do(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        """Results as they come; a machine that joins the cluster meanwhile gets work, too."""
        todo, remote = iter(items), self._ray.remote(_call)
        work_everywhere = self._ray.put(work)
        running: list[Any] = []
        try:
            while True:
                room = max(1, WAITING * self._cores()) - len(running)
                running += [remote.remote(work_everywhere, item) for item in islice(todo, max(0, room))]
                if not running:
                    return
                done, running = self._ray.wait(running)
                yield from self._ray.get(done)
        except self._ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        except self._ray.exceptions.RayError:
            raise BadInput("arena-worker-died") from None
        finally:
            for task in running:
                self._ray.cancel(task, force=True)

    def _cores(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _call(work: Callable[[Item], Result], item: Item) -> Result:
    return work(item)
