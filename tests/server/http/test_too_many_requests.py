"""Too many sockets, requests, tables and guesses are refused."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path

from tests.server.inside import FREELY, heard, inside, run, until
from tests.server.lobbies import here


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
