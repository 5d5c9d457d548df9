"""A lock that lives as long as its holder: the system lets go of it even when the process is killed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        """Lock an open file, or OSError if somebody else has."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock an open file, or OSError if somebody else has."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class AlreadyLocked(Exception):
    """Somebody else has the lock."""


class FileLock:
    """A file that only one process can hold. It stays behind, empty, when the lock is released."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            raise AlreadyLocked from error

    def release(self) -> None:
        """Let others have it."""
        os.close(self._descriptor)
