"""Everything that was sent, logged and stored of whole games has no secret in it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from dataclasses import dataclass, field
from pathlib import Path

import orjson
import pytest

import tavolata
from tavolata.core import chance
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.outgoing.table_json import table_json
from tests.server.hidden_worlds import PLAYERS
from tests.server.inside import FREELY, JSON, PATIENCE, Clock, inside, run
from tests.server.twins import Twin
from tests.server.watched_tables import Watching, dealt_at, watching


@dataclass
class Recorded:
    """All bytes that were sent to anybody before a game was over, and what was kept."""

    sent: list[bytes] = field(default_factory=list)
    after: list[bytes] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    seed: str = ""
    kept: bytes = b""
    numbers: dict[int | None, list[int]] = field(default_factory=dict)


async def record_game(folder: Path, game: str) -> Recorded:
    """A game with a socket for everybody, a bot among them, some refusals and a code for another device."""
    recorded, dice = Recorded(), random.Random(game)
    async with inside(folder, clock=Clock()) as server:
        chairs: list[JSON] = [{"who": "here", "name": f"P{chair}"} for chair in range(PLAYERS[game] - 1)]
        made = await server.made_with(game, [*chairs, {"who": "bot", "bot": "greedy"}])
        table = await dealt_at(server, made)
        code = (await server.ask("POST", f"/tables/{table.table}/codes", table.viewers[1])).json()["code"]
        recorded.secrets = [made["host"], *made["seats"].values(), code]
        recorded.seed = table.match.seed.hex()
        listening = [asyncio.ensure_future(record_socket(table, viewer, recorded)) for viewer in table.viewers]
        await play_by_http(table, dice)
        await asyncio.wait_for(asyncio.gather(*listening), PATIENCE)
        recorded.kept = b"".join(path.read_bytes() for path in folder.iterdir())
    return recorded


async def record_socket(table: Watching, viewer: int | None, recorded: Recorded) -> None:
    """Listen until the game is over."""
    numbers = recorded.numbers[viewer] = []
    async with table.server.connected(table.table, table.viewers[viewer]) as socket:
        while True:
            frame = bytes(await asyncio.wait_for(socket.recv(decode=False), PATIENCE))
            told = orjson.loads(frame)
            numbers += [told["number"]] if "number" in told else []
            is_over = (told.get("view") or {}).get("result") is not None
            (recorded.after if is_over else recorded.sent).append(frame)
            if is_over:
                return


async def play_by_http(table: Watching, dice: random.Random) -> None:
    """Random moves of the people, by requests, among them such that are refused."""
    while table.match.movers:
        people = [seat for seat in table.match.movers if seat in table.viewers]
        if not people:
            await asyncio.sleep(0.001)
            continue
        seat = dice.choice(people)
        decision = table.live.table.viewers[seat].decision
        do, legal = table.server.do, [str(action) for action in table.match.legal(seat)]
        await do(table.table, table.viewers[seat], "move", decision=decision, action="nonsense")
        await do(table.table, table.viewers[seat], "move", decision=decision, action=dice.choice(legal))


@pytest.mark.parametrize("game", tavolata.games())
def test_a_whole_game_tells_logs_and_keeps_no_secret(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    recorded = run(record_game(tmp_path, game))
    seed = recorded.seed.encode()
    assert len(recorded.sent) > 30
    assert not [frame for frame in recorded.sent if seed in frame]
    assert all(seed in frame for frame in recorded.after)
    for secret in recorded.secrets:
        assert not [frame for frame in recorded.sent + recorded.after if secret.encode() in frame]
        assert secret.encode() not in recorded.kept
    for numbers in recorded.numbers.values():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    logged = [record for record in caplog.records if record.name.split(".")[0] in ("tavolata", "uvicorn", "sqlalchemy")]
    assert {record.name for record in logged} <= {"tavolata.server.requests"}
    assert not [record for record in logged for secret in recorded.secrets if secret in record.getMessage()]


def test_commitment_and_seed_belong_together_and_the_seed_waits_for_the_end() -> None:
    for game in tavolata.games():
        twin, dice = Twin.dealt(game, 5, TimeControl()), random.Random(5)
        seed = twin.match.seed
        while twin.match.movers:
            for viewer in twin.table.viewers:
                shown = table_json(twin.table, viewer)
                assert shown["seed"] is None
                assert shown["commitment"] == chance.commitment(seed)
            seat = dice.choice(twin.match.movers)
            twin.move(0, seat, str(dice.choice(twin.match.legal(seat))))
        assert table_json(twin.table, None)["seed"] == seed.hex()
        assert seed.hex() not in json.dumps(twin.match.view(None).to_json())


def test_a_table_that_is_closed_in_the_middle_of_a_game_keeps_its_secrets(tmp_path: Path) -> None:
    async def close_early() -> None:
        async with inside(tmp_path, FREELY) as server:
            table = await watching(server, "domingo")
            seed = table.match.seed.hex()
            assert (await server.do(table.table, table.viewers[0], "close"))["done"]
            for secret in table.viewers.values():
                for path in ("", "/messages", "/games/1/record", "/games/1/steps/0?perspective=all"):
                    answer = await server.ask("GET", f"/tables/{table.table}{path}", secret)
                    assert seed not in answer.text
                    assert answer.status_code == (
                        409 if path.endswith("record") else 403 if "perspective" in path else 200
                    )

    run(close_early())
