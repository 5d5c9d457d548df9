"""Records: the file of a game, from which it can be dealt and played again. `verification` does that."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tavolata.core import chance
from tavolata.core.bounded_data import Bounds, OutOfBounds, check_plain, parse_json, read_bounded
from tavolata.core.errors import BadRecord, shown

if TYPE_CHECKING:
    from tavolata.core.edition import Edition
    from tavolata.core.game_spec import GameSpec
    from tavolata.core.json_types import JSON
    from tavolata.core.options import OptionValue
    from tavolata.core.results import Result

FORMAT = 1
BOUNDS = Bounds(characters=2_000_000, values=200_000)
"""Several times as large as the record of the longest game, with an edition in it."""
ENTRIES: dict[str, tuple[type, ...]] = {
    "tavolata": (int,),
    "game": (str,),
    "rules": (int,),
    "edition": (dict,),
    "players": (int,),
    "options": (dict,),
    "seats": (list, type(None)),
    "seed": (str,),
    "commitment": (str,),
    "moves": (list,),
    "result": (dict, type(None)),
    "checksum": (str,),
}


def make_record(
    *,
    game: GameSpec,
    edition: Edition,
    players: int,
    options: Mapping[str, OptionValue],
    seats: Sequence[str] | None,
    seed: bytes,
    moves: Sequence[tuple[int, str]],
    result: Result | None,
) -> dict[str, JSON]:
    """The record of a game, finished or not. `seats` says who plays, so that the game can be continued later."""
    is_shipped = edition == game.edition()
    record: dict[str, Any] = {
        "tavolata": FORMAT,
        "game": game.name,
        "rules": game.version,
        "edition": {
            "name": edition.name,
            "sha256": edition.digest,
            "components": None if is_shipped else dict(edition.data),
        },
        "players": players,
        "options": dict(options),
        "seats": None if seats is None else list(seats),
        "seed": seed.hex(),
        "commitment": chance.commitment(seed),
        "moves": [list(move) for move in moves],
        "result": None if result is None else result.to_json(),
    }
    return record | {"checksum": checksum(record)}


def checksum(record: dict[str, Any]) -> str:
    """A hash of all other entries, so that an accidental change is noticed."""
    rest = {name: value for name, value in record.items() if name != "checksum"}
    return hashlib.sha256(canonical(rest).encode()).hexdigest()


def canonical(record: dict[str, Any]) -> str:
    """The same text for equal records."""
    return json.dumps(record, sort_keys=True)


def check_form(record: dict[str, Any]) -> None:
    """Refuse what does not have the entries of a record."""
    if not isinstance(record, dict) or "tavolata" not in record:
        raise BadRecord("record-foreign")
    try:
        check_plain(record, BOUNDS)
    except OutOfBounds as problem:
        raise BadRecord("record-bounds", problem=problem) from None
    if record["tavolata"] != FORMAT:
        raise BadRecord("record-format", found=shown(record["tavolata"]), known=FORMAT)
    for entry, kinds in ENTRIES.items():
        if entry not in record:
            raise BadRecord("record-entry-missing", entry=entry)
        if type(record[entry]) not in kinds:
            raise BadRecord("record-entry-kind", entry=entry)
    for entry in record:
        if entry not in ENTRIES:
            raise BadRecord("record-entry-unknown", entry=entry)


def read_record(path: Path) -> dict[str, Any]:
    """Open a record file."""
    try:
        record = parse_json(read_bounded(path, BOUNDS), BOUNDS)
    except OSError as problem:
        raise BadRecord("record-unreadable", file=str(path), problem=problem.strerror or str(problem)) from None
    except ValueError as problem:
        raise BadRecord("record-not-json", file=str(path), problem=str(problem)) from None
    except OutOfBounds as problem:
        raise BadRecord("record-file-bounds", file=str(path), problem=problem) from None
    if not isinstance(record, dict):
        raise BadRecord("record-foreign")
    return record


def write_record(path: Path, record: dict[str, JSON]) -> None:
    """Write a record file atomically: an older file is replaced only by a complete one."""
    text = json.dumps(record, indent=1) + "\n"
    temporary = path.with_name(f".{path.name}.part")
    try:
        with temporary.open("w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as problem:
        raise BadRecord("record-unwritable", file=str(path), problem=problem.strerror or str(problem)) from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
