"""Compiling the rules, once, and finding them again.

Numba keeps compiled functions on disk but does not notice when *another* file changes, so stale rules could be played
silently. Everything compiled here therefore lives in a folder named after a hash of all sources that can end up in
compiled code. Every module gets its decorator from here, so the folder is set before anything is compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding
import numba
import platformdirs

ROOMS_WITH_RULES = ("core", "games", "bots", "arena")
NEVER_COMPILED = (
    "arena/balance/*.py",
    "arena/figures/*.py",
    "arena/keeping.py",
    "arena/pages/*.py",
    "arena/tournament/*.py",
    "arena/train/*.py",
    "bots/__init__.py",
    "bots/answering.py",
    "bots/learned.py",
    "bots/minds.py",
    "bots/pace.py",
    "bots/search/searching.py",
    "core/clauses.py",
    "core/glance.py",
    "core/levels.py",
    "core/match.py",
    "core/moment.py",
    "core/replays.py",
    "core/told.py",
    "core/words.py",
    "games/*/levels.py",
    "games/*/view.py",
    "games/*/terminal.py",
    "games/*/*_drawing.py",
)
"""Sources in these rooms of which nothing can end up in compiled code: the tests prove it."""
UNUSED_AFTER_DAYS = 30
MARKER = "tavolata-used"

Progress = Callable[[str, int, int], None]
"""Told the part that is being compiled, how many steps are done, and how many there are."""
Function = TypeVar("Function", bound=Callable[..., Any])
Returned = TypeVar("Returned")


def fingerprint() -> str:
    """A hash of every source and every setting that changes what compiled code does, and of where Numba finds it."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(
        f"{package} {sys.version} {numba.__version__} {llvmlite.binding.get_host_cpu_name()} "
        f"{numba.config.BOUNDSCHECK} {numba.config.OPT}".encode()
    )
    for path in sources_of_compiled_code(package):
        digest.update(str(path).encode())
        digest.update((package / path).read_bytes())
    return digest.hexdigest()[:24]


def sources_of_compiled_code(package: Path) -> list[Path]:
    """The files, seen from the package, that compiled code may be made of."""
    files = (path.relative_to(package) for room in ROOMS_WITH_RULES for path in (package / room).rglob("*.py"))
    return sorted(path for path in files if not any(path.match(pattern) for pattern in NEVER_COMPILED))


def base_folder() -> Path:
    """Where compiled rules are kept: the user's cache folder, or what NUMBA_CACHE_DIR names."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    return (Path(named) / "tavolata" if named else platformdirs.user_cache_path("tavolata")) / "compiled"


def open_cache(base: Path) -> Path | None:
    """Make and mark as used the folder for the present sources; None where nothing can be written."""
    folder = base / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / MARKER).touch()
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def sweep(base: Path, keep: Path) -> None:
    """Throw away the compiled forms of sources that nobody has run for a month."""
    oldest = time.time() - UNUSED_AFTER_DAYS * 24 * 3600
    for marker in base.glob(f"*/{MARKER}"):
        with suppress(OSError):
            if marker.parent != keep and marker.stat().st_mtime < oldest:
                shutil.rmtree(marker.parent)


CACHE = None if numba.config.DISABLE_JIT else open_cache(base_folder())
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)
    sweep(CACHE.parent, keep=CACHE)


def compiled(function: Function) -> Function:
    """Compile a function on first use: without the interpreter lock, kept on disk."""
    return cast(Function, numba.njit(cache=CACHE is not None, nogil=True)(function))


def called_often(function: Function) -> Function:
    """Compile a function that Python calls often and that takes microseconds: it keeps the interpreter lock.

    To let go of the lock and to get it back takes longer than the function, where other threads want it, too.
    """
    return cast(Function, numba.njit(cache=CACHE is not None)(function))


def as_python(function: Callable[..., Returned]) -> Callable[..., Returned]:
    """A compiled function as it was written: for a glance at a record, whose values are Python's already."""
    return cast(Callable[..., Returned], getattr(function, "py_func", function))


def tell_on_stderr(part: str, done: int, total: int) -> None:
    """A line that grows on a terminal, and one line elsewhere: nobody waits in silence."""
    line = f"Tavolata compiles {part}, once: {done} of {total}"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == 0:
        print(line, file=sys.stderr, flush=True)


class Preparation:
    """Compiles parts of the house before they are needed, each once, and lets people see that it takes a while."""

    def __init__(self, cache: Path | None, needed: bool = True) -> None:
        self.tell: Progress = tell_on_stderr
        self.needed = needed
        self._cache = cache
        self._begun: set[str] = set()

    def __call__(self, part: str, steps: Callable[[], Iterable[Callable[[], object]]]) -> None:
        """Run the steps of a part so that all they call is compiled, unless that has been done here or on this disk."""
        if self.is_done(part):
            return
        self._begun.add(part)
        marker = self._marker(part)
        todo = list(steps())
        for done, step in enumerate(todo):
            self.tell(part, done, len(todo))
            step()
        self.tell(part, len(todo), len(todo))
        if marker:
            marker.touch()

    def is_done(self, part: str) -> bool:
        """Is there nothing to compile for a part, because it has been done here or on this disk?"""
        marker = self._marker(part)
        return not self.needed or part in self._begun or (marker is not None and marker.exists())

    def _marker(self, part: str) -> Path | None:
        return None if self._cache is None else self._cache / f"{part}.prepared"


prepare = Preparation(CACHE, needed=not numba.config.DISABLE_JIT)
