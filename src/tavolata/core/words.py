"""Words: every sentence for people stands once, in a Fluent catalogue, in three languages.

A catalogue is a file `words.LANGUAGE.ftl`. The core has one, every game has one, and the command line has one.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from tavolata.core.errors import BadInput

if TYPE_CHECKING:
    from tavolata.core.actions import Action
    from tavolata.core.domains import ComponentNames, Value
    from tavolata.core.events import Event
    from tavolata.core.game import Game

LANGUAGES = ("en", "de", "it")
PACKAGE = Path(__file__).parent.parent


class Words:
    """The catalogues that one reader needs, in one language."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, **fields: object) -> str:
        """The sentence for a key; KeyError if there is none, ValueError if a field it needs is missing."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, fields)
        if problems:
            raise ValueError(f"{key} in {self.language}: {problems}")
        return str(text)

    def has(self, key: str) -> bool:
        """Is there a sentence for this key?"""
        return bool(self._bundle.has_message(key))

    def seat(self, seat: int, names: Mapping[int, str] | None = None) -> str:
        """What a seat is called: people count from 1."""
        return (names or {}).get(seat) or self("seat", number=seat + 1)

    def action(self, game: Game, action: Action, components: ComponentNames) -> str:
        """An action in words."""
        values = game.actions.named_values(action, components)
        return self(f"action-{action.verb()}", **self._worded(values, game.actions.word_keys(action), None))

    def event(self, game: Game, event: Event, names: Mapping[int, str] | None = None) -> str:
        """An event in words, as far as the reader may know it. A secret field has a sentence of its own without it."""
        fields = self._worded(event.fields, game.events.word_keys(event), names)
        told = f"event-{event.name.replace('_', '-')}"
        return self(f"{told}-secret" if event.cut else told, **fields)

    def _worded(
        self, values: Mapping[str, Value], keys: Mapping[str, str | None], names: Mapping[int, str] | None
    ) -> dict[str, object]:
        worded: dict[str, object] = {
            name: self(key) if (key := keys[name]) else value for name, value in values.items()
        }
        if "seat" in values:
            worded["seat"] = self.seat(int(values["seat"]), names)
        return worded


@cache
def words_of(game: str | None, language: str) -> Words:
    """The words of the core, with those of a game if one is named."""
    check_language(language)
    folders = [PACKAGE / "core"] + ([PACKAGE / "games" / game] if game else [])
    return Words(language, tuple(folders))


def check_language(language: str) -> str:
    """Refuse a language we do not speak."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The first language the environment asks for that we speak, else English.

    >>> language_of_environment({"LANG": "it_IT.UTF-8"}), language_of_environment({"LC_ALL": "C", "LANG": "de_DE"})
    ('it', 'en')
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    for asked in [*environment.get("LANGUAGE", "").split(":"), locale]:
        if asked[:2].lower() in LANGUAGES:
            return asked[:2].lower()
    return "en"
