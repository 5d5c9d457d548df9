"""The folder of a tournament: its config, a journal of its games, and at the end a table of all games.

`config.json` is written first. `games.jsonl` grows by one line per game; a last line that was cut short by a crash is
dropped, and its game is played again. `games.parquet` has one row per game; it needs the extra `arena`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from tavolata.arena.config_file import save_config
from tavolata.arena.parquet import check_parquet_can_be_written, write_parquet
from tavolata.arena.tournament.config import TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame
from tavolata.core.errors import BadInput


class TournamentFolder:
    """Where a tournament is saved."""

    def __init__(self, path: Path, config: TournamentConfig, parquet: bool = True) -> None:
        """Start a tournament here, or resume one with the same config; only its number of games may change.

        With `parquet=False` no table is written at the end, and no extra is needed.
        """
        if parquet:
            check_parquet_can_be_written()
        self.path = path
        self.config = config
        self.parquet = parquet
        save_config(
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
        """All games in the journal; a torn last line is removed."""
        if not self.journal.exists():
            return []
        content = self.journal.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            self.journal.write_bytes(whole)
        return [self._game(line, number) for number, line in enumerate(whole.splitlines(), start=1)]

    def _game(self, line: bytes, number: int) -> PlayedGame:
        try:
            return PlayedGame(**json.loads(line))
        except (ValueError, TypeError):
            raise BadInput("arena-torn", file=str(self.journal), line=number) from None

    def append(self, played: PlayedGame) -> None:
        """Append a game to the journal."""
        with self.journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.to_json(), separators=(",", ":")) + "\n")

    def finish(self, games: Sequence[PlayedGame]) -> None:
        """Write the table of all games, if it is wanted."""
        if self.parquet:
            write_parquet(columns(self.config, games), self.path / "games.parquet")


def columns(config: TournamentConfig, games: Sequence[PlayedGame]) -> dict[str, list[object]]:
    """The games as columns by name; seats count from 1 here."""
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
        table[f"seat{seat + 1}_seconds"] = [one.seconds[seat] for one in games]
        if config.custom_bots:
            table[f"seat{seat + 1}_faults"] = [sum(fault["seat"] == seat for fault in one.faults) for one in games]
    table["move_seats"] = [[1 + seat for seat in one.seats] for one in games]
    table["move_actions"] = [one.actions for one in games]
    return table
