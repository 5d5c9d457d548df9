"""Secrets that open nothing, or nothing any more."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi import Request

from tavolata.server import tokens
from tavolata.server.errors import Unauthorized
from tavolata.server.http.routes.contacts import set_contact
from tavolata.server.protocol.bodies.contacts import Contact
from tests.server.deaf_sockets import deaf, frame_of, listening, talk_until
from tests.server.inside import FREELY, goodbye, heard, inside, run
from tests.server.intruders import turned_away
from tests.server.live.mail_notices import by_mail
from tests.server.lobbies import lobby, seated


def test_no_secret_a_guessed_one_or_that_of_another_table_opens_nothing(tmp_path: Path) -> None:
    async def knock() -> None:
        async with inside(tmp_path) as server:
            one, other = await server.made("domingo", 2), await server.made("domingo", 2)
            table = one["table"]["id"]
            assert await turned_away(server, table, None) == {(401, "secret-missing")}
            for wrong in (
                tokens.new_secret(),
                "x",
                other["host"],
                other["seats"]["1"],
                other["invite"],
                other["watch"],
            ):
                assert await turned_away(server, table, wrong) == {(401, "unknown-secret")}
                assert await server.goodbye(table, wrong) == "unknown-secret"
            assert await turned_away(server, tokens.new_id(), one["host"]) == {(404, "no-such-table")}
            assert await server.goodbye(tokens.new_id(), one["host"]) == "no-such-table"
            for scheme in (f"Basic {one['host']}", f"Bearer{one['host']}", "Bearer", one["host"]):
                answer = await server.web.get(f"/api/tables/{table}", headers={"Authorization": scheme})
                assert answer.json()["refused"]["key"] == "secret-missing"
            answer = await server.web.get(f"/api/tables/{table}?secret={one['host']}")
            assert answer.status_code == 401
            await server.finish(one)

    run(knock())


def test_a_secret_works_no_more_once_the_seat_has_moved(tmp_path: Path) -> None:
    async def move_seat() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table, old = made["table"]["id"], made["seats"]["1"]
            async with server.connected(table, old) as socket:
                assert (await heard(socket))["kind"] == "welcome"
                issued = (await server.ask("POST", f"/tables/{table}/codes", old)).json()
                typed = {"code": f" {issued['code'][:4].lower()}-{issued['code'][4:]} "}
                moved = (await server.ask("POST", "/codes", json=typed)).json()
                assert await goodbye(socket) == "seat-moved"
            assert await turned_away(server, table, old) == {(401, "unknown-secret")}
            assert await server.goodbye(table, old) == "unknown-secret"
            assert await server.refused_with("POST", "/codes", json=typed) == (401, "unknown-code")
            made["seats"]["1"] = moved["secret"]
            await server.finish(made)

    run(move_seat())


def test_a_code_that_is_too_old_or_wrong_moves_nothing(tmp_path: Path) -> None:
    async def wait_too_long() -> None:
        async with inside(tmp_path, replace(FREELY, code_minutes=0)) as server:
            made = await server.made("domingo", 2)
            issued = (await server.ask("POST", f"/tables/{made['table']['id']}/codes", made["host"])).json()
            await asyncio.sleep(0.01)
            for code in (issued["code"], "AAAA2222", "ÄÖÜ", "-", "2" * 40):
                assert await server.refused_with("POST", "/codes", json={"code": code}) == (401, "unknown-code")
            await server.finish(made)

    run(wait_too_long())


def test_whoever_lost_the_chair_has_lost_secret_code_socket_and_contact(tmp_path: Path) -> None:
    async def lose_chair() -> None:
        async with inside(tmp_path) as server:
            made = await lobby(server)
            table, old = made["table"]["id"], await seated(server, made)
            code = (await server.ask("POST", f"/tables/{table}/codes", old)).json()["code"]
            await server.house.store.set_contact(table, 1, {"contact": {"way": "email"}, "language": "en"})
            async with server.connected(table, old) as socket:
                assert (await heard(socket))["kind"] == "welcome"
                assert (await server.do(table, made["host"], "free", chair=1))["done"]
                assert await goodbye(socket) == "seat-freed"
            new = await seated(server, made, "Carla")
            assert await turned_away(server, table, old) == {(401, "unknown-secret")}
            assert await server.refused_with("POST", "/codes", json={"code": code}) == (401, "unknown-code")
            assert await server.house.store.contact_of(table, 1) is None
            assert (await server.do(table, made["host"], "start"))["done"]
            made["seats"]["1"] = new
            await server.finish(made)

    run(lose_chair())


def test_a_contact_that_was_on_its_way_when_its_chair_was_freed_is_not_kept(tmp_path: Path) -> None:
    """The secret was looked up before the chair was freed, the contact is written after it."""

    async def give_too_late() -> None:
        async with inside(tmp_path, notices=by_mail(port=9)) as server:
            made = await lobby(server)
            table, old = made["table"]["id"], await seated(server, made)
            asker = await server.app.state.access_control.access(table, old, "")
            assert (await server.do(table, made["host"], "free", chair=1))["done"]
            request = Request({"type": "http", "app": server.app, "client": None})
            contact = Contact(contact={"way": "email", "address": "ben@example.org"})
            state = server.app.state
            parts = state.notifier, state.permission, state.access_control
            with pytest.raises(Unauthorized):
                await set_contact(request, server.house.store, *parts, asker, contact)
            assert await server.house.store.contact_of(table, 1) is None

    run(give_too_late())


def test_whoever_was_sent_away_but_does_not_read_hears_and_does_nothing_more(tmp_path: Path) -> None:
    """The goodbye of somebody who does not read waits; what others see meanwhile is not for them."""

    async def stay() -> None:
        async with inside(tmp_path, replace(FREELY, unsent_frames=10**6)) as server:
            made = await lobby(server)
            table, old = made["table"]["id"], await seated(server, made)
            async with deaf(server, table, old) as (_, writer):
                listener = await listening(server, table, 1)
                await talk_until(server, made, lambda: len(listener._waiting) > 10)
                assert (await server.do(table, made["host"], "free", chair=1))["done"]
                waiting = list(listener._waiting)
                await seated(server, made, "Carla")
                assert (await server.do(table, made["host"], "start"))["done"]
                writer.write(frame_of({"do": "say", "key": "late", "text": "still here"}))
                await asyncio.sleep(0.2)
                assert list(listener._waiting) == waiting
                assert not [entry for entry in server.live(table).table.chat if entry.key == "1:late"]

    run(stay())


def test_the_host_s_chair_is_not_given_away(tmp_path: Path) -> None:
    """The host's secret opens it for ever: whoever got it would play with open cards."""

    async def give_away() -> None:
        async with inside(tmp_path) as server:
            made = await lobby(server)
            table = made["table"]["id"]
            assert await server.refused(table, made["host"], "leave") == "host-stays"
            assert await server.refused(table, made["host"], "free", chair=0) == "host-stays"

    run(give_away())
