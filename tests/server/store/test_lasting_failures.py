"""What will fail again is no outage: whoever needs it is refused at once, and the log says why."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, event

from tavolata.server.errors import DatabaseError
from tavolata.server.store import checkpoints
from tavolata.server.store.database import file_engine
from tavolata.server.store.database_url import read_database_url
from tavolata.server.store.error_kinds import is_lasting
from tavolata.server.store.lasting_failures import LastingFailures
from tests.server.store.stored_tables import entry, numbers_in, opened


def run_sql(url: str, command: str) -> None:
    engine = create_engine(read_database_url(url))
    with engine.begin() as connection:
        connection.exec_driver_sql(command)
    engine.dispose()


def test_a_relation_that_is_missing_is_no_outage(store_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def go_on() -> None:
        async with opened(store_url, "t") as store:
            run_sql(store_url, "DROP TABLE contacts")
            for _ in range(2):
                with pytest.raises(DatabaseError, match="cannot use its database"):
                    await store.set_contact("t", 0, {"way": "email"})
                with pytest.raises(DatabaseError, match="cannot use its database"):
                    await store.contact_of("t", 0)
            assert not store.was_away(within=60)
            await store.check_answers()
            assert await store.append([entry(2)])
            assert await numbers_in(store) == [1, 2]

    with caplog.at_level(logging.WARNING, "tavolata"):
        asyncio.run(go_on())
    assert {record.levelname for record in caplog.records} == {"ERROR"}
    assert all("contacts" in record.getMessage() for record in caplog.records)
    assert len(caplog.records) == len({record.getMessage() for record in caplog.records}) <= 2


def test_checkpoints_go_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "INTERVAL_SECONDS", 0.01)
    file = tmp_path / "some.sqlite"
    file.write_bytes(b"no database " * 100)
    url = read_database_url(f"sqlite:///{file}")
    engine = file_engine(url)
    tried = []
    LastingFailures(url).watch(engine)
    event.listen(engine, "handle_error", lambda context: tried.append(context.original_exception))
    running = checkpoints.Checkpoints(engine)
    until = time.monotonic() + 30
    while len(tried) < 3 and time.monotonic() < until:
        time.sleep(0.01)
    running.finish()
    assert len(tried) >= 3


def sqlite_error(command: str, address: str) -> sqlite3.Error:
    with closing(sqlite3.connect(address, uri=True, timeout=0)) as connection:
        with pytest.raises(sqlite3.Error) as raised:
            connection.execute(command)
        return raised.value


def test_what_passes_by_itself_in_sqlite_is_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "some.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as writing:
        writing.execute("CREATE TABLE some (number)")
        assert is_lasting(sqlite_error("INSERT INTO some VALUES (1)", f"file:{file}?mode=ro"))
        assert is_lasting(sqlite_error("INSERT INTO other VALUES (1)", f"file:{file}"))
        writing.execute("BEGIN IMMEDIATE")
        assert not is_lasting(sqlite_error("INSERT INTO some VALUES (1)", f"file:{file}"))


def test_what_passes_by_itself_in_postgresql_is_told_apart(postgresql_url: str) -> None:
    with psycopg.connect(postgresql_url) as connection:
        connection.read_only = True
        with pytest.raises(psycopg.Error) as read_only:
            connection.execute("CREATE TABLE numbers (number int)")
    with pytest.raises(psycopg.Error) as unreachable:
        psycopg.connect("host=/nowhere")
    assert is_lasting(read_only.value)
    assert not is_lasting(unreachable.value)
