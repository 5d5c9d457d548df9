"""The words of the server, together with those of the core, of the bots and of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tavolata.core.errors import check_language
from tavolata.core.words import PACKAGE, Words

HERE = Path(__file__).parent


@cache
def words_of(game: str | None, language: str) -> Words:
    """The words of the core, of the bots and of the server, with those of a game if one is named."""
    return Words(check_language(language), _folders(game))


def translations(game: str | None, language: str) -> str:
    """The same translations as one text, for readers that word things themselves."""
    return "\n".join((folder / f"words.{language}.ftl").read_text(encoding="utf-8") for folder in _folders(game))


def _folders(game: str | None) -> tuple[Path, ...]:
    return (PACKAGE / "core", PACKAGE / "bots", HERE, HERE / "notices", *([PACKAGE / "games" / game] if game else []))
