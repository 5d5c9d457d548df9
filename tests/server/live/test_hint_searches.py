"""Hints: what the best bot thinks, for whoever has to decide."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tavolata.bots import Advice, advise
from tavolata.core.match import Match
from tavolata.server.live import bot_threads
from tests.server.inside import inside, run


def test_a_hint_says_what_the_best_bot_thinks_of_every_own_choice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table = made["table"]["id"]
            legal = [str(action) for action in server.match(table).legal(0)]
            hint = await server.hint(table, made["seats"]["0"])
            assert sorted(one["action"] for one in hint["advice"]) == sorted(legal)
            assert [one["share"] for one in hint["advice"]] == sorted(
                (one["share"] for one in hint["advice"]), reverse=True
            )
            assert all(0 <= one["win"] <= 1 and one["visits"] > 0 for one in hint["advice"])
            assert 0 < hint["advice"][0]["points"] < 200
            assert not hint["is_secret"]

    run(scenario())


def test_a_choice_that_nobody_sees_is_best_varied(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("mille_grazie", 3)
            table = made["table"]["id"]
            robber = server.match(table).movers[0]
            chair = server.live(table).table.order[robber]
            hint = await server.hint(table, made["seats"][str(chair)])
            assert hint["is_secret"]
            assert abs(sum(one["share"] for one in hint["advice"]) - 1) < 0.2  # shares are rounded, and there are many
            assert hint["advice"][0]["share"] < 0.9

    run(scenario())


def test_only_who_has_to_decide_gets_a_hint(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            path = f"/tables/{made['table']['id']}/hint"
            assert await server.refused_with("POST", path, made["seats"]["1"]) == (409, "nothing-to-decide")
            assert await server.refused_with("POST", path, made["watch"]) == (403, "no-own-chair")

    run(scenario())


@pytest.mark.clause("DO-21")
def test_nobody_is_told_what_has_to_be_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0, "announcing": True})
            table = made["table"]["id"]
            match = server.match(table)
            match.play(0, match.legal(0)[0])
            refused = await server.refused_with("POST", f"/tables/{table}/hint", made["seats"]["0"])
            assert refused == (409, "no-hint")

    run(scenario())


def test_whoever_asks_again_gets_the_same_search_until_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(match: Match, seat: int) -> list[Advice]:
        asked.append(len(match.moves))
        return advise(match, seat)

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table = made["table"]["id"]
            first, again = await asyncio.gather(*(server.hint(table, made["seats"]["0"]) for _ in range(2)))
            assert first == again == await server.hint(table, made["seats"]["0"])
            assert asked == [0]
            decision = server.live(table).table.viewers[0].decision
            action = first["advice"][0]["action"]
            assert (await server.do(table, made["seats"]["0"], "move", decision=decision, action=action))["done"]
            await server.hint(table, made["seats"]["1"])
            assert asked == [0, 1]

    monkeypatch.setattr(bot_threads, "advise", counted)
    run(scenario())


def test_a_hint_that_nobody_can_think_about_in_time_is_refused_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table, threads = made["table"]["id"], server.house.threads
            patience, threads.seconds = threads.seconds, 0.0
            assert await server.refused_with("POST", f"/tables/{table}/hint", made["seats"]["0"]) == (429, "bots-busy")
            threads.seconds = patience
            assert (await server.hint(table, made["seats"]["0"]))["advice"]

    run(scenario())
