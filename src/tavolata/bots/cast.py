"""The cast: the people whom bots play as. Each is of one level; how they are is in the words.

A character plays exactly as its level does, so what was measured of a level holds for all its characters.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path

from tavolata.bots.bot_names import LEVELS
from tavolata.core.errors import check_language
from tavolata.core.words import Words

DEFAULT_BOT = "level-3"
"""Plays where no other bot is named: of medium strength, and quick."""
CAST: dict[str, tuple[str, ...]] = {
    "level-1": ("lina", "nino", "gigi", "rosa", "mimmo", "zita"),
    "level-2": ("beppe", "carla", "fabio", "pina", "ivo", "toto"),
    "level-3": ("chiara", "dario", "elsa", "ugo", "noemi", "marco"),
    "level-4": ("neri", "bianca", "sandro", "olga", "renzo", "viola"),
    "level-5": ("ada", "dante", "irma", "orso", "sofia", "leone"),
}
"""As many for each level as the largest table has chairs: whatever levels are asked for, nobody sits there twice."""
CHARACTERS: dict[str, str] = {name: level for level in LEVELS for name in CAST[level]}
"""The level of every character, the weakest first."""


def played_by(bot: str) -> str:
    """The bot that plays for a character: that of its level. All other bots play for themselves."""
    return CHARACTERS.get(bot, bot)


def strength_of(bot: str) -> int:
    """The number of a bot's level, from 1; 0: it is of none."""
    level = played_by(bot)
    return LEVELS.index(level) + 1 if level in LEVELS else 0


def cast_chair(bot: str, chair: int, others: Collection[str]) -> str:
    """Who plays on a chair, if this bot was asked for and the others are there: somebody of its level.

    It is the character that was asked for. For a level, and for a character that is there already, it is the next free
    one of the level, counted from the number of the chair. Bots of no level have no character.
    """
    level = played_by(bot)
    if level not in CAST or (bot != level and bot not in others):
        return bot
    company = CAST[level]
    turned = [company[(chair + k) % len(company)] for k in range(len(company))]
    return next((name for name in turned if name not in others), bot)


def cast_table(bots: Sequence[str | None]) -> list[str | None]:
    """Who plays on the chairs of a table: first those who were asked for by name, then somebody for each level."""
    seated: list[str | None] = [None] * len(bots)
    for chair in sorted(range(len(bots)), key=lambda chair: bots[chair] in LEVELS):
        bot = bots[chair]
        seated[chair] = bot and cast_chair(bot, chair, [name for name in seated if name])
    return seated


def character_text(name: str, language: str) -> tuple[str, str]:
    """The name of a character and a sentence about how they are, in a language."""
    words = _words(check_language(language))
    return words(f"cast-{name}"), words(f"cast-{name}-character")


@cache
def _words(language: str) -> Words:
    return Words(language, (Path(__file__).parent,))
