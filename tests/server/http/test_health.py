"""`GET /health`: well or not, and nothing that a stranger should not know."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

import tavolata
from tavolata.server.http import health
from tavolata.server.store import availability
from tests.server.inside import PATIENCE, inside, run, served
from tests.server.postgresql import Server


def test_a_server_that_is_well_says_so(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as server:
            answer = await server.web.get("/health")
            assert answer.status_code == 200
            report = answer.json()
            assert report.keys() == {"alive", "database", "disk", "compiled", "version"}
            assert report["alive"]
            assert report["database"]
            assert report["disk"]
            assert report["compiled"].keys() == set(tavolata.games())
            assert str(tmp_path) not in answer.text

    run(ask())


def test_a_disk_that_is_nearly_full_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_FREE_BYTES", 1 << 62)

    async def ask() -> None:
        async with inside(tmp_path) as server:
            answer = await server.web.get("/health")
            assert (answer.status_code, answer.json()["disk"], answer.json()["database"]) == (503, False, True)

    run(ask())


def test_a_database_that_can_only_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program keeps the file locked: all can still look at their tables, and nobody can play."""
    monkeypatch.setattr(health, "CACHE_SECONDS", 0.0)

    async def ask() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            name = made["table"]["id"]
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as rude:
                rude.execute("BEGIN IMMEDIATE")
                command = {"do": "say", "key": "once", "text": "Hello"}
                answer = await server.ask("POST", f"/tables/{name}/commands", made["host"], json=command)
                assert not answer.json()["done"]
                answer = await server.web.get("/health")
                assert (answer.status_code, answer.json()["database"]) == (503, False)
                rude.execute("ROLLBACK")
            async with asyncio.timeout(PATIENCE):
                while (await server.web.get("/health")).status_code != 200:
                    pass

    run(ask())


def test_a_database_that_is_away_is_told_and_so_is_its_return(
    postgresql: Server, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CACHE_SECONDS", 0.0)

    async def ask() -> None:
        async with served(postgresql_url) as server:
            assert (await server.web.get("/health")).status_code == 200
            postgresql.shut(postgresql_url)
            answer = await server.web.get("/health")
            assert (answer.status_code, answer.json()["alive"], answer.json()["database"]) == (503, True, False)
            assert "postgres" not in answer.text
            postgresql.reopen(postgresql_url)
            assert (await server.web.get("/health")).status_code == 200

    run(ask())


def test_after_a_long_outage_the_return_is_told_at_once(
    postgresql: Server, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it lasted, and though nobody has seen the return before."""
    monkeypatch.setattr(health, "CACHE_SECONDS", 0.0)
    monkeypatch.setattr(availability, "MAX_WAIT_SECONDS", 0.0)
    monkeypatch.setattr(availability, "PROBE_SECONDS", 60.0)

    async def ask() -> None:
        async with served(postgresql_url) as server:
            postgresql.shut(postgresql_url)
            for _ in range(2):
                answer = await server.web.get("/health")
                assert (answer.status_code, answer.json().get("database")) == (503, False)
            postgresql.reopen(postgresql_url)
            assert (await server.web.get("/health")).status_code == 200

    run(ask())


def test_however_often_it_is_asked_the_database_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CACHE_SECONDS", 600.0)

    async def ask() -> None:
        async with inside(tmp_path) as server:
            first = await server.app.state.health.report()
            again = [await server.web.get("/health") for _ in range(5)]
            assert [one.status_code for one in again] == [200] * 5
            assert (await server.app.state.health.report())[0] is first[0]

    run(ask())


def test_health_does_not_wait_for_other_people_s_work(tmp_path: Path) -> None:
    """Every thread that anybody may use is busy."""

    async def ask() -> None:
        async with inside(tmp_path) as server:
            let_go = threading.Event()
            busy = [asyncio.ensure_future(asyncio.to_thread(let_go.wait, PATIENCE)) for _ in range(100)]
            await asyncio.sleep(0)
            try:
                async with asyncio.timeout(PATIENCE / 2):
                    assert (await server.web.get("/health")).status_code == 200
            finally:
                let_go.set()
                await asyncio.gather(*busy)

    run(ask())
