"""Moving what was committed from SQLite's log into its file, beside the writer: nobody waits for the disk."""

from __future__ import annotations

from threading import Event, Thread

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

ROUND = 10.0
"""Seconds from one time to the next."""


class Checkpoints:
    """A thread that empties the log now and then. It stands in nobody's way: what is in use waits for the next time."""

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
        while not self._is_over.wait(ROUND):
            try:
                with self._engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            except OperationalError:
                continue
