"""Table options: what people may agree on before a game, each with its clause and its field in the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations

from tavolata.core.domains import MAX_SEATS
from tavolata.core.errors import BadInput, shown

OptionValue = bool | int | str
RANDOM = "random"


@dataclass(frozen=True)
class Option:
    """A switch (`on` or `off`); with fewer than `least_players` it can only be off."""

    name: str
    clause: str
    default: OptionValue = False
    least_players: int = 0

    def values(self, players: int) -> tuple[OptionValue, ...]:
        """All values at a table of this size."""
        return (False, True) if players >= self.least_players else (False,)

    def default_for(self, players: int) -> OptionValue:
        """The default value at a table of this size."""
        return self.default if self.is_possible(self.default, players) else self.values(players)[0]

    def is_possible(self, value: OptionValue, players: int) -> bool:
        """May the option have this value at a table of this size? (True is not 1 here.)"""
        return any(type(value) is type(one) and value == one for one in self.values(players))

    def known(self, players: int) -> list[OptionValue]:
        """Possible values, to show to somebody who has given another one."""
        return list(self.values(players))

    def encode(self, value: OptionValue) -> int | list[int]:
        """The number, or numbers, for a value in the state."""
        return int(value)

    def read(self, text: str) -> OptionValue:
        """Read a value as people write it; what cannot be read is returned as it is, and is not possible."""
        return {"on": True, "off": False, "true": True, "false": False}.get(text.lower(), text)

    def write(self, value: OptionValue) -> str:
        """Write a value as people read it."""
        return "on" if value else "off"


@dataclass(frozen=True)
class SeatOption(Option):
    """One of the seats, or a random one. Programs count seats from 0, people from 1."""

    default: OptionValue = RANDOM

    def values(self, players: int) -> tuple[OptionValue, ...]:
        return (RANDOM, *range(players))

    def encode(self, value: OptionValue) -> int:
        return -1 if value == RANDOM else int(value)

    def read(self, text: str) -> OptionValue:
        return int(text) - 1 if text.isdecimal() else text

    def write(self, value: OptionValue) -> str:
        return RANDOM if value == RANDOM else str(int(value) + 1)


@dataclass(frozen=True)
class ChoiceOption(Option):
    """One of a few named values; the first is the default."""

    choices: tuple[str, ...] = ()

    def values(self, players: int) -> tuple[OptionValue, ...]:
        return self.choices

    def encode(self, value: OptionValue) -> int:
        return self.choices.index(str(value))

    def read(self, text: str) -> OptionValue:
        return text

    def write(self, value: OptionValue) -> str:
        return str(value)


@dataclass(frozen=True)
class EverySeatOption(Option):
    """One of several things for every seat, each for one seat at most (`red,green`), or random ones."""

    default: OptionValue = RANDOM
    things: tuple[str, ...] = ()

    def values(self, players: int) -> tuple[OptionValue, ...]:
        return (RANDOM, *(",".join(dealt) for dealt in permutations(self.things, players)))

    def is_possible(self, value: OptionValue, players: int) -> bool:
        dealt = value.split(",") if isinstance(value, str) else []
        return value == RANDOM or (len(dealt) == len(set(dealt)) == players and set(dealt) <= set(self.things))

    def known(self, players: int) -> list[OptionValue]:
        return [RANDOM, ",".join(self.things[:players])]

    def encode(self, value: OptionValue) -> list[int]:
        dealt = [] if value == RANDOM else [self.things.index(thing) for thing in str(value).split(",")]
        return dealt + [-1] * (MAX_SEATS - len(dealt))

    def read(self, text: str) -> OptionValue:
        return text.replace(" ", "")

    def write(self, value: OptionValue) -> str:
        return str(value)


def resolve_options(
    declared: tuple[Option, ...], given: Mapping[str, OptionValue], players: int, game: str
) -> dict[str, OptionValue]:
    """Every option with its value: the given ones, checked, and the others by default."""
    by_name = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in by_name:
            raise BadInput("unknown-option", game=game, option=name, known=", ".join(by_name))
        if not by_name[name].is_possible(value, players):
            known = ", ".join(map(repr, by_name[name].known(players)))
            raise BadInput("bad-option", by_name[name].clause, game, option=name, value=shown(value), known=known)
    return {option.name: given.get(option.name, option.default_for(players)) for option in declared}
