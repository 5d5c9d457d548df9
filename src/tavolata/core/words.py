"""Words: every sentence for people is in a translation file (Fluent), once in each of three languages.

A translation file is called `words.LANGUAGE.ftl`. The core, every game and the command line have one per language. What
a game's files do not say in a language is said in English, or made from the names in its declaration.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from fluent.runtime import FluentBundle, FluentResource

from tavolata.core.domains import Phrase, Seats, named
from tavolata.core.package import PACKAGE
from tavolata.core.translation_files import fallback_file_in, file_in, messages_in, references_in

if TYPE_CHECKING:
    from tavolata.core.actions import Action, ActionSet
    from tavolata.core.domains import ComponentNames, Domain, Value
    from tavolata.core.events import Event, EventSet

FILE = "words.*.ftl"


@dataclass(frozen=True)
class GameTexts:
    """Where the sentences of a game come from."""

    folder: Path
    generated: Callable[[], Mapping[str, str]]
    """Messages for what no file says, made from the names that the game declares."""


GAME_TEXTS: dict[str, GameTexts] = {}
"""By the names of games. A game adds itself when it is declared."""


def game_messages(game: str, language: str) -> Mapping[str, str]:
    """The messages of a game's file in a language, or of another file where it has none in this one."""
    file = file_in(GAME_TEXTS[game].folder, FILE, language) if game in GAME_TEXTS else None
    return messages_in(file) if file else {}


def fallback_messages(game: str) -> Mapping[str, str]:
    """Messages for what a game's file does not say: those of its English one, then those made from names."""
    if game not in GAME_TEXTS:
        return {}
    file = fallback_file_in(GAME_TEXTS[game].folder, FILE)
    return ChainMap(dict(messages_in(file)) if file else {}, dict(GAME_TEXTS[game].generated()))


def all_game_messages(game: str, language: str) -> Mapping[str, str]:
    """Everything that can be said about a game in a language."""
    return {**fallback_messages(game), **game_messages(game, language)}


class HasActionsAndEvents(Protocol):
    """What words need to know of a game: the domains of the fields of its actions and events."""

    @property
    def actions(self) -> ActionSet: ...
    @property
    def events(self) -> EventSet: ...


class Words:
    """The translation files that one reader needs, in one language: those in some folders, and those of a game."""

    def __init__(self, language: str, folders: tuple[Path, ...], game: str | None = None) -> None:
        self.language = language
        self._game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        files = [messages_in(folder / FILE.replace("*", language)) for folder in folders]
        self._messages = ChainMap(*files, *([dict(game_messages(game, language))] if game else []))

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
        return key in self._messages or key in self._fallback

    @cached_property
    def _fallback(self) -> Mapping[str, str]:
        """Read only when something is not said in the files of this language."""
        return fallback_messages(self._game) if self._game else {}

    def _read(self, key: str) -> None:
        """Parse a message when it is first needed, after those that it refers to."""
        if self._bundle.has_message(key) or not self.has(key):
            return
        message = self._messages[key] if key in self._messages else self._fallback[key]
        for other in references_in(message):
            self._read(other)
        self._bundle.add_resource(FluentResource(message))

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
        key = domain.word_key(value)
        return self(key) if key and self.has(key) else self.name(value)

    def name(self, name: Value) -> Value:
        """What an edition calls something: in the reader's language if it is a phrase, else as it is."""
        if not isinstance(name, Phrase) or not self.has(name.key):
            return name
        fields = {part: self._listed(given) for part, given in name.fields.items()}
        return self(name.key, **fields)

    def _listed(self, given: object) -> object:
        if isinstance(given, tuple):
            return ", ".join(str(self._listed(one)) for one in given)
        return self.name(given) if isinstance(given, Phrase) else given


@cache
def words_of(game: str | None, language: str) -> Words:
    """The words of the core, with those of a game if one is named, in one of our languages."""
    return Words(language, (PACKAGE / "core",), game)
