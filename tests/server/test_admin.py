"""What an operator does while the server runs: it sees it within a second, and so does everybody at the table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata.server.admin import Admin
from tavolata.server.errors import Conflict, NotFound, ServerError
from tavolata.server.store.backups import backup, restore
from tavolata.server.table.personal_data import NOBODY
from tests.server.inside import FREELY, JSON, Inside, goodbye, heard, run, served, until
from tests.server.new_chairs import ANNA, FREE, bot, here

HOME = "127.0.0.1"


async def two_people(server: Inside) -> JSON:
    """A game of two people who sit at one device."""
    chairs = here("Anna Maria", "Ben")
    return await server.made_with("domingo", chairs, start=True)


async def admin(url: str, do: Callable[[Admin], Any]) -> Any:
    """Do something in a thread, as another process would."""
    return await asyncio.to_thread(do, Admin(url))


async def changed(server: Inside, url: str, do: Callable[[Admin], Any]) -> Any:
    """The same, and the server has seen it."""
    answer = await admin(url, do)
    await server.house.operator_changes.check()
    return answer


def test_tables_are_listed_and_shown_without_anything_secret(store_url: str) -> None:
    async def look() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            table = made["table"]["id"]
            await server.do(table, made["host"], "say", text="a secret of mine")
            lobby = await server.made_with("domingo", [FREE, bot("greedy")])
            listed = await admin(store_url, lambda one: one.tables(10))
            assert {one.id: (one.game, one.entries, one.games, one.is_closed) for one in listed} == {
                table: ("domingo", 3, 1, False),
                lobby["table"]["id"]: ("domingo", 1, 0, False),
            }
            assert len(await admin(store_url, lambda one: one.tables(1))) == 1
            assert await admin(store_url, lambda one: one.tables(10, game="mamma_mia")) == []
            assert await admin(store_url, lambda one: one.tables(10, quiet_days=1)) == []
            shown = await admin(store_url, lambda one: one.table(table))
            assert shown.table.state == "playing"
            assert shown.details.secrets == {"host": 1, "seat": 1}
            assert [chair.name for chair in shown.table.chairs] == ["Anna Maria", "Ben"]

    run(look())


def test_a_closed_table_is_closed_for_everybody(store_url: str) -> None:
    async def close() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            table = made["table"]["id"]
            async with server.connected(table, made["host"]) as socket:
                await heard(socket)
                await changed(server, store_url, lambda one: one.close([table]))
                await until(lambda: server.live(table).table.is_closed)
                while (frame := await heard(socket)).get("what") != "closed":
                    assert frame["kind"] != "goodbye"
            assert await server.refused(table, made["host"], "say", text="hello?") == "table-closed"
            with pytest.raises(Conflict, match="already closed"):
                await admin(store_url, lambda one: one.close([table]))

    run(close())


def test_somebody_may_move_while_the_operator_closes(store_url: str) -> None:
    async def close() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            table = made["table"]["id"]
            await admin(store_url, lambda one: one.close([table]))
            assert await server.refused(table, made["host"], "say", text="hello?") == "table-closed"
            numbers = [entry.number for entry in await server.house.store.entries_since(table, 0)]
            assert numbers == [1, 2, 3]

    run(close())


def test_a_deleted_table_is_gone_for_everybody(store_url: str) -> None:
    async def delete() -> None:
        async with served(store_url) as server:
            made, other = await two_people(server), await two_people(server)
            table = made["table"]["id"]
            async with server.connected(table, made["host"]) as socket:
                await heard(socket)
                await changed(server, store_url, lambda one: one.delete([table]))
                assert await goodbye(socket) == "table-reloaded"
            assert await server.goodbye(table, made["host"]) == "no-such-table"
            assert await server.refused_with("GET", f"/tables/{table}", made["host"]) == (404, "no-such-table")
            await server.get(f"/tables/{other['table']['id']}", other["host"])
            with pytest.raises(NotFound):
                await admin(store_url, lambda one: one.delete([other["table"]["id"], table]))
            assert len(await admin(store_url, lambda one: one.tables(10))) == 1

    run(delete())


def test_the_server_looks_for_changes_by_itself(store_url: str) -> None:
    async def wait() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            async with server.connected(made["table"]["id"], made["host"]) as socket:
                await heard(socket)
                await admin(store_url, lambda one: one.delete([made["table"]["id"]]))
                assert await goodbye(socket) == "table-reloaded"

    run(wait())


def test_links_that_are_ended_open_nothing(store_url: str) -> None:
    async def end() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            table = made["table"]["id"]
            code = (await server.ask("POST", f"/tables/{table}/codes", made["seats"]["1"])).json()["code"]
            async with server.connected(table, made["watch"]) as watching:
                await heard(watching)
                ended = await changed(server, store_url, lambda one: one.end_links(table, ["watch"], [1], False))
                assert ended == 3
                assert await goodbye(watching) == "table-reloaded"
            for secret in (made["watch"], made["seats"]["1"]):
                assert await server.goodbye(table, secret) == "unknown-secret"
            assert (await server.ask("POST", "/codes", json={"code": code})).status_code == 401
            links = (await server.get(f"/tables/{table}", made["host"]))["links"]
            assert links["invite"] == made["invite"]
            assert links["watch"] != made["watch"]
            assert (await server.get(f"/tables/{table}", links["watch"]))["role"] == "spectator"

    run(end())


def test_an_ended_invitation_ends_its_join_code(store_url: str) -> None:
    async def end() -> None:
        async with served(store_url) as server:
            made = await server.made_with("domingo", [ANNA, FREE])
            table = made["table"]["id"]
            words = (await server.ask("POST", f"/tables/{table}/join-code", made["host"])).json()["words"]
            code = (await server.ask("POST", f"/tables/{table}/codes", made["host"])).json()["code"]
            assert await admin(store_url, lambda one: one.end_links(table, ["invite"], [], False)) == 2
            for _ in range(2):
                assert (await server.ask("POST", "/join-codes", json={"code": words})).status_code == 401
                await server.house.operator_changes.check()
            new = (await server.ask("POST", f"/tables/{table}/join-code", made["host"])).json()["words"]
            assert new != words
            found = (await server.ask("POST", "/join-codes", json={"code": new})).json()
            assert found["invite"] != made["invite"]
            assert (await server.ask("POST", "/codes", json={"code": code})).status_code == 200

    run(end())


def test_a_blocked_address_gets_nothing_until_it_is_let_in_again(store_url: str) -> None:
    async def block() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            table = made["table"]["id"]
            async with server.connected(table, made["host"]) as socket:
                await heard(socket)
                assert await changed(server, store_url, lambda one: one.block("127.0.0.0/8", None)) == "127.0.0.0/8"
                assert await goodbye(socket) == "address-blocked"
            assert await server.refused_with("GET", "/catalog") == (403, "address-blocked")
            assert (await server.web.get("/")).status_code == 403
            with pytest.raises(Exception, match="403"):
                async with server.connected(table, made["host"]):
                    pass
            assert [one.network for one in await admin(store_url, lambda one: one.blocks())] == ["127.0.0.0/8"]
            await changed(server, store_url, lambda one: one.unblock("127.0.0.0/8"))
            await server.get(f"/tables/{table}", made["host"])
            with pytest.raises(NotFound):
                await admin(store_url, lambda one: one.unblock("127.0.0.0/8"))

    run(block())


def test_a_block_is_there_after_a_restart_and_ends_in_time(store_url: str) -> None:
    async def block() -> None:
        async with served(store_url):
            pass
        await admin(store_url, lambda one: one.block(HOME, 1))
        async with served(store_url) as server:
            assert await server.refused_with("GET", "/catalog") == (403, "address-blocked")
            now = server.house.now
            server.house.now = lambda: now() + 3_600_001
            await server.get("/catalog")

    run(block())


@pytest.mark.parametrize("address", ["", "x", "300.1.1.1", "1.2.3.4/99", "0.0.0.0/0", "::/0", "example.org"])
def test_what_is_no_address_is_not_blocked(tmp_path: Path, address: str) -> None:
    with pytest.raises(ServerError) as refused:
        Admin(f"sqlite:///{tmp_path / 'none'}").block(address, None)
    assert refused.value.key == "bad-address"


def test_what_belongs_to_a_person_is_deleted_and_the_game_goes_on(store_url: str) -> None:
    async def forget() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            table = made["table"]["id"]
            await server.do(table, made["host"], "say", text="I live in Via Roma 1")
            await server.do(table, made["seats"]["1"], "say", text="ciao anna maria, and Annamaria!")
            await server.house.store.set_contact(table, 0, {"contact": {"way": "email", "address": "a@example.org"}})
            await server.house.store.set_contact(table, 1, {"contact": {"way": "email", "address": "b@example.org"}})
            before = await server.house.store.entries_since(table, 0)
            found = await admin(store_url, lambda one: one.personal_data("anna  MARIA"))
            assert found.tables == {table: 4}
            await changed(server, store_url, lambda one: one.forget(found))
            after = await server.house.store.entries_since(table, 0)
            assert [(one.number, one.at, one.kind, one.key) for one in after] == [
                (one.number, one.at, one.kind, one.key) for one in before
            ]
            assert [chair["name"] for chair in after[0].data["chairs"]] == [NOBODY, "Ben"]  # type: ignore
            said = [one.data["text"] for one in after if one.kind == "said"]
            assert said == [NOBODY, f"ciao {NOBODY}, and Annamaria!"]
            assert await server.house.store.contact_of(table, 0) is None
            assert await server.house.store.contact_of(table, 1)
            found = await admin(store_url, lambda one: one.personal_data("b@example.org"))
            assert found.contacts == [(table, 1)]
            await server.get(f"/tables/{table}", made["host"])
            await server.finish(made)
            tavolata.verify(await server.get(f"/tables/{table}/games/1/record", made["host"]))
            assert "Anna" not in (await server.ask("GET", f"/tables/{table}", made["host"])).text

    run(forget())


def test_nobody_else_is_forgotten(store_url: str) -> None:
    async def forget() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            other = await two_people(server)
            table = made["table"]["id"]
            assert (await admin(store_url, lambda one: one.personal_data("Anna"))).tables == {}
            found = await admin(store_url, lambda one: one.personal_data("Ben", table))
            assert set(found.tables) == {table}
            await changed(server, store_url, lambda one: one.forget(found))
            look = await server.get(f"/tables/{other['table']['id']}", other["host"])
            assert [chair["name"] for chair in look["table"]["chairs"]] == ["Anna Maria", "Ben"]
            with pytest.raises(NotFound):
                await admin(store_url, lambda one: one.personal_data("Ben", "nowhere"))

    run(forget())


def test_a_running_server_sees_a_restored_backup(store_url: str, tmp_path: Path) -> None:
    async def bring_back() -> None:
        async with served(store_url) as server:
            made = await two_people(server)
            table = made["table"]["id"]
            await asyncio.to_thread(backup, store_url, tmp_path / "backup")
            await server.do(table, made["host"], "say", text="gone soon")
            later = await two_people(server)
            async with server.connected(table, made["host"]) as socket:
                await heard(socket)
                await asyncio.to_thread(restore, store_url, tmp_path / "backup", True)
                await server.house.operator_changes.check()
                assert await goodbye(socket) == "table-reloaded"
            assert await server.goodbye(later["table"]["id"], later["host"]) == "no-such-table"
            async with server.connected(table, made["host"]) as socket:
                assert (await heard(socket))["chat"] == []
            await server.finish(made)

    run(bring_back())


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
        connection.commit()
    with pytest.raises(ServerError) as refused:
        Admin(f"sqlite:///{file}").tables(10)
    assert refused.value.key == "database-older"


def test_a_table_that_cannot_be_read_is_shown_as_what_it_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def make() -> str:
        async with served(url, FREELY) as server:
            return str((await two_people(server))["table"]["id"])

    table = run(make())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("UPDATE tables SET rules = 99")
        connection.commit()
    shown = Admin(url).table(table)
    assert (shown.table, shown.problem) == (None, "table-rules")
