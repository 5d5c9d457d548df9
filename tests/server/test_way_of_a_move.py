"""A move goes through the server as docs/architecture.md says: station by station, in that sequence."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import orjson

import tavolata
from tests.server.inside import heard, inside, run
from tests.test_architecture import WAY

PACKAGE = Path(tavolata.__file__).parent
Station = tuple[str, str]
"""A file, and a function, a method or a class in it."""


def stations() -> list[Station]:
    """Those of the page that are Python and seen by a profiler; rules may be machine code."""
    found: list[Station] = []
    for names, _ in WAY:
        file = ""
        for name in names:
            if name.endswith(".py"):
                file = name if "/" in name else f"{file.rpartition('/')[0]}/{name}"
            elif "/" in name:
                file = f"{name}/__init__.py"
            elif file.startswith(("server/", "core/")):
                found.append((file, name))
    return [("server/table/command_handlers/game.py", "move") if one[1] == "move" else one for one in found]


class Calls:
    """What is called in our package, in all threads that begin meanwhile, once it is switched on."""

    def __init__(self) -> None:
        self.is_on = False
        self.made: list[Station] = []

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        if self.is_on and event == "call" and frame.f_code.co_filename.startswith(str(PACKAGE)):
            file = Path(frame.f_code.co_filename).relative_to(PACKAGE).as_posix()
            self.made.append((file, frame.f_code.co_qualname))

    def times(self, station: Station) -> list[int]:
        """When a station was come to: at which of the calls."""
        file, name = station
        return [
            number
            for number, (called_in, called) in enumerate(self.made)
            if called_in == file and (called == name or called.startswith(f"{name}."))
        ]


@contextmanager
def profiled() -> Iterator[Calls]:
    """Meanwhile, calls can be noted."""
    calls = Calls()
    before = sys.getprofile()
    threading.setprofile(calls.note)
    sys.setprofile(calls.note)
    try:
        yield calls
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def test_a_move_comes_to_all_stations_in_the_sequence_of_the_page(tmp_path: Path) -> None:
    async def move(calls: Calls) -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table = made["table"]["id"]
            async with (
                server.connected(table, made["seats"]["0"]) as anna,
                server.connected(table, made["host"]) as ben,
            ):
                welcome = await heard(anna)
                for reader in (anna, ben):  # nobody is still being welcomed when the move is made
                    while (await heard(reader))["kind"] != "present":
                        pass
                command = {"do": "move", "key": "k", "decision": welcome["decision"]}
                calls.is_on = True
                await anna.send(orjson.dumps({**command, "action": welcome["view"]["decision"][0]}).decode())
                while (await heard(anna))["kind"] != "answer":
                    pass
                calls.is_on = False

    with profiled() as calls:
        run(move(calls))
    expected = stations()
    assert len(expected) > 15
    now = -1
    for station in expected:
        times = calls.times(station)
        later = [number for number in times if number > now]
        assert later, f"{station} is not come to after the one before"
        now = later[0]
        # Sockets are told other things at any time; everything else is for this move alone.
        assert now == times[0] or station[0].startswith("server/http/"), f"{station} was come to before"
