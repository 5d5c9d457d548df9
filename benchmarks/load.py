"""How many moves a second a server handles, and how long the clients of a table wait for an update.

It starts a server with an empty SQLite file and plays at many tables at once, each with its own clients on WebSockets.
It measures from the command to the moment when the last client of the table has its update.

    python benchmarks/load.py --tables 1000 --rate 1600 --seconds 20

It can do the same with the server of another commit, in turns, and compares how many moves each carries for every
second of CPU time its process uses. That ratio says what a change is worth even on a machine that is busy.

    python benchmarks/load.py --against main~1 --tables 400 --rate 500
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import numpy as np
import orjson
import uvloop

UNLIMITED = {
    "TAVOLATA_RATE": "1000000",
    "TAVOLATA_BURST": "1000000",
    "TAVOLATA_HTTP_RATE": "1000000",
    "TAVOLATA_HTTP_BURST": "1000000",
    "TAVOLATA_TABLES_AN_HOUR": "1000000",
    "TAVOLATA_SOCKETS_AN_ADDRESS": "1000000",
    "TAVOLATA_CONNECTIONS_AN_ADDRESS": "9000",
}
COMPILE_SECONDS = 900
"""How long a commit may take to compile all games: that comes before the measuring."""
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


async def measure(arguments: argparse.Namespace, address: str, process: int) -> dict[str, Any]:
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
        "moves_a_cpu_second": round(len(waits) / used),
        "clients_cpu": round(own / took, 2),
        "kb_a_table_joined": round((joined - empty) / arguments.tables / 1024),
        "kb_a_table": round((memory_of(process) - empty) / arguments.tables / 1024),
    }


def start_server(database: str, sources: Path | None = None) -> tuple[subprocess.Popen[str], str]:
    """Start a server, of other sources if they are named; its address is the first thing it prints."""
    other = {} if sources is None else {"PYTHONPATH": str(sources)}
    process = subprocess.Popen(
        [sys.executable, "-m", "tavolata", "serve", "--host", "127.0.0.1", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | UNLIMITED | {"LANG": "C", "PYTHONUNBUFFERED": "1"} | other,
    )
    assert process.stdout
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found
    return process, found[0]


@contextmanager
def running_server(database: str | None, sources: Path | None = None) -> Iterator[tuple[int, str]]:
    """A server, with a temporary SQLite file if no database is named: its process and its address."""
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(database or f"sqlite:///{folder}/load.sqlite", sources)
        try:
            yield process.pid, address
        finally:
            process.terminate()
            process.wait()


def measure_once(arguments: argparse.Namespace, sources: Path | None = None) -> dict[str, Any]:
    """Start a server, measure, stop it."""
    with (
        running_server(arguments.database, sources) as (process, address),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(measure(arguments, address, process))


# --- two commits side by side ------------------------------------------------------------


def checkout(commit: str) -> Path:
    """The sources of a commit, in a temporary folder that is found again: compiled code belongs to a folder."""
    repository = Path(__file__).resolve().parents[1]
    found = subprocess.run(
        ["git", "rev-parse", f"{commit}^{{commit}}"], cwd=repository, check=True, capture_output=True, text=True
    ).stdout.strip()
    folder = Path(tempfile.gettempdir()) / f"tavolata-{found}"
    if not folder.exists():
        packed = subprocess.run(["git", "archive", found, "src"], cwd=repository, check=True, capture_output=True)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
    return folder / "src"


def compile_all(sources: Path) -> None:
    """Have the server compile all games: later it has nothing else to do but to serve."""
    with running_server(None, sources) as (_, address), httpx.Client(base_url=address, timeout=60) as client:
        games = [game["name"] for game in client.get("/api/catalog").raise_for_status().json()["games"]]
        for game in games:
            chairs = [{"who": "here", "name": "Anna"}, {"who": "here", "name": "Ben"}]
            request = {"game": game, "chairs": chairs, "start": True}
            made = client.post("/api/tables", json=request).raise_for_status().json()
            _wait_until_compiled(client, made["table"]["id"], made["seats"]["0"])


def _wait_until_compiled(client: httpx.Client, table: str, secret: str) -> None:
    until = time.monotonic() + COMPILE_SECONDS
    while time.monotonic() < until:
        answer = client.get(f"/api/tables/{table}/messages", headers={"Authorization": f"Bearer {secret}"})
        if answer.raise_for_status().json()[0]["warming_up"] == 100:
            return
        time.sleep(1)
    raise SystemExit("the games were not compiled in time")


def compare(arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure these sources and those of another commit in turns; each round starts both servers anew."""
    contestants = {"here": Path(__file__).resolve().parents[1] / "src", arguments.against: checkout(arguments.against)}
    for sources in contestants.values():
        compile_all(sources)
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in contestants}
    for _ in range(arguments.rounds):
        for name, sources in contestants.items():
            rounds[name].append(measure_once(arguments, sources))
            print(name, json.dumps(rounds[name][-1]), file=sys.stderr)
    each = {name: [one["moves_a_cpu_second"] for one in found] for name, found in rounds.items()}
    ratios = [new / old for new, old in zip(*each.values(), strict=True)]
    return {
        "moves_a_cpu_second": each,
        "ratio_of_each_round": [round(ratio, 2) for ratio in ratios],
        "ratio": round(statistics.median(ratios), 2),
        **{name: median_of(found) for name, found in rounds.items()},
    }


def median_of(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of every measurement."""
    return {
        name: statistics.median(one[name] for one in rounds) if isinstance(value, int | float) else value
        for name, value in rounds[0].items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="domingo")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1600, help="moves a second to ask for")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=3)
    parser.add_argument("--database", help="otherwise a temporary SQLite file")
    parser.add_argument("--against", metavar="COMMIT", help="measure this commit, too, in turns")
    parser.add_argument("--rounds", type=int, default=3, help="with --against: how many times each")
    arguments = parser.parse_args()
    print(json.dumps(compare(arguments) if arguments.against else measure_once(arguments), indent=1))


if __name__ == "__main__":
    main()
