"""A table that cannot be read touches no other: clocks run out elsewhere, and its own people are told what is wrong."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.server.inside import FREELY, JSON, Clock, goodbye, heard, inside, run, served, until

BREAKING = (
    "UPDATE entries SET data = '{broken' WHERE table_id = ? AND number = 2",
    "UPDATE entries SET data = '[]' WHERE table_id = ? AND number = 2",
    "UPDATE entries SET kind = 'exploded' WHERE table_id = ? AND number = 2",
    """UPDATE entries SET data = '{"unexpected": 1}' WHERE table_id = ? AND number = 2""",
    """UPDATE entries SET data = '{"seed": "no number", "order": [0, 1]}' WHERE table_id = ? AND number = 2""",
    """UPDATE entries SET data = '{"seed": null, "order": null}' WHERE table_id = ? AND number = 2""",
    f"""UPDATE entries SET data = '{{"seed": "{"0" * 64}", "order": [0, 9]}}' WHERE table_id = ? AND number = 2""",
    """UPDATE entries SET kind = 'host_changed', data = '{"chair": 9}' WHERE table_id = ? AND number = 2""",
    """UPDATE entries SET kind = 'returned', data = '{"chair": -1}' WHERE table_id = ? AND number = 2""",
    "UPDATE tables SET setup = '' WHERE id = ?",
    "UPDATE tables SET setup = '{}' WHERE id = ?",
    "UPDATE tables SET game = 'poker' WHERE id = ?",
    "UPDATE entries SET data = CAST(x'fffe7b' AS TEXT) WHERE table_id = ? AND number = 2",
    "UPDATE entries SET kind = x'00' WHERE table_id = ? AND number = 2",
    "UPDATE entries SET at = 9e300 WHERE table_id = ? AND number = 2",
    "UPDATE entries SET at = 9223372036854775807 WHERE table_id = ? AND number = 2",
    "UPDATE tables SET setup = CAST(x'fffe7b' AS TEXT) WHERE id = ?",
    "UPDATE tables SET invite = x'0102' WHERE id = ?",
    "UPDATE tables SET made = 'yesterday' WHERE id = ?",
    "DELETE FROM entries WHERE table_id = ? AND number = 1",
)
"""Ways to make a table unreadable."""


def break_tables(file: Path, tables: list[str]) -> None:
    """Break each of them in another way. The database itself would not let anybody leave a gap."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("DROP TRIGGER entries_no_hole")
        for command, table in zip(BREAKING, tables, strict=True):
            assert database.execute(command, (table,)).rowcount == 1
        database.commit()


def test_unreadable_tables_keep_no_other_waiting_and_say_what_is_wrong(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()

    async def make() -> list[JSON]:
        async with inside(tmp_path, FREELY, clock) as server:
            return [await server.made("domingo", 2, time_control={"bank": 5}) for _ in range(len(BREAKING) + 2)]

    async def look(broken: list[str], healthy: list[str]) -> None:
        async with inside(tmp_path, FREELY, clock) as server:
            clock.now += 60_000
            for _ in range(3):
                await server.look_after_due_tables()
                clock.now += 60_000
            for table in healthy:
                assert len(server.match(table).moves) > 1, "time is up again and again"
            for table, one in zip(broken, made, strict=False):
                refused = (500, "table-unreadable")
                assert await server.refused_with("GET", f"/tables/{table}", one["watch"]) == refused
                assert await server.goodbye(table, one["host"]) == "table-unreadable"
            record = f"/tables/{broken[0]}/games/1/record"
            assert await server.refused_with("GET", record, made[0]["host"]) == (500, "table-unreadable")
            await server.house.cleanup.clean_thoroughly()
            assert (await server.do(healthy[0], made[-2]["host"], "close"))["done"]

    made = run(make())
    tables = [one["table"]["id"] for one in made]
    broken, healthy = tables[:-2], tables[-2:]
    break_tables(tmp_path / "tables.sqlite", broken)
    with caplog.at_level(logging.WARNING, "tavolata"):
        run(look(broken, healthy))
    logged = [record.getMessage() for record in caplog.records]
    assert sorted(logged) == sorted(f"the table {table} cannot be read" for table in broken)


def test_a_due_time_that_is_no_text_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made, other = await server.made("domingo", 2), await server.made("domingo", 2)
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                database.execute("UPDATE tables SET due = CAST(x'fffe7b' AS TEXT)")
                database.commit()
            await server.look_after_due_tables()
            server.house.store._database.readable.lost()
            await until(lambda: not server.house.store.was_away(0))
            for one in (made, other):
                await server.finish(one)

    run(scenario())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    "odd",
    [
        "chair = 'x'",
        "chair = -1",
        "chair = 99",
        "chair = 1.5",
        "chair = x'00'",
        "chair = NULL",
        "role = 'king'",
        "role = x'ff'",
    ],
)
def test_a_secret_of_an_odd_holder_concerns_its_table_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, odd: str
) -> None:
    async def scenario() -> str:
        async with inside(tmp_path) as server:
            made, other = await server.made("domingo", 2), await server.made("domingo", 2)
            table, seat = made["table"]["id"], made["seats"]["1"]
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                database.execute(f"UPDATE secrets SET {odd} WHERE table_id = ? AND role = 'seat'", (table,))
                database.commit()
            for _ in range(2):
                refused = (500, "table-unreadable")
                assert await server.refused_with("GET", f"/tables/{table}", seat) == refused
                assert await server.goodbye(table, seat) == "table-unreadable"
            await server.get(f"/tables/{table}", made["host"])
            await server.finish(other)
            return str(table)

    table = run(scenario())
    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    if odd == "chair = 99":
        assert logged == [f"the table {table} cannot be read"]
    else:
        assert logged == [f"who holds a secret of the table {table} cannot be read"]


def test_a_mended_table_is_open_again_without_a_new_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            server.house.tables.drop_idle(-1)
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                database.execute("UPDATE entries SET kind = 'exploded' WHERE kind = 'dealt'")
                database.commit()
                assert await server.goodbye(table, made["watch"]) == "table-unreadable"
                database.execute("UPDATE entries SET kind = 'dealt' WHERE kind = 'exploded'")
                database.commit()
            await server.get(f"/tables/{table}", made["watch"])
            await server.finish(made)

    run(scenario())


def test_what_another_process_writes_and_nobody_can_read_ends_the_table_alone(postgresql_url: str) -> None:
    async def scenario() -> None:
        async with served(postgresql_url) as server:
            made, other = await server.made("domingo", 2), await server.made("domingo", 2)
            table = made["table"]["id"]
            async with server.connected(table, made["watch"]) as watching:
                assert (await heard(watching))["kind"] == "welcome"
                with psycopg.connect(postgresql_url) as connection:
                    connection.execute(
                        "INSERT INTO entries VALUES (%s, 3, 0, 'exploded', '{}', NULL)",
                        (table,),
                    )
                assert await server.refused(table, made["host"], "say", text="Hello?") == "table-unreadable"
                assert await goodbye(watching) == "table-unreadable"
            assert table not in server.house.tables
            await server.finish(other)

    run(scenario())


def test_a_database_that_has_lost_entries_is_read_again(postgresql_url: str) -> None:
    """An older copy was put back, or another server took over that had not heard the last of the first."""

    async def scenario() -> None:
        async with served(postgresql_url) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            for text in ("one", "two"):
                assert (await server.do(table, made["host"], "say", text=text))["done"]
            with psycopg.connect(postgresql_url) as connection:
                connection.execute("DELETE FROM entries WHERE table_id = %s AND number > 2", (table,))
            async with server.connected(table, made["watch"]) as watching:
                assert (await heard(watching))["kind"] == "welcome"
                assert await server.refused(table, made["host"], "say", text="three") == "database-away"
                assert await goodbye(watching) == "database-away"
            assert (await server.do(table, made["host"], "say", text="three"))["done"]
            assert server.live(table).table.last_entry == 3
            await server.finish(made)

    run(scenario())
