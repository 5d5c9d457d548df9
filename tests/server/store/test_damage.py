"""Damaged pages of a SQLite file: whoever needs them is refused, the log says what is broken, and all others go on."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path

import pytest

from tavolata.server.errors import DatabaseDamaged
from tavolata.server.store import Store, damage_report
from tests.server.inside import PATIENCE, inside, run
from tests.server.store.broken_databases import damage
from tests.server.store.stored_tables import NOW, entry, numbers_in, opened


async def outcome(store: Store, name: str) -> str:
    """Can a table be read and written?"""
    try:
        assert await numbers_in(store, name) == list(range(1, 31))
        assert await store.append([entry(31, name)])
    except DatabaseDamaged:
        return "damaged"
    return "fine"


def test_damaged_pages_are_named_once_and_the_rest_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To find out what is damaged may take long: it begins when the test says so, and nobody waits for it."""
    names = [f"table-{number:03}" for number in range(60)]
    file = tmp_path / "tables.sqlite"
    may_look, find = threading.Event(), damage_report.findings_in

    def find_later(file: Path, relation: str) -> list[str]:
        assert may_look.wait(PATIENCE)
        return find(file, relation)

    monkeypatch.setattr(damage_report, "findings_in", find_later)

    async def fill() -> None:
        async with opened(f"sqlite:///{file}", *names) as store:
            for number in range(2, 31):
                rows = [entry(number, name, text=f"marker of {name}") for name in names]
                assert all(await asyncio.gather(*(store.append([row]) for row in rows)))

    async def look() -> None:
        async with opened(f"sqlite:///{file}") as store:
            found = {name: await outcome(store, name) for name in names}
            assert found["table-030"] == "damaged"
            assert list(found.values()).count("fine") > 50
            assert await store.due_tables(NOW, 10) == []
            assert 50 < await store.delete_tables(NOW + 1) < 60

    asyncio.run(fill())
    damage(file, b"marker of table-030")
    with caplog.at_level(logging.WARNING, "tavolata"):
        asyncio.run(look())
        may_look.set()
        for thread in threading.enumerate():
            if thread.name == "damage-report":
                thread.join(PATIENCE)
    lines = [record.getMessage() for record in caplog.records]
    assert len([line for line in lines if line.startswith("the database is damaged")]) == 1
    assert {line.split(": ")[1] for line in lines if line.startswith("damaged: ")} == {"entries"}


def test_the_people_of_a_damaged_table_are_told_and_others_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = [await server.made("domingo", 2) for _ in range(2)]
            for number in range(40):
                for one in made:
                    table = one["table"]["id"]
                    text = f"{number:02}-marker-{table} " + "x" * 300
                    assert (await server.do(table, one["host"], "say", text=text))["done"]
        damage(file, f"20-marker-{made[0]['table']['id']}".encode())
        async with inside(tmp_path) as server:
            broken, other = (one["table"]["id"] for one in made)
            refused = await server.refused_with("GET", f"/tables/{broken}", made[0]["watch"])
            assert refused == (500, "database-damaged")
            assert await server.goodbye(broken, made[0]["host"]) == "database-damaged"
            assert (await server.do(other, made[1]["host"], "say", text="Still here"))["done"]
            await server.finish(made[1])

    with caplog.at_level(logging.WARNING, "tavolata"):
        run(scenario())
    assert "the database is damaged" in caplog.text
