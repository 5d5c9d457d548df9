"""A live table, and everything that each of its viewers can get."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import orjson

from tavolata.core import chance
from tavolata.core.match import Match
from tavolata.server.live.live_table import LiveTable
from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.new_entries import NewEntry
from tests.server.hidden_worlds import PLAYERS, illegal_actions, refuses
from tests.server.inside import JSON, PATIENCE, Inside

TIMED = {"bank": 600, "increment": 5}
NEW_EACH_TIME = ("date", "x-request-id")
"""Headers with a time and a random number: they differ between any two answers."""
Viewers = dict[int | None, str]
"""The secret of every viewer; None is a spectator."""


@dataclass
class Watching:
    """Asks a running server for everything there is, in the name of one viewer."""

    server: Inside
    table: str
    viewers: Viewers

    @property
    def live(self) -> LiveTable:
        return self.server.live(self.table)

    @property
    def match(self) -> Match:
        match = self.live.table.match
        assert match
        return match

    async def all_bytes(self, viewer: int | None, looking_back: str, refused: list[JSON]) -> list[bytes]:
        """Every answer, with its headers, and every frame."""
        secret, number = self.viewers[viewer], self.live.table.viewers[viewer].message_count
        paths = ["", "/edition", "/messages", f"/messages?since={max(0, number - 4)}", f"/games/1/{looking_back}"]
        got = [await self._answer("GET", path, secret) for path in paths]
        for command in refused:
            got.append(await self._answer("POST", "/commands", secret, json=command))
        async with self.server.connected(self.table, secret) as socket:
            for command in refused[:3]:
                await socket.send(orjson.dumps(command).decode())
            for _ in range(2 + len(refused[:3])):
                got.append(await asyncio.wait_for(socket.recv(decode=False), PATIENCE))
        return got

    async def _answer(self, method: str, path: str, secret: str, **more: Any) -> bytes:
        answer = await self.server.ask(method, f"/tables/{self.table}{path}", secret, **more)
        headers = sorted(header for header in answer.headers.items() if header[0] not in NEW_EACH_TIME)
        return repr((answer.status_code, headers)).encode() + answer.content

    def refused_commands(self, viewer: int | None, dice: random.Random) -> list[JSON]:
        """Commands of many kinds that will all be refused."""
        seat = 0 if viewer is None else viewer
        decision = self.live.table.viewers[viewer].decision
        found: list[JSON] = [
            {"do": "move", "decision": decision, "action": action}
            for action in [*illegal_actions(self.match, seat, dice, 6), "no such thing"]
        ]
        legal = self.match.legal(seat)
        found += [{"do": "move", "decision": decision + 1, "action": str(legal[0])}] if legal else []
        found += [{"do": "undo"}] if viewer is None or refuses(self.match, seat, "undo") else []
        found += [{"do": "take-back"}] if viewer is None or refuses(self.match, seat, "check_take_back") else []
        found += [{"do": "answer", "proposal": 1, "agree": True}, {"do": "start"}, {"do": "rematch"}]
        found += [{"do": "promise", "action": str(self.match.game.actions[0])}] if viewer is None else []
        return [{"key": f"r{number}", **command} for number, command in enumerate(found)]

    async def play(self, dice: random.Random) -> None:
        """One random move."""
        seat = dice.choice(self.match.movers)
        action = str(dice.choice(self.match.legal(seat)))
        command = commands.MoveCommand(
            do="move",
            key=f"m{self.live.table.last_entry}",
            decision=self.live.table.viewers[seat].decision,
            action=action,
        )
        answer = await self.server.house.commands.do(Access(self.table, "seat", seat), command)
        assert answer["done"], answer


async def watching(server: Inside, game: str, **more: Any) -> Watching:
    """A table of people, and a spectator."""
    chairs: list[JSON] = [{"who": "here", "name": f"P{chair}"} for chair in range(PLAYERS[game])]
    return await dealt_at(server, await server.made_with(game, chairs, **more))


async def dealt_at(server: Inside, made: JSON) -> Watching:
    """A table to which the same game is dealt whenever the test runs."""
    viewers: Viewers = {None: made["watch"], **{int(chair): secret for chair, secret in made["seats"].items()}}
    table, players = made["table"]["id"], made["table"]["players"]
    seed = chance.make_seed(players).hex()
    deal = NewEntry("dealt", {"seed": seed, "order": list(range(players))})
    await server.house.writer.write(server.live(table), lambda _: deal)
    return Watching(server, table, viewers)
