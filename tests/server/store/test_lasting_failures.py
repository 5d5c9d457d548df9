"""What will fail again is no outage: whoever needs it is refused at once, and the log says why."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine

from tavolata.server.errors import DatabaseError
from tavolata.server.store.address import read_address
from tavolata.server.store.error_kinds import is_lasting
from tests.server.store.making import entry, numbers_in, opened


def run_sql(url: str, command: str) -> None:
    engine = create_engine(read_address(url))
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
