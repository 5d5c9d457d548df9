"""The luck of a tournament's games: kept as it is found out, the same in one process or several."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tavolata.analysis import total_luck
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.game_luck import luck_table
from tavolata.arena.tournament.played_games import PlayedGame, replay
from tavolata.arena.tournament.tournament import run_tournament
from tavolata.arena.tournament.worker_pools import ProcessPool, SerialPool
from tests.arena.tables import a_config


def a_tournament(path: Path) -> tuple[TournamentFolder, list[PlayedGame]]:
    folder = TournamentFolder(path, a_config(), parquet=False)
    return folder, run_tournament(folder, SerialPool())


def test_it_is_that_of_each_game_in_one_process_or_several(tmp_path: Path) -> None:
    folder, games = a_tournament(tmp_path / "here")
    found = luck_table(folder, games, SerialPool())
    config = folder.config
    expected = [total_luck(replay(config, game), game.bots, seed=config.seed_for(f"luck {game.key}")) for game in games]
    assert found == pytest.approx(np.array(expected), abs=1e-6)
    (tmp_path / "here" / "luck.jsonl").unlink()
    assert luck_table(folder, games, ProcessPool(2)).tolist() == found.tolist()


def test_what_is_known_is_not_worked_out_again(tmp_path: Path) -> None:
    folder, games = a_tournament(tmp_path / "spring")
    found = luck_table(folder, games, SerialPool())
    journal = tmp_path / "spring" / "luck.jsonl"
    first, second, *_ = journal.read_text(encoding="utf-8").splitlines()
    other = json.dumps(json.loads(second) | {"playouts": 1, "luck": [9, -9]})
    journal.write_text(f"{first}\n{other}\n{second[:20]}", encoding="utf-8")
    told: list[tuple[int, int]] = []
    again = luck_table(folder, games, SerialPool(), lambda done, count: told.append((done, count)))
    assert again.tolist() == found.tolist()
    assert told == [(done, len(games)) for done in range(1, len(games) + 1)]
