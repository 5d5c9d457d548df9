"""How strong are the levels? Each challenges the one below, and the highest also the greedy bot.

The challenger sits alone among bots of the other kind and plays every deal from every seat. Bots have no time limit,
so the same command plays the same games on any machine. The games of each pair are saved in a folder; a run that was
interrupted is resumed.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import tavolata
from tavolata.arena.statistics.bootstrap import IntervalEstimate
from tavolata.arena.statistics.result_table import result_table
from tavolata.arena.statistics.standings import bot_stats, cross_table
from tavolata.arena.tournament.config import CHALLENGE, make_config
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.tournament import run_tournament
from tavolata.arena.tournament.worker_pools import ProcessPool, SerialPool
from tavolata.bots import LEVELS
from tavolata.core.game import Game

PAIRS = [*zip(LEVELS[1:], LEVELS, strict=False), (LEVELS[-1], "greedy")]


@dataclass(frozen=True)
class Challenge:
    """The result of one challenge."""

    challenger: str
    other: str
    share: IntervalEstimate
    """The challenger's win share, as a multiple of the fair share."""
    seconds: float
    """The challenger's mean computing time of a decision."""

    def line(self, players: int) -> str:
        """A row of a Markdown table."""
        value, low, high = (
            f"{100 * one / players:.1f} %" for one in (self.share.value, self.share.low, self.share.high)
        )
        cells = (
            f"{self.challenger} v {self.other}",
            f"{self.share.count}",
            f"{value} ({low} … {high})",
            f"{self.share.value:.2f}",
            f"{1000 * self.seconds:.1f}",
        )
        return f"| {' | '.join(cells)} |"


def challenge(game: Game, pair: tuple[str, str], arguments: argparse.Namespace, bar: Progress) -> Challenge:
    """Play one challenge, or resume it."""
    config = make_config(game, arguments.players, pair, arguments.games, arguments.seed, formats=[CHALLENGE])
    folder = TournamentFolder(arguments.output / f"{game.name}-{arguments.players}-{'-'.join(pair)}", config)
    pool = SerialPool() if arguments.workers == 1 else ProcessPool(arguments.workers)
    task = bar.add_task(" v ".join(pair), total=arguments.games)
    played = run_tournament(folder, pool, lambda done, total: bar.update(task, completed=done, total=total))
    results = result_table(played, config.bots, config.players)
    return Challenge(*pair, cross_table(results)[pair], bot_stats(results, kind=0).seconds)


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="How strong the levels of a game are.")
    parser.add_argument("game", help="the game")
    parser.add_argument("--players", type=int, default=2, help="how many at the table (default: 2)")
    parser.add_argument("--games", type=int, default=400, help="games a pair (default: 400)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the deals and bots (default: 1)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--output", type=Path, default=Path("ladder"), help="where games are saved (default: ladder)")
    parser.add_argument("--top", action="store_true", help="only the challenges of the highest level")
    return parser.parse_args()


def main() -> None:
    """Play, with a progress bar on standard error, and print the table."""
    arguments = parse_arguments()
    game = tavolata.game(arguments.game)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        pairs = [pair for pair in PAIRS if not arguments.top or pair[0] == LEVELS[-1]]
        challenges = [challenge(game, pair, arguments, bar) for pair in pairs]
    print("| Who | Games | Wins (95 %) | × fair share | ms a decision |")
    print("|---|---|---|---|---|")
    for one in challenges:
        print(one.line(arguments.players))


if __name__ == "__main__":
    main()
