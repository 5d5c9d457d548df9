"""Worker pools: this process, processes on all cores of this machine, or a Ray cluster.

Processes, not threads: compiled code runs without the interpreter lock, but the Python code around each move needs it,
and for quick bots that is most of the time. `benchmarks/worker_pools.py` compares them.
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

from tavolata.core.errors import BadInput
from tavolata.core.extras import check_installed

Task = TypeVar("Task")
Output = TypeVar("Output")
CONNECT_TIMEOUT = 10
"""Seconds to wait for a cluster to answer."""
TASKS_PER_WORKER = 2
"""One that runs, and one that is ready when it ends."""


class WorkerPool(Protocol):
    """Calls a function for each of many tasks and yields the outputs as they are ready, in any order.

    Closing the generator stops all work at once.
    """

    def map_unordered(
        self, function: Callable[[Task], Output], tasks: Iterable[Task]
    ) -> Generator[Output, None, None]: ...


class SerialPool:
    """Works in this process, one task after the other."""

    def map_unordered(self, function: Callable[[Task], Output], tasks: Iterable[Task]) -> Generator[Output, None, None]:
        yield from map(function, tasks)


class ProcessPool:
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadInput("bad-batch", count=1, workers=workers)
        self.workers = workers

    def map_unordered(self, function: Callable[[Task], Output], tasks: Iterable[Task]) -> Generator[Output, None, None]:
        waiting = iter(tasks)
        context = multiprocessing.get_context("spawn")
        reader, writer = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, context, initializer=exit_with_parent, initargs=(reader,))
        try:
            running = {pool.submit(function, task) for task in islice(waiting, TASKS_PER_WORKER * self.workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(function, task) for task in islice(waiting, len(done))}
                yield from (future.result() for future in done)
        except BrokenProcessPool:
            raise BadInput("arena-worker-died") from None
        finally:
            writer.close()
            pool.shutdown(cancel_futures=True)
            reader.close()


def exit_with_parent(reader: Connection) -> None:
    """End this process, even in the middle of a game, when the other end of the pipe is closed or its owner dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait_for_parent() -> None:
        reader.poll(None)
        os._exit(0)

    threading.Thread(target=wait_for_parent, daemon=True).start()


class RayPool:
    """A Ray cluster by its address; `auto` is the one this machine belongs to."""

    def __init__(self, address: str) -> None:
        check_installed("ray", "ray")
        import ray

        self._ray: Any = ray
        try:
            _check_reachable(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING, ignore_reinit_error=True)
        except (OSError, ValueError) as problem:
            raise BadInput("ray-unreachable", address=address, problem=str(problem).splitlines()[0]) from None

    def map_unordered(self, function: Callable[[Task], Output], tasks: Iterable[Task]) -> Generator[Output, None, None]:
        """Outputs as they are ready; a machine that joins the cluster later gets work, too."""
        waiting, remote = iter(tasks), self._ray.remote(_call)
        shared_function = self._ray.put(function)
        running: list[Any] = []
        try:
            while True:
                free = max(1, TASKS_PER_WORKER * self._cores()) - len(running)
                running += [remote.remote(shared_function, task) for task in islice(waiting, max(0, free))]
                if not running:
                    return
                done, running = self._ray.wait(running)
                yield from self._ray.get(done)
        except self._ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        except self._ray.exceptions.RayError:
            raise BadInput("arena-worker-died") from None
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def _cores(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))


def _check_reachable(address: str) -> None:
    """Raise OSError if nothing answers there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()


def _call(function: Callable[[Task], Output], task: Task) -> Output:
    return function(task)
