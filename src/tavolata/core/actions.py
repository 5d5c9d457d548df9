"""Actions: a number for the engine, a name with fields for programs, a notation for logs and records.

>>> from dataclasses import dataclass
>>> from tavolata.core.domains import Names, Numbers
>>> @dataclass(frozen=True)
... class Take(Action):
...     heap: str
...     stones: int
>>> @dataclass(frozen=True)
... class Pass(Action):
...     pass
>>> ACTIONS = ActionSet()
>>> TAKE = ACTIONS.kind(Take, Names(("left", "right")), Numbers(1, 3))
>>> PASS = ACTIONS.kind(Pass)
>>> TAKE, PASS, len(ACTIONS), ACTIONS.number(Take("right", 2)), ACTIONS[4]
(0, 6, 7, 4, Take(heap='right', stones=2))
>>> str(ACTIONS[4]), ACTIONS.parse("take right 2") == ACTIONS[4]
('take right 2', True)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import product
from typing import ClassVar

from tavolata.core.domains import FiniteDomain, Value, spellings


@dataclass(frozen=True)
class Action:
    """One small choice, with its fields by name. `str` gives its notation: the kind and the values, with spaces."""

    _verb: ClassVar[str]

    def __init_subclass__(cls, verb: str = "") -> None:
        """A verb of its own is for a class whose name another game has taken."""
        cls._verb = verb or re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @classmethod
    def verb(cls) -> str:
        """The word the notation begins with: `TakeOrder` is `take-order`."""
        return cls._verb

    @classmethod
    def field_names(cls) -> list[str]:
        """The names of the fields."""
        return [field.name for field in fields(cls)]

    def named_fields(self) -> dict[str, Value]:
        """The fields by name."""
        return {name: getattr(self, name) for name in self.field_names()}

    @cached_property
    def notation(self) -> str:
        """The action as text."""
        return " ".join([self.verb(), *map(str, self.named_fields().values())])

    def __str__(self) -> str:
        return self.notation


class ActionSet:
    """All actions of a game, numbered kind by kind as they are declared, in the sequence of their fields' values."""

    def __init__(self) -> None:
        self.kinds: dict[type[Action], tuple[FiniteDomain, ...]] = {}
        self._all: list[Action] = []
        self._numbers: dict[Action, int] = {}
        self._notations: dict[str, Action] = {}

    def kind(self, kind: type[Action], *domains: FiniteDomain) -> int:
        """Declare a kind of action, with a domain for each field, and return the number of its first action."""
        assert kind not in self.kinds, f"the action {kind.verb()} is declared twice"
        assert len(domains) == len(fields(kind)), f"the action {kind.verb()} needs a domain for each field"
        first, self.kinds[kind] = len(self._all), domains
        for values in product(*([domain.decode(k) for k in range(domain.size)] for domain in domains)):
            self._add(kind(*values))
        return first

    def _add(self, action: Action) -> None:
        self._numbers[action] = len(self._all)
        self._all.append(action)
        for written in product(*(spellings(domain, value) for _, value, domain in self.parts(action))):
            self._notations[" ".join([action.verb(), *written])] = action

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, number: int) -> Action:
        return self._all[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __contains__(self, action: object) -> bool:
        return action in self._numbers

    def number(self, action: Action) -> int:
        """The number of a named action; KeyError if the game has no such action."""
        return self._numbers[action]

    def parse(self, notation: str) -> Action:
        """The action with this notation: the inverse of `str`, other spellings allowed; KeyError if there is none."""
        return self._notations[notation]

    def parts(self, action: Action) -> list[tuple[str, Value, FiniteDomain]]:
        """The fields of an action: name, value and domain."""
        values, domains = action.named_fields(), self.kinds[type(action)]
        return [(name, value, domain) for (name, value), domain in zip(values.items(), domains, strict=True)]
