"""Clocks at a table, and what happens when the time is up."""

from __future__ import annotations

import asyncio

from tavolata.bots import CAST
from tavolata.server.protocol import messages
from tests.server.clients import (
    evening,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.turns import to_move

DAY = 24 * 3600


@scenario
async def test_a_clock_counts_what_was_used_and_adds_what_was_agreed(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", time_control={"bank": 100, "increment": 5})
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        since = first.at_table["clocks"][first.seat]["since"]
        assert since
        assert first.at_table["clocks"][first.seat]["left"] == 100_000
        assert first.at_table["clocks"][other.seat] == messages.ClockJson(left=100_000, since=None)
        await first.move()
        at = first.messages[-1]["at"]
        assert first.at_table["clocks"][first.seat] == messages.ClockJson(
            left=100_000 - (at - since) + 5_000, since=None
        )
        assert first.at_table["clocks"][other.seat] == messages.ClockJson(left=100_000, since=at)
        await other.until(lambda: other.decision is not None)
        assert other.at_table["clocks"] == first.at_table["clocks"]


@scenario
async def test_over_days_everybody_has_so_long_for_each_decision(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", time_control={"allowance": DAY})
        first = await to_move(clients)
        assert [clock["left"] for clock in first.at_table["clocks"]] == [DAY * 1000] * 2
        await first.move()
        assert [clock["left"] for clock in first.at_table["clocks"]] == [DAY * 1000] * 2
        assert first.at_table["clocks"][first.seat]["since"] is None


@scenario
async def test_when_the_time_is_up_a_bot_plays_the_move(server: ServerProcess) -> None:
    async with evening(server.address) as there:

        async def wait(pace: dict[str, int], left: int) -> None:
            _, clients = await there.playing("domingo", "Anna", "Ben", time_control=pace)
            first = await to_move(clients)
            for client in clients:
                await client.until(lambda: client.messages)  # noqa: B023
                assert client.messages[0]["fields"] == {"seat": first.seat, "by": "clock"}
                assert all(chair["bot"] is None for chair in client.at_table["chairs"])
            assert first.at_table["clocks"][first.seat]["left"] == left

        await asyncio.gather(wait({"bank": 1}, 15_000), wait({"allowance": 1}, 1_000))


@scenario
async def test_when_the_time_is_up_a_bot_takes_the_seat(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", time_control={"bank": 1}, timeout="seat")
        first = await to_move(clients)
        await first.until(lambda: first.messages)
        assert first.chair is not None
        assert first.messages[0]["what"] == "left"
        assert first.messages[0]["fields"] == {"chair": first.chair, "bot": CAST["level-3"][first.chair], "by": "clock"}
        await first.until(lambda: any(message["what"] == "moved" for message in first.messages))
        await first.done("return")
        assert first.at_table["chairs"][first.chair]["bot"] is None
