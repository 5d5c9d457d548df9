"""The files that a game in the terminal is written to: on command, at its end, and when it is interrupted."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import platformdirs

from tavolata.cli.seats import SeatedPlayer
from tavolata.core.errors import BadInput, BadRecord
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.core.records import read_record, write_record
from tavolata.server.table.local_table import LocalTable


class RecordFiles:
    """Writes the record of one game."""

    def __init__(
        self, table: LocalTable, seated: Sequence[SeatedPlayer], at_end: Path | None, resumed: Path | None
    ) -> None:
        self._table = table
        self._seated = seated
        self._resumed = resumed
        self._begun_with = len(table.match.moves)
        self.at_end = at_end
        """Where it is written once the game is over; None: nobody has said."""

    def save_as(self, typed: str) -> Path:
        """Write the record where somebody has typed; returns the place."""
        if not typed:
            raise BadInput("save-where")
        path = Path(typed).expanduser()
        check_writable(path, self._table.match)
        self.write(path)
        return path

    def save_interrupted(self) -> Path | None:
        """Write the record where it can be found again; None: nothing has been played since the beginning."""
        match = self._table.match
        if len(match.moves) == self._begun_with:
            return None
        return write_somewhere(match.game.name, self._record(), self._resumed)

    def write(self, path: Path) -> None:
        """Write the record to a file."""
        write_record(path, self._record())

    def _record(self) -> dict[str, JSON]:
        return self._table.match.record([str(player) for player in self._seated])


def check_writable(path: Path, match: Match) -> None:
    """Raise BadRecord if the file cannot be written, or if it is anything but an earlier save of this game."""
    if path.is_file():
        if not is_save_of(match, path):
            raise BadRecord("record-overwrites", file=str(path))
    elif path.is_dir() or not path.parent.is_dir():
        raise BadRecord("record-no-place", file=str(path))


def is_save_of(match: Match, path: Path) -> bool:
    try:
        return read_record(path).get("seed") == match.seed.hex()
    except BadRecord:
        return False


def write_somewhere(game: str, record: dict[str, JSON], resumed: Path | None) -> Path:
    """Save a record where it came from, else in the user's data folder, else wherever it is possible; return where."""
    if resumed:
        with suppress(BadRecord):
            write_record(resumed, record)
            return resumed
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    folders = [platformdirs.user_data_path("tavolata") / "games", Path.cwd(), Path(tempfile.gettempdir())]
    for folder in folders[:-1]:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_record(folder / name, record)
        except (OSError, BadRecord):
            continue
        return folder / name
    write_record(folders[-1] / name, record)
    return folders[-1] / name
