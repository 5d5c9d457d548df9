"""The language of the command line: `--lang`, else the language of the environment."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path

from tavolata.core.languages import LANGUAGES, language_of_environment
from tavolata.core.package import PACKAGE
from tavolata.core.words import Words


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of `--lang` among the arguments, unchecked.

    >>> asked_language(["play", "domingo", "--lang", "it"]), asked_language(["games", "--lang=de"])
    ('it', 'de')
    """
    for argument, following in zip_longest(arguments, arguments[1:]):
        if argument == "--lang":
            return following
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


def chosen_language() -> str:
    """The language to use; an unknown `--lang` is refused later, by the command itself."""
    asked = asked_language(sys.argv[1:])
    return asked if asked in LANGUAGES else language_of_environment()


LANGUAGE = chosen_language()
HERE = Path(__file__).parent
words = Words(LANGUAGE, (PACKAGE / "core", HERE))


@cache
def words_for(game: str) -> Words:
    """The words of the command line and of one game."""
    return Words(LANGUAGE, (PACKAGE / "core", HERE), game)
