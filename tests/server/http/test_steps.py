"""Whole games, step by step, in one answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import orjson
import pytest

from tavolata.core.match import Match
from tavolata.server.http import replay_threads
from tavolata.server.table import replay
from tavolata.server.table.access import Access
from tests.server.inside import PATIENCE, Inside, inside, run, until


def test_all_moments_are_the_moments_one_by_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            await server.finish(made)
            path = f"/tables/{made['table']['id']}/games/1/steps"
            for perspective in ("seat=1", "perspective=all", ""):
                moments = await server.get(f"{path}?{perspective}", made["watch"])
                assert len(moments) == moments[0]["moves"] + 1
                for move in (0, 7, len(moments) - 1):
                    assert moments[move] == await server.get(f"{path}/{move}?{perspective}", made["watch"])

    run(scenario())


def test_while_a_game_goes_on_only_the_own_moments_are_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            path = f"/tables/{made['table']['id']}/games/1/steps"
            assert len(await server.get(f"{path}?seat=0", made["seats"]["0"])) == 1
            assert (await server.refused_with("GET", f"{path}?seat=1", made["seats"]["0"]))[1] == "own-perspective-only"

    run(scenario())


@pytest.mark.parametrize("game", ["domingo", "mamma_mia"])
@pytest.mark.parametrize("seat", [0, None])
def test_all_steps_are_the_same_bytes_as_one_by_one(tmp_path: Path, game: str, seat: int | None) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made(game, 2)
            table = made["table"]["id"]
            await server.finish(made)
            played = replay.TableGame(1, server.live(table).table, [])
            for is_open in (False, True):
                asked = (Access(table, "spectator"), seat, is_open)
                moves = range(len(played.match.moves) + 1)
                one_by_one = [replay.step(played, asked[0], move, seat, is_open) for move in moves[:40]]
                assert orjson.dumps(replay.steps(played, *asked)[:40]) == orjson.dumps(one_by_one)
            perspective = "" if seat is None else f"seat={seat}"
            answer = await server.ask("GET", f"/tables/{table}/games/1/steps?{perspective}", made["watch"])
            expected = replay.steps(played, Access(table, "spectator"), seat, False)
            assert answer.content == orjson.dumps(expected)
            assert answer.headers["content-type"] == "application/json"

    run(scenario())


def test_for_all_steps_a_game_is_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            await server.finish(made)
            played = replay.TableGame(1, server.live(table).table, [])
            taken, plain = 0, Match._take

            def counted(self: Match, seat: int, number: int, automatic: bool) -> None:
                nonlocal taken
                taken += 1
                plain(self, seat, number, automatic)

            monkeypatch.setattr(Match, "_take", counted)
            replay.steps(played, Access(table, "spectator"), None, True)
            assert taken == len(played.match.moves)

    run(scenario())


class Held:
    """Replays that go on until they are let go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()
        self.begun = 0

    def read_game(self, *_: object) -> replay.TableGame:
        self.begun += 1
        self.let_go.wait(PATIENCE)
        raise ZeroDivisionError


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    held = Held()
    monkeypatch.setattr(replay, "read_game", held.read_game)
    yield held
    held.let_go.set()


def ask_often(server: Inside, path: str, secret: str) -> list[asyncio.Task[httpx.Response]]:
    """As many requests as an address may have in line."""
    times = range(replay_threads.WAITING_FOR_AN_ADDRESS)
    return [asyncio.create_task(server.ask("GET", path, secret, timeout=None)) for _ in times]


async def hang_up(asked: list[asyncio.Task[httpx.Response]]) -> None:
    """Close the connections of requests that have no answer yet."""
    for request in asked:
        assert request.cancel()
    await asyncio.wait(asked)


def test_nobody_waits_for_other_people_s_replays(tmp_path: Path, held: Held) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            path = f"/tables/{made['table']['id']}/games/1/steps?seat=0"
            asked = ask_often(server, path, made["host"])
            await until(lambda: held.begun == replay_threads.THREADS)
            async with asyncio.timeout(PATIENCE):
                assert (await server.web.get("/health")).status_code == 200
                assert await asyncio.to_thread(lambda: "at once") == "at once"
            await hang_up(asked)
            held.let_go.set()
            waiting = server.app.state.replay_threads._waiting
            await until(lambda: not waiting)
            assert held.begun == replay_threads.THREADS, "who has hung up gets nothing"

    run(scenario())


def test_addresses_take_turns() -> None:
    async def scenario() -> None:
        queue, served = replay_threads.AddressQueue(1), list[str]()

        async def replay(address: str) -> None:
            async with queue.place(address):
                served.append(address)

        async with queue.place("hasty"):
            waiting = [asyncio.create_task(replay(address)) for address in ("hasty",) * 4 + ("one", "other")]
            await asyncio.sleep(0)
            waiting.pop(1).cancel()
        await asyncio.gather(*waiting)
        assert served == ["hasty", "one", "other", "hasty", "hasty"]
        async with queue.place("late"), asyncio.timeout(PATIENCE):
            pass

    run(scenario())


def test_an_address_has_only_so_many_replays_in_line(tmp_path: Path, held: Held) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            path = f"/tables/{made['table']['id']}/games/1/steps?seat=0"
            asked = ask_often(server, path, made["host"])
            await until(lambda: sum(server.app.state.replay_threads._waiting.values()) == len(asked))
            assert await server.refused_with("GET", path, made["host"]) == (429, "too-many-requests")
            await hang_up(asked)
            held.let_go.set()

    run(scenario())
