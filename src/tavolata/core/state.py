"""The state: everything about a game in one NumPy value of fixed size, with named fields.

A game declares its state as a class with annotated fields, once, for the type checker and for NumPy:

>>> class Heaps(Header):
...     heap: Annotated[NDArray[np.int8], "i1", 4]
...     turn: Int8
>>> state_dtype(Heaps, events=4)["heap"].shape
(4,)
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

from tavolata.core.domains import MAX_SEATS
from tavolata.core.interpreted_state import InterpretedStates

EVENT_FIELDS = 7
ALIGNMENT = 8

Flag = Annotated[int, "u1"]
Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "<i2"]
Int32 = Annotated[int, "<i4"]
Uint8s: TypeAlias = NDArray[np.uint8]
Int8s: TypeAlias = NDArray[np.int8]
Int16s: TypeAlias = NDArray[np.int16]
Int32s: TypeAlias = NDArray[np.int32]
Int64s: TypeAlias = NDArray[np.int64]
Uint64s: TypeAlias = NDArray[np.uint64]
Floats: TypeAlias = NDArray[np.float32]
Doubles: TypeAlias = NDArray[np.float64]
States: TypeAlias = NDArray[Any]
"""An array of states of one game. Compiled code takes the array and an index: passing a single state costs more."""


class Header:
    """The fields that the state of every game has."""

    rng: Annotated[Uint64s, "<u8", 4]
    """The random stream: the state of xoshiro256**. Everything random in the game comes from here."""
    points: Annotated[Int16s, "<i2", MAX_SEATS]
    players: Int8
    event_count: Int16
    """The number of events of the last move; they are in `events`."""


DECLARED_IN: dict[np.dtype[np.void], str] = {}
"""The module in which each type of state is declared."""


def state_dtype(declared: type[Header], events: int) -> np.dtype[np.void]:
    """Make the NumPy type of a declared state, with room for the events of one move.

    Wide fields come first and a field of zeros comes last, so that there is no padding between fields: its bytes would
    be arbitrary, and equal states could differ. It is called after the class, so that no two games have the same type:
    rules are found by it.
    """
    hints = get_type_hints(declared, include_extras=True)
    for name, hint in hints.items():
        assert hasattr(hint, "__metadata__"), (
            f"{declared.__name__}.{name} needs a size, such as Int8 or Flag, not {hint}"
        )
    fields = [_field(name, *hint.__metadata__) for name, hint in hints.items()]
    fields.append(_field("events", "<i2", events, 1 + EVENT_FIELDS))
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    size = np.dtype(fields).itemsize
    fields.append(_field(f"zeros of {declared.__module__}.{declared.__qualname__}", "u1", ALIGNMENT - size % ALIGNMENT))
    made = np.dtype(fields, align=True)
    DECLARED_IN[made] = declared.__module__
    return made


def _field(name: str, form: str, *shape: int) -> tuple[str, str, tuple[int, ...]]:
    return (name, form, shape)


def new_states(dtype: np.dtype[np.void], count: int) -> States:
    """States full of zeros, in the form that compiled code needs."""
    return np.zeros(count, dtype)


def copy_states(states: States) -> States:
    """A copy of its own, by way of bytes: NumPy's `copy` goes field by field, which takes many times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def copied(s: Any) -> States:
    """An array with a copy of one state, to try something. Compiled code has a version of its own."""
    return copy_states(s._columns[""][s._at : s._at + 1]).view(InterpretedStates)


def room_for_actions(s: Any) -> Int16s:
    """An array for the legal actions of any seat. Compiled code has a version of its own."""
    return np.empty(MAX_LEGAL[s.dtype], np.int16)


MAX_LEGAL: dict[np.dtype[np.void], int] = {}
"""The largest number of legal actions, by the type of the state. A game adds its own when it is declared."""


def state_at(states: States, i: int) -> Any:
    """One state of the array, with its fields as attributes; what is written to it is written to the array."""
    return states.view(InterpretedStates)[i]
