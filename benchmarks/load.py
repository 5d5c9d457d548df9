"""How many moves a second a server handles, and how long the clients of a table wait for an update.

It starts a server with an empty SQLite file and plays at many tables at once, each with its own clients on WebSockets.
It measures from the command to the moment when the last client of the table has its update.

    python benchmarks/load.py --tables 1000 --rate 1600 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import httpx
import numpy as np
import orjson
import uvloop

UNLIMITED = {
    "TAVOLATA_RATE": "1000000",
    "TAVOLATA_BURST": "1000000",
    "TAVOLATA_TABLES_AN_HOUR": "1000000",
    "TAVOLATA_SOCKETS_AN_ADDRESS": "1000000",
}
TABLES_AT_ONCE = 16
CLIENTS_AT_ONCE = 200
PLAIN, LONG, LONGER = 125, 126, 127


@dataclass
class Measured:
    """What was measured while the clock ran."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    games: int = 0


class Seat(asyncio.Protocol):
    """The client of one seat: as little work as possible, so that the server has the machine to itself."""

    def __init__(self, table: Table, secret: str, host: str) -> None:
        self.table = table
        self.secret = secret
        self.host = host
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unread = b""
        self._is_open = False
        self._keys = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{self.table.name}/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._is_open:
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head[:20], head
            self._is_open, self._unread = True, rest
            self.send({"secret": self.secret})
        while frame := self._next_frame():
            self._read(frame)

    def _next_frame(self) -> bytes | None:
        """The next whole text frame; pings are answered."""
        unread = self._unread
        if len(unread) < 2:
            return None
        opcode, length, start = unread[0] & 15, unread[1], 2
        if length == LONG:
            length, start = int.from_bytes(unread[2:4], "big"), 4
        elif length == LONGER:
            length, start = int.from_bytes(unread[2:10], "big"), 10
        if len(unread) < start + length:
            return None
        frame, self._unread = unread[start : start + length], unread[start + length :]
        if opcode == 9:
            self.transport.write(b"\x8a" + bytes([128 + length]) + bytes(4) + frame)
            return self._next_frame()
        return frame

    def send(self, command: dict[str, object]) -> None:
        """A masked frame, as clients must send; a mask of zeros changes nothing."""
        text = orjson.dumps(command)
        assert len(text) < 65536
        size = bytes([128 + len(text)]) if len(text) <= PLAIN else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + bytes(4) + text)

    def next_key(self) -> str:
        self._keys += 1
        return f"k{self._keys}"

    def _read(self, frame: bytes) -> None:
        if frame.startswith((b'{"kind":"present"', b'{"kind":"warming_up"')):
            return
        if frame.startswith(b'{"kind":"answer"'):
            if b'"done":true' not in frame:
                self.table.measured.refused += 1
            return
        message = orjson.loads(frame)
        if message["kind"] == "goodbye":
            raise SystemExit(f"the server sent a client away: {message}")
        if message["kind"] == "welcome" and not self.joined.done():
            self.joined.set_result(None)
        self.table.receive(self, message)


class Table:
    """A table and its clients: there is a pause before every move."""

    def __init__(self, name: str, pause: float, measured: Measured) -> None:
        self.name = name
        self.pause = pause
        self.measured = measured
        self.seats: list[Seat] = []
        self.is_counting = False
        self._received = 0
        self._sent = 0.0
        self._mover: tuple[Seat, int, list[str]] | None = None
        self._rng = random.Random(name)

    def receive(self, seat: Seat, message: dict[str, object]) -> None:
        """One client's update; when all have it, the move is done."""
        view = message.get("view")
        if not isinstance(view, dict):
            return
        decision, choices = message["decision"], view["decision"]
        if isinstance(decision, int):
            self._mover = (seat, decision, choices)
        if message["kind"] == "welcome":
            return
        self._received += 1
        if self._received == len(self.seats):
            self._all_updated(is_over=view["result"] is not None)

    def _all_updated(self, is_over: bool) -> None:
        if self.is_counting and self._sent:
            self.measured.waits.append(time.perf_counter() - self._sent)
        self._received = 0
        if is_over:
            self._sent = 0.0
            self.measured.games += 1
            self._mover = None
            self.seats[0].send({"do": "rematch", "key": self.seats[0].next_key()})
        else:
            self.schedule_move()

    def schedule_move(self) -> None:
        """Let the mover move after a pause."""
        pause = self._rng.uniform(0, 2 * self.pause)
        asyncio.get_running_loop().call_later(pause, self._move)

    def _move(self) -> None:
        assert self._mover
        seat, decision, choices = self._mover
        self._mover = None
        self._sent = time.perf_counter()
        action = self._rng.choice(choices)
        seat.send({"do": "move", "key": seat.next_key(), "decision": decision, "action": action})


async def make_tables(
    address: str, game: str, count: int, players: int, pause: float, measured: Measured
) -> list[Table]:
    """Make the tables, and connect everybody."""
    place = urlsplit(address)
    host, port = str(place.hostname), place.port or 80
    chairs = [{"who": "here", "name": f"Player {number + 1}"} for number in range(players)]
    request = {"game": game, "chairs": chairs, "start": True}
    at_once = asyncio.Semaphore(TABLES_AT_ONCE)

    async with httpx.AsyncClient(base_url=address, timeout=300) as client:

        async def make() -> tuple[Table, list[str]]:
            async with at_once:
                made = (await client.post("/api/tables", json=request)).raise_for_status().json()
            return Table(made["table"]["id"], pause, measured), [made["seats"][str(k)] for k in range(players)]

        made = await asyncio.gather(*(make() for _ in range(count)))
    tables = [table for table, _ in made]
    joining = [(table, secret) for table, secrets in made for secret in secrets]
    loop = asyncio.get_running_loop()
    for start in range(0, len(joining), CLIENTS_AT_ONCE):
        some = []
        for table, secret in joining[start : start + CLIENTS_AT_ONCE]:
            _, seat = await loop.create_connection(lambda t=table, s=secret: Seat(t, s, f"{host}:{port}"), host, port)  # type: ignore[misc]
            table.seats.append(seat)
            some.append(seat.joined)
        await asyncio.gather(*some)
    return tables


def memory_of(process: int) -> int:
    """The resident memory of a process, in bytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) * 1024


def seconds_of(process: int) -> float:
    """The processor time a process has used."""
    parts = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def measure(arguments: argparse.Namespace, address: str, process: int) -> dict[str, object]:
    """Play, and return the measurements."""
    measured = Measured()
    # One table first: what every table shares is then in memory already.
    await make_tables(address, arguments.game, 1, arguments.players, 1.0, measured)
    empty = memory_of(process)
    pause = arguments.tables / arguments.rate
    tables = await make_tables(address, arguments.game, arguments.tables, arguments.players, pause, measured)
    joined = memory_of(process)
    for table in tables:
        table.schedule_move()
    await asyncio.sleep(arguments.warm_up)
    for table in tables:
        table.is_counting = True
    before, used, own = time.perf_counter(), seconds_of(process), time.process_time()
    await asyncio.sleep(arguments.seconds)
    took, used, own = time.perf_counter() - before, seconds_of(process) - used, time.process_time() - own
    waits = np.array(measured.waits) * 1000
    p50, p95, p99 = np.percentile(waits, [50, 95, 99])
    return {
        "game": arguments.game,
        "tables": arguments.tables,
        "clients": arguments.tables * arguments.players,
        "seconds": round(took, 1),
        "moves": len(waits),
        "moves_a_second": round(len(waits) / took),
        "p50_ms": round(float(p50), 1),
        "p95_ms": round(float(p95), 1),
        "p99_ms": round(float(p99), 1),
        "refused": measured.refused,
        "server_cpu": round(used / took, 2),
        "clients_cpu": round(own / took, 2),
        "kb_a_table_joined": round((joined - empty) / arguments.tables / 1024),
        "kb_a_table": round((memory_of(process) - empty) / arguments.tables / 1024),
    }


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server; its address is the first thing it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tavolata", "serve", "--host", "127.0.0.1", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | UNLIMITED | {"LANG": "C", "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found
    return process, found[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="domingo")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1600, help="moves a second to ask for")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=3)
    parser.add_argument("--database", help="otherwise a temporary SQLite file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(arguments.database or f"sqlite:///{folder}/load.sqlite")
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                print(json.dumps(runner.run(measure(arguments, address, process.pid)), indent=1))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
