"""States for plain Python, with their fields as attributes, as in compiled code.

NumPy has `recarray` for that, but reading a field takes ten times as long, and a small integer stays small there:
`s.row * WIDTH` would overflow. Here it is a Python `int`, and calculates as in compiled code.

>>> heaps = np.zeros(2, [("heap", "i1", 3), ("turn", "i1")]).view(InterpretedStates)
>>> heaps[1].turn += 1
>>> heaps[1].heap[2] = 5
>>> heaps[0] = heaps[1]
>>> heaps[0].turn, heaps[0].heap.tolist()
(1, [0, 0, 5])
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import numpy as np

UINT64 = np.dtype(np.uint64)


class InterpretedState:
    """One state. What is written to it is written to the array that it is in."""

    __slots__ = ("_at", "_columns")
    dtype: np.dtype[Any]

    def __init__(self, columns: dict[str, np.ndarray[Any, Any]], at: int) -> None:
        self._columns = columns
        self._at = at


class InterpretedStates(np.ndarray[Any, Any]):
    """An array of states."""

    @cached_property
    def _columns(self) -> dict[str, np.ndarray[Any, Any]]:
        names = self.dtype.names or ()
        return {name: self.view(np.ndarray)[name] for name in names} | {"": self.view(np.ndarray)}

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return super().__getitem__(key)
        return _class_for(self.dtype)(self._columns, key)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(value, InterpretedState):
            value = value._columns[""][value._at]
        self._columns[""][key] = value


@cache
def _class_for(dtype: np.dtype[Any]) -> type[InterpretedState]:
    """The class of the states of one game."""
    fields = {name: _property(name, dtype[name]) for name in dtype.names or ()}
    return type("InterpretedState", (InterpretedState,), {"__slots__": (), "dtype": dtype, **fields})


def _property(name: str, dtype: np.dtype[Any]) -> property:
    """A field: an array of NumPy's or a number of Python's; only 64 bits stay NumPy's, because they may overflow."""

    def number(s: InterpretedState) -> Any:
        return s._columns[name].item(s._at)

    def array(s: InterpretedState) -> Any:
        return s._columns[name][s._at]

    def write(s: InterpretedState, value: Any) -> None:
        s._columns[name][s._at] = value

    return property(array if dtype.shape or dtype == UINT64 else number, write)
