"""Holding a tournament: play what is still to be played, and keep each game as it ends."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial

from tavolata import bots
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.played_games import PlayedGame, play
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.worker_pools import WorkerPool

Progress = Callable[[int, int], None]
"""Told how many games are done, and how many there are."""


def run_tournament(
    folder: TournamentFolder, workers: WorkerPool, progress: Progress = lambda done, total: None
) -> list[PlayedGame]:
    """All games of the tournament, those that were played before included, in the sequence of the schedule."""
    config = folder.config
    bots.compile_game(config.game)
    fixtures = schedule(config)
    wanted = {fixture.key for fixture in fixtures}
    games = {played.key: played for played in folder.read() if played.key in wanted}
    todo = [fixture for fixture in fixtures if fixture.key not in games]
    progress(len(games), len(fixtures))
    with closing(workers.do(partial(play, config), todo)) as results:
        for played in results:
            folder.append(played)
            games[played.key] = played
            progress(len(games), len(fixtures))
    held = [games[fixture.key] for fixture in fixtures]
    folder.finish(held)
    return held
