"""Keeping a game: where a record may be written, and what happens when the terminal goes away."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType

import platformdirs

from tavolata.core.errors import BadRecord
from tavolata.core.game import JSON
from tavolata.core.replays import read_file, write_file

STOPPED = 1
INTERRUPTED = 130


class SomebodyLeft(Exception):
    """The game stops here: the terminal was closed, or somebody wants to go. `status` is the exit status."""

    def __init__(self, status: int) -> None:
        self.status = status


def check_writable(path: Path) -> None:
    """Refuse a place where a record could not be written, or would overwrite something that is no record."""
    if path.is_file():
        if "tavolata" not in read_file(path):
            raise BadRecord("record-foreign")
    elif path.is_dir() or not path.parent.is_dir():
        raise BadRecord("record-no-place", file=str(path))


def keep(game: str, record: dict[str, JSON]) -> Path:
    """Save a record with the user's data, or wherever we may; return where."""
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
def hang_up_noticed() -> Iterator[None]:
    """While this lasts, a closed terminal or a polite kill ends the game in good order."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise SomebodyLeft(STOPPED)

    numbers = [signal.SIGTERM] + ([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
