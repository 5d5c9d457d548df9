"""A state in plain Python values.

Handling NumPy's numbers one by one is slow, and a view is made of hundreds of them.

>>> import numpy as np
>>> heaps = PlainState(np.ones(1, [("heap", "i1", (2, 2)), ("turn", "i1")]))
>>> heaps.heap, heaps.turn
([[1, 1], [1, 1]], 1)
"""

from __future__ import annotations

from functools import cache, cached_property
from struct import Struct
from typing import Any

import numpy as np

from tavolata.core.state import States, state_at

FORMATS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}
"""Kinds of numbers: what `struct` calls them."""


class PlainState:
    """The numbers of a state as `int`, its arrays as nested lists; each array is read once, when it is first used.

    `state` is the state itself, for calling rules.
    """

    def __init__(self, states: States) -> None:
        self._states = states
        names, numbers = single_numbers(states.dtype)
        self.__dict__.update(zip(names, numbers.unpack(states.tobytes()), strict=True))

    @cached_property
    def state(self) -> Any:
        return state_at(self._states, 0)

    def bytes_of(self, name: str) -> bytes:
        """An array of bytes, as it stands in the state."""
        return self._states[name].tobytes()

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._states[name][0].tolist()
        except ValueError:
            raise AttributeError(name) from None
        setattr(self, name, value)
        return value


@cache
def single_numbers(dtype: np.dtype[np.void]) -> tuple[list[str], Struct]:
    """The fields of a state that are single numbers, and how to read them all at once from its bytes."""
    names, form, end = [], "<", 0
    for name, (kind, start, *_) in sorted((dtype.fields or {}).items(), key=lambda field: field[1][1]):
        if not kind.shape:
            names.append(name)
            form += f"{start - end}x{FORMATS[kind.str[1:]]}"
            end = start + kind.itemsize
    return names, Struct(form + f"{dtype.itemsize - end}x")
