"""What `tournament` and `report` share: the worker pool, the progress bar, and how estimates are printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import progress_callback

if TYPE_CHECKING:
    from tavolata import JSON
    from tavolata.arena.statistics.bootstrap import IntervalEstimate
    from tavolata.arena.tournament.config import TournamentConfig
    from tavolata.arena.tournament.folder import TournamentFolder
    from tavolata.arena.tournament.played_games import PlayedGame
    from tavolata.arena.tournament.worker_pools import WorkerPool
    from tavolata.core.words import Words

RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=words("help-ray"))]
Output = Annotated[Path | None, typer.Option("--output", "--out", metavar="FOLDER", help=words("help-output"))]


def worker_pool(ray: str | None, workers: int) -> WorkerPool:
    """A Ray cluster if an address is given, else processes on this machine."""
    from tavolata.arena.tournament.worker_pools import ProcessPool, RayPool, SerialPool

    if ray:
        return RayPool(ray)
    return SerialPool() if workers == 1 else ProcessPool(workers)


def play_all(folder: TournamentFolder, pool: WorkerPool) -> list[PlayedGame]:
    """Run the tournament, with a progress bar."""
    from tavolata.arena.tournament.tournament import run_tournament

    with progress_callback(words("tournament-playing", title=folder.config.game.title)) as progress:
        return run_tournament(folder, pool, progress)


def words_for_report(config: TournamentConfig) -> Words:
    """The words of reports, in the language of the command line."""
    from tavolata.arena.report_words import arena_words

    return arena_words(config.game.name, LANGUAGE)


def cell(estimate: IntervalEstimate, unit: str, report_words: Words) -> str:
    """An estimate with its interval, as text."""
    numbers = (estimate.value, estimate.low, estimate.high)
    value, low, high = (report_words(f"arena-number-{unit}", value=number) for number in numbers)
    return f"{value} ({low} … {high})"


def estimate_json(estimate: IntervalEstimate) -> dict[str, JSON]:
    """An estimate as JSON."""
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high, "count": estimate.count}
