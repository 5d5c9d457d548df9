"""Promises: shown to all, binding nobody."""

from __future__ import annotations

import pytest

from tests.server.clients import (
    evening,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import check_words
from tests.server.turns import all_hear, to_move


@scenario
async def test_promises_are_shown_to_all_and_bind_nobody(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("mille_grazie", "Anna", "Ben", "Carla")
        watching = await there.client(made.table["id"], made.watch)
        robber = next(client for client in clients if client.decision is not None)
        promised, other = robber.choices[0], robber.choices[5]
        await robber.done("promise", action=promised)
        for client in (*clients, watching):
            await client.until(lambda: client.at_table["promises"] == {str(robber.seat): promised})  # noqa: B023
        await robber.done("promise", action=other)
        assert robber.at_table["promises"] == {str(robber.seat): other}
        await robber.move(promised)
        assert robber.at_table["promises"] == {str(robber.seat): other}
        for wrong in ("take", "walk A"):
            refusal = await robber.refused("promise", action=wrong)
            assert refusal["key"] == "no-promise"
            check_words(refusal)
        assert (await robber.refused("promise", action="dance"))["key"] == "unknown-action"
        while not any(choice.startswith("ambush") for choice in robber.choices):
            await (next(client for client in clients if client.decision is not None)).move()
            await all_hear(clients)
        await watching.until(lambda: not watching.at_table["promises"])
        assert robber.at_table["promises"] == {}


@pytest.mark.parametrize("game", ["domingo", "da_luigi", "mamma_mia"])
@scenario
async def test_where_nothing_is_agreed_on_nothing_can_be_promised(game: str, server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing(game, "Anna", "Ben")
        first = await to_move(clients)
        assert (await first.refused("promise", action=first.choices[0]))["key"] == "no-promise"
