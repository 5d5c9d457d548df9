"""The first minute on a new machine: nothing is compiled, and nobody waits for that."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import tavolata
from tests.compiled_games import copy_compiled
from tests.server.clients import LIMIT, Client, Evening, check_result, evening, play_at_random, scenario, try_move
from tests.server.processes import ADDRESS, printed_until, running

FIRST_VIEW = 1.0
"""Seconds from the wish for a table to the first view of it."""
ANSWER = 0.2
"""Seconds in which others get an answer while bots think as plain Python."""
COMPILED = 100
SAMPLE = 0.05
"""CPU seconds of work by which it is measured how busy the machine is."""


def slowdown() -> float:
    """How many times as long as on a core of its own work takes here now."""
    begun, used = time.perf_counter(), time.thread_time()
    while time.thread_time() - used < SAMPLE:
        pass
    return max(1.0, (time.perf_counter() - begun) / SAMPLE)


async def first_view(there: Evening, game: str) -> tuple[float, Client]:
    """Make a table with bots; how long it takes until there is something to see, on cores of its own."""
    begun = time.perf_counter()
    _, (anna,) = await there.playing(game, "Anna", "level-5", "level-3", bot_pace="quick")
    await anna.until(lambda: anna.view is not None)
    return (time.perf_counter() - begun) / slowdown(), anna


async def answers_next_door(there: Evening) -> list[float]:
    """How long two people wait for the answers to their moves, on cores of their own."""
    _, people = await there.playing("domingo", "Ben", "Carla")
    dice, waits = random.Random(0), []
    for _ in range(20):
        mover = next(person for person in people if person.decision is not None)
        begun = time.perf_counter()
        await try_move(mover, dice.choice(mover.choices))
        waits.append((time.perf_counter() - begun) / slowdown())
        await asyncio.sleep(0.05)
        for person in people:
            await person.until(lambda: any(one.decision is not None for one in people))
    return sorted(waits)


@asynccontextmanager
async def server_with(cache: Path, home: Path) -> AsyncIterator[Evening]:
    """A server, started as people do, that finds its machine code in this folder."""
    place = ("--host", "127.0.0.1", "--port", "0")
    with running(home, *place, seconds=LIMIT, NUMBA_CACHE_DIR=str(cache)) as process:
        lines = await asyncio.to_thread(printed_until, process, "ctrl-C")
        (address,) = [found.group() for line in lines if (found := ADDRESS.search(line))]
        async with evening(address) as there:
            yield there


@scenario
async def test_games_start_at_once_with_nothing_compiled(tmp_path: Path) -> None:
    async with server_with(tmp_path, tmp_path) as there:
        tables = {game: await first_view(there, game) for game in tavolata.games()}
        assert max(took for took, _ in tables.values()) <= FIRST_VIEW
        waits = await answers_next_door(there)
        assert waits[len(waits) * 9 // 10] <= ANSWER
        assert all(anna.warming_up < COMPILED for _, anna in tables.values()), "nothing is compiled yet"


def nearly_compiled(game: str, folder: Path) -> Path:
    """A cache in which only the scoring of a game has to be compiled."""
    copy = copy_compiled(game, folder)
    scoring = [*copy.glob(f"{game}_*/scoring.*")]
    assert scoring
    for file in [*scoring, *copy.glob(f"{game}.*")]:
        file.unlink()
    return folder


@scenario
async def test_a_table_switches_over_to_machine_code_while_it_is_played(tmp_path: Path) -> None:
    async with server_with(nearly_compiled("domingo", tmp_path / "cache"), tmp_path) as there:
        _, anna = await first_view(there, "domingo")
        assert anna.warming_up < COMPILED
        await play_until_compiled(anna)
        await play_at_random(anna, seed=1)
        commitment = anna.at_table["commitment"]
        assert commitment
        await check_result(there.visitor, [anna], commitment, anna.at_table["games"])


async def play_until_compiled(anna: Client) -> None:
    """Game after game, until one switches over in the middle."""
    dice = random.Random(0)
    while anna.warming_up < COMPILED:
        if anna.is_over:
            await anna.until(lambda: anna.state == "over")
            await anna.done("rematch")
        elif anna.decision is not None:
            await try_move(anna, dice.choice(anna.choices))
            await asyncio.sleep(0.5)
        await anna.until(lambda: anna.decision is not None or anna.is_over or anna.warming_up == COMPILED)
