"""Cards of somebody's own: the text of their file is read and checked here, exactly as on the command line."""

from __future__ import annotations

import tomllib

import orjson

from tavolata.core.edition import Edition
from tavolata.core.errors import BadEdition
from tavolata.core.game import Game
from tavolata.server.errors import BadRequest


def read_text(game: Game, file: str, text: str) -> Edition:
    """The edition in the text of a file; its name is for refusals only."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadEdition("edition-not-toml", file=file, problem=str(problem)) from None
    try:
        plain = orjson.loads(orjson.dumps(data, option=orjson.OPT_PASSTHROUGH_DATETIME))
    except TypeError:
        raise BadRequest("edition-not-plain", file=file) from None
    return game.edition_from(plain, file)


def shipped_text(game: Game) -> str:
    """Our own file, with its comments: something to start from."""
    return (game.folder / game.components).read_text(encoding="utf-8")
