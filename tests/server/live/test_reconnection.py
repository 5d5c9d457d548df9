"""Whoever comes back after a broken connection misses nothing, and hears nothing twice."""

from __future__ import annotations

import asyncio

from tavolata.server.protocol import messages
from tests.server.clients import (
    Client,
    Evening,
    check_result,
    evening,
    play_all,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.turns import all_hear, to_move


@scenario
async def test_whoever_was_away_gets_the_rest_or_after_too_much_everything(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        last = ben.number
        assert last is not None
        await ben.close()
        for number in range(10):
            await anna.done("say", text=f"{number}")
        await ben.connect()
        assert ben.welcomes == 1
        assert ben.number == last + 10
        assert [one["text"] for one in ben.said] == [f"{number}" for number in range(10)]
        missed = await there.visitor.missed(made.table["id"], ben.secret, last)
        assert missed == ben.messages[-10:]
        await ben.close()
        for number in range(61):
            await anna.done("say", text=f"{number}")
        await ben.connect()
        assert ben.welcomes == 2
        assert ben.number == last + 71
        (welcome,) = await there.visitor.missed(made.table["id"], ben.secret, last)
        assert welcome["kind"] == "welcome"
        assert welcome["number"] == ben.number
        await ben.connect()
        assert ben.welcomes == 2
        assert await there.visitor.missed(made.table["id"], ben.secret, ben.number) == []


@scenario
async def test_whoever_comes_back_into_a_game_misses_nothing(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("mille_grazie", "Anna", "Ben", "Carla")

        async def come_and_go(client: Client) -> None:
            while not client.is_over:
                await client.connect()
                await asyncio.sleep(0)

        carla = clients[2]
        await carla.done("leave", bot="random")
        await asyncio.gather(play_all(clients[:2]), come_and_go(carla))
        match = await check_result(there.visitor, clients, str(carla.at_table["commitment"]))
        assert carla.seen["points"] == list(match.view(carla.seat).points or ())


@scenario
async def test_a_game_of_memory_does_not_tell_twice_what_was_seen_once(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("mamma_mia", "Anna", "Ben")
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        before = other.number
        assert before is not None
        await play_turn(first, other)

        at_once = await came_back(there, other, before)
        assert laid(at_once.events, first.seat)[0]["fields"].keys() == {"seat", "kind", "count"}
        for _ in range(2):
            await play_turn(other, first)
            await play_turn(first, other)
        await all_hear(clients)
        late = await came_back(there, other, before)
        assert late.number == other.number
        assert late.welcomes == 0
        fresh = await there.client(other.name, other.secret)
        for client in (late, fresh):
            seen = laid(client.events, first.seat)
            assert [event["cut"] for event in seen][:1] == ["forgotten"]
            assert seen[0]["fields"].keys() == {"seat"}
            assert seen[-1]["fields"].keys() == {"seat", "kind", "count"}
            assert client.view == other.view


async def play_turn(client: Client, other: Client) -> None:
    """A whole turn, until it is somebody else's."""
    await client.until(lambda: client.decision is not None)
    while client.decision is not None:
        await client.move()
    await other.until(lambda: other.decision is not None)


async def came_back(there: Evening, client: Client, since: int) -> Client:
    """The same seat on a socket that has seen everything up to a number."""
    again = Client(there.address, client.name, client.secret)
    again.number = since
    await again.connect()
    await again.close()
    return again


def laid(events: list[messages.EventJson], seat: int) -> list[messages.EventJson]:
    """What somebody has laid into the oven."""
    return [event for event in events if event["name"] == "laid" and event["fields"]["seat"] == seat]
