"""A glance at a record: its fields as plain Python values.

NumPy's numbers are dear to handle one by one, and whoever draws up a view handles hundreds of them.

>>> import numpy as np
>>> heaps = PlainState(np.ones(1, [("heap", "i1", (2, 2)), ("turn", "i1")]))
>>> heaps.heap, heaps.turn
([[1, 1], [1, 1]], 1)
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from tavolata.core.state import States, state_at


class PlainState:
    """A record's numbers as `int`, its arrays as lists in lists; each field is read once, when it is first asked for.

    `state` is the state itself, for asking the rules.
    """

    def __init__(self, states: States) -> None:
        self._states = states

    @cached_property
    def state(self) -> Any:
        return state_at(self._states, 0)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._states[name][0].tolist()
        except ValueError:
            raise AttributeError(name) from None
        setattr(self, name, value)
        return value
