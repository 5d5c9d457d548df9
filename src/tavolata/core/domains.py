"""Domains: the values that a field of an action or an event can have, and the small numbers that encode them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

MAX_SEATS = 6
"""The size of the largest table."""
Value = str | int


class Phrase(str):
    """A name with words in every language: the key of a sentence with fields, and plain text for programs.

    The items of a field that is a tuple are put into words one by one.
    """

    key: str
    fields: Mapping[str, object]

    def __new__(cls, plain: str, key: str, **fields: object) -> Phrase:
        made = super().__new__(cls, plain)
        made.key, made.fields = key, fields
        return made


ComponentNames = Mapping[str, Sequence[str]]
"""The names of the components of an edition, by topic."""


class Domain(Protocol):
    """The values of a field. `word_key` gives the key of a value's words, or None where it needs no words."""

    def encode(self, value: Value) -> int: ...
    def decode(self, number: int) -> Value: ...
    def word_key(self, value: Value) -> str | None: ...


class FiniteDomain(Domain, Protocol):
    """A domain with finitely many values: what fields of actions need."""

    @property
    def size(self) -> int: ...


@dataclass(frozen=True)
class Names:
    """Named values, numbered from 0. With a `topic`, each has words in the translation files: `topic-name`.

    `also` has other spellings, each with the value that it means.
    """

    values: tuple[str, ...]
    topic: str = ""
    also: tuple[tuple[str, str], ...] = ()

    @property
    def size(self) -> int:
        return len(self.values)

    def encode(self, value: Value) -> int:
        if value not in self.values:
            raise ValueError(value)
        return self.values.index(str(value))

    def decode(self, number: int) -> str:
        return self.values[number]

    def word_key(self, value: Value) -> str | None:
        return f"{self.topic}-{value}" if self.topic else None


def spellings(domain: object, value: Value) -> list[str]:
    """All spellings of a value."""
    also = domain.also if isinstance(domain, Names) else ()
    return [str(value), *(other for other, meant in also if meant == value)]


@dataclass(frozen=True)
class Numbers:
    """The whole numbers from `low` to `high`."""

    low: int
    high: int

    @property
    def size(self) -> int:
        return self.high - self.low + 1

    def encode(self, value: Value) -> int:
        number = int(value)
        if str(number) != str(value) or not self.low <= number <= self.high:
            raise ValueError(value)
        return number - self.low

    def decode(self, number: int) -> int:
        return self.low + int(number)

    def word_key(self, value: Value) -> None:
        return None


@dataclass(frozen=True)
class Component:
    """A card, a city … of the edition, by its place in the file, from 1. The edition has its name."""

    topic: str
    size: int

    def encode(self, value: Value) -> int:
        return Numbers(1, self.size).encode(value)

    def decode(self, number: int) -> int:
        return int(number) + 1

    def word_key(self, value: Value) -> None:
        return None


def named(domain: Domain, value: Value, names: ComponentNames) -> Value:
    """The name of a component in the edition; any other value as it is."""
    return names[domain.topic][int(value) - 1] if isinstance(domain, Component) else value


@dataclass(frozen=True)
class AnyNumber:
    """Whole numbers as they are in the state."""

    def encode(self, value: Value) -> int:
        return int(value)

    def decode(self, number: int) -> int:
        return int(number)

    def word_key(self, value: Value) -> None:
        return None


@dataclass(frozen=True)
class Seats:
    """The seats of a table, from 0. People know them by name, or count them from 1."""

    size: int = MAX_SEATS

    def encode(self, value: Value) -> int:
        return Numbers(0, self.size - 1).encode(value)

    def decode(self, number: int) -> int:
        return int(number)

    def word_key(self, value: Value) -> None:
        return None


NUMBER = AnyNumber()
SEAT = Seats()
