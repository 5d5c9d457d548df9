"""Checkpoints of SQLite: committed pages move from its log into its file, in a thread, so that nobody waits."""

from __future__ import annotations

from threading import Event, Thread

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from tavolata.server.errors import ServerError

INTERVAL_SECONDS = 10.0


class Checkpoints:
    """A thread that runs a checkpoint now and then. It blocks nobody: pages in use wait for the next time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_over = Event()
        self._thread = Thread(target=self._run, name="tavolata-checkpoints", daemon=True)
        self._thread.start()

    def finish(self) -> None:
        """Stop, after what is under way."""
        self._is_over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_over.wait(INTERVAL_SECONDS):
            try:
                with self._engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            except (OperationalError, ServerError):
                continue  # whoever reads or writes says why
