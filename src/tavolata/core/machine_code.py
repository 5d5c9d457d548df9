"""Machine code by Numba, for the functions of `compiling`. To import this takes half a second: only where it is needed.

Every new mixture of argument types would be a new compilation. So all small integers are passed as 64-bit ones: then a
function is compiled once for every game, and not once for every way to call it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import numba
import numpy as np
from numba.core import caching, compiler, dispatcher, sigutils, types
from numba.core.imputils import lower_constant
from numba.core.registry import CPUDispatcher
from numba.extending import models, register_model

from tavolata.core import compile_cache
from tavolata.core.tiers import compiling, is_compiling

if TYPE_CHECKING:
    from tavolata.core.tiers import Rule, Tiered

CACHE = compile_cache.compile_cache()
numba.config.CACHE_DIR = str(CACHE.folder)
BUSY = threading.RLock()
"""Held by the thread that compiles or loads. Who only wants to play does not wait for it."""


class NotCompiled(Exception):
    """There is no machine code for a call, and nobody wants to wait for it."""


class Compiler(dispatcher._FunctionCompiler):
    """Numba's compiler, which is asked for what is neither in memory nor on disk: it works only for those who wait."""

    def compile(self, args: Any, return_type: Any) -> Any:
        if not is_compiling():
            raise NotCompiled
        return super().compile(args, return_type)


class Cache(caching.FunctionCache):
    """Numba's cache on disk. Two processes that save at the same time do not overwrite each other's index."""

    def save_overload(self, sig: Any, data: Any) -> None:
        with CACHE.lock("index"):
            super().save_overload(sig, data)


class MachineCode(CPUDispatcher):
    """Numba's dispatcher for a tiered function."""

    generation = 0
    """Raised when there is new machine code on disk: then it is worth looking again."""

    listeners: ClassVar[list[Callable[[Tiered], None]]] = []

    def __init__(self, tiered: Tiered) -> None:
        options = {
            "nopython": True,
            "nogil": tiered.nogil,
            "no_cpython_wrapper": not tiered.is_entry,
            "no_cfunc_wrapper": True,
        }
        super().__init__(tiered.python, targetoptions=options)
        self._compiler = Compiler(tiered.python, self.targetdescr, options, {}, compiler.Compiler)
        self._cache = Cache(tiered.python)
        self._tiered = tiered
        self._missed: dict[tuple[Any, ...], int] = {}

    def compile(self, sig: Any) -> Any:
        """Find or make the machine code for some types of arguments; Numba asks for calls in compiled code, too."""
        args, _ = sigutils.normalize_signature(sig)
        wanted = tuple(map(widened, args))
        if wanted in self.overloads:
            return self.overloads[wanted].entry_point
        if not is_compiling():
            return super().compile(wanted)
        with BUSY, CACHE.lock(f"{self.py_func.__module__}.{self.py_func.__qualname__}{wanted}"):
            return super().compile(wanted)

    def add_overload(self, cres: Any) -> None:
        """Numba has machine code for some types of arguments."""
        super().add_overload(cres)
        for listener in self.listeners:
            listener(self._tiered)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Numba asks for what to call when Python calls with types that are new: machine code or plain Python."""
        if is_compiling() or self._tiered.needs_machine_code:
            with compiling():
                return super()._compile_for_args(*args, **kws)
        kinds = tuple(map(_rough_kind, args))
        if self._missed.get(kinds) == self.generation or not BUSY.acquire(blocking=False):
            return self._tiered.interpret
        try:
            return super()._compile_for_args(*args, **kws)
        except NotCompiled:
            self._missed[kinds] = self.generation
            return self._tiered.interpret
        finally:
            BUSY.release()


def _rough_kind(argument: Any) -> Any:
    """What tells the types of arguments apart, found out much sooner than a type of Numba's."""
    if isinstance(argument, np.ndarray):
        return argument.dtype, argument.ndim, argument.flags.c_contiguous, argument.flags.writeable
    return type(argument)


def widened(kind: Any) -> Any:
    """The type as which an argument is passed."""
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and kind.bitwidth < types.int64.bitwidth:
        return types.int64
    return kind


class RuleType(types.Callable, types.Opaque):
    """The type of a rule in compiled code: a call is a call of the implementation for the record."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        super().__init__(f"Rule({rule.name})")

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return self._implementation(args[0]).get_call_type(context, args, kws)

    def get_call_signatures(self) -> tuple[list[Any], bool]:
        return [], True

    def get_impl_key(self, sig: Any) -> Any:
        return self._implementation(sig.args[0]).get_impl_key(sig)

    def _implementation(self, record: Any) -> Any:
        return self.rule.implementations[numba.np.numpy_support.as_dtype(record)]._numba_type_


register_model(RuleType)(models.OpaqueModel)


@lower_constant(RuleType)
def no_value(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """A rule is known by its type; as a value it is nothing."""
    return context.get_dummy_value()
