"""Saving a game: where a record may be written, and what happens when the terminal is closed."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from types import FrameType

import platformdirs

from tavolata.cli.output import STOPPED
from tavolata.core.errors import BadRecord
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.core.records import read_file, write_file


class PlayerLeft(Exception):
    """The game stops here: the terminal was closed, or a player quits. `status` is the exit status."""

    def __init__(self, status: int) -> None:
        self.status = status


def check_writable(path: Path, match: Match) -> None:
    """Raise BadRecord if the file cannot be written, or if it is anything but an earlier save of this game."""
    if path.is_file():
        if not is_save_of(match, path):
            raise BadRecord("record-overwrites", file=str(path))
    elif path.is_dir() or not path.parent.is_dir():
        raise BadRecord("record-no-place", file=str(path))


def is_save_of(match: Match, path: Path) -> bool:
    try:
        return read_file(path).get("seed") == match.seed.hex()
    except BadRecord:
        return False


def save_interrupted(game: str, record: dict[str, JSON], resumed: Path | None) -> Path:
    """Save a record where it came from, else in the user's data folder, else wherever it is possible; return where."""
    if resumed:
        with suppress(BadRecord):
            write_file(resumed, record)
            return resumed
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    folders = [platformdirs.user_data_path("tavolata") / "games", Path.cwd(), Path(tempfile.gettempdir())]
    for folder in folders[:-1]:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_file(folder / name, record)
        except (OSError, BadRecord):
            continue
        return folder / name
    write_file(folders[-1] / name, record)
    return folders[-1] / name


@contextmanager
def leave_on_hangup() -> Iterator[None]:
    """Turn a closed terminal (SIGHUP) or SIGTERM into PlayerLeft, so that the game is saved."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise PlayerLeft(STOPPED)

    numbers = [signal.SIGTERM] + ([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
