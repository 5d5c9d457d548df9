"""The files of a database, which a backup must neither overwrite nor take the place of while somebody uses them."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.server.errors import BadRequest
from tavolata.server.store.database_url import file_of
from tavolata.server.store.file_lock import AlreadyLocked, FileLock

if TYPE_CHECKING:
    from sqlalchemy import URL

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file until everything is in the file itself."""
BESIDE = (*LOGS, ".lock")
"""All that can lie beside the file of a database."""


@contextmanager
def free_place(target: Path, source: URL) -> Iterator[None]:
    """Refuse a place where something else than an old file would be lost; meanwhile no server can start there."""
    if target.exists() and not target.is_file():
        raise BadRequest("file-unwritable", file=str(target), problem=os.strerror(errno.EISDIR))
    for suffix in ("", *LOGS):
        refuse_files_of(source, Path(f"{target}{suffix}"))
    with ExitStack() as locked:
        for lock in _locks_over(target.resolve()):
            try:
                locked.callback(FileLock(lock).release)
            except AlreadyLocked:
                raise BadRequest("file-in-use", file=str(target)) from None
        yield


def refuse_files_of(database: URL, file: Path) -> None:
    """Refuse the file of a database, by whichever name, and those that lie beside it."""
    if database.drivername == "sqlite":
        own = [Path(f"{file_of(database)}{suffix}") for suffix in ("", *BESIDE)]
        if file.resolve() in own or any(_is_same(file, one) for one in own):
            raise BadRequest("file-in-use", file=str(file))


def _is_same(file: Path, other: Path) -> bool:
    return file.exists() and other.exists() and file.samefile(other)


def _locks_over(file: Path) -> list[Path]:
    """The locks that servers may hold on a file, be it a database or one of the files beside a database."""
    bases = [str(file), *(str(file).removesuffix(suffix) for suffix in BESIDE if str(file).endswith(suffix))]
    return [lock for lock in (Path(f"{base}.lock") for base in bases) if lock.is_file()]


def remove_logs_of(target: Path) -> None:
    """SQLite would apply the log of the old file to the new one."""
    for suffix in LOGS:
        Path(f"{target}{suffix}").unlink(missing_ok=True)
