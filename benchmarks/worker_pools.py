"""Threads or processes? Play the same games of a tournament with each, and print games a second.

Bots search in compiled code that runs without the interpreter lock, but the Python code around each move needs it.
Starting up is not measured: each pool plays two games for every worker first.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import tavolata
from tavolata.arena.tournament.config import MIRROR, make_config
from tavolata.arena.tournament.played_games import play
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.worker_pools import Output, ProcessPool, SerialPool, Task, WorkerPool


class ThreadPool:
    """Threads, for comparison."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map_unordered(self, function: Callable[[Task], Output], tasks: Iterable[Task]) -> Generator[Output, None, None]:
        with ThreadPoolExecutor(self.workers) as pool:
            yield from pool.map(function, tasks)


def games_a_second(pool: WorkerPool, arguments: argparse.Namespace, first: int) -> float:
    """How many games a pool plays in a second, once it has started."""
    config = make_config(
        tavolata.game(arguments.game), 2, [arguments.bot], arguments.games + first, 1, formats=[MIRROR]
    )
    ended = [time.perf_counter() for _ in pool.map_unordered(partial(play, config), schedule(config))]
    return float(arguments.games / (ended[-1] - ended[first - 1]))


def main() -> None:
    """Play with every pool, and print the speed."""
    parser = argparse.ArgumentParser(description="Threads or processes for tournaments.")
    parser.add_argument("--game", default="domingo", help="the game (default: domingo)")
    parser.add_argument("--bot", default="greedy", help="the bot on every seat (default: greedy)")
    parser.add_argument("--games", type=int, default=500, help="how many games (default: 500)")
    parser.add_argument("--workers", type=int, default=2, help="how many threads, or processes (default: 2)")
    arguments = parser.parse_args()
    pools: dict[str, WorkerPool] = {
        "one process": SerialPool(),
        f"{arguments.workers} threads": ThreadPool(arguments.workers),
        f"{arguments.workers} processes": ProcessPool(arguments.workers),
    }
    for name, pool in pools.items():
        print(f"{name}: {games_a_second(pool, arguments, first=2 * arguments.workers):.1f} games a second")


if __name__ == "__main__":
    main()
