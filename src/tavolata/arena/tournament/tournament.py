"""Run a tournament: play the games that are missing, and save each as it ends."""

from __future__ import annotations

from contextlib import closing
from functools import partial

from tavolata import bots
from tavolata.arena.progress import ProgressCallback, no_progress
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.played_games import PlayedGame, play
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.worker_pools import WorkerPool


def run_tournament(
    folder: TournamentFolder, pool: WorkerPool, progress: ProgressCallback = no_progress
) -> list[PlayedGame]:
    """All games of the tournament, those played earlier included, in the order of the schedule."""
    config = folder.config
    bots.compile_game(config.game)
    fixtures = schedule(config)
    wanted = {fixture.key for fixture in fixtures}
    games = {played.key: played for played in folder.read() if played.key in wanted}
    todo = [fixture for fixture in fixtures if fixture.key not in games]
    progress(len(games), len(fixtures))
    with closing(pool.map_unordered(partial(play, config), todo)) as results:
        for played in results:
            folder.append(played)
            games[played.key] = played
            progress(len(games), len(fixtures))
    in_order = [games[fixture.key] for fixture in fixtures]
    folder.finish(in_order)
    return in_order
