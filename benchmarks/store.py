"""How fast is a move saved while the event loop is busy?

    python benchmarks/store.py [--url sqlite:///FILE] [--busy 0.7] [--rate 1500] [--seconds 10]

Tables append entries, together `--rate` a second (0: as fast as possible), from an event loop that is busy with other
work for a share of its time (`--busy`), in pieces of `--stint` milliseconds. The time of an append is how long its
caller waits for the commit. Without `--url`, the database is a temporary file. `--switch` sets the switch interval of
Python's threads, in milliseconds. Commits depend on the disk, so the disk's own time is printed first.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tavolata.server.entries import Entry, TableRow
from tavolata.server.store import Store


async def be_busy(share: float, stint: float) -> None:
    """Be busy for this share of the time, in pieces of `stint` seconds."""
    worked, started = 0.0, time.perf_counter()
    while share > 0:
        start = time.perf_counter()
        while time.perf_counter() - start < stint:
            pass
        worked += time.perf_counter() - start
        ahead = worked / share - (time.perf_counter() - started)
        await asyncio.sleep(max(ahead, 0))


async def play(store: Store, name: str, pause: float, until: float) -> list[float]:
    """Append to one table until the time is up; return how long each append took."""
    waits: list[float] = []
    number = 0
    due = time.perf_counter() + random.random() * pause
    while due < until:
        await asyncio.sleep(max(due - time.perf_counter(), 0))
        start = time.perf_counter()
        number += 1
        now = time.time_ns() // 1_000_000
        moved = Entry(name, number, now, "moved", {"seat": number % 3, "action": "place tol left"}, f"key-{number}")
        assert await store.append([moved], due=now + 60_000)
        waits.append(time.perf_counter() - start)
        due = max(due + pause, time.perf_counter())
    return waits


async def measure(arguments: argparse.Namespace, url: str) -> None:
    """Create the tables, append to all of them, and print the times."""
    store = await Store.open(url)
    run = time.time_ns()
    names = [f"{run}-{k}" for k in range(arguments.tables)]
    made = [store.create(TableRow(name, "domingo", 1, {}, "", "", 0), [], {}) for name in names]
    await asyncio.gather(*made)
    other = asyncio.create_task(be_busy(arguments.busy, arguments.stint / 1000))
    pause = arguments.tables / arguments.rate if arguments.rate else 0.0
    start = time.perf_counter()
    played = await asyncio.gather(*(play(store, name, pause, start + arguments.seconds) for name in names))
    elapsed = time.perf_counter() - start
    other.cancel()
    await store.close()
    waits = [wait for waits in played for wait in waits]
    report(f"{len(waits) / elapsed:.0f} appends a second", waits)


def sync_times(folder: Path) -> list[float]:
    """How long the disk takes to sync a few kilobytes, with nothing else to do."""
    times: list[float] = []
    with (folder / "probe").open("wb", buffering=0) as probe:
        for _ in range(200):
            start = time.perf_counter()
            probe.write(bytes(8192))
            os.fsync(probe.fileno())
            times.append(time.perf_counter() - start)
    return times


def report(title: str, times: Sequence[float]) -> None:
    """Print percentiles of times."""
    ordered = sorted(times)
    shares = {share: ordered[min(int(len(ordered) * share / 100), len(ordered) - 1)] for share in (50, 90, 99, 99.9)}
    print(f"{title:30}" + "".join(f"  p{share} {1000 * found:.1f} ms" for share, found in shares.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description="Appends a second, and how long they take.")
    parser.add_argument("--url")
    parser.add_argument("--busy", type=float, default=0.7)
    parser.add_argument("--stint", type=float, default=1)
    parser.add_argument("--rate", type=float, default=1500)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--switch", type=float)
    arguments = parser.parse_args()
    if arguments.switch:
        sys.setswitchinterval(arguments.switch / 1000)
    with tempfile.TemporaryDirectory() as folder:
        report("the disk alone", sync_times(Path(folder)))
        asyncio.run(measure(arguments, arguments.url or f"sqlite:///{folder}/tables.sqlite"))


if __name__ == "__main__":
    main()
