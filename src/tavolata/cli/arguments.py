"""Arguments and options that several commands take."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolata import game as find_game
from tavolata.cli.language import words
from tavolata.core.errors import BadInput, check_language

if TYPE_CHECKING:
    from tavolata import Game
    from tavolata.core.options import Option, OptionValue

GameName = Annotated[str, typer.Argument(metavar="GAME", help=words("help-game"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=words("help-record-file"))]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="de|en|it", help=words("help-lang"), callback=lambda asked: asked and check_language(asked)
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help=words("help-json"))]
TableOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=words("help-option"))]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help=words("help-edition"))]
BotSeconds = Annotated[float, typer.Option("--bot-seconds", min=0.0, help=words("help-bot-seconds"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED", help=words("help-seed"))]


def core_count() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


Workers = Annotated[int, typer.Option("--workers", help=words("help-workers"))]


def read_seed(text: str | None) -> int | str | None:
    """A seed from the command line: a number, or 64 hexadecimal digits."""
    return int(text) if text and re.fullmatch(r"-?\d{1,63}", text) else text


def read_options(game: Game, given: list[str] | None, players: int) -> dict[str, OptionValue]:
    """Table options from the command line: `announcing=on`."""
    game.resolve_options(players, {})
    declared = {option.name: option for option in game.options}
    read: dict[str, OptionValue] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-form", given=text)
        read[name] = _read_value(game, declared[name], value, players) if name in declared else value
    return read


def _read_value(game: Game, option: Option, text: str, players: int) -> OptionValue:
    value = option.read(text)
    if not option.is_possible(value, players):
        known = ", ".join(option.write(one) for one in option.known(players))
        raise BadInput("bad-option", option.clause, game.name, option=option.name, value=text, known=known)
    return value


def named_game(name: str) -> Game:
    """The game of this name, in any spelling: `Mille Grazie`, `mille-grazie`."""
    return find_game(name.strip().lower().replace(" ", "_"))
