"""Functions in two tiers: plain Python at once, machine code as soon as there is any.

Called from Python, a `Tiered` function runs as machine code if that is in memory or on disk, and else as plain Python.
No call waits for the compiler, except inside `compiling()`: there, what is called is compiled. A state has the same
bytes in both tiers, so a game can switch from one to the other between any two calls.

Importing Numba takes half a second. It is imported when there is machine code to run or to make, not before.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from tavolata.core.compile_mode import is_compiler_off, is_compiling
from tavolata.core.interpreted_state import InterpretedStates
from tavolata.core.package import RULES_PAGE
from tavolata.core.state import DECLARED_IN

if TYPE_CHECKING:
    from tavolata.core.machine_code import MachineCode

Function = TypeVar("Function", bound=Callable[..., Any])
Returned = TypeVar("Returned")

_building = threading.RLock()
"""Held while the plain or the compiled form of a function is made."""


# --- which tier -------------------------------------------------------


def use_machine_code() -> None:
    """From now on, look for machine code on disk, also where none was found before."""
    global _is_machine_code_used
    from tavolata.core.machine_code import MachineCode

    MachineCode.generation += 1
    _is_machine_code_used = True


_is_machine_code_used = False


@contextmanager
def on_machine_code(listener: Callable[[Callable[..., Any]], None]) -> Iterator[None]:
    """Call a listener with each Python function that gets machine code, compiled or loaded from disk."""
    from tavolata.core.machine_code import MachineCode

    MachineCode.listeners.append(listener)
    try:
        yield
    finally:
        MachineCode.listeners.remove(listener)


# --- functions --------------------------------------------------------


class Tiered(functools.partial[Any]):
    """A function as plain Python and as machine code. For compiled code that calls it, it is Numba's dispatcher.

    Calls from Python go to `func`, as with every partial: first to `_first_call`, and once machine code is used
    directly to Numba's dispatcher. Anything in between would cost as much as a small rule.
    """

    python: Callable[..., Any]
    """The function as it was written."""
    interpreted_as: Callable[..., Any]
    """What runs as plain Python: the same function, or one with the same result that is faster there."""
    is_entry: bool
    """Does Python call its machine code? Numba then makes a wrapper for it, which takes time."""
    nogil: bool
    """Does its machine code release the interpreter lock?"""
    needs_machine_code: bool
    """Does it wait for the compiler, because it is of no use as plain Python?"""
    may_overflow: bool = False
    """Does it rely on integers that overflow? Then NumPy does not warn about it."""
    _dispatcher: MachineCode | None = None

    def __new__(
        cls, function: Callable[..., Any], *, is_entry: bool, nogil: bool = True, needs_machine_code: bool = False
    ) -> Tiered:
        assert not (is_entry and function.__defaults__), "Numba passes defaults in a form of its own"
        made = super().__new__(cls, function)
        functools.update_wrapper(made, function)
        made.python = made.interpreted_as = function
        made.is_entry, made.nogil, made.needs_machine_code = is_entry, nogil, needs_machine_code
        made.send_calls_to(made._first_call if is_entry else made.interpret)
        return made

    @functools.cached_property
    def plain(self) -> Callable[..., Any]:
        """The function as plain Python that calls nothing but plain Python."""
        with _building:
            copy = _plain_copy(self.interpreted_as)
        return np.errstate(over="ignore")(copy) if self.may_overflow else copy

    @property
    def machine_code(self) -> MachineCode:
        """Numba's dispatcher."""
        from tavolata.core.machine_code import MachineCode

        with _building:
            if self._dispatcher is None:
                self._dispatcher = MachineCode(
                    self.python,
                    self.interpret,
                    is_entry=self.is_entry,
                    nogil=self.nogil,
                    needs_machine_code=self.needs_machine_code,
                )
                if self.is_entry:
                    self.send_calls_to(self._dispatcher)
            return self._dispatcher

    @property
    def _numba_type_(self) -> Any:
        return self.machine_code._numba_type_

    def interpret(self, *args: Any, **kwargs: Any) -> Any:
        """Run as plain Python."""
        return self.plain(*map(_with_fields, args), **kwargs)

    def _first_call(self, *args: Any, **kwargs: Any) -> Any:
        is_wanted = _is_machine_code_used or is_compiling() or self.needs_machine_code
        return (self.machine_code if is_wanted and not is_compiler_off() else self.interpret)(*args, **kwargs)

    def send_calls_to(self, function: Callable[..., Any]) -> None:
        """Let calls from Python go to this function."""
        self.__setstate__((function, (), {}, vars(self)))  # type: ignore[attr-defined]


def compiled(function: Function) -> Function:
    """A function that other compiled functions call. Called from Python, it runs as plain Python."""
    return cast(Function, Tiered(function, is_entry=False))


def called_from_python(function: Function) -> Function:
    """A function that Python calls. As machine code it runs without the interpreter lock."""
    return cast(Function, Tiered(function, is_entry=True))


def called_often(function: Function) -> Function:
    """A function that Python calls often and that takes microseconds: it keeps the interpreter lock.

    Where other threads want the lock, releasing it and getting it back takes longer than the function itself.
    """
    return cast(Function, Tiered(function, is_entry=True, nogil=False))


def called_in_bulk(function: Function) -> Function:
    """A function for bulk work. It waits for the compiler: as plain Python it would take a hundred times as long."""
    return cast(Function, Tiered(function, is_entry=True, needs_machine_code=True))


def interpreted_as(function: Callable[..., Any]) -> Callable[[Function], Function]:
    """Register a function to run as plain Python in place of a tiered one: same result, but faster there."""

    def register(other: Function) -> Function:
        assert isinstance(function, Tiered)
        function.interpreted_as = other
        return other

    return register


def allow_overflow(function: Function) -> Function:
    """Mark a tiered function whose integers overflow on purpose, as those of random streams and bit sets do."""
    assert isinstance(function, Tiered)
    function.may_overflow = True
    return function


def python_function(function: Callable[..., Returned]) -> Callable[..., Returned]:
    """A function as it was written: for a `PlainState`, whose values are Python's already."""
    return cast(Callable[..., Returned], function.python if isinstance(function, Tiered) else function)


class Rule:
    """A rule that every game implements for its own state; the implementation is found by the type of the state."""

    def __init__(self, declared: Callable[..., Any]) -> None:
        functools.update_wrapper(self, declared)
        self.name = declared.__name__
        self.implementations: dict[np.dtype[Any], Tiered] = {}
        self.default: Tiered | None = None
        """For games that have no implementation of their own."""

    def __call__(self, s: Any, *rest: Any) -> Any:
        return self.implementation(s.dtype).interpret(s, *rest)

    def plain(self, s: Any, *rest: Any) -> Any:
        """The same, for plain Python that calls it."""
        return self.implementation(s.dtype).plain(s, *rest)

    def implementation(self, dtype: np.dtype[Any]) -> Tiered:
        """The function for a type of state."""
        found = self.implementations.get(dtype, self.default)
        if found is None:
            raise MissingRule(f"{DECLARED_IN.get(dtype, 'a game')} has no rule “{self.name}”: see {RULES_PAGE}")
        return found

    @functools.cached_property
    def _numba_type_(self) -> Any:
        from tavolata.core.machine_code import RuleType

        return RuleType(self.name, self.implementation)


class MissingRule(LookupError):
    """A game is played before all rules that it needs have been registered: a mistake in its code."""


# --- plain Python -----------------------------------------------------

_plain_namespaces: dict[int, dict[str, Any]] = {}


def _plain_copy(function: Callable[..., Any]) -> Callable[..., Any]:
    """A copy of a function that finds plain functions wherever the original finds tiered ones."""
    assert isinstance(function, FunctionType)
    namespace = _plain_namespace(function.__globals__)
    return FunctionType(function.__code__, namespace, function.__name__, function.__defaults__, function.__closure__)


def _plain_namespace(original: dict[str, Any]) -> dict[str, Any]:
    """The names of a module, with plain functions instead of tiered ones."""
    if id(original) not in _plain_namespaces:
        plain = _plain_namespaces[id(original)] = dict(original)
        plain.update({name: _plain_value(value) for name, value in original.items()})
    return _plain_namespaces[id(original)]


def _plain_value(value: Any) -> Any:
    if isinstance(value, Tiered | Rule):
        return value.plain
    if isinstance(value, ModuleType) and any(isinstance(one, Tiered | Rule) for one in vars(value).values()):
        return _PlainModule(value)
    return value


class _PlainModule:
    """A module with tiered functions as plain functions see it."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = _plain_value(getattr(self._module, name))
        setattr(self, name, value)
        return value


def _with_fields(argument: Any) -> Any:
    """Let plain Python read the fields of states as attributes, as compiled code does."""
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return argument.view(InterpretedStates)
    if isinstance(argument, np.void):
        return np.asarray(argument).reshape(1).view(InterpretedStates)[0]
    if isinstance(argument, tuple) and hasattr(argument, "_fields"):
        return type(argument)(*map(_with_fields, argument))
    return argument
