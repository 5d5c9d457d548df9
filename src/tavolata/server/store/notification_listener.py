"""Hears what other processes have written, over PostgreSQL's notifications."""

from __future__ import annotations

import selectors
import socket
from collections.abc import Callable
from contextlib import ExitStack
from threading import Event, Thread
from typing import TYPE_CHECKING, cast

import psycopg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from tavolata.server.errors import ServerError

if TYPE_CHECKING:
    from tavolata.server.store.database import Database


class NotificationListener:
    """A thread with a connection of its own, which comes back when the connection is lost."""

    def __init__(
        self,
        database: Database,
        channels: tuple[str, ...],
        heard: Callable[[list[psycopg.Notify]], object],
        missed: Callable[[], object],
    ) -> None:
        self._database = database
        self._channels = channels
        self._heard = heard
        self._missed = missed
        self._closing = Event()
        self._wake, self._woken = socket.socketpair()
        self._thread = Thread(target=self._run, args=(self._connect(),), name="tavolata-listener", daemon=True)
        self._thread.start()

    def finish(self) -> None:
        """Stop listening."""
        self._closing.set()
        self._database.readable.close()
        self._wake.send(b"!")
        self._thread.join()
        self._wake.close()
        self._woken.close()

    def _connect(self) -> Connection:
        with ExitStack() as undo:
            connection = undo.enter_context(self._database.reading.connect())
            for channel in self._channels:
                connection.exec_driver_sql(f"LISTEN {channel}")
            undo.pop_all()
        return connection

    def _run(self, connection: Connection | None) -> None:
        while connection is not None:
            self._hear(connection)
            connection.invalidate()
            connection.close()
            connection = self._reconnect()

    def _hear(self, connection: Connection) -> None:
        """Pass on what comes, until the connection is lost or the listener is closed."""
        driver = cast(psycopg.Connection, connection.connection.driver_connection)
        try:
            with selectors.DefaultSelector() as selector:
                selector.register(driver.fileno(), selectors.EVENT_READ)
                selector.register(self._woken, selectors.EVENT_READ)
                while not self._closing.is_set():
                    if heard := list(driver.notifies(timeout=0)):
                        self._heard(heard)
                    selector.select()
        except (psycopg.Error, OSError):
            return

    def _reconnect(self) -> Connection | None:
        """A new connection, however long it takes; none when nobody wants one any more."""
        available = self._database.readable
        while not self._closing.is_set():
            available.lost()
            if not available.wait_for_ever():
                break
            try:
                connection = self._connect()
            except (DBAPIError, ServerError):
                continue
            self._missed()
            return connection
        return None
