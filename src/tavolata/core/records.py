"""Records: a game as a file that can be dealt and played again, and that cannot be changed unnoticed."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tavolata.core import chance
from tavolata.core.edition import Edition
from tavolata.core.errors import BadRecord, TavolataError

if TYPE_CHECKING:
    from tavolata.core.game import JSON, Game
    from tavolata.core.match import Match
    from tavolata.core.results import Result

FORMAT = 1
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


def write(match: Match, seats: list[str] | None = None) -> dict[str, JSON]:
    """The record of a match, finished or not. `seats` says who sits there, for going on later."""
    shipped = match.edition == match.game.edition()
    result = match.result
    record: dict[str, Any] = {
        "tavolata": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "edition": {
            "name": match.edition.name,
            "sha256": match.edition.digest,
            "components": None if shipped else dict(match.edition.data),
        },
        "players": match.players,
        "options": dict(match.options),
        "seats": seats,
        "seed": match.seed.hex(),
        "commitment": match.commitment,
        "moves": [[move.seat, str(move.action)] for move in match.moves],
        "result": None if result is None else result_to_json(result),
    }
    return record | {"checksum": checksum(record)}


def result_to_json(result: Result) -> dict[str, JSON]:
    """A result as plain data."""
    return {
        "points": list(result.points),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "why": result.why,
        "clause": result.clause,
    }


def checksum(record: dict[str, Any]) -> str:
    """A hash of all other entries: whoever changes one by accident is found out."""
    rest = {name: value for name, value in record.items() if name != "checksum"}
    return hashlib.sha256(_canonical(rest).encode()).hexdigest()


def _canonical(record: dict[str, Any]) -> str:
    return json.dumps(record, sort_keys=True)


def verify(record: dict[str, Any], find_game: Callable[[str], Game], automate: bool = False) -> Match:
    """Deal and play a record again; returns the match it ends in, or raises BadRecord saying what is untrue."""
    _check_form(record)
    game = _check_game(record, find_game)
    seed = _check_seed(record)
    match = _deal(record, game, seed)
    _play_again(record, match, automate)
    result = match.result
    if record["result"] != (None if result is None else result_to_json(result)):
        raise BadRecord("record-result")
    if _canonical(record) != _canonical(write(match, record["seats"])):
        raise BadRecord("record-checksum")
    match.automate = automate
    return match


def _check_form(record: dict[str, Any]) -> None:
    if not isinstance(record, dict) or "tavolata" not in record:
        raise BadRecord("record-foreign")
    if record["tavolata"] != FORMAT:
        raise BadRecord("record-format", found=str(record["tavolata"]), known=FORMAT)
    for entry, kinds in ENTRIES.items():
        if entry not in record:
            raise BadRecord("record-entry-missing", entry=entry)
        if type(record[entry]) not in kinds:
            raise BadRecord("record-entry-kind", entry=entry)
    for entry in record:
        if entry not in ENTRIES:
            raise BadRecord("record-entry-unknown", entry=entry)


def _check_game(record: dict[str, Any], find_game: Callable[[str], Game]) -> Game:
    game = find_game(record["game"])
    if record["rules"] != game.version:
        raise BadRecord("record-rules", found=record["rules"], known=game.version)
    return game


def _check_seed(record: dict[str, Any]) -> bytes:
    seed = chance.make_seed(record["seed"])
    if record["commitment"] != chance.commitment(seed):
        raise BadRecord("record-commitment")
    return seed


def _edition(record: dict[str, Any], game: Game) -> Edition:
    noted = record["edition"]
    if set(noted) != {"name", "sha256", "components"}:
        raise BadRecord("record-entry-kind", entry="edition")
    own = noted["components"]
    if own is not None and not isinstance(own, dict):
        raise BadRecord("record-entry-kind", entry="edition.components")
    edition = game.edition() if own is None else game.edition_from(own, "edition.components")
    if (noted["name"], noted["sha256"]) != (edition.name, edition.digest):
        raise BadRecord("record-edition", name=str(noted["name"]))
    return edition


def _deal(record: dict[str, Any], game: Game, seed: bytes) -> Match:
    edition = _edition(record, game)
    if missing := [option.name for option in game.options if option.name not in record["options"]]:
        raise BadRecord("record-entry-missing", entry=f"options.{missing[0]}")
    return game.deal(record["players"], seed, record["options"], edition)


def _play_again(record: dict[str, Any], match: Match, automate: bool) -> None:
    """Make every move; at a table that answers by itself, moves without a choice count as such answers."""
    for number, move in enumerate(record["moves"], start=1):
        if not (isinstance(move, list) and len(move) == 2 and isinstance(move[1], str)):
            raise BadRecord("record-move-form", number=number)
        seat, action = move
        try:
            forced = automate and match.only_answer() is not None
            match.play(seat, action)
            match.moves[-1] = replace(match.moves[-1], automatic=forced)
        except TavolataError as refused:
            raise BadRecord("record-move", refused.clause, match.game.name, number=number, reason=refused) from refused


def read_file(path: Path) -> dict[str, Any]:
    """Open a record file."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadRecord("record-unreadable", file=str(path), problem=problem.strerror or str(problem)) from None
    except (ValueError, RecursionError) as problem:
        raise BadRecord("record-not-json", file=str(path), problem=str(problem)) from None
    if not isinstance(record, dict):
        raise BadRecord("record-foreign")
    return record


def write_file(path: Path, record: dict[str, JSON]) -> None:
    """Write a record file whole or not at all: what stood there before is replaced only by a complete one."""
    text = json.dumps(record, indent=1) + "\n"
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as problem:
        raise BadRecord("record-unwritable", file=str(path), problem=problem.strerror or str(problem)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
