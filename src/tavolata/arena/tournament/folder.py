"""The folder of a tournament: its config, every game as it ends, and in the end all games as Parquet.

`config.json` is written first. `games.jsonl` grows by a line a game; a line that was cut short, because the machine
stopped, is thrown away and its game is played again. `games.parquet` holds a row a game; it needs the extra `arena`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from tavolata.arena.parquet import check_parquet_can_be_written, write_parquet
from tavolata.arena.settings_file import save_settings
from tavolata.arena.tournament.config import TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame
from tavolata.core.errors import BadInput


class TournamentFolder:
    """Where a tournament is kept."""

    def __init__(self, path: Path, config: TournamentConfig, parquet: bool = True) -> None:
        """Begin a tournament here, or go on with the one of the same config: it may be made longer.

        Without `parquet` there is no table of all games in the end, and no extra is needed.
        """
        if parquet:
            check_parquet_can_be_written()
        self.path = path
        self.config = config
        self.parquet = parquet
        save_settings(
            config.describe(),
            path / "config.json",
            foreign="arena-foreign-folder",
            changed="arena-changed",
            may_change=("games",),
        )

    @property
    def journal(self) -> Path:
        return self.path / "games.jsonl"

    def read(self) -> list[PlayedGame]:
        """All games that are in the journal; a torn last line is cut off."""
        if not self.journal.exists():
            return []
        text = self.journal.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            self.journal.write_bytes(whole)
        return [self._game(line, number) for number, line in enumerate(whole.splitlines(), start=1)]

    def _game(self, line: bytes, number: int) -> PlayedGame:
        try:
            return PlayedGame(**json.loads(line))
        except (ValueError, TypeError):
            raise BadInput("arena-torn", file=str(self.journal), line=number) from None

    def append(self, played: PlayedGame) -> None:
        """Write a game down, before anybody hears of it."""
        with self.journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.to_json(), separators=(",", ":")) + "\n")

    def finish(self, games: Sequence[PlayedGame]) -> None:
        """All games in one table, where that is wanted; seats count from 1 here, as at the table."""
        if self.parquet:
            write_parquet(columns(self.config, games), self.path / "games.parquet")


def columns(config: TournamentConfig, games: Sequence[PlayedGame]) -> dict[str, list[object]]:
    """The games as columns by name."""
    table: dict[str, list[object]] = {
        "game": [one.key for one in games],
        "format": [one.format for one in games],
        "deal": [one.deal for one in games],
        "seed": [one.seed for one in games],
        "moves": [len(one.actions) for one in games],
    }
    for name in config.seat_options:
        table[f"option_{name}"] = [1 + int(one.options[name]) for one in games]
    for name in config.vary:
        table[f"option_{name}"] = [one.options[name] for one in games]
    for seat in range(config.players):
        table[f"seat{seat + 1}_bot"] = [one.bots[seat] for one in games]
        table[f"seat{seat + 1}_points"] = [one.points[seat] for one in games]
        table[f"seat{seat + 1}_rank"] = [one.ranks[seat] for one in games]
        table[f"seat{seat + 1}_win"] = [one.wins[seat] for one in games]
        table[f"seat{seat + 1}_decisions"] = [one.seats.count(seat) for one in games]
        table[f"seat{seat + 1}_seconds"] = [one.thought[seat] for one in games]
    table["move_seats"] = [[1 + seat for seat in one.seats] for one in games]
    table["move_actions"] = [one.actions for one in games]
    return table
