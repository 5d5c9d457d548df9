"""The command `tavolata serve`: where it says it is, how it stops, and what it refuses."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from tavolata.core.languages import LANGUAGES
from tests.server.clients import Client, Gone, check_result, evening, play_all, scenario, visiting
from tests.server.processes import (
    ADDRESS,
    ENDING,
    ForkServer,
    ServerProcess,
    environment,
    loaded_fork_server,
    printed_until,
    running,
)


def refusal(home: Path, *arguments: str, **settings: object) -> str:
    """The one line with which the command refuses to serve."""
    ended = loaded_fork_server().run(["serve", *arguments], environment(home, **settings), home, "")
    assert ended.returncode == 1
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    return line


# --- where it is ------------------------------------------------------------


@scenario
async def test_it_says_where_it_is_and_keeps_tables_in_the_user_s_folder(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "127.0.0.1", "--port", "0") as process:
        *lines, last = await asyncio.to_thread(printed_until, process, "ctrl-C")
        found = [ADDRESS.search(line) for line in lines]
        (address,) = [one.group() for one in found if one]
        assert address.startswith("http://127.0.0.1:")
        assert last
        async with visiting(address) as http:
            made = await http.make("domingo", "Anna", "-")
            assert (await http.look(made.table["id"], made.host)).role == "host"
        process.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(process.wait, ENDING) == 0
    assert (tmp_path / "tavolata" / "tables.sqlite").is_file()


def test_where_others_can_reach_it_there_is_something_to_scan(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as process:
        lines = printed_until(process, "ctrl-C")
        addresses = [found.group() for line in lines if (found := ADDRESS.search(line))]
        offered = httpx.get(f"{addresses[0]}/api/catalog", trust_env=False, timeout=ENDING).json()["network"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(ENDING) == 0
    assert re.fullmatch(r"http://localhost:\d+", addresses[0])
    assert offered == (addresses[1] if addresses[1:] else None)
    picture = [line for line in lines if "█" in line or "▄" in line]
    if network := address_in_network():
        assert addresses[1:] == [addresses[0].replace("localhost", network)]
        assert len(picture) > 10
    else:
        assert not addresses[1:]
        assert not picture


def address_in_network() -> str | None:
    """The address of this machine in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


# --- how it stops ------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@scenario
async def test_it_stops_cleanly_and_goes_on_where_it_stopped(
    number: signal.Signals, fork_server: ForkServer, sqlite_url: str
) -> None:
    server = fork_server.serve(sqlite_url)
    async with evening(server.address) as there:
        made, clients = await there.playing("da_luigi", "Anna", "Ben", "greedy")
        playing = asyncio.create_task(play_until_the_end_of_the_server(clients))
        await clients[0].until(lambda: len(clients[0].messages) > 10)
        os.kill(server.pid, number)
        assert await asyncio.to_thread(server.wait) == 0
        await playing
        for client in clients:
            assert client.closed in (1001, 1012), "a close frame that says: come back later"

        again = fork_server.serve(sqlite_url)
        for client in clients:
            client.address = again.address
            await client.connect()
            assert client.welcomes == 1
        async with evening(again.address) as later:
            await play_all(clients)
            await check_result(later.visitor, clients, str(made.table["commitment"]))
        assert await asyncio.to_thread(again.stop) == 0


async def play_until_the_end_of_the_server(clients: list[Client]) -> None:
    """Play on until the connections are closed."""
    answers = await asyncio.gather(play_all(clients[:1]), play_all(clients[1:]), return_exceptions=True)
    assert all(isinstance(answer, Gone) for answer in answers)


@scenario
async def test_it_stops_though_somebody_does_not_listen_any_more(fork_server: ForkServer, sqlite_url: str) -> None:
    server = fork_server.serve(sqlite_url)
    host, port = server.address.removeprefix("http://").split(":")
    async with evening(server.address) as there:
        made, _ = await there.playing("domingo", "Anna", "Ben")
        reading, writing = await asyncio.open_connection(host, int(port))
        request = (
            f"GET /api/tables/{made.table['id']}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        writing.write(request.encode())
        assert b"101" in await reading.readline()
        assert await asyncio.to_thread(server.stop) == 0
        writing.close()
        with suppress(ConnectionError):
            await writing.wait_closed()


# --- what it refuses ------------------------------------------------------------


def test_a_busy_port_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    port = server.address.rpartition(":")[2]
    said = refusal(tmp_path, "--host", "127.0.0.1", "--port", port)
    assert f"127.0.0.1:{port}" in said
    assert "--port" in said


def test_a_port_or_a_place_that_cannot_be_is_refused(tmp_path: Path) -> None:
    assert "70000" in refusal(tmp_path, "--port", "70000")
    assert "192.0.2.1" in refusal(tmp_path, "--host", "192.0.2.1", "--port", "0")


@pytest.mark.parametrize(("name", "value"), [("burst", "many"), ("rate", "-1"), ("bot_seconds", "")])
def test_a_setting_that_cannot_be_read_is_refused(name: str, value: str, tmp_path: Path) -> None:
    said = refusal(tmp_path, "--port", "0", **{name: value})
    assert f"TAVOLATA_{name.upper()}" in said
    assert f"“{value}”" in said


def test_too_few_descriptors_for_the_settings_are_refused(tmp_path: Path) -> None:
    said = refusal(tmp_path, "--port", "0", connections_an_address=10**9)
    assert "LimitNOFILE" in said
    assert "TAVOLATA_CONNECTIONS_AN_ADDRESS" in said


def test_a_database_of_a_newer_program_is_refused(fork_server: ForkServer, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert fork_server.serve(f"sqlite:///{file}").stop() == 0
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refusal(tmp_path, "--port", "0", "--database", f"sqlite:///{file}")
    assert str(file) in said
    assert "9999" in said


def test_a_file_that_another_server_uses_is_refused(fork_server: ForkServer, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    fork_server.serve(f"sqlite:///{file}")
    assert str(file) in refusal(tmp_path, "--port", "0", "--database", f"sqlite:///{file}")


def test_a_database_that_is_none_is_refused(tmp_path: Path) -> None:
    assert "postgresql://" in refusal(tmp_path, "--port", "0", "--database", "mysql://localhost/tables")
    said = refusal(tmp_path, "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:9/tables")
    assert "127.0.0.1:9/tables" in said
    assert "secret" not in said


def test_refusals_are_in_the_reader_s_language(tmp_path: Path) -> None:
    said = {refusal(tmp_path, "--port", "70000", "--lang", language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
