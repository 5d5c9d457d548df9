"""Verification: deal and play a record again, to see whether it is true and to go on from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tavolata.core import chance
from tavolata.core.edition import Edition
from tavolata.core.errors import BadRecord, TavolataError
from tavolata.core.records import canonical, check_form

if TYPE_CHECKING:
    from tavolata.core.game import Game
    from tavolata.core.match import Match


def verify(record: dict[str, Any], find_game: Callable[[str], Game], automate: bool = False) -> Match:
    """Deal and play a record again; returns the match it ends in, or raises BadRecord, which says what is wrong."""
    check_form(record)
    game = _check_game(record, find_game)
    seed = _check_seed(record)
    match = _deal(record, game, seed)
    _play_again(record, match, automate)
    result = match.result
    if record["result"] != (None if result is None else result.to_json()):
        raise BadRecord("record-result")
    if canonical(record) != canonical(match.record(record["seats"])):
        raise BadRecord("record-checksum")
    match.automate = automate
    return match


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
    given = record["edition"]
    if set(given) != {"name", "sha256", "components"}:
        raise BadRecord("record-entry-kind", entry="edition")
    components = given["components"]
    if components is not None and not isinstance(components, dict):
        raise BadRecord("record-entry-kind", entry="edition.components")
    edition = game.edition() if components is None else game.edition_from(components, "edition.components")
    if (given["name"], given["sha256"]) != (edition.name, edition.digest):
        raise BadRecord("record-edition", name=str(given["name"]))
    return edition


def _deal(record: dict[str, Any], game: Game, seed: bytes) -> Match:
    edition = _edition(record, game)
    if missing := [option.name for option in game.options if option.name not in record["options"]]:
        raise BadRecord("record-entry-missing", entry=f"options.{missing[0]}")
    return game.deal(record["players"], seed, record["options"], edition)


def _play_again(record: dict[str, Any], match: Match, automate: bool) -> None:
    """Make every move. With `automate`, moves without a choice count as automatic."""
    for number, move in enumerate(record["moves"], start=1):
        if not (isinstance(move, list) and len(move) == 2 and isinstance(move[1], str)):
            raise BadRecord("record-move-form", number=number)
        seat, action = move
        try:
            forced = automate and match.forced_action() is not None
            match.play(seat, action)
            match.moves[-1] = replace(match.moves[-1], automatic=forced)
        except TavolataError as refused:
            raise BadRecord("record-move", refused.clause, match.game.name, number=number, reason=refused) from refused
