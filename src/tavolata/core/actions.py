"""Actions: a number for the engine, a name with fields for programs, a notation for logs and records.

>>> from dataclasses import dataclass
>>> from tavolata.core.domains import Names, Numbers
>>> @dataclass(frozen=True)
... class Take(Action):
...     heap: str
...     stones: int
>>> actions = ActionSet({Take: (Names(("left", "right")), Numbers(1, 3))})
>>> len(actions), actions.number(Take("right", 2)), actions[4]
(6, 4, Take(heap='right', stones=2))
>>> str(actions[4]), actions.parse("take right 2") == actions[4]
('take right 2', True)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
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
    """All actions of a game, numbered kind by kind, in the sequence of their fields' values."""

    def __init__(self, kinds: Mapping[type[Action], tuple[FiniteDomain, ...]]) -> None:
        self.kinds = dict(kinds)
        self._all = [
            kind(*values)
            for kind, domains in self.kinds.items()
            for values in product(*([domain.decode(k) for k in range(domain.size)] for domain in domains))
        ]
        self._numbers = {action: number for number, action in enumerate(self._all)}
        self._notations = {
            " ".join([action.verb(), *written]): action
            for action in self._all
            for written in product(*(spellings(domain, value) for _, value, domain in self.parts(action)))
        }

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
        fields, domains = action.named_fields(), self.kinds[type(action)]
        return [(name, value, domain) for (name, value), domain in zip(fields.items(), domains, strict=True)]
