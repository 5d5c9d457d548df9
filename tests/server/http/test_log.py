"""What strangers do is not logged as an error of ours."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import pytest

from tests.server.inside import heard, inside, run
from tests.server.intruders import poke, turned_away


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
