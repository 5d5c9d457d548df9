"""Table options: what people may agree on before a game, each with its clause. They are kept in the record by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavolata.core.errors import BadInput

OptionValue = bool | int | str
RANDOM = "random"


@dataclass(frozen=True)
class Option:
    """A switch (`on` or `off`)."""

    name: str
    clause: str
    default: OptionValue = False

    def values(self, players: int) -> tuple[OptionValue, ...]:
        """All values at a table of this size."""
        return (False, True)

    def encode(self, value: OptionValue) -> int:
        """The number that stands for a value in the record."""
        return int(value)

    def read(self, text: str) -> OptionValue:
        """A value as people write it; what cannot be read comes back as it is, and is not possible."""
        return {"on": True, "off": False, "true": True, "false": False}.get(text.lower(), text)

    def write(self, value: OptionValue) -> str:
        """A value as people read it."""
        return "on" if value else "off"


@dataclass(frozen=True)
class SeatOption(Option):
    """Names one of the seats, or leaves it to chance. Programs count seats from 0, people from 1."""

    default: OptionValue = RANDOM

    def values(self, players: int) -> tuple[OptionValue, ...]:
        return (RANDOM, *range(players))

    def encode(self, value: OptionValue) -> int:
        return -1 if value == RANDOM else int(value)

    def read(self, text: str) -> OptionValue:
        return int(text) - 1 if text.isdecimal() else text

    def write(self, value: OptionValue) -> str:
        return RANDOM if value == RANDOM else str(int(value) + 1)


def choose(
    declared: tuple[Option, ...], given: Mapping[str, OptionValue], players: int, game: str
) -> dict[str, OptionValue]:
    """Every option with its value: the given ones, checked, and the others by default."""
    by_name = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in by_name:
            raise BadInput("unknown-option", game=game, option=name, known=", ".join(by_name))
        if not is_possible(by_name[name], value, players):
            known = ", ".join(map(repr, by_name[name].values(players)))
            raise BadInput("bad-option", by_name[name].clause, game, option=name, value=repr(value), known=known)
    return {option.name: given.get(option.name, option.default) for option in declared}


def is_possible(option: Option, value: OptionValue, players: int) -> bool:
    """May the option have this value at a table of this size? (True is not 1 here.)"""
    return any(type(value) is type(one) and value == one for one in option.values(players))
