"""`GET /metrics`: at a place of its own, with what an operator wants to see."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tavolata.server.errors import BadRequest
from tavolata.server.http.metrics_page import listen_address
from tavolata.server.http.metrics_server import serving_metrics
from tavolata.server.log_output import set_up_log
from tavolata.server.store import executor
from tests.server.inside import FREELY, PATIENCE, Inside, heard, inside, run, served
from tests.server.postgresql import Server
from tests.server.processes import ForkServer

Values = dict[tuple[str, frozenset[tuple[str, str]]], float]


def read(text: str) -> Values:
    """The values by name and labels, read as Prometheus would."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(values: Values, name: str, **labels: str) -> float:
    """One value, 0 if nothing was counted."""
    return values.get((name, frozenset(labels.items())), 0.0)


async def metrics_of(server: Inside) -> Values:
    """What Prometheus would get."""
    async with serving_metrics(server.house, "0") as listening:
        assert listening
        async with httpx.AsyncClient() as web:
            answer = await web.get(f"http://127.0.0.1:{listening.getsockname()[1]}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return read(answer.text)


def test_what_happens_is_counted(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            before = await metrics_of(server)
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            await server.made_with("domingo", [{"who": "here", "name": "A"}, {"who": "bot", "bot": "greedy"}])
            assert await server.refused(table, made["host"], "start") == "already-started"
            moves = len(server.match(table).moves)
            await server.finish(made)
            after = await metrics_of(server)

            def grown(name: str, **labels: str) -> float:
                return value(after, name, **labels) - value(before, name, **labels)

            assert grown("tavolata_moves_total", by="person") == grown("tavolata_entries_total", kind="moved")
            assert grown("tavolata_moves_total", by="person") > moves
            assert grown("tavolata_refusals_total", key="already-started") == 1
            assert grown("tavolata_requests_total", status="201") == 2
            assert grown("tavolata_command_seconds_count") == grown("tavolata_moves_total", by="person") + 1
            assert grown("tavolata_command_seconds_bucket", le="+Inf") == grown("tavolata_command_seconds_count")
            assert value(after, "tavolata_tables", game="domingo", state="over") == 1
            assert value(after, "tavolata_tables", game="domingo", state="lobby") == 1
            assert value(after, "tavolata_chairs", who="person") == 3
            assert value(after, "tavolata_chairs", who="bot") == 1
            assert value(after, "tavolata_stored_tables") == 2
            assert value(after, "tavolata_waiting", what="searches") == 0
            assert value(after, "process_resident_memory_bytes") > 0

    run(play())


def test_open_sockets_are_counted(tmp_path: Path) -> None:
    async def connect() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            async with server.connected(made["table"]["id"], made["host"]) as socket:
                await heard(socket)
                assert value(await metrics_of(server), "tavolata_sockets") == 1

    run(connect())


def test_while_the_database_is_away_all_other_figures_are_there(
    postgresql: Server, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executor, "MAX_WAIT_SECONDS", 0.1)

    async def look() -> None:
        async with served(postgresql_url) as server:
            assert ("tavolata_stored_tables", frozenset()) in await metrics_of(server)
            await asyncio.to_thread(postgresql.shut, postgresql_url)
            figures = await metrics_of(server)
            await asyncio.to_thread(postgresql.reopen, postgresql_url)
            assert ("tavolata_stored_tables", frozenset()) not in figures
            assert value(figures, "tavolata_sockets") == 0

    run(look())


def test_an_error_in_the_log_is_counted(tmp_path: Path) -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level, logging.getLogger("tavolata").level
    try:
        set_up_log("lines", "info")

        async def complain() -> None:
            async with inside(tmp_path) as server:
                errors = value(await metrics_of(server), "tavolata_errors_total", logger="tavolata.server")
                logging.getLogger("tavolata.server").error("something went wrong")
                logging.getLogger("tavolata.server").warning("nothing went wrong")
                counted = value(await metrics_of(server), "tavolata_errors_total", logger="tavolata.server")
                assert counted == errors + 1

        run(complain())
    finally:
        logging.getLogger().handlers[:], level, own = before
        logging.getLogger().setLevel(level)
        logging.getLogger("tavolata").setLevel(own)


def test_it_is_off_unless_asked_for_and_never_where_people_are(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path) as server:
            assert "tavolata_" not in (await server.web.get("/metrics")).text
            async with serving_metrics(server.house, "") as listening:
                assert listening is None

    run(look())


def test_the_command_serves_it_at_its_own_port(fork_server: ForkServer, sqlite_url: str, unused_port: int) -> None:
    fork_server.serve(sqlite_url, metrics=unused_port)
    assert "tavolata_stored_tables 0.0" in httpx.get(f"http://127.0.0.1:{unused_port}/metrics").text


def test_its_place_is_bounded_like_that_of_people(tmp_path: Path) -> None:
    async def flood() -> None:
        soon = replace(FREELY, head_seconds=0.4)
        async with inside(tmp_path, soon) as server, serving_metrics(server.house, "0") as listening:
            assert listening
            for sent, status in ((b"GET /metrics HTTP/1.1\r\nX: " + b"a" * FREELY.head_bytes, 431), (b"GET", 408)):
                reader, writer = await asyncio.open_connection(*listening.getsockname()[:2])
                writer.write(sent)
                answer = await asyncio.wait_for(reader.read(), PATIENCE)
                assert answer.startswith(f"HTTP/1.1 {status} ".encode())
                writer.close()

    run(flood())


@pytest.mark.parametrize("text", ["", "x", "localhost", "1:2:x", "999999"])
def test_a_place_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        listen_address(text)
