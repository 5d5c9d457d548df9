"""The luck of a tournament's games, kept beside them: `luck.jsonl` grows by one line per game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np

from tavolata.analysis.luck import TOTAL_PLAYOUTS, compile_luck, total_luck
from tavolata.arena.progress import ProgressCallback, no_progress
from tavolata.arena.tournament.config import TournamentConfig
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.played_games import PlayedGame, replay
from tavolata.arena.tournament.worker_pools import WorkerPool
from tavolata.core.state import Doubles

Line = tuple[str, list[float]]
"""The key of a game, and the luck of every seat in shares of a win."""


def luck_table(
    folder: TournamentFolder,
    games: Sequence[PlayedGame],
    pool: WorkerPool,
    progress: ProgressCallback = no_progress,
) -> Doubles:
    """The luck of every seat (columns) in every game (rows); what is known from an earlier run is read."""
    config, file = folder.config, folder.path / "luck.jsonl"
    compile_luck(config.game)
    known = _read(file)
    todo = [game for game in games if game.key not in known]
    progress(len(games) - len(todo), len(games))
    with closing(pool.map_unordered(partial(_luck_of_game, config), todo)) as lines:
        for key, luck in lines:
            known[key] = luck
            with file.open("a", encoding="utf-8") as journal:
                journal.write(json.dumps({"game": key, "playouts": TOTAL_PLAYOUTS, "luck": luck}) + "\n")
            progress(len(known), len(games))
    return np.array([known[game.key] for game in games]).reshape(len(games), config.players)


def _luck_of_game(config: TournamentConfig, played: PlayedGame) -> Line:
    luck = total_luck(replay(config, played), played.bots, seed=config.seed_for(f"luck {played.key}"))
    return played.key, [round(share, 6) for share in luck]


def _read(file: Path) -> dict[str, list[float]]:
    """The lines that are whole and were made with the same number of playouts."""
    found: dict[str, list[float]] = {}
    if file.exists():
        for text in file.read_text(encoding="utf-8").splitlines():
            try:
                line = json.loads(text)
            except ValueError:
                continue
            if line["playouts"] == TOTAL_PLAYOUTS:
                found[line["game"]] = line["luck"]
    return found
