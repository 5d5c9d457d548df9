"""A state in plain Python values.

Handling NumPy's numbers one by one is slow, and a view is made of hundreds of them.

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
    """The numbers of a state as `int`, its arrays as nested lists; each field is read once, when it is first used.

    `state` is the state itself, for calling rules.
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
