"""Too many sockets, requests, tables and guesses are refused."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from tavolata.server.http.app import REJECTION_DELAY_SECONDS
from tavolata.server.http.limits.rate_limits import RateLimit
from tavolata.server.store import Store
from tests.server.inside import FREELY, JSON, heard, inside, key_of, run, until
from tests.server.new_chairs import here


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
            assert await server.refused_with("GET", f"/tables/{table}", "guess") == (429, "too-many-guesses")
            assert await server.goodbye(table, "guess") == "too-many-guesses"
            assert (await server.get(f"/tables/{table}", made["host"]))["role"] == "host"
            for path in ("/catalog", "/openapi.json", "/catalog"):
                await server.get(path)
            for path in ("/catalog", "/openapi.json"):
                assert await server.refused_with("GET", path) == (429, "too-many-requests")
            assert await server.goodbye(table, made["host"]) == "too-many-requests"
            server.web.headers["X-Forwarded-For"] = "192.0.2.7"
            assert (await server.get(f"/tables/{table}", made["host"]))["role"] == "host"

    run(hurry())


def test_whoever_guesses_locks_out_nobody_with_a_secret(tmp_path: Path) -> None:
    async def guess() -> None:
        async with inside(tmp_path, replace(FREELY, guesses_an_hour=1)) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            for refusal in ((401, "unknown-code"), (429, "too-many-guesses")):
                assert await server.refused_with("POST", "/codes", json={"code": "AAAA2222"}) == refusal
            for name, role in (("host", "host"), ("invite", "guest"), ("watch", "spectator")):
                assert (await server.get(f"/tables/{table}", made[name]))["role"] == role
            for secret in (made["host"], made["seats"]["1"], made["watch"]):
                async with server.connected(table, secret) as socket:
                    assert (await heard(socket))["kind"] == "welcome"
            assert await server.refused_with("GET", f"/tables/{table}", "guess") == (401, "unknown-secret")
            for wrong in ("guess", made["host"] + "x"):
                assert await server.refused_with("GET", f"/tables/{table}", wrong) == (429, "too-many-guesses")
                assert await server.goodbye(table, wrong) == "too-many-guesses"

    run(guess())


def test_wrong_links_keep_nobody_from_typing_a_code(tmp_path: Path) -> None:
    async def guess() -> None:
        few = replace(FREELY, guesses_an_hour=1, join_guesses_an_hour=1)
        async with inside(tmp_path, few) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            words = (await server.ask("POST", f"/tables/{table}/join-code", made["host"])).json()["words"]
            code = (await server.ask("POST", f"/tables/{table}/codes", made["host"])).json()["code"]
            for refusal in ((401, "unknown-secret"), (429, "too-many-guesses")):
                assert await server.refused_with("GET", f"/tables/{table}", "an old link") == refusal
            assert (await server.ask("POST", "/codes", json={"code": code})).status_code == 200
            assert await server.refused_with("POST", "/codes", json={"code": "AAAA2222"}) == (401, "unknown-code")
            assert (await server.ask("POST", "/join-codes", json={"code": words})).status_code == 200

    run(guess())


@pytest.mark.parametrize(("path", "looked_up"), [("codes", "code_holder"), ("join-codes", "table_of_join_code")])
def test_many_wrong_codes_at_once_are_not_one_guess(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, looked_up: str
) -> None:
    look_up, guesses = getattr(Store, looked_up), 0

    async def look_up_slowly(*given: object) -> object:
        nonlocal guesses
        guesses += 1
        await asyncio.sleep(0.1)
        return await look_up(*given)

    monkeypatch.setattr(Store, looked_up, look_up_slowly)

    async def guess() -> None:
        few = replace(FREELY, guesses_an_hour=1, join_guesses_an_hour=1)
        async with inside(tmp_path, few) as server:
            asked = [server.ask("POST", f"/{path}", json={"code": "AAAA2222"}) for _ in range(20)]
            assert sorted(answer.status_code for answer in await asyncio.gather(*asked)) == [401] + [429] * 19
            assert guesses == 1, "a right one among the others would have been found"

    run(guess())


def test_limits_are_counted_where_everything_else_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not made for threads."""
    threads: set[int] = set()
    check = RateLimit.check

    def check_and_note(self: RateLimit, name: str) -> None:
        threads.add(threading.get_ident())
        check(self, name)

    monkeypatch.setattr(RateLimit, "check", check_and_note)

    async def ask() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            await server.get("/catalog")
            await server.get(f"/tables/{made['table']['id']}", made["host"])
            assert threads == {threading.get_ident()}

    run(ask())


async def say_hello(socket: ClientConnection, times: int) -> list[JSON]:
    """Say hello so many times: the answers."""
    for number in range(times):
        await socket.send(orjson.dumps({"do": "say", "key": f"{id(socket)}-{number}", "phrase": "hello"}).decode())
    answers: list[JSON] = []
    while len(answers) < times:
        if (frame := await heard(socket))["kind"] == "answer":
            answers.append(frame)
    return answers


def test_requests_of_every_kind_count_before_anything_is_done_for_them(tmp_path: Path) -> None:
    async def hurry() -> None:
        async with inside(tmp_path, replace(FREELY, http_rate=0.001, http_burst=5)) as server:
            made = await server.made("domingo", 2)
            for path in ("/api/openapi.json", "/api/nowhere", "/health", "/no-page"):
                assert (await server.web.get(path)).status_code in (200, 404)
            begun = asyncio.get_running_loop().time()
            for path in ("/openapi.json", "/catalog"):
                assert await server.refused_with("GET", path) == (429, "too-many-requests")
            assert asyncio.get_running_loop().time() - begun >= 2 * REJECTION_DELAY_SECONDS, "each refusal comes late"
            with pytest.raises(InvalidStatus) as refused:
                await server.silent(made["table"]["id"])
            assert refused.value.response.status_code == 429
            server.web.headers["X-Forwarded-For"] = "192.0.2.7"
            assert (await server.get(f"/tables/{made['table']['id']}", made["host"]))["role"] == "host"

    run(hurry())


def test_all_sockets_of_an_address_share_a_limit_of_commands(tmp_path: Path) -> None:
    async def hurry() -> None:
        limits = replace(FREELY, rate=0.001, burst=30, address_rate=0.001, address_burst=100)
        async with inside(tmp_path, limits) as server, contextlib.AsyncExitStack() as stack:
            made = await server.made("domingo", 2)
            elsewhere = {"additional_headers": {"X-Forwarded-For": "192.0.2.7"}}

            async def done(**more: Any) -> list[bool]:
                """What becomes of as many commands as one socket may send at once."""
                connecting = server.connected(made["table"]["id"], made["host"], **more)
                answers = await say_hello(await stack.enter_async_context(connecting), 30)
                assert all(answer["done"] or key_of(answer["refused"]) == "too-many-commands" for answer in answers)
                assert all(answer["answer"] for answer in answers), "a refused command can be told from the others"
                return [answer["done"] for answer in answers]

            for _ in range(3):
                assert all(await done(**elsewhere))
            assert await done(**elsewhere) == [True] * 10 + [False] * 20
            assert not any(await done(**elsewhere))
            assert all(await done())

    run(hurry())


def test_the_limit_of_an_address_is_never_below_that_of_a_socket(tmp_path: Path) -> None:
    async def hurry() -> None:
        limits = replace(FREELY, address_rate=0, address_burst=1)
        async with inside(tmp_path, limits) as server:
            made = await server.made("domingo", 2)
            async with server.connected(made["table"]["id"], made["host"]) as socket:
                assert all(answer["done"] for answer in await say_hello(socket, 50))

    run(hurry())


def test_too_many_editions(tmp_path: Path) -> None:
    async def hurry() -> None:
        async with inside(tmp_path, replace(FREELY, editions_a_minute=2)) as server:
            body = {"name": "cards.toml", "text": ""}
            for _ in range(2):
                answer = await server.refused_with("POST", "/games/domingo/edition", json=body)
                assert answer == (400, "edition-entry-missing")
            answer = await server.refused_with("POST", "/games/domingo/edition", json=body)
            assert answer == (429, "too-many-requests")

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
