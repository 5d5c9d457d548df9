"""The words of the server, together with those of the core, of the bots and of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tavolata.core.errors import check_language
from tavolata.core.package import PACKAGE
from tavolata.core.words import Words, all_game_messages

HERE = Path(__file__).parent
FOLDERS = (PACKAGE / "core", PACKAGE / "bots", HERE, HERE / "notices")


@cache
def server_words_of(game: str | None, language: str) -> Words:
    """The words of the core, of the bots and of the server, with those of a game if one is named."""
    return Words(check_language(language), FOLDERS, game)


@cache
def translations(game: str | None, language: str) -> str:
    """The same translations as one text, for readers that word things themselves."""
    ours = [(folder / f"words.{language}.ftl").read_text(encoding="utf-8") for folder in FOLDERS]
    return "\n".join([*ours, *(all_game_messages(game, language).values() if game else ())])
