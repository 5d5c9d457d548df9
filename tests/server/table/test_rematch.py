"""One game after the other, and the end of an evening."""

from __future__ import annotations

from tests.server.clients import (
    check_result,
    evening,
    play_all,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import check_words, refused


@scenario
async def test_a_rematch_moves_everybody_on_by_one_seat(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("domingo", "Anna", "Ben", "Carla")
        commitments = []
        for game in (1, 2, 3, 4):
            assert clients[0].at_table["games"] == game
            assert [client.seat for client in clients] == [(chair + game - 1) % 3 for chair in range(3)]
            commitments.append(str(clients[0].at_table["commitment"]))
            assert (await clients[0].refused("rematch"))["key"] == "not-over"
            await play_all(clients, seed=game)
            await check_result(there.visitor, clients, commitments[-1], game)
            assert (await clients[1].refused("rematch"))["key"] == "host-only"
            await clients[0].done("rematch")
            for client in clients:
                await client.until(lambda: client.at_table["games"] == game + 1)  # noqa: B023
        assert len(set(commitments)) == 4
        record = await there.visitor.record(made.table["id"], made.host, 2)
        assert record["commitment"] == commitments[1]
        assert record["seats"] == ["human:Carla", "human:Anna", "human:Ben"]
        assert (await refused(there.visitor.record(made.table["id"], made.host, 5)))["key"] == "not-over"
        assert (await refused(there.visitor.record(made.table["id"], made.host, 6)))["key"] == "no-such-game"


@scenario
async def test_a_closed_table_can_be_looked_at_and_nothing_else(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        assert (await ben.refused("close"))["key"] == "host-only"
        await anna.done("close")
        await ben.until(lambda: ben.state == "closed")
        for client in (anna, ben):
            refusal = await client.refused("say", text="Still here?")
            assert refusal["key"] == "table-closed"
            check_words(refusal)
            assert (await client.refused("move", decision=0, action="place too left"))["key"] == "table-closed"
        assert (await refused(there.visitor.sit(made.table["id"], made.invite, "Eve")))["key"] == "table-closed"
        assert (await there.visitor.look(made.table["id"], made.watch)).table["state"] == "closed"
