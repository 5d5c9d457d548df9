"""Nobody gets in who may not, and nothing that is sent, however strange, does harm: the table lives on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import socket as network
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavolata.server import secrets
from tavolata.server.http import server as http_server
from tavolata.server.http.sockets import MAX_BAD_FRAMES, Socket
from tavolata.server.settings import Settings
from tests.server.inside import FREELY, JSON, PATIENCE, Background, Inside, goodbye, heard, inside, key_of, run, until

DEFAULT = Settings(bot_pause=0.0)
FREE = {"who": "free"}


def here(*names: str) -> list[JSON]:
    return [{"who": "here", "name": name} for name in names]


async def lobby(server: Inside, game: str = "domingo") -> JSON:
    """A table with the host and a free chair."""
    return await server.made_with(game, [*here("Anna"), FREE])


async def seated(server: Inside, made: JSON, name: str = "Bruno") -> str:
    """Somebody takes the free chair: their secret."""
    answer = await server.ask("POST", f"/tables/{made['table']['id']}/chairs", made["invite"], json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


ASKED = [
    ("GET", ""),
    ("GET", "/messages"),
    ("GET", "/edition"),
    ("GET", "/games/1/record"),
    ("GET", "/games/1/steps/0"),
    ("POST", "/codes"),
    ("POST", "/chairs"),
    ("POST", "/commands"),
    ("PUT", "/contact"),
]
"""All that can be asked of a table, with something to send."""
SENT: dict[str, JSON] = {
    "/chairs": {"name": "Eve"},
    "/commands": {"do": "say", "key": "k", "text": "let me in"},
    "/contact": {"contact": None},
}


async def turned_away(server: Inside, table: str, secret: str | None) -> set[tuple[int, str]]:
    """How somebody is received wherever they knock."""
    found = set()
    for method, path in ASKED:
        body = {"json": SENT[path]} if path in SENT else {}
        found.add(await server.refused_with(method, f"/tables/{table}{path}", secret, **body))
    return found


# --- secrets that open nothing ------------------------------------------------------------


def test_no_secret_a_guessed_one_or_that_of_another_table_opens_nothing(tmp_path: Path) -> None:
    async def knock() -> None:
        async with inside(tmp_path) as server:
            one, other = await server.made("domingo", 2), await server.made("domingo", 2)
            table = one["table"]["id"]
            assert await turned_away(server, table, None) == {(401, "secret-missing")}
            for wrong in (
                secrets.new_secret(),
                "x",
                other["host"],
                other["seats"]["1"],
                other["invite"],
                other["watch"],
            ):
                assert await turned_away(server, table, wrong) == {(401, "unknown-secret")}
                assert await server.goodbye(table, wrong) == "unknown-secret"
            assert await turned_away(server, secrets.new_id(), one["host"]) == {(404, "no-such-table")}
            assert await server.goodbye(secrets.new_id(), one["host"]) == "no-such-table"
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
                lent = (await server.ask("POST", f"/tables/{table}/codes", old)).json()
                typed = {"code": f" {lent['code'][:4].lower()}-{lent['code'][4:]} "}
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
            lent = (await server.ask("POST", f"/tables/{made['table']['id']}/codes", made["host"])).json()
            await asyncio.sleep(0.01)
            for code in (lent["code"], "AAAA2222", "ÄÖÜ", "-", "2" * 40):
                assert await server.refused_with("POST", "/codes", json={"code": code}) == (401, "unknown-code")
            await server.finish(made)

    run(wait_too_long())


def test_who_lost_the_chair_has_lost_secret_code_socket_and_contact(tmp_path: Path) -> None:
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


def test_who_was_sent_away_but_does_not_read_hears_and_does_nothing_more(tmp_path: Path) -> None:
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


# --- rights ------------------------------------------------------------

HOST_ONLY: list[JSON] = [
    {"do": "start"},
    {"do": "rematch"},
    {"do": "close"},
    {"do": "seat", "chair": 0, "bot": "random"},
    {"do": "seat", "chair": 0, "bot": None},
    {"do": "free", "chair": 0},
]
FOR_SEATS: list[JSON] = [
    {"do": "move", "decision": 2, "action": "place tol left"},
    {"do": "undo"},
    {"do": "ask-back"},
    {"do": "answer-back", "agree": True},
    {"do": "promise", "action": "place tol left"},
    {"do": "say", "text": "hello"},
    {"do": "say", "phrase": "hello"},
    {"do": "leave"},
    {"do": "return"},
]


def test_a_spectator_watches_and_does_nothing_else(tmp_path: Path) -> None:
    async def watch() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table, watch = made["table"]["id"], made["watch"]
            assert {await server.refused(table, watch, **renamed(one)) for one in FOR_SEATS} == {"spectators-watch"}
            assert {await server.refused(table, watch, **renamed(one)) for one in HOST_ONLY} == {"host-only"}
            for path, body in (("/codes", None), ("/chairs", {"name": "Eve"})):
                status, key = await server.refused_with("POST", f"/tables/{table}{path}", watch, json=body)
                assert (status, key) == (403, "no-own-chair" if body is None else "invited-only")
            contact = await server.refused_with("PUT", f"/tables/{table}/contact", watch, json={"contact": None})
            assert contact == (403, "no-own-chair")
            for path in ("/games/1/steps/0?seat=0", "/games/1/steps/0?eyes=all"):
                assert await server.refused_with("GET", f"/tables/{table}{path}", watch) == (403, "own-eyes-only")
            assert (await server.get(f"/tables/{table}", watch))["links"]["invite"] is None
            async with server.connected(table, watch) as socket:
                await socket.send(orjson.dumps({"key": "s", **FOR_SEATS[5]}).decode())
                while (frame := await heard(socket))["kind"] != "answer":
                    pass
                assert frame["refused"]["key"] == "spectators-watch"
            assert not server.live(table).table.chat
            await server.finish(made)

    run(watch())


def renamed(command: JSON) -> JSON:
    return {"command": command["do"], **{name: value for name, value in command.items() if name != "do"}}


def test_an_invitation_seats_and_does_nothing_else(tmp_path: Path) -> None:
    async def come() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table, invite = made["table"]["id"], made["invite"]
            for command in (*FOR_SEATS, *HOST_ONLY):
                refused = await server.refused_with(
                    "POST", f"/tables/{table}/commands", invite, json={"key": "k", **command}
                )
                assert refused == (403, "take-a-chair-first")
            for path in ("/messages", "/games/1/steps/0", "/games/1/record"):
                refused = await server.refused_with("GET", f"/tables/{table}{path}", invite)
                assert refused == (403, "take-a-chair-first")
            assert await server.goodbye(table, invite) == "take-a-chair-first"
            sat = await server.refused_with("POST", f"/tables/{table}/chairs", invite, json={"name": "Eve"})
            assert sat == (409, "no-free-chair")
            await server.finish(made)

    run(come())


def test_nobody_answers_for_another_seat_or_for_the_host(tmp_path: Path) -> None:
    async def answer_for_another() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 3)
            table, match = made["table"]["id"], server.match(made["table"]["id"])
            (mover,) = match.movers
            before = match.state_bytes()
            for chair, secret in made["seats"].items():
                if int(chair) != mover:
                    viewers = server.live(table).table.viewers
                    for decision in {viewers[mover].decision, viewers[int(chair)].decision}:
                        action = str(match.legal(mover)[0])
                        key = await server.refused(table, secret, "move", decision=decision, action=action)
                        assert key == "not-your-turn"
                if chair != "0":
                    found = {await server.refused(table, secret, **renamed(one)) for one in HOST_ONLY}
                    assert found == {"host-only"}
                    sat = await server.refused_with("POST", f"/tables/{table}/chairs", secret, json={"name": "Eve"})
                    assert sat == (403, "invited-only")
            assert server.match(table).state_bytes() == before
            extra = {"key": "k", "do": "move", "decision": 2, "action": "place tol left", "seat": mover}
            refused = await server.refused_with("POST", f"/tables/{table}/commands", made["host"], json=extra)
            assert refused == (400, "bad-request")
            await server.finish(made)

    run(answer_for_another())


# --- sockets from elsewhere, and such that say nothing ------------------------------------------------------------


def test_pages_from_elsewhere_may_not_connect(tmp_path: Path) -> None:
    async def connect_from() -> None:
        async with inside(
            tmp_path, replace(FREELY, origins="https://games.example.org, https://other.example")
        ) as server:
            made = await server.made("domingo", 2)
            table, secret = made["table"]["id"], made["host"]
            for origin in (None, f"http://{server.host}", "https://games.example.org", "https://other.example"):
                async with server.connected(table, secret, origin=origin) as socket:
                    assert (await heard(socket))["kind"] == "welcome"
            for origin in ("https://evil.example", "null", "http://[", f"http://{server.host}.evil.example", ""):
                with pytest.raises(InvalidStatus) as refused:
                    async with server.connected(table, secret, additional_headers={"Origin": origin}):
                        pass
                assert refused.value.response.status_code == 403
                body = orjson.loads(refused.value.response.body)
                assert key_of(body["refused"]) == "foreign-origin"
            await server.finish(made)

    run(connect_from())


HELLOS: list[str | bytes] = [
    "",
    "hello",
    "{}",
    "[]",
    "null",
    '{"secret": ""}',
    '{"secret": 7}',
    '{"secret": "x", "since": -1}',
    '{"secret": "x", "more": 1}',
    '{"secret": "\\ud800"}',
    '{"do": "undo", "key": "k"}',
    json.dumps({"secret": "x" * 101}),
    "[" * 4000,
    b"\x00\xff",
]


def test_who_does_not_say_hello_is_sent_away(tmp_path: Path) -> None:
    async def keep_still() -> None:
        async with inside(tmp_path, replace(FREELY, hello_seconds=0.2)) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with server.silent(table) as silent:
                assert await goodbye(silent) == "hello-first"
            for hello in HELLOS:
                async with server.silent(table) as socket:
                    await socket.send(hello)
                    assert await goodbye(socket) == "hello-first"
            async with server.silent(table) as late:
                await asyncio.sleep(0.4)
                with contextlib.suppress(ConnectionClosed):
                    await late.send(orjson.dumps({"secret": made["host"]}).decode())
                assert await goodbye(late) == "hello-first"
            assert not server.live(table).subscribers
            await server.finish(made)

    run(keep_still())


# --- frames and bodies of every kind ------------------------------------------------------------


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    with Background(tmp_path_factory.mktemp("strangers"), FREELY) as running_server:
        yield running_server


VALID: list[JSON] = [{"key": "k", **command} for command in (*FOR_SEATS, *HOST_ONLY[:2])]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.integers(10**30, 10**40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn) -> JSON:
    """A command in which something is missing, wrong or too much."""
    command = dict(draw(st.sampled_from(VALID)))
    name = draw(st.sampled_from([*command, "more", "\x00", "seat"]))
    if draw(st.booleans()):
        command.pop(name, None)
    else:
        command[name] = draw(VALUES)
    return command


JSONS = (VALUES | mutated()).map(json.dumps)
FRAMES = st.one_of(st.binary(max_size=200), st.text(max_size=200), JSONS, JSONS.map(str.encode))


async def poke(server: Inside, frames: list[str | bytes]) -> list[JSON]:
    """Send frames to a table of its own; returns all answers. Afterwards the table goes on."""
    made = await server.made("domingo", 2)
    answers = []
    async with server.connected(made["table"]["id"], made["seats"]["1"]) as socket:
        assert (await heard(socket))["kind"] == "welcome"
        for frame in frames:
            await socket.send(frame)
            while (answer := await heard(socket))["kind"] != "answer":
                pass
            answers.append(answer)
    assert (await server.do(made["table"]["id"], made["seats"]["1"], "say", text="all well"))["done"]
    return answers


@given(st.lists(FRAMES, min_size=1, max_size=MAX_BAD_FRAMES - 1))
@settings(max_examples=60)
def test_no_frame_does_harm(background: Background, frames: list[str | bytes]) -> None:
    for answer in background.call(poke(background.server, frames)):
        assert answer["done"] or key_of(answer["refused"]) != "internal"


@given(JSONS | st.binary(max_size=200), st.sampled_from(["/chairs", "/commands", "/contact", "/codes"]))
@settings(max_examples=60)
def test_no_body_does_harm(background: Background, body: str | bytes, path: str) -> None:
    async def send() -> None:
        server = background.server
        made = await lobby(server)
        method = "PUT" if path == "/contact" else "POST"
        headers = {"Authorization": f"Bearer {made['host']}", "Content-Type": "application/json"}
        url = f"/api/tables/{made['table']['id']}{path}"
        content = body if isinstance(body, bytes) else body.encode(errors="surrogatepass")
        answer = await server.web.request(method, url, headers=headers, content=content)
        assert answer.status_code < 500
        if answer.status_code >= 400:
            key_of(answer.json()["refused"])

    background.call(send())


NASTY = [
    b'{"game": "\\ud800", "chairs": []}',
    b'{"\\ud800": 1}',
    b'{"game": "domingo", "chairs": [{"who": "here", "name": "\\u0000"}]}',
    b'{"game": "domingo", "chairs": [{"who": "bot", "bot": "greedy"}], "options": {"first": 1e999}}',
    b'{"game": "domingo", "chairs": [], "edition": {"a": NaN}}',
    b'{"game": "domingo", "chairs": [{"who": "bot", "bot": "x"}], "edition": {"\\udfff": "\\ud800"}}',
    b'{"game": "domingo", "chairs": [{"who": "free"}, {"who": "free"}], "edition": {"game": ' + b"9" * 5000 + b"}}",
    b'{"game": "domingo", "chairs": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    b'{"game": "domingo", "chairs": [{"who": "free"}, {"who": "free"}], "options": {"first": ' + b"9" * 400 + b"}}",
    b"\xff\xfe\x00",
    b"",
]


@pytest.mark.parametrize("body", NASTY, ids=range(len(NASTY)))
def test_a_table_that_makes_no_sense_is_not_made(background: Background, body: bytes) -> None:
    async def send() -> None:
        headers = {"Content-Type": "application/json"}
        answer = await background.server.web.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 400, answer.text
        key_of(answer.json()["refused"])

    background.call(send())


def test_frames_that_are_too_long_or_broken_close_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def send_too_much() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            made = await server.made("domingo", 2)
            table, secret = made["table"]["id"], made["seats"]["1"]
            parts = [b" " * 1000] * 9
            chat = {"do": "say", "key": "k", "text": "x" * 10_000_000}
            for frame in (json.dumps(chat), " " * (DEFAULT.frame_bytes + 1), parts):
                assert await close_code_after(server, table, secret, frame) == 1009
            async with deaf(server, table, secret, reads=True) as (reader, writer):
                writer.write(b"\x81\x83\x00\x00\x00\x00\xff\xfe\xfd")
                assert b"\x03\xef" in await asyncio.wait_for(reader.read(), PATIENCE)  # 1007: that is no text
            async with server.connected(table, secret) as socket:
                await socket.send(['{"do": "say", "ke', 'y": "parts", ', '"text": "in parts"}'])
                while (frame_back := await heard(socket))["kind"] != "answer":
                    pass
                assert frame_back["done"]
            await server.finish(made)

    run(send_too_much())


async def close_code_after(server: Inside, table: str, secret: str, frame: Any) -> int | None:
    async with server.connected(table, secret) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.send(frame)
        await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        return socket.close_code


def test_ten_megabytes_of_chat_in_many_frames_end_with_a_goodbye(tmp_path: Path) -> None:
    async def chatter() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with server.connected(table, made["seats"]["1"]) as socket:
                with contextlib.suppress(ConnectionClosed):
                    for number in range(10_000_000 // 500):
                        await socket.send(json.dumps({"do": "say", "key": f"c{number}", "text": "x" * 500}))
                assert await goodbye(socket) == "too-many-commands"
            said = len(server.live(table).table.chat)
            assert 0 < said <= DEFAULT.burst * 3
        async with inside(tmp_path, FREELY) as server:
            await server.house.open(table)
            await server.finish(made)

    run(chatter())


def test_who_goes_on_with_nonsense_is_sent_away(tmp_path: Path) -> None:
    async def babble() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            async with server.connected(made["table"]["id"], made["watch"]) as socket:
                for _ in range(MAX_BAD_FRAMES):
                    await socket.send("?")
                assert await goodbye(socket) == "bad-command"
            await server.finish(made)

    run(babble())


@pytest.mark.parametrize("has_length", [True, False])
def test_a_body_that_is_too_large_is_refused(tmp_path: Path, has_length: bool) -> None:
    async def send() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            made = await server.made("domingo", 2)
            body = orjson.dumps({"game": "domingo", "chairs": [], "edition": {"x": "y" * DEFAULT.body_bytes}})

            async def pieces() -> AsyncIterator[bytes]:
                for start in range(0, len(body), 50_000):
                    yield body[start : start + 50_000]

            headers = {"Content-Type": "application/json"}
            for path in ("/api/tables", "/api/nowhere", f"/api/tables/{made['table']['id']}/commands"):
                answer = await server.web.post(path, content=body if has_length else pieces(), headers=headers)
                assert answer.status_code == 413
                assert key_of(answer.json()["refused"]) == "too-large"
            await server.finish(made)

    run(send())


# --- too many, too often ------------------------------------------------------------


def test_too_many_sockets_from_an_address_or_at_a_table(tmp_path: Path) -> None:
    async def crowd() -> None:
        limits = replace(FREELY, sockets_an_address=4, sockets_a_table=2)
        async with inside(tmp_path, limits) as server:
            one, other = await server.made("domingo", 2), await server.made("domingo", 2)
            async with contextlib.AsyncExitStack() as stack:
                for made in (one, one, other, other):
                    socket = await stack.enter_async_context(server.connected(made["table"]["id"], made["watch"]))
                    assert (await heard(socket))["kind"] == "welcome"
                assert await server.goodbye(one["table"]["id"], one["host"]) == "too-many-sockets"
                elsewhere = {"additional_headers": {"X-Forwarded-For": "192.0.2.7"}}
                assert await server.goodbye(one["table"]["id"], one["host"], **elsewhere) == "table-full-of-sockets"
            await until(lambda: not server.live(one["table"]["id"]).subscribers)
            async with server.connected(one["table"]["id"], one["host"]) as again:
                assert (await heard(again))["kind"] == "welcome"
            await server.finish(one)

    run(crowd())


def test_too_many_requests_tables_and_guesses(tmp_path: Path) -> None:
    async def hurry() -> None:
        slow = replace(FREELY, rate=0.001, burst=12, tables_an_hour=2, guesses_an_hour=3)
        async with inside(tmp_path, slow) as server:
            asked = {"game": "domingo", "chairs": here("Anna", "Bruno")}
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            await server.made("domingo", 2)
            assert await server.refused_with("POST", "/tables", json=asked) == (429, "too-many-tables")
            for _ in range(3):
                assert await server.refused_with("GET", f"/tables/{table}", "guess") == (401, "unknown-secret")
            for secret in ("guess", made["host"]):
                assert await server.refused_with("GET", f"/tables/{table}", secret) == (429, "too-many-guesses")
            assert await server.refused_with("POST", "/codes", json={"code": "x"}) == (429, "too-many-guesses")
            assert await server.goodbye(table, made["host"]) == "too-many-guesses"
            for _ in range(2):
                await server.get("/catalog")
            assert await server.refused_with("GET", "/catalog") == (429, "too-many-requests")
            assert await server.goodbye(table, made["host"]) == "too-many-requests"
            server.web.headers["X-Forwarded-For"] = "192.0.2.7"
            assert (await server.get(f"/tables/{table}", made["host"]))["role"] == "host"

    run(hurry())


def test_only_proxies_that_are_trusted_tell_addresses(tmp_path: Path) -> None:
    async def pretend() -> None:
        async with inside(tmp_path, replace(FREELY, rate=0.001, burst=3, proxies="192.0.2.1")) as server:
            for number in range(3):
                server.web.headers["X-Forwarded-For"] = f"198.51.100.{number}"
                await server.get("/catalog")
            server.web.headers["X-Forwarded-For"] = "198.51.100.77"
            assert await server.refused_with("GET", "/catalog") == (429, "too-many-requests")

    run(pretend())


# --- somebody who does not read ------------------------------------------------------------


def frame_of(told: JSON) -> bytes:
    """A text frame as a client sends it, masked with zeros."""
    body = orjson.dumps(told)
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


@contextlib.asynccontextmanager
async def deaf(
    server: Inside, table: str, secret: str, reads: bool = False
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket without any library, which says hello; unless it reads, the little room for what it gets fills up."""
    plain = network.socket()
    if not reads:
        plain.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=2**30 if reads else 1024)
    try:
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\n".encode()
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert b"101" in await asyncio.wait_for(reader.readline(), PATIENCE)
        writer.write(frame_of({"secret": secret}))
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def listening(server: Inside, table: str, viewer: int | None) -> Socket:
    """The socket of a viewer, as the server has it."""
    await until(lambda: bool(server.live(table).subscribers.get(viewer)))
    return cast(Socket, next(iter(server.live(table).subscribers[viewer])))


async def talk_until(server: Inside, made: JSON, holds: Any) -> None:
    """The host talks until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            assert (await server.do(made["table"]["id"], made["host"], "say", text="ü" * 500))["done"]


def test_who_never_reads_is_left_behind_and_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_server, "UNREAD_SECONDS", 600)

    async def never_read() -> None:
        async with inside(tmp_path, replace(FREELY, unsent_frames=20)) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with deaf(server, table, made["watch"]), server.connected(table, made["host"]) as other:
                listener = await listening(server, table, None)
                reading = asyncio.ensure_future(read_all(other))
                await talk_until(server, made, lambda: listener._last is not None)
                assert key_of(orjson.loads(listener._last or b"")["goodbye"]) == "too-slow"
                await server.finish(made)
                assert len(listener._waiting) == 0
            said = [frame for frame in await asyncio.wait_for(reading, PATIENCE) if frame.get("what") == "said"]
            assert len(said) > 20

    run(never_read())


def test_who_never_reads_is_cut_off_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_server, "UNREAD_SECONDS", 1)

    async def never_read() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            async with deaf(server, table, made["watch"]):
                await listening(server, table, None)
                await talk_until(server, made, lambda: None not in server.live(table).subscribers)
            await server.finish(made)

    run(never_read())


async def read_all(socket: ClientConnection) -> list[JSON]:
    """Everything until the socket is closed."""
    return [orjson.loads(frame) async for frame in socket]


# --- nothing of all this is an accident ------------------------------------------------------------


def test_none_of_this_is_logged_as_a_mistake(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def try_much() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table, dice = made["table"]["id"], random.Random(1)
            await turned_away(server, table, "guess")
            for _ in range(20):
                await poke(server, [dice.randbytes(30), "{}"])
            async with server.connected(table, made["host"]) as socket:
                await heard(socket)
                socket.transport.abort()
            assert await server.refused_with("GET", "/nowhere") == (404, "no-such-page")
            assert await server.refused_with("DELETE", "/catalog") == (405, "no-such-page")
            await server.finish(made)

    run(try_much())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
