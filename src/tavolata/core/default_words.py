"""Words made from the names in a game's declaration, for what its translation files do not say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Protocol, get_args, get_type_hints

from typing_extensions import is_typeddict

from tavolata.core.domains import Domain, Names
from tavolata.core.options import ChoiceOption, Option
from tavolata.core.words import HasActionsAndEvents

KEY = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)


class HasNames(HasActionsAndEvents, Protocol):
    """What of a game's declaration has names."""

    @property
    def title(self) -> str: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def table_type(self) -> type: ...


def spoken(name: str) -> str:
    """A name as people write it.

    >>> spoken("take_order"), spoken("cups-7")
    ('take order', 'cups 7')
    """
    return re.sub(r"[_-]+", " ", name).strip()


def entry_key(entry: str) -> str:
    """The key of the word for an entry of a view's table.

    >>> entry_key("in_stock")
    'table-in-stock'
    """
    return f"table-{entry.replace('_', '-')}"


def generated_messages(game: HasNames) -> Mapping[str, str]:
    """Messages in Fluent, by their keys: plain, but enough to play with."""
    return {key: f"{key} = {text}\n" for key, text in _sentences(game)}


def _sentences(game: HasNames) -> Iterator[tuple[str, str]]:
    yield "summary", literal(game.title)
    yield "aim", literal(game.title)
    for option in game.options:
        yield f"option-{option.name}", literal(spoken(option.name))
        yield f"option-{option.name}-help", literal("")
        for choice in option.choices if isinstance(option, ChoiceOption) else ():
            yield f"option-{option.name}-{choice}", literal(spoken(choice))
    for kind, domains in game.actions.kinds.items():
        fields: dict[str, Domain] = dict(zip(kind.field_names(), domains, strict=True))
        if len(game.actions.kinds) > 1:
            yield f"verb-{kind.verb()}", literal(spoken(kind.verb()))
        yield f"action-{kind.verb()}", _sentence(kind.verb(), fields)
        for name, domain in fields.items():
            yield f"field-{name}", literal(f"{spoken(name)}?")
            yield from _values(domain)
    for event in game.events.kinds:
        key = f"event-{event.name.replace('_', '-')}"
        parts = {part.name: part.domain for part in event.fields}
        for cut, hidden in {"": frozenset[str](), "-secret": event.secret, "-forgotten": event.fleeting}.items():
            if hidden or not cut:
                shown = {name: domain for name, domain in parts.items() if name not in hidden}
                yield f"{key}{cut}", _sentence(event.name, shown)
        for domain in parts.values():
            yield from _values(domain)
    for entry in _entries(game.table_type):
        yield entry_key(entry), literal(spoken(entry))


def _entries(declared: Any) -> Iterator[str]:
    """The names of the entries of a table, and of those inside them."""
    if is_typeddict(declared):
        for name, entry in get_type_hints(declared).items():
            yield name
            yield from _entries(entry)
    for part in get_args(declared):
        yield from _entries(part)


def _values(domain: Domain) -> Iterator[tuple[str, str]]:
    """A word for each value of a topic."""
    for value in domain.values if isinstance(domain, Names) else ():
        key = domain.word_key(value)
        if key and KEY.fullmatch(key):
            yield key, literal(spoken(value))


def _sentence(name: str, fields: Mapping[str, Domain]) -> str:
    """Who does what: the seat comes first, and numbers are told with their names."""
    who = "{ $seat }: " if "seat" in fields else ""
    parts = [_field(part, domain) for part, domain in fields.items() if part != "seat"]
    return who + literal(spoken(name)) + (" " + ", ".join(parts) if parts else "")


def _field(name: str, domain: Domain) -> str:
    is_plain = isinstance(domain, Names)
    return f"{{ ${name} }}" if is_plain else f"{literal(spoken(name))} {{ ${name} }}"


def literal(text: str) -> str:
    """A text that Fluent shows as it is.

    >>> literal("draw a card"), literal("7 {hearts}")
    ('draw a card', '{ "7 {hearts}" }')
    """
    if re.fullmatch(r"\w[\w ,?!:.-]*", text):
        return text
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{quoted}" }}'
