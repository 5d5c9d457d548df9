"""Bots play for nobody who is there, and take the time of the table."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolata.bots.pace import seconds_of
from tests.server.inside import FREELY, inside, run, until
from tests.server.live.older_journals import with_and_without
from tests.server.new_chairs import ANNA, BEN, bot

PAUSE = replace(FREELY, bot_pause=0.3)
BOT = bot("level-1")


@pytest.mark.parametrize("end", [("return", {}), ("close", {})])
def test_a_bot_that_is_no_longer_wanted_does_not_move(tmp_path: Path, end: tuple[str, dict[str, Any]]) -> None:
    """Somebody leaves and is back, or the table is closed, before the bot has moved."""

    async def leave_for_a_moment() -> None:
        async with inside(tmp_path, PAUSE) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table = made["table"]["id"]
            live = server.live(table)
            assert server.match(table).movers == (0,)
            assert (await server.do(table, made["host"], "leave"))["done"]
            assert live.bots_at_work
            assert (await server.do(table, made["host"], end[0], **end[1]))["done"]
            await until(lambda: live.bots_at_work is None)
            assert not server.match(table).moves
            if end[0] == "return":
                await server.finish(made)

    run(leave_for_a_moment())


@pytest.mark.parametrize(("pace", "seconds"), [("quick", 0.0), ("natural", 0.2), ("leisurely", 0.5)])
def test_bots_take_the_time_of_the_table_and_thinking_counts(tmp_path: Path, pace: str, seconds: float) -> None:
    """A quarter of the usual times: what is not search is waited, and no more."""

    async def wait_for_a_bot() -> float:
        async with inside(tmp_path, replace(FREELY, bot_pause=0.25)) as server:
            made = await server.made_with("domingo", [BOT, ANNA], start=True, bot_pace=pace, options={"first": 0})
            live = server.live(made["table"]["id"])
            thinking, began = live.bots_at_work, time.monotonic()
            assert thinking
            assert live.table.bot_pace == pace
            await thinking
            assert server.match(made["table"]["id"]).movers == (1,)
            return time.monotonic() - began

    assert seconds - 0.05 < run(wait_for_a_bot()) < seconds + 5


def test_the_host_changes_the_pace_and_everybody_is_told(tmp_path: Path) -> None:
    async def change() -> None:
        async with inside(tmp_path, replace(FREELY, bot_pause=1000)) as server:
            made = await server.made_with("domingo", [BOT, ANNA, BEN], start=True, options={"first": 1})
            table, live = made["table"]["id"], server.live(made["table"]["id"])
            assert made["table"]["bot_pace"] == "natural"
            assert await server.refused(table, made["seats"]["2"], "pace", bots="quick") == "host-only"
            assert await server.refused(table, made["host"], "pace", bots="breathless") == "unknown-pace"
            assert (await server.do(table, made["host"], "pace", bots="quick"))["done"]
            told = (await server.get(f"/tables/{table}/messages?since=2", made["seats"]["2"]))[-1]
            assert (told["what"], told["fields"], told["table"]["bot_pace"]) == ("paced", {"bots": "quick"}, "quick")
            for chair in (1, 2):
                decision = live.table.viewers[chair].decision
                action = str(server.match(table).legal(chair)[0])
                secret = made["seats"][str(chair)]
                assert (await server.do(table, secret, "move", decision=decision, action=action))["done"]
            await until(lambda: server.match(table).movers == (1,))

    run(change())


def test_a_table_of_an_older_journal_has_the_usual_pace(tmp_path: Path) -> None:
    read = with_and_without(tmp_path, "bot_pace", "quick", lambda table: table.bot_pace)
    assert read == ("quick", "natural")


def test_bots_that_choose_at_the_same_time_take_one_pause_together(tmp_path: Path) -> None:
    async def choose() -> None:
        async with inside(tmp_path, replace(FREELY, bot_pause=2)) as server:
            made = await server.made_with("mille_grazie", [ANNA, BOT, BOT, BOT], start=True)
            table = server.live(made["table"]["id"]).table
            robbers = table.waiting_bots()
            assert len(robbers) >= 2
            await until(lambda: len(server.match(table.id).moves) >= len(robbers))
            _, entries = await server.house.store.load(table.id) or (None, [])
            dealt = next(entry.at for entry in entries if entry.kind == "dealt")
            moved = [entry.at for entry in entries if entry.kind == "moved"][: len(robbers)]
            pause = 1000 * 2 * seconds_of("natural")
            assert moved[0] - dealt > 0.9 * pause
            assert moved[-1] - moved[0] < pause

    run(choose())
