"""What `tournament` and `report` share: who plays, where it is kept, and a bar for whoever waits."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import progress_shown

if TYPE_CHECKING:
    from tavolata import JSON
    from tavolata.arena.figures.resampling import Figure
    from tavolata.arena.tournament.config import TournamentConfig
    from tavolata.arena.tournament.folder import TournamentFolder
    from tavolata.arena.tournament.played_games import PlayedGame
    from tavolata.arena.tournament.worker_pools import WorkerPool
    from tavolata.core.words import Words

RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=words("help-ray"))]
Output = Annotated[Path | None, typer.Option("--output", metavar="FOLDER", help=words("help-output"))]


def workers_for(ray: str | None, workers: int) -> WorkerPool:
    """A Ray cluster where one is named, else the cores of this machine."""
    from tavolata.arena.tournament.worker_pools import InProcess, ProcessWorkers, RayWorkers

    if ray:
        return RayWorkers(ray)
    return InProcess() if workers == 1 else ProcessWorkers(workers)


def play_all(folder: TournamentFolder, workers: WorkerPool) -> list[PlayedGame]:
    """Hold the tournament, with a bar."""
    from tavolata.arena.tournament.tournament import run_tournament

    with progress_shown(words("tournament-playing", title=folder.config.game.title)) as tell:
        return run_tournament(folder, workers, tell)


def report_words(config: TournamentConfig) -> Words:
    """The words of reports, in the language of the command line."""
    from tavolata.arena.pages.html import arena_words

    return arena_words(config, LANGUAGE)


def cell(figure: Figure, unit: str, in_words: Words) -> str:
    """A figure with its interval."""
    value, low, high = (in_words(f"arena-number-{unit}", value=one) for one in (figure.value, figure.low, figure.high))
    return f"{value} ({low} … {high})"


def as_json(figure: Figure) -> dict[str, JSON]:
    """A figure as plain data."""
    return {"value": figure.value, "low": figure.low, "high": figure.high, "count": figure.count}
