"""Two server processes on one PostgreSQL serve one table, and nobody at the table notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

import tavolata
from tavolata.server.protocol.bodies.tables import MadeTable
from tests.server.clients import (
    Client,
    Evening,
    Gone,
    check_result,
    deal,
    evening,
    new_key,
    play_all,
    play_at_random,
    scenario,
)
from tests.server.processes import ForkServer, ServerProcess

Pair = tuple[ServerProcess, ServerProcess]
Sides = tuple[Evening, Evening]


@pytest.fixture
def pair(fork_server: ForkServer, postgresql_url: str) -> Iterator[Pair]:
    """Two servers on one database."""
    servers = fork_server.serve(postgresql_url), fork_server.serve(postgresql_url)
    yield servers
    for server in servers:
        if server.runs:
            assert server.stop() == 0


@asynccontextmanager
async def both(pair: Pair) -> AsyncIterator[Sides]:
    """An evening at two servers."""
    async with evening(pair[0].address) as here, evening(pair[1].address) as there:
        yield here, there


async def playing(sides: Sides, game: str, *chairs: str, **more: Any) -> tuple[MadeTable, list[Client]]:
    """A table, if not otherwise asked for with the first game dealt; people sit at the two servers by turns."""
    made = await sides[0].visitor.make(game, *chairs, **{"start": True, **more})
    clients = [
        await sides[number % 2].client(made.table["id"], secret) for number, secret in enumerate(made.seats.values())
    ]
    return made, clients


def journal(url: str, table: str) -> list[tuple[int, str, str | None]]:
    """Number, kind and key of every entry of a table."""
    with psycopg.connect(url) as connection:
        return connection.execute(
            "SELECT number, kind, key FROM entries WHERE table_id = %s ORDER BY number", (table,)
        ).fetchall()


def moves_seen_by(client: Client) -> int:
    """How many moves a client was told of."""
    return sum(message["what"] == "moved" for message in client.messages)


@pytest.mark.parametrize("game", tavolata.games())
@scenario
async def test_the_two_sides_of_a_table_play_whole_games(game: str, pair: Pair, postgresql_url: str) -> None:
    async with both(pair) as sides:
        made, clients = await playing(sides, game, "Anna", "Ben", "greedy", start=False)
        watching = [await side.client(made.table["id"], made.watch) for side in sides]
        everybody = [*clients, *watching]
        commitment = await deal(everybody)
        await play_all(clients)
        match = await check_result(sides[1].visitor, everybody, commitment)
        # What was decided by people and bots stands there once, whichever process wrote it.
        entries = journal(postgresql_url, made.table["id"])
        assert [number for number, *_ in entries] == list(range(1, len(entries) + 1))
        asked = [key for _, kind, key in entries if kind == "moved" and key]
        assert len(asked) == len(set(asked))
        told = Counter(one["fields"]["seat"] for one in clients[0].messages if one["what"] == "moved" and one["fields"])
        by_bot = [one for one in clients[0].messages if one["what"] == "moved" and one["fields"].get("by") == "bot"]
        assert told[2] == len(by_bot)
        assert {move.seat for move in match.moves} == {0, 1, 2}
        assert watching[0].log == watching[1].log


@scenario
async def test_secret_choices_are_sent_to_both_at_the_same_moment(pair: Pair) -> None:
    async with both(pair) as sides:
        made, clients = await playing(sides, "mille_grazie", "Anna", "Ben", "Carla", "Dario")
        for _ in range(8):
            robbers = [client for client in clients if any(one.startswith("ambush") for one in client.choices)]
            assert len(robbers) == 3
            await asyncio.gather(*(robber.move() for robber in robbers))
            (nobleman,) = [client for client in clients if client not in robbers]
            await nobleman.until(lambda: nobleman.decision is not None)  # noqa: B023
            while nobleman.decision is not None and not nobleman.choices[0].startswith("ambush"):
                await nobleman.move()
            for client in clients:
                await client.until(lambda: client.seen["movers"] == nobleman.seen["movers"])  # noqa: B023
            if nobleman.is_over:
                break
        await play_all(clients)
        await check_result(sides[0].visitor, clients, str(made.table["commitment"]))


@scenario
async def test_of_two_moves_for_one_decision_only_one_is_made(pair: Pair, postgresql_url: str) -> None:
    async with both(pair) as sides:
        _, (anna, ben) = await playing(sides, "domingo", "Anna", "Ben")
        doubles = [await sides[1].client(anna.name, anna.secret), await sides[0].client(ben.name, ben.secret)]
        done: list[str] = []
        for turn in range(20):
            devices = next(
                devices for devices in zip((anna, ben), doubles, strict=True) if devices[0].seat in anna.seen["movers"]
            )
            for device in devices:
                await device.until(lambda: device.decision is not None)  # noqa: B023
            keys = [new_key(), new_key()] if turn % 2 else [new_key()] * 2
            moves = zip(devices, keys, strict=True)
            answers = await asyncio.gather(
                *(
                    device.send("move", key=key, decision=device.decision, action=device.choices[-which])
                    for which, (device, key) in enumerate(moves)
                )
            )
            assert [answer["done"] for answer in answers].count(True) == (1 if turn % 2 else 2)
            done.append(next(answer["answer"] for answer in answers if answer["done"]))
            for client in (anna, ben, *doubles):
                await client.until(lambda: moves_seen_by(client) == turn + 1)  # noqa: B023
        assert [
            key.partition(":")[2] for _, kind, key in journal(postgresql_url, anna.name) if kind == "moved" and key
        ] == done


@scenario
async def test_what_is_said_on_both_sides_is_heard_by_all_in_one_sequence(pair: Pair) -> None:
    async with both(pair) as sides:
        _, (anna, ben) = await playing(sides, "domingo", "Anna", "Ben")
        count = 50
        assert anna.number is not None
        before = anna.number, ben.number

        async def talk(client: Client) -> None:
            for number in range(count):
                await client.done("say", text=f"{client.chair} {number}")

        await asyncio.gather(talk(anna), talk(ben))
        for client in (anna, ben):
            await client.until(lambda: len(client.said) == 2 * count)  # noqa: B023
        assert anna.said == ben.said
        assert (anna.number, ben.number) == (before[0] + 2 * count, (before[1] or 0) + 2 * count)
        for chair in (0, 1):
            own = [saying["text"] for saying in anna.said if saying["chair"] == chair]
            assert own == [f"{chair} {number}" for number in range(count)]


@scenario
async def test_when_one_is_killed_the_other_goes_on(fork_server: ForkServer, pair: Pair, postgresql_url: str) -> None:
    async with both(pair) as sides:
        made, (anna, ben) = await playing(sides, "da_luigi", "Anna", "Ben")

        async def play_until_killed() -> None:
            with pytest.raises(Gone):
                await play_at_random(anna, seed=1)

        async def kill() -> None:
            await ben.until(lambda: moves_seen_by(ben) > 8)
            await asyncio.to_thread(pair[0].kill)

        bens = asyncio.create_task(play_at_random(ben, seed=2))
        await asyncio.gather(play_until_killed(), kill())
        anna.address = pair[1].address
        await anna.connect()
        assert anna.welcomes == 1
        await asyncio.gather(play_at_random(anna, seed=3), bens)
        await check_result(sides[1].visitor, [anna, ben], str(made.table["commitment"]))


@scenario
async def test_a_bot_whose_process_is_killed_is_woken_by_the_other(
    fork_server: ForkServer, postgresql_url: str
) -> None:
    sleepy, awake = fork_server.serve(postgresql_url, bot_pause=600), fork_server.serve(postgresql_url)
    async with both((sleepy, awake)) as sides:
        made, (anna,) = await playing(sides, "domingo", "Anna", "greedy", options={"first": 0})
        watching = await sides[1].client(made.table["id"], made.watch)
        await anna.move()
        await watching.until(lambda: watching.seen["movers"] == [1])
        await asyncio.to_thread(sleepy.kill)
        # Nobody asks for anything: the other process looks after the table by itself, after ten seconds.
        await watching.until(lambda: watching.seen["movers"] == [0])
        anna.address = awake.address
        await anna.connect()
        await play_at_random(anna, seed=1)
        await check_result(sides[1].visitor, [anna, watching], str(made.table["commitment"]))
        assert awake.stop() == 0


@scenario
async def test_a_table_whose_process_is_killed_is_opened_by_the_other(
    fork_server: ForkServer, postgresql_url: str
) -> None:
    sleepy = fork_server.serve(postgresql_url, bot_pause=600)
    async with evening(sleepy.address) as there:
        _, (anna,) = await there.playing("domingo", "Anna", "greedy", options={"first": 1})
        assert anna.seen["movers"] == [1]
        await asyncio.to_thread(sleepy.kill)
        awake = fork_server.serve(postgresql_url)
        anna.address = awake.address
        await anna.connect()
        await anna.until(lambda: anna.seen["movers"] == [0])
        assert awake.stop() == 0


@scenario
async def test_a_seat_moves_from_a_device_at_one_to_a_device_at_the_other(pair: Pair) -> None:
    async with both(pair) as sides:
        made, (anna, ben) = await playing(sides, "domingo", "Anna", "Ben")
        await anna.until(lambda: anna.present == [0, 1])
        moved = await sides[0].visitor.redeem(await sides[1].visitor.issue_code(ben.name, ben.secret))
        await ben.ended()
        assert ben.goodbye
        assert ben.goodbye["key"] == "seat-moved"
        phone = await sides[0].client(made.table["id"], moved.secret)
        await play_all([anna, phone])
        await check_result(sides[0].visitor, [anna, phone], str(made.table["commitment"]))


@scenario
async def test_whoever_was_connected_to_a_killed_process_is_not_present(
    fork_server: ForkServer, postgresql_url: str
) -> None:
    dying, living = fork_server.serve(postgresql_url), fork_server.serve(postgresql_url)
    async with both((dying, living)) as sides:
        _, (_, there) = await playing(sides, "domingo", "Anna", "Ben")
        await there.until(lambda: there.present == [0, 1])
        await asyncio.to_thread(dying.kill)
        await there.until(lambda: there.present == [1])
    assert living.stop() == 0


@scenario
async def test_whoever_is_connected_to_the_other_process_is_asked_before_a_chair_is_made_free(pair: Pair) -> None:
    async with both(pair) as (here, there):
        made = await here.visitor.make("domingo", "Anna", "Ben", start=True)
        table = made.table["id"]
        ben = await here.client(table, made.seats[1])
        # The host has nobody connected to the second process, which does not know yet who is at the first.
        assert not (await there.visitor.command(table, made.host, "seat", chair=1, bot="random"))["done"]
        await ben.done("leave", bot="random")
        assert (await there.visitor.command(table, made.host, "free", chair=1))["done"]
        await ben.until(lambda: bool(ben.at_table["proposals"]))
        assert ben.at_table["chairs"][1]["name"] == "Ben"
        await ben.answer(False)


@scenario
async def test_whoever_only_sends_requests_to_the_other_process_is_there_too(pair: Pair) -> None:
    async with both(pair) as (here, there):
        made = await here.visitor.make("domingo", "Anna", "Ben", start=True)
        table = made.table["id"]
        await here.visitor.missed(table, made.seats[1])
        answer = await there.visitor.command(table, made.host, "seat", chair=1, bot="random")
        assert answer["refused"]["key"] == "person-there"
