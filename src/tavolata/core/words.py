"""Words: every sentence for people is in a translation file (Fluent), once in each of three languages.

A translation file is called `words.LANGUAGE.ftl`. The core, every game and the command line have one per language.
"""

from __future__ import annotations

import os
from collections import ChainMap
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from fluent.runtime import FluentBundle, FluentResource

from tavolata.core.domains import Phrase, Seats, named
from tavolata.core.translation_files import messages_in, references_in

if TYPE_CHECKING:
    from tavolata.core.actions import Action, ActionSet
    from tavolata.core.domains import ComponentNames, Domain, Value
    from tavolata.core.events import Event, EventSet

LANGUAGES = ("en", "de", "it")
PACKAGE = Path(__file__).parent.parent


class HasActionsAndEvents(Protocol):
    """What words need to know of a game: the domains of the fields of its actions and events."""

    @property
    def actions(self) -> ActionSet: ...
    @property
    def events(self) -> EventSet: ...


class Words:
    """The translation files that one reader needs, in one language."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages = ChainMap(*(messages_in(folder / f"words.{language}.ftl") for folder in folders))

    def __call__(self, key: str, **fields: object) -> str:
        """The sentence for a key; KeyError if there is none, ValueError if a field it needs is missing."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, fields)
        if problems:
            raise ValueError(f"{key} in {self.language}: {problems}")
        return str(text)

    def has(self, key: str) -> bool:
        """Is there a sentence for this key?"""
        return key in self._messages

    def _read(self, key: str) -> None:
        """Parse a message when it is first needed, after those that it refers to."""
        if self._bundle.has_message(key) or key not in self._messages:
            return
        for other in references_in(self._messages[key]):
            self._read(other)
        self._bundle.add_resource(FluentResource(self._messages[key]))

    def seat(self, seat: int, names: Mapping[int, str] | None = None) -> str:
        """What a seat is called: people count from 1."""
        return (names or {}).get(seat) or self("seat", number=seat + 1)

    def action(
        self,
        game: HasActionsAndEvents,
        action: Action,
        components: ComponentNames,
        names: Mapping[int, str] | None = None,
    ) -> str:
        """An action in words."""
        parts = game.actions.parts(action)
        fields = {name: self.value(domain, named(domain, value, components), names) for name, value, domain in parts}
        return self(f"action-{action.verb()}", **fields)

    def event(self, game: HasActionsAndEvents, event: Event, names: Mapping[int, str] | None = None) -> str:
        """An event in words. One with hidden fields has a sentence of its own, without them."""
        fields = {name: self.value(domain, value, names) for name, value, domain in game.events.parts(event)}
        key = f"event-{event.name.replace('_', '-')}"
        return self(f"{key}-{event.cut}" if event.cut else key, **fields)

    def value(self, domain: Domain, value: Value, names: Mapping[int, str] | None = None) -> Value:
        """The value of a field in words; numbers stay numbers."""
        if isinstance(domain, Seats):
            return self.seat(int(value), names)
        key = domain.word(value)
        return self(key) if key else self.name(value)

    def name(self, name: Value) -> Value:
        """What an edition calls something: in the reader's language if it is a phrase, else as it is."""
        if not isinstance(name, Phrase):
            return name
        fields = {part: self._listed(given) for part, given in name.fields.items()}
        return self(name.key, **fields)

    def _listed(self, given: object) -> object:
        if isinstance(given, tuple):
            return ", ".join(str(self._listed(one)) for one in given)
        return self.name(given) if isinstance(given, Phrase) else given


@cache
def words_of(game: str | None, language: str) -> Words:
    """The words of the core, with those of a game if one is named, in one of `LANGUAGES`."""
    folders = [PACKAGE / "core"] + ([PACKAGE / "games" / game] if game else [])
    return Words(language, tuple(folders))


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the environment asks for, else English.

    >>> language_of_environment({"LANG": "it_IT.UTF-8"}), language_of_environment({"LC_ALL": "C", "LANG": "de_DE"})
    ('it', 'en')
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    for asked in [*environment.get("LANGUAGE", "").split(":"), locale]:
        if asked[:2].lower() in LANGUAGES:
            return asked[:2].lower()
    return "en"
