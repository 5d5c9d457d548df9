"""What nobody needs any more is removed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tavolata.server.milliseconds import DAY
from tests.server.inside import FREELY, Clock, inside, run


@pytest.mark.parametrize(("keep_days", "gone"), [(30, True), (40, False), (0, False)])
def test_tables_at_which_nothing_happens_are_thrown_away(tmp_path: Path, keep_days: int, gone: bool) -> None:
    async def wait() -> None:
        clock = Clock()
        async with inside(tmp_path, replace(FREELY, keep_days=keep_days), clock) as server:
            old = await server.made("domingo", 2)
            clock.now += 35 * DAY
            new = await server.made("domingo", 2)
            await server.house.cleanup.check()
            assert await server.house.store.load(old["table"]["id"])  # it looks every 20 minutes, no more
            await server.house.cleanup.clean_thoroughly()
            assert (await server.house.store.load(old["table"]["id"]) is None) == gone
            if gone:
                assert await server.refused_with("GET", f"/tables/{old['table']['id']}", old["host"])
            await server.finish(new)

    run(wait())
