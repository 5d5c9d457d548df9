"""A host who is gone is replaced by those who are there."""

from __future__ import annotations

import pytest

from tests.server.clients import Gone, evening, scenario
from tests.server.processes import ForkServer, ServerProcess
from tests.server.refusals import check_words, refused


@pytest.fixture
def impatient_server(fork_server: ForkServer, sqlite_url: str) -> ServerProcess:
    """A server at which whoever is not connected counts as gone at once."""
    return fork_server.serve(sqlite_url, away_seconds=0)


@scenario
async def test_somebody_takes_over_from_a_host_who_has_been_away_for_a_while(impatient_server: ServerProcess) -> None:
    async with evening(impatient_server.address) as there:
        made, (anna, ben, carla) = await there.playing("domingo", "Anna", "Ben", "Carla")
        assert (await ben.refused("take-host"))["key"] == "host-there"
        assert (await anna.refused("take-host"))["key"] == "already-host"
        await anna.close()
        await ben.until(lambda: 0 not in ben.present)
        await ben.done("take-host")
        await carla.until(lambda: carla.at_table["host"] == 1)
        assert carla.messages[-1]["what"] == "host_changed"
        assert carla.messages[-1]["fields"] == {"chair": 1}

        await ben.done("seat", chair=0, bot="greedy")
        assert (await carla.refused("seat", chair=1, bot="greedy"))["key"] == "host-only"
        anna = await there.client(made.table["id"], made.host)
        assert anna.role == "seat"
        assert (await anna.refused("close"))["key"] == "host-only"
        assert (await there.visitor.look(made.table["id"], ben.secret)).role == "host"
        await anna.done("return")


@scenario
async def test_a_host_who_was_there_a_moment_ago_is_waited_for(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        await anna.close()
        await ben.until(lambda: ben.present == [1])
        refusal = await ben.refused("take-host")
        assert refusal["key"] == "host-just-left"
        assert 0 < refusal["fields"]["seconds"] <= 60
        check_words(refusal)


@scenario
async def test_a_host_who_has_left_is_replaced_at_once(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        await anna.done("leave")
        await ben.until(lambda: ben.at_table["chairs"][0]["bot"] is not None)
        await ben.done("take-host")
        await ben.done("close")


@scenario
async def test_the_chair_of_a_host_who_is_gone_can_be_given_away_and_the_old_secret_opens_nothing(
    impatient_server: ServerProcess,
) -> None:
    async with evening(impatient_server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        table = made.table["id"]
        anna = await there.client(table, made.host)
        ben = await there.joined(made, "Ben")
        await anna.close()
        await ben.until(lambda: ben.present == [1])
        await ben.done("take-host")
        assert (await ben.refused("free", chair=1))["key"] == "host-stays"
        await ben.done("free", chair=0)
        with pytest.raises(Gone):
            await anna.connect()
        assert (await refused(there.visitor.look(table, made.host)))["key"] == "unknown-secret"
        await there.visitor.sit(table, made.invite, "Carla")
        await ben.done("start")


@scenario
async def test_the_secret_of_a_host_who_was_replaced_takes_no_second_chair(impatient_server: ServerProcess) -> None:
    async with evening(impatient_server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-", "-")
        table = made.table["id"]
        ben = await there.joined(made, "Ben")
        await ben.done("take-host")
        assert (await refused(there.visitor.sit(table, made.host, "Anna II")))["key"] == "invited-only"
        assert (await there.visitor.sit(table, ben.secret, "Ben II")).chair == 2


@scenario
async def test_a_host_without_a_chair_is_replaced_too(impatient_server: ServerProcess) -> None:
    async with evening(impatient_server.address) as there:
        made = await there.visitor.make("domingo", "-", "greedy")
        table = made.table["id"]
        screen = await there.client(table, made.host)
        ben = await there.joined(made, "Ben")
        assert (await ben.refused("take-host"))["key"] == "host-there"
        await screen.close()
        while (await ben.send("take-host")).get("refused"):
            pass
        screen = await there.client(table, made.host)
        assert screen.role == "spectator"
        assert (await screen.refused("start"))["key"] == "host-only"
        assert (await there.visitor.look(table, made.host)).links.invite is None
        assert (await refused(there.visitor.sit(table, made.host, "Eve")))["key"] == "invited-only"
        await ben.done("start")
