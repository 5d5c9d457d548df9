"""Functions in two tiers: plain Python at once, machine code as soon as that exists.

Called from Python, a `Tiered` function runs as machine code if that is in memory or on disk, and else as plain Python.
Nobody waits for a compiler, except inside `compiling()`: there, what is called is compiled. A state is the same bytes
in both tiers, so a game can switch from one to the other between any two calls.

Numba takes half a second to import. It is imported when there is machine code to run or to make, not before.
"""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from tavolata.core.interpreted_state import InterpretedStates

if TYPE_CHECKING:
    from tavolata.core.machine_code import MachineCode

Function = TypeVar("Function", bound=Callable[..., Any])
Returned = TypeVar("Returned")

_thread = threading.local()
_building = threading.RLock()
"""Held by who makes the plain or the compiled form of a function."""


# --- which tier -------------------------------------------------------


def is_compiler_off() -> bool:
    """Does the environment say that nothing is ever compiled?"""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


@contextmanager
def compiling() -> Iterator[None]:
    """What this thread calls inside is compiled, however long that takes."""
    before = getattr(_thread, "compiles", False)
    _thread.compiles = True
    try:
        yield
    finally:
        _thread.compiles = before


def is_compiling() -> bool:
    """Shall what this thread calls be compiled?"""
    return getattr(_thread, "compiles", False) and not is_compiler_off()


def use_machine_code() -> None:
    """From now on, look on disk for machine code; what has been looked for in vain is looked for again."""
    global _is_machine_code_used
    from tavolata.core.machine_code import MachineCode

    MachineCode.generation += 1
    _is_machine_code_used = True


_is_machine_code_used = False


@contextmanager
def on_machine_code(listener: Callable[[Tiered], None]) -> Iterator[None]:
    """Tell somebody of each function that gets machine code, made or found on disk."""
    from tavolata.core.machine_code import MachineCode

    MachineCode.listeners.append(listener)
    try:
        yield
    finally:
        MachineCode.listeners.remove(listener)


# --- functions --------------------------------------------------------


class Tiered(functools.partial[Any]):
    """A function as plain Python and as machine code. For compiled code that calls it, it is Numba's dispatcher.

    Calls from Python go to `func`, as with every partial: to `_first_call`, and once machine code is used straight to
    Numba's dispatcher. Anything in between would cost as much as a small rule.
    """

    python: Callable[..., Any]
    """The function as it was written."""
    interpreted_as: Callable[..., Any]
    """What runs as plain Python: the same, or another way to the same result that is quicker there."""
    is_entry: bool
    """Does Python call its machine code? Numba then makes a wrapper for it, which takes a while."""
    nogil: bool
    """Does its machine code let go of the interpreter lock?"""
    needs_machine_code: bool
    """Is it compiled before it runs, because it is of no use otherwise?"""
    may_overflow: bool = False
    """Does it count on numbers that wrap round? Plain Python then keeps quiet about it."""
    _dispatcher: MachineCode | None = None

    def __new__(
        cls, function: Callable[..., Any], *, is_entry: bool, nogil: bool = True, needs_machine_code: bool = False
    ) -> Tiered:
        assert not (is_entry and function.__defaults__), "Numba hands defaults on in a form of its own"
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
                self._dispatcher = MachineCode(self)
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
    """A function that other compiled functions call. Python can call it, too, but gets plain Python."""
    return cast(Function, Tiered(function, is_entry=False))


def called_from_python(function: Function) -> Function:
    """A function that Python calls. As machine code it runs without the interpreter lock."""
    return cast(Function, Tiered(function, is_entry=True))


def called_often(function: Function) -> Function:
    """A function that Python calls often and that takes microseconds: it keeps the interpreter lock.

    To let go of the lock and to get it back takes longer than the function, where other threads want it, too.
    """
    return cast(Function, Tiered(function, is_entry=True, nogil=False))


def called_in_bulk(function: Function) -> Function:
    """A function for work in bulk. It waits for the compiler: as plain Python it would take a hundred times as long."""
    return cast(Function, Tiered(function, is_entry=True, needs_machine_code=True))


def interpreted_as(function: Callable[..., Any]) -> Callable[[Function], Function]:
    """Say that a function does the same as one in two tiers, and is quicker as plain Python."""

    def register(other: Function) -> Function:
        assert isinstance(function, Tiered)
        function.interpreted_as = other
        return other

    return register


def allow_overflow(function: Function) -> Function:
    """Say of a function in two tiers that its numbers wrap round: that is how random streams and bit sets are made."""
    assert isinstance(function, Tiered)
    function.may_overflow = True
    return function


def python_function(function: Callable[..., Returned]) -> Callable[..., Returned]:
    """A function as it was written: for a glance at a record, whose values are Python's already."""
    return cast(Callable[..., Returned], function.python if isinstance(function, Tiered) else function)


class Rule:
    """A rule that every game implements for its own record: which function that is, the type of the record says."""

    def __init__(self, declared: Callable[..., Any]) -> None:
        functools.update_wrapper(self, declared)
        self.name = declared.__name__
        self.implementations: dict[np.dtype[Any], Tiered] = {}

    def __call__(self, s: Any, *rest: Any) -> Any:
        return self.implementations[s.dtype].interpret(s, *rest)

    def plain(self, s: Any, *rest: Any) -> Any:
        """The same, for plain Python that calls it."""
        return self.implementations[s.dtype].plain(s, *rest)

    @functools.cached_property
    def _numba_type_(self) -> Any:
        from tavolata.core.machine_code import RuleType

        return RuleType(self)


# --- plain Python -----------------------------------------------------

_plain_namespaces: dict[int, dict[str, Any]] = {}


def _plain_copy(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that finds plain functions wherever the original finds tiered ones."""
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
    if isinstance(value, ModuleType) and value.__name__.startswith("tavolata."):
        return _PlainModule(value)
    return value


class _PlainModule:
    """A module of ours as plain functions see it."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = _plain_value(getattr(self._module, name))
        setattr(self, name, value)
        return value


def _with_fields(argument: Any) -> Any:
    """Let plain Python read the fields of records as attributes, as compiled code does."""
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return argument.view(InterpretedStates)
    if isinstance(argument, np.void):
        return np.asarray(argument).reshape(1).view(InterpretedStates)[0]
    if isinstance(argument, tuple) and hasattr(argument, "_fields"):
        return type(argument)(*map(_with_fields, argument))
    return argument


# --- what a call leads to ---------------------------------------------


def reachable(entries: Iterable[Callable[..., Any]], dtype: np.dtype[Any]) -> set[Tiered]:
    """All tiered functions that these may call, for the records of one game."""
    found: set[Tiered] = set()
    todo: list[Any] = list(entries)
    while todo:
        one = todo.pop()
        function = one.implementations.get(dtype) if isinstance(one, Rule) else one
        if isinstance(function, Tiered) and function not in found:
            found.add(function)
            todo += _named_in(function.python)
    return found


def _named_in(function: Callable[..., Any]) -> list[Any]:
    """What a function names: its globals, and what they have by the other names."""
    assert isinstance(function, FunctionType)
    names = function.__code__.co_names
    known = [function.__globals__[name] for name in names if name in function.__globals__]
    modules = [value for value in known if isinstance(value, ModuleType)]
    return known + [getattr(module, name) for module in modules for name in names if hasattr(module, name)]
