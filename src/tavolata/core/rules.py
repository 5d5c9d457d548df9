"""The few rules every game implements, looked up by the type of its record.

`legal(s, seat, out)` in code that knows no game compiles to the right game's function, because Numba chooses an
implementation by the type of its first argument, the record. With the compiler off, the table is asked at run time.

In here seats count from 0, actions and events are numbers. What happens at a table is in `match`; many games at
once are in `batch`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from tavolata.core.chance import branch
from tavolata.core.state import EVENT_FIELDS, Doubles, Floats, Int16s, Int32s, States, Uint64s
from tavolata.core.tiers import Rule, Tiered, called_from_python, called_often, compiled

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(declared: Function) -> Function:
    """Declare a rule that every game implements for its own record."""
    return cast(Function, Rule(declared))


def implements(declared: Callable[..., Any], dtype: np.dtype[np.void]) -> Callable[[Function], Function]:
    """Register a function as one game's version of a rule."""
    assert isinstance(declared, Rule)
    implementations = declared.implementations

    def register(function: Function) -> Function:
        implementation = compiled(function)
        implementations[dtype] = cast(Tiered, implementation)
        return implementation

    return register


@rule
def deal(s: Any) -> None:
    """Set up a game. Players, options, components and the random stream are already in the record."""


@rule
def movers(s: Any) -> int:
    """Bit mask of the seats that have to decide now; 0 when the game is over."""
    return 0


@rule
def legal(s: Any, seat: int, out: Int16s) -> int:
    """Write the numbers of the actions this seat may take, sorted; return how many."""
    return 0


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Take one legal action and tell its events. (Call it through `play`.)"""


@rule
def returns(s: Any, out: Int32s) -> None:
    """Write the points of every seat to out[0], and what breaks a tie (more is better) to out[1]."""


@rule
def resample(s: Any, seat: int) -> None:
    """Replace what the seat cannot know by a random but possible truth, from the record's stream. (Call `imagine`.)"""


@rule
def observe(s: Any, seat: int, out: Floats) -> None:
    """Write what the seat knows, as numbers; `out` is full of zeros."""


@rule
def value(s: Any, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    """The game's heuristic: how good each of these actions looks for the seat, in points."""


@rule
def sketch(s: Any, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """A quick, decent choice for the seat, to play a thought on, or -1 where it should rather be judged.

    `actions` is room for the legal ones.
    """
    return 0


@rule
def estimate(s: Any, out: Doubles) -> float:
    """Write how many points every seat should end with; return how far off that may be: 0 when the game is over."""
    return 0.0


@rule
def seen(s: Any, action: int) -> int:
    """What the others see of an action: its number, or one number for all that they cannot tell apart."""
    return 0


@rule
def suspect(s: Any, seat: int, other: int, out: Int16s) -> int:
    """Write, sorted, what another may have chosen in secret for all this seat knows; return how many, or 0.

    Below zero: more has happened since than they could know then, so that their choice cannot be found by thinking on
    from here, and only the game's heuristic tells how likely each is.
    """
    return 0


@rule
def assume(s: Any, other: int, action: int) -> None:
    """Let this be what another has chosen in secret."""


@rule
def forget(s: Any, seat: int, share: float) -> None:
    """Let so large a share of what is known by memory alone go astray, from the record's stream."""


def chooses_openly(dtype: np.dtype[np.void]) -> None:
    """Register for a game that nobody has ever chosen anything that others do not see."""

    @implements(seen, dtype)
    def seen_by_all(s: Any, action: int) -> int:
        return action

    suspects_nobody(dtype)


def suspects_nobody(dtype: np.dtype[np.void]) -> None:
    """Register for a game that what somebody has chosen in secret makes no difference before it comes to light."""

    @implements(suspect, dtype)
    def nothing_to_suspect(s: Any, seat: int, other: int, out: Int16s) -> int:
        return 0

    @implements(assume, dtype)
    def nothing_to_assume(s: Any, other: int, action: int) -> None:
        pass


def shows_everything(dtype: np.dtype[np.void]) -> None:
    """Register for a game that nothing has to be known by memory alone."""

    @implements(forget, dtype)
    def nothing_to_forget(s: Any, seat: int, share: float) -> None:
        pass


@compiled
def emit(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
    """Tell an event: its kind and its fields, as declared in the game's events."""
    if s.event_count == len(s.events):
        raise IndexError("more events than the record has room for")
    row = s.events[s.event_count]
    row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7] = kind, a, b, c, d, e, f, g
    s.event_count += 1


assert EVENT_FIELDS == 7, "emit writes seven fields"


@called_from_python
def start(states: States, i: int, template: States) -> None:
    """Deal game `i` from a template that holds everything but the deal, its random stream included."""
    states[i] = template[0]
    deal(states[i])


@compiled
def play(s: Any, seat: int, action: int) -> None:
    """Take one legal action; afterwards `events` holds what it told."""
    s.event_count = 0
    apply(s, seat, action)


@compiled
def imagine(s: Any, seat: int, parent: Uint64s, number: int) -> None:
    """Make of the true state one that the seat could be in: thought `number` of a stream that is not the game's."""
    branch(s.rng, parent, number)
    s.event_count = 0
    s.events[:, :] = 0
    resample(s, seat)


@compiled
def next_seat(mask: int) -> int:
    """The first seat of a mask of movers."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@compiled
def next_clockwise(s: Any, seat: int) -> int:
    """The seat on the left."""
    return seat + 1 if seat + 1 < s.players else 0


@called_often
def movers_at(states: States, i: int) -> int:
    return movers(states[i])


@called_often
def legal_at(states: States, i: int, seat: int, out: Int16s) -> int:
    return legal(states[i], seat, out)


@called_often
def play_at(states: States, i: int, seat: int, action: int) -> int:
    """Play, and return the movers: it saves a call."""
    play(states[i], seat, action)
    return movers(states[i])


@called_often
def returns_at(states: States, i: int, out: Int32s) -> None:
    returns(states[i], out)


@called_from_python
def imagine_at(states: States, i: int, seat: int, parent: Uint64s, number: int) -> None:
    imagine(states[i], seat, parent, number)


@called_often
def observe_at(states: States, i: int, seat: int, out: Floats) -> None:
    out[:] = 0
    observe(states[i], seat, out)


@called_from_python
def value_at(states: States, i: int, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    value(states[i], seat, actions, count, out)


CALLS = (start, movers_at, legal_at, play_at, returns_at, observe_at, imagine_at, value_at)
"""What Python calls."""
