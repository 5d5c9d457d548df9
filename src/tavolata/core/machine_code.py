"""Machine code by Numba, for the functions of `tiers`. Importing it takes half a second, so only they do, when needed.

Every new combination of argument types would be a new compilation. So all small integers are passed as 64-bit ones:
then a function is compiled once for every game, and not once for every way to call it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, ClassVar

import numba
import numpy as np
from numba.core import caching, compiler, dispatcher, sigutils, types
from numba.core.imputils import lower_constant
from numba.core.registry import CPUDispatcher
from numba.extending import models, overload, register_model

from tavolata.core import compile_cache
from tavolata.core.compile_mode import compiling, is_compiling
from tavolata.core.compiled_sources import package_fingerprint
from tavolata.core.state import DECLARED_IN, MAX_LEGAL, copied, room_for_actions

CACHE = compile_cache.compile_cache()
numba.config.CACHE_DIR = str(CACHE.folder)
BUSY = threading.RLock()
"""Held by the thread that compiles or loads. Threads that only play do not wait for it."""


class NotCompiled(Exception):
    """There is no machine code for a call, and the call is not to wait for it."""


class Compiler(dispatcher._FunctionCompiler):
    """Numba's compiler, for what is neither in memory nor on disk: it compiles only inside `compiling()`."""

    def compile(self, args: Any, return_type: Any) -> Any:
        if not is_compiling():
            raise NotCompiled
        return super().compile(args, return_type)


class Cache(caching.FunctionCache):
    """Numba's cache on disk. Two processes that save at the same time do not overwrite each other's index.

    The folder is named after our own sources. What comes from other packages is kept by a hash of theirs: that of the
    function itself, and that of the game whose states it is compiled for.
    """

    def __init__(self, python: Callable[..., Any]) -> None:
        super().__init__(python)
        self._sources = package_fingerprint(python.__module__)

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        args, _ = sigutils.normalize_signature(sig)
        return (*super()._index_key(sig, codegen), self._sources, *map(_sources_of, args))

    def save_overload(self, sig: Any, data: Any) -> None:
        with CACHE.lock("index"):
            super().save_overload(sig, data)


def _sources_of(kind: Any) -> str:
    """The hash of the sources of a game, of one of its states or of an array of them."""
    record = kind.dtype if isinstance(kind, types.Array) else kind
    module = DECLARED_IN.get(_state_type(record)) if isinstance(record, types.Record) else None
    return package_fingerprint(module) if module else ""


def _state_type(record: Any) -> np.dtype[np.void]:
    found: np.dtype[np.void] = numba.np.numpy_support.as_dtype(record)
    return found


@overload(copied)
def compiled_copied(s: Any) -> Any:
    state = _state_type(s)

    def copy(s: Any) -> Any:
        states = np.empty(1, state)
        states[0] = s
        return states

    return copy


@overload(room_for_actions)
def compiled_room_for_actions(s: Any) -> Any:
    most = MAX_LEGAL[_state_type(s)]

    def room(s: Any) -> Any:
        return np.empty(most, np.int16)

    return room


class MachineCode(CPUDispatcher):
    """Numba's dispatcher for a tiered function."""

    generation = 0
    """Raised when there is new machine code on disk: then it is worth looking again."""

    listeners: ClassVar[list[Callable[[Callable[..., Any]], None]]] = []

    def __init__(
        self,
        python: Callable[..., Any],
        interpret: Callable[..., Any],
        *,
        is_entry: bool,
        nogil: bool,
        needs_machine_code: bool,
    ) -> None:
        options = {
            "nopython": True,
            "nogil": nogil,
            "no_cpython_wrapper": not is_entry,
            "no_cfunc_wrapper": True,
        }
        super().__init__(python, targetoptions=options)
        self._compiler = Compiler(python, self.targetdescr, options, {}, compiler.Compiler)
        self._cache = Cache(python)
        self._interpret = interpret
        self._needs_machine_code = needs_machine_code
        self._missed: dict[tuple[Any, ...], int] = {}

    def compile(self, sig: Any) -> Any:
        """Find or make the machine code for some types of arguments; Numba also calls this inside compiled code."""
        args, _ = sigutils.normalize_signature(sig)
        signature = tuple(map(widened, args))
        if signature in self.overloads:
            return self.overloads[signature].entry_point
        if not is_compiling():
            return super().compile(signature)
        with BUSY, CACHE.lock(f"{self.py_func.__module__}.{self.py_func.__qualname__}{signature}"):
            return super().compile(signature)

    def add_overload(self, cres: Any) -> None:
        """Numba calls this when it has machine code for some types of arguments."""
        super().add_overload(cres)
        for listener in self.listeners:
            listener(self.py_func)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Numba calls this when Python calls with new types of arguments: run machine code or plain Python."""
        if is_compiling() or self._needs_machine_code:
            with compiling():
                return super()._compile_for_args(*args, **kws)
        kinds = tuple(map(_rough_kind, args))
        if self._missed.get(kinds) == self.generation or not BUSY.acquire(blocking=False):
            return self._interpret
        try:
            return super()._compile_for_args(*args, **kws)
        except NotCompiled:
            self._missed[kinds] = self.generation
            return self._interpret
        finally:
            BUSY.release()


def _rough_kind(argument: Any) -> Any:
    """Tells types of arguments apart, much faster than Numba's own types."""
    if isinstance(argument, np.ndarray):
        return argument.dtype, argument.ndim, argument.flags.c_contiguous, argument.flags.writeable
    return type(argument)


def widened(kind: Any) -> Any:
    """The type that an argument is passed as."""
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and kind.bitwidth < types.int64.bitwidth:
        return types.int64
    return kind


class RuleType(types.Callable, types.Opaque):
    """The type of a rule in compiled code: a call is a call of the implementation for the state."""

    def __init__(self, name: str, implementation: Callable[[np.dtype[np.void]], Any]) -> None:
        self.find = implementation
        super().__init__(f"Rule({name})")

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return self._implementation(args[0]).get_call_type(context, args, kws)

    def get_call_signatures(self) -> tuple[list[Any], bool]:
        return [], True

    def get_impl_key(self, sig: Any) -> Any:
        return self._implementation(sig.args[0]).get_impl_key(sig)

    def _implementation(self, state: Any) -> Any:
        return self.find(_state_type(state))._numba_type_


register_model(RuleType)(models.OpaqueModel)


@lower_constant(RuleType)
def no_value(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Only the type of a rule matters; its value is a dummy."""
    return context.get_dummy_value()
