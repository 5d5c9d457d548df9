"""What `tournament` and `report` share: who plays, where it is kept, and a bar for whoever waits."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import told

if TYPE_CHECKING:
    from tavolata import JSON
    from tavolata.arena.figures.resampling import Figure
    from tavolata.arena.tournament.crew import Crew
    from tavolata.arena.tournament.folder import Folder
    from tavolata.arena.tournament.playing import Played
    from tavolata.arena.tournament.setting import Setting
    from tavolata.core.words import Words

RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=words("help-ray"))]
Output = Annotated[Path | None, typer.Option("--output", metavar="FOLDER", help=words("help-output"))]


def crew_for(ray: str | None, workers: int) -> Crew:
    """A Ray cluster where one is named, else the cores of this machine."""
    from tavolata.arena.tournament.crew import Alone, LocalCrew, RayCrew

    if ray:
        return RayCrew(ray)
    return Alone() if workers == 1 else LocalCrew(workers)


def play_all(folder: Folder, crew: Crew) -> list[Played]:
    """Hold the tournament, with a bar."""
    from tavolata.arena.tournament.holding import hold

    with told(words("tournament-playing", title=folder.setting.game.title)) as tell:
        return hold(folder, crew, tell)


def report_words(setting: Setting) -> Words:
    """The words of reports, in the language of the command line."""
    from tavolata.arena.pages.writing import arena_words

    return arena_words(setting, LANGUAGE)


def cell(figure: Figure, unit: str, in_words: Words) -> str:
    """A figure with its interval."""
    value, low, high = (in_words(f"arena-number-{unit}", value=one) for one in (figure.value, figure.low, figure.high))
    return f"{value} ({low} … {high})"


def as_json(figure: Figure) -> dict[str, JSON]:
    """A figure as plain data."""
    return {"value": figure.value, "low": figure.low, "high": figure.high, "count": figure.count}
