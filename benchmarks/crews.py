"""Threads or processes? Play the same games of a tournament with each, and tell games a second.

The bots think in compiled code that runs without the interpreter lock, but the moves around it hold it. Starting up is
part of nobody's time: each crew plays two games for every worker first.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import tavolata
from tavolata.arena.tournament.crew import Alone, Crew, Item, LocalCrew, Result
from tavolata.arena.tournament.playing import play
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.setting import MIRROR, make_setting


class Threads:
    """A crew of threads, for comparison."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def do(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        with ThreadPoolExecutor(self.workers) as pool:
            yield from pool.map(work, items)


def games_a_second(crew: Crew, arguments: argparse.Namespace, first: int) -> float:
    """How many games a crew plays in a second, once it has started."""
    setting = make_setting(
        tavolata.game(arguments.game), 2, [arguments.bot], arguments.games + first, 1, formats=[MIRROR]
    )
    ended = [time.perf_counter() for _ in crew.do(partial(play, setting), schedule(setting))]
    return float(arguments.games / (ended[-1] - ended[first - 1]))


def main() -> None:
    """Play with every crew, and tell."""
    parser = argparse.ArgumentParser(description="Threads or processes for tournaments.")
    parser.add_argument("--game", default="domingo", help="the game (default: domingo)")
    parser.add_argument("--bot", default="greedy", help="the bot on every seat (default: greedy)")
    parser.add_argument("--games", type=int, default=500, help="how many games (default: 500)")
    parser.add_argument("--workers", type=int, default=2, help="how many threads, or processes (default: 2)")
    arguments = parser.parse_args()
    crews: dict[str, Crew] = {
        "one process": Alone(),
        f"{arguments.workers} threads": Threads(arguments.workers),
        f"{arguments.workers} processes": LocalCrew(arguments.workers),
    }
    for name, crew in crews.items():
        print(f"{name}: {games_a_second(crew, arguments, first=2 * arguments.workers):.1f} games a second")


if __name__ == "__main__":
    main()
