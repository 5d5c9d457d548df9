"""Where compiled rules are kept on disk.

Numba keeps compiled functions on disk but does not notice when *another* file changes, so stale rules could be played
silently. The folder is therefore named after a hash of all sources that can end up in compiled code. Several processes
may use it at once: a lock for every function keeps them from compiling the same thing twice.
"""

from __future__ import annotations

import atexit
import hashlib
import logging
import os
import shutil
import sys
import tempfile
import time
from contextlib import AbstractContextManager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

from tavolata.core.compiled_sources import compiled_sources
from tavolata.core.package import PACKAGE

SETTINGS_WITHOUT_EFFECT = ("NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT")
UNUSED_AFTER_DAYS = 30
MARKER = "tavolata-used"

log = logging.getLogger("tavolata")


def compile_fingerprint() -> str:
    """A hash of every source and every setting that changes what compiled code does, and of where Numba finds it."""
    # Importing Numba takes half a second; whether something is compiled already must be known sooner.
    from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

    settings = {
        name: value
        for name, value in sorted(os.environ.items())
        if name.startswith("NUMBA_") and name not in SETTINGS_WITHOUT_EFFECT
    }
    machine = f"{get_host_cpu_name()} {get_host_cpu_features().flatten()}"
    digest = hashlib.sha256(f"{PACKAGE} {sys.version} {version('numba')} {machine} {settings}".encode())
    for path, text in compiled_sources(PACKAGE).items():
        digest.update(f"{path} {text}".encode())
    return digest.hexdigest()[:24]


def base_folder() -> Path:
    """Where compiled rules are kept: the user's cache folder, or what NUMBA_CACHE_DIR names."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    return (Path(named) / "tavolata" if named else platformdirs.user_cache_path("tavolata")) / "compiled"


_temporary: list[Path] = []


@atexit.register
def _remove_temporary() -> None:
    for folder in _temporary:
        shutil.rmtree(folder, ignore_errors=True)


class CompileCache:
    """The folder for the present sources, with the locks and the progress that all processes share."""

    def __init__(self, base: Path) -> None:
        self.folder = base / compile_fingerprint()
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / MARKER).touch()
        (self.folder / "locks").mkdir(exist_ok=True)
        self.sweep()

    def sweep(self) -> None:
        """Delete the folders of other sources that have not been used for a month."""
        oldest = time.time() - UNUSED_AFTER_DAYS * 24 * 3600
        for marker in self.folder.parent.glob(f"*/{MARKER}"):
            with suppress(OSError):
                if marker.parent != self.folder and marker.stat().st_mtime < oldest:
                    # Renamed first, so that no process finds half of it.
                    shutil.rmtree(marker.parent.rename(marker.parent.with_suffix(".old")))

    def lock(self, name: str) -> AbstractContextManager[object]:
        """A lock between processes. The system releases it even when the process that holds it is killed."""
        from filelock import FileLock

        return FileLock(self.folder / "locks" / hashlib.sha256(name.encode()).hexdigest()[:24])

    def is_complete(self, unit: str) -> bool:
        """Are all functions of a compile unit on disk?"""
        return self._complete(unit).exists()

    def set_complete(self, unit: str) -> None:
        self._complete(unit).touch()

    def progress(self, unit: str) -> float:
        """How much of a compile unit is on disk, from 0 to 1."""
        if self.is_complete(unit):
            return 1.0
        try:
            return float(self._progress(unit).read_text(encoding="ascii"))
        except (OSError, ValueError):
            return 0.0

    def set_progress(self, unit: str, share: float) -> None:
        """Let other processes know how far it is; they never read half a number."""
        written = self._progress(unit).with_suffix(f".{os.getpid()}")
        written.write_text(f"{share:.3f}", encoding="ascii")
        written.replace(self._progress(unit))

    def _complete(self, unit: str) -> Path:
        return self.folder / f"{unit}.complete"

    def _progress(self, unit: str) -> Path:
        return self.folder / f"{unit}.progress"


def open_cache(base: Path) -> CompileCache:
    """The cache in a folder; where that cannot be written, a temporary one for this process."""
    try:
        opened = CompileCache(base)
        tempfile.TemporaryFile(dir=opened.folder).close()
        return opened
    except OSError as problem:
        log.warning("Compiled rules cannot be kept in %s (%s), so they are compiled again every time.", base, problem)
        temporary = Path(tempfile.mkdtemp(prefix="tavolata-"))
        _temporary.append(temporary)
        # A process that compiles for this one finds the same folder.
        os.environ["NUMBA_CACHE_DIR"] = str(temporary)
        return CompileCache(base_folder())


@cache
def compile_cache() -> CompileCache:
    """The cache of this process, opened when it is first needed."""
    return open_cache(base_folder())
