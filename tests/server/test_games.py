"""Whole games, from the deal to the record, by real clients at a real server."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import tavolata
from tavolata.bots import LEVELS
from tavolata.server.protocol import messages
from tests.server.clients import Client, check_result, deal, evening, play_all, read_view, scenario
from tests.server.processes import ForkServer, ServerProcess

NAMES = ("Anna", "Ben", "Carla", "Dario", "Elsa", "Fabio")
SIZES = [(name, seats[end]) for name in tavolata.games() for seats in [tavolata.game(name).seats] for end in (0, -1)]
"""The smallest and the largest table; those in between are played on PostgreSQL."""
WITH_OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("domingo", 3, {"announcing": True}),
    ("mille_grazie", 3, {"first": 2}),
    ("mamma_mia", 4, {"oven_memory": True, "open_count": True}),
    ("da_luigi", 3, {"rulebook": "it", "open_score": True}),
]


async def play_whole_game(address: str, game: str, *chairs: str, **more: Any) -> tavolata.Match:
    """A game from the deal to the end: everybody comes to the same end, also somebody who comes only then."""
    async with evening(address) as there:
        made = await there.visitor.make(game, *chairs, **more)
        clients = [await there.client(made.table["id"], secret) for secret in made.seats.values()]
        watching = await there.client(made.table["id"], made.watch)
        commitment = await deal([*clients, watching])
        await play_all(clients, seed=len(chairs))
        match = await check_result(there.visitor, [*clients, watching], commitment)
        for client in (*clients, watching):
            check_against(client, match)
            late = await there.client(client.name, client.secret)
            assert late.view == client.view
            assert late.table == client.table
            assert bare(late.log) == bare(client.log)
        return match


def check_against(client: Client, match: tavolata.Match) -> None:
    """A client was told all that its seat may see of the game, and nothing else."""
    seat = client.seen["seat"]
    assert client.seen == read_view.validate_python(match.view(seat).to_json())
    log = [[plain(event) for event in events] for events in match.log(seat)]
    assert bare(client.log) == bare(log)


def plain(event: tavolata.Event) -> messages.EventJson:
    """An event as clients are told it."""
    return {"name": event.name, "fields": dict(event.plain), "cut": event.cut}


def bare(log: list[list[messages.EventJson]]) -> list[list[messages.EventJson]]:
    """A log without the moves of which nothing was seen."""
    return [events for events in log if events]


@pytest.mark.parametrize(("game", "players"), SIZES)
@scenario
async def test_people_play_whole_games(game: str, players: int, server: ServerProcess) -> None:
    await play_whole_game(server.address, game, *NAMES[:players])


@pytest.mark.parametrize(("game", "players", "options"), WITH_OPTIONS)
@scenario
async def test_people_play_whole_games_on_postgresql(
    game: str, players: int, options: dict[str, Any], fork_server: ForkServer, postgresql_url: str
) -> None:
    server = fork_server.serve(postgresql_url)
    match = await play_whole_game(server.address, game, *NAMES[:players], options=options)
    assert match.options.items() >= options.items()
    server.stop()


@pytest.mark.parametrize("game", tavolata.games())
@scenario
async def test_people_play_whole_games_with_bots(game: str, server: ServerProcess) -> None:
    match = await play_whole_game(server.address, game, "greedy", "Anna", "random", "Ben")
    assert {move.seat for move in match.moves} == set(range(4))


@pytest.mark.parametrize("levels", [LEVELS[:3], LEVELS[3:]])
@scenario
async def test_people_play_whole_games_with_bots_of_all_levels(levels: tuple[str, ...], server: ServerProcess) -> None:
    match = await play_whole_game(server.address, "domingo", "Anna", *levels)
    assert {move.seat for move in match.moves} == set(range(1 + len(levels)))


@scenario
async def test_bots_play_on_while_people_only_watch(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "greedy", "random", "greedy", start=True)
        watching = await there.client(made.table["id"], made.watch)
        commitment = watching.at_table["commitment"]
        assert commitment
        await check_result(there.visitor, [watching], commitment)


@scenario
async def test_secret_choices_come_in_any_sequence_at_the_same_moment(server: ServerProcess) -> None:
    players = 4
    async with evening(server.address) as there:
        made, clients = await there.playing("mille_grazie", *NAMES[:players])
        watching = await there.client(made.table["id"], made.watch)
        commitment, chance, at_once = str(clients[0].at_table["commitment"]), random.Random(players), 0
        while not clients[0].is_over:
            movers = [client for client in clients if client.seat in clients[0].seen["movers"]]
            for client in movers:
                await client.until(lambda: client.decision is not None)  # noqa: B023
            chance.shuffle(movers)
            at_once += len(movers) > 1
            await asyncio.gather(*(client.move(chance.choice(client.choices)) for client in movers))
            latest = movers[-1]
            for client in clients:
                await client.until(lambda: client.seen["movers"] == latest.seen["movers"])  # noqa: B023
        assert at_once > 5
        await check_result(there.visitor, [*clients, watching], commitment)
        for client in (*clients, watching):
            check_secrets(client)


def check_secrets(client: Client) -> None:
    """Where the others lie in wait is told to nobody."""
    own = client.seen["seat"]
    ambushes = [event for event in client.events if event["name"] in ("ambush_set", "ambushes_set", "escort_set")]
    assert ambushes
    for event in ambushes:
        is_own = event["fields"]["seat"] == own
        assert event["fields"].keys() & {"road", "roads"} or not is_own
        assert event["cut"] == ("" if is_own else "secret")
        assert is_own or event["fields"].keys() == {"seat"}
