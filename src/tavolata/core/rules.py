"""The rules that every game implements, looked up by the type of its state.

`legal(s, seat, out)` in code that knows no game compiles to the right game's function, because Numba chooses an
implementation by the type of the first argument, the state. Plain Python looks it up at run time.

Here seats count from 0, and actions and events are numbers. One game at a table is in `match`, many games at once are
in `batch`.
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
    """Declare a rule that every game implements for its own state."""
    return cast(Function, Rule(declared))


def has_rule(declared: Callable[..., Any], dtype: np.dtype[np.void]) -> bool:
    """Is there a function for this rule and this type of state?"""
    assert isinstance(declared, Rule)
    return dtype in declared.implementations or declared.default is not None


def implements_by_default(declared: Callable[..., Any]) -> Callable[[Function], Function]:
    """Register a function for all games that have no version of their own."""
    assert isinstance(declared, Rule)

    def register(function: Function) -> Function:
        declared.default = cast(Tiered, compiled(function))
        return cast(Function, declared.default)

    return register


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
    """Set up a game. Players, options, components and the random stream are already in the state."""


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
    """Take one legal action and emit its events. (Call it through `play`.)"""


@rule
def returns(s: Any, out: Int32s) -> None:
    """Write the points of every seat to out[0], and its tie-break (more is better) to out[1]."""


@rule
def resample(s: Any, seat: int) -> None:
    """Replace what the seat cannot know by random but possible values, from the state's stream. (Call `imagine`.)"""


@rule
def reroll(s: Any) -> None:
    """Draw anew, from the state's stream, what nobody knows yet; hands, secret choices and all that was seen stay.

    Every possibility is equally likely, and nothing of what was there before is left: gather it in a fixed sequence
    before it is shuffled. (Call it through `redraw`.)
    """


@rule
def observe(s: Any, seat: int, out: Floats) -> None:
    """Write what the seat knows, as numbers; `out` is all zeros before."""


@rule
def heuristic(s: Any, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    """The game's heuristic: how good each of these actions looks for the seat, in points."""


STOP_ROLLOUT = -1
"""What a rollout policy answers to have the simulation end where it is, and the result estimated."""


@rule
def rollout_policy(s: Any, seat: int, rng: Uint64s, actions: Int16s) -> int:
    """A fast, decent choice for the seat, to continue a simulation, or `STOP_ROLLOUT`.

    `actions` is space for the legal ones.
    """
    return 0


@rule
def estimate(s: Any, out: Doubles) -> float:
    """Write the expected final points of every seat; return how far off they may be: 0 when the game is over."""
    return 0.0


@rule
def seen(s: Any, action: int) -> int:
    """What the others see of an action: its number, or one number for all actions that they cannot tell apart."""
    return 0


@rule
def suspect(s: Any, seat: int, other: int, out: Int16s) -> int:
    """Write, sorted, the actions that another seat may have chosen in secret for all this seat knows; return how many.

    A negative number: more has happened since than the other seat could know then, so searching from here cannot tell
    what it chose, and only the game's heuristic says how likely each action is.
    """
    return 0


@rule
def assume(s: Any, other: int, action: int) -> None:
    """Change the state as if this were what another seat has chosen in secret."""


@rule
def forget(s: Any, seat: int, share: float) -> None:
    """Change this share of what is known only from memory, at random, from the state's stream."""


@compiled
def emit(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
    """Append an event: its kind and its fields, as declared in the game's events."""
    if s.event_count == len(s.events):
        raise IndexError("more events than the state has room for")
    row = s.events[s.event_count]
    row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7] = kind, a, b, c, d, e, f, g
    s.event_count += 1


assert EVENT_FIELDS == 7, "emit writes seven fields"


@called_from_python
def start(states: States, i: int, template: States) -> None:
    """Deal game `i` from a template: a state with everything in it but the deal."""
    states[i] = template[0]
    deal(states[i])


@compiled
def play(s: Any, seat: int, action: int) -> None:
    """Take one legal action; afterwards its events are in `events`."""
    s.event_count = 0
    apply(s, seat, action)


@compiled
def imagine(s: Any, seat: int, parent: Uint64s, number: int) -> None:
    """Turn the true state into one that the seat could be in, with stream `number` of a parent outside the game."""
    branch(s.rng, parent, number)
    s.event_count = 0
    s.events[:, :] = 0
    resample(s, seat)


@compiled
def redraw(s: Any, parent: Uint64s, number: int) -> None:
    """Replace all chance that is still to come, with stream `number` of a parent outside the game."""
    branch(s.rng, parent, number)
    reroll(s)


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
    """Play, and return the movers, which saves a call."""
    play(states[i], seat, action)
    return movers(states[i])


@called_often
def returns_at(states: States, i: int, out: Int32s) -> None:
    returns(states[i], out)


@called_from_python
def imagine_at(states: States, i: int, seat: int, parent: Uint64s, number: int) -> None:
    imagine(states[i], seat, parent, number)


@called_from_python
def redraw_at(states: States, i: int, parent: Uint64s, number: int) -> None:
    redraw(states[i], parent, number)


@called_often
def observe_at(states: States, i: int, seat: int, out: Floats) -> None:
    out[:] = 0
    observe(states[i], seat, out)


@called_from_python
def heuristic_at(states: States, i: int, seat: int, actions: Int16s, count: int, out: Floats) -> None:
    heuristic(states[i], seat, actions, count, out)


CALLS = (start, movers_at, legal_at, play_at, returns_at, observe_at, imagine_at, heuristic_at)
"""What is compiled with the rules; `redraw_at` is for analysis and `check_game` only."""
