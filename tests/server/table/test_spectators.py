"""Spectators see what lies open, and do nothing."""

from __future__ import annotations

from tests.server.clients import (
    evening,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import refused
from tests.server.turns import all_hear, take_turns


@scenario
async def test_spectators_see_what_lies_open_and_nothing_else(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("domingo", "Anna", "Ben")
        watching = await there.client(made.table["id"], made.watch)
        await take_turns(clients, 6)
        await all_hear([*clients, watching])
        assert (watching.role, watching.chair, watching.seen["seat"]) == ("spectator", None, None)
        assert watching.decision is None
        assert watching.seen["table"]["hand"] == []
        drawn = [event for event in watching.events if event["name"] in ("drew", "dealt")]
        assert len(drawn) == 2 + 6
        assert all(event["cut"] == "secret" and event["fields"].keys() == {"seat"} for event in drawn)
        assert (await watching.refused("move", decision=1, action="place too left"))["key"] == "spectators-watch"
        for do in ("undo", "take-back", "leave", "return"):
            assert (await watching.refused(do))["key"] == "spectators-watch"
        for do in ("start", "rematch", "close"):
            assert (await watching.refused(do))["key"] == "host-only"
        assert (await refused(there.visitor.moment(made.table["id"], made.watch, 1, 2, seat=0)))[
            "key"
        ] == "own-perspective-only"
        moment = await there.visitor.moment(made.table["id"], made.watch, 1, 2)
        assert moment["view"]["seat"] is None
