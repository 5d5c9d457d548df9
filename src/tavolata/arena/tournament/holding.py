"""Holding a tournament: play what is still to be played, and keep each game as it ends."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial

from tavolata import bots
from tavolata.arena.tournament.crew import Crew
from tavolata.arena.tournament.folder import Folder
from tavolata.arena.tournament.playing import Played, play
from tavolata.arena.tournament.schedule import schedule

Progress = Callable[[int, int], None]
"""Told how many games are done, and how many there are."""


def hold(folder: Folder, crew: Crew, progress: Progress = lambda done, total: None) -> list[Played]:
    """All games of the tournament, those that were played before included, in the sequence of the schedule."""
    setting = folder.setting
    bots.compile_game(setting.game)
    fixtures = schedule(setting)
    wanted = {fixture.key for fixture in fixtures}
    games = {played.key: played for played in folder.read() if played.key in wanted}
    todo = [fixture for fixture in fixtures if fixture.key not in games]
    progress(len(games), len(fixtures))
    with closing(crew.do(partial(play, setting), todo)) as results:
        for played in results:
            folder.append(played)
            games[played.key] = played
            progress(len(games), len(fixtures))
    held = [games[fixture.key] for fixture in fixtures]
    folder.finish(held)
    return held
