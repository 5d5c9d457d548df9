"""No leak: exchange what is hidden from somebody, and not one byte that reaches them changes."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import orjson
import pytest

import tavolata
from tavolata.core import chance, rules
from tavolata.core.errors import TavolataError
from tavolata.core.match import Match
from tavolata.core.state import States
from tavolata.server.live.house import LiveTable
from tavolata.server.protocol import commands
from tavolata.server.store import Entry
from tavolata.server.table import outgoing, replay
from tavolata.server.table.clocks import Pace
from tavolata.server.table.command_handlers import Access, NewEntry, entry_for
from tavolata.server.table.setup import Setup
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate
from tests.server.inside import FREELY, JSON, PATIENCE, Clock, Inside, inside, run

PLAYERS = {"domingo": 3, "mille_grazie": 3, "mamma_mia": 4, "da_luigi": 3}
"""How many play in these tests."""
OFTEN = {"domingo": 0.2, "mille_grazie": 0.02, "mamma_mia": 0.004, "da_luigi": 0.1}
"""The part of all moments at which worlds are exchanged; each phase is there once at least."""
SEEDS = {"domingo": 6, "mille_grazie": 1, "mamma_mia": 1, "da_luigi": 1}
"""Games that are followed by twins."""
LONGEST_TWIN = 12
"""So many moves two tables are played side by side."""
TIMED = {"bank": 600, "increment": 5}

Viewers = dict[int | None, str]
"""The secret of every viewer; None is a spectator."""


# --- worlds that a viewer cannot tell apart ------------------------------------------------------------


def world_for(match: Match, seat: int | None, seed: int) -> States:
    """The state with everything exchanged that a seat cannot know; for a spectator, all that any seat cannot know."""
    if seat is not None:
        return match.imagine(seat, seed)
    world, stream = match.imagine(0, seed), chance.stream(chance.make_seed(seed))
    for other in range(1, match.players):
        rules.imagine_at(world, 0, other, stream, other)
    return world


def phase_of(match: Match) -> object:
    return match.view(None).table.get("phase")


def illegal_actions(match: Match, seat: int, dice: random.Random, count: int) -> list[str]:
    """Actions of every kind that a seat may not take now: with cards it does not have, on another's turn …"""
    legal = set(match.legal(seat))
    by_kind: dict[type, list[str]] = {}
    for action in match.game.actions:
        if action not in legal:
            by_kind.setdefault(type(action), []).append(str(action))
    one_each = [dice.choice(actions) for actions in by_kind.values()]
    return dice.sample(one_each, min(count, len(one_each)))


def refuses(match: Match, seat: int, way: str) -> bool:
    """Would taking back be refused?"""
    trial = match.after(len(match.moves))
    try:
        getattr(trial, way)(seat)
    except TavolataError:
        return True
    return False


# --- a live table: everything that somebody can get, before and after the exchange ----------------------------


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
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
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
        found += [{"do": "ask-back"}] if viewer is None or refuses(self.match, seat, "check_take_back") else []
        found += [{"do": "answer-back", "agree": True}, {"do": "start"}, {"do": "rematch"}]
        found += [{"do": "promise", "action": str(self.match.game.actions[0])}] if viewer is None else []
        return [{"key": f"r{number}", **command} for number, command in enumerate(found)]

    async def play(self, dice: random.Random) -> None:
        """One random move."""
        seat = dice.choice(self.match.movers)
        action = str(dice.choice(self.match.legal(seat)))
        command = commands.MoveCommand(
            do="move", key=f"m{self.live.table.number}", decision=self.live.table.viewers[seat].decision, action=action
        )
        answer = await self.server.house.do(Access(self.table, "seat", seat), command)
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
    await server.house.write(server.live(table), lambda _: deal)
    return Watching(server, table, viewers)


@pytest.mark.parametrize("game", tavolata.games())
def test_exchanging_what_is_hidden_changes_no_byte_of_any_answer_or_frame(tmp_path: Path, game: str) -> None:
    run(exchange_at_many_moments(tmp_path, game))


async def exchange_at_many_moments(folder: Path, game: str) -> None:
    dice, clock = random.Random(game), Clock()
    exchanged, phases = 0, set[object]()
    async with inside(folder, clock=clock) as server:
        table = await watching(server, game, pace=TIMED)
        while table.match.movers:
            phase = phase_of(table.match)
            if phase not in phases or dice.random() < OFTEN[game]:
                phases.add(phase)
                for viewer in dice.sample(list(table.viewers), 3):
                    exchanged += await exchange(table, viewer, dice)
            await table.play(dice)
            clock.now += dice.randrange(3000)
    assert exchanged >= 20


async def exchange(table: Watching, viewer: int | None, dice: random.Random) -> bool:
    """Put another world under the table for a moment; was it another one?"""
    match, refused = table.match, table.refused_commands(viewer, dice)
    own = "moments/1" if viewer is None else f"moments/1?seat={viewer}"
    looking_back = dice.choice([own, "moments/0?seat=1", "moments/0?eyes=all", "record"])
    truth, before = match.state_bytes(), await table.all_bytes(viewer, looking_back, refused)
    match._state[:] = world_for(match, viewer, dice.randrange(2**32))
    differs = match.state_bytes() != truth
    after = await table.all_bytes(viewer, looking_back, refused)
    match._state[:] = np.frombuffer(truth, match.game.state)
    assert after == before
    return differs


# --- two tables side by side: the same for one viewer, hidden things are different ------------------------------


@dataclass
class Twin:
    """A table that is kept by its entries alone, as every server process keeps it."""

    table: Table
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def dealt(cls, game: str, seed: int, pace: Pace) -> Twin:
        """A table of people to whom a game has been dealt."""
        known, players = tavolata.game(game), PLAYERS[game]
        setup = Setup(known, players, known.choose(players, {}), known.edition(), pace)
        twin = cls(Table("table", setup, "invite", "watch"))
        twin.add(0, "made", chairs=[{"name": f"P{chair}", "bot": None} for chair in range(players)])
        twin.add(0, "dealt", seed=chance.make_seed(seed).hex(), order=[*range(1, players), 0])
        return twin

    def add(self, at: int, kind: str, **data: Any) -> TableUpdate:
        """Write the next entry."""
        entry = Entry("table", self.table.number + 1, at, kind, data)
        update = self.table.apply(entry)
        self.entries.append(entry)
        return update

    def move(self, at: int, seat: int, action: str, by: str = "person") -> TableUpdate:
        """A move by whoever plays for a seat."""
        return self.add(at, "moved", seat=seat, action=action, by="bot" if self.table.chair_at(seat).bot else by)

    def again(self) -> Twin:
        """Another table with the same journal."""
        other = Twin(Table("table", self.table.setup, "invite", "watch"))
        for entry in self.entries:
            other.table.apply(entry)
        other.entries = list(self.entries)
        return other

    @property
    def match(self) -> Match:
        assert self.table.match
        return self.table.match


def told(twin: Twin, viewer: int | None, dice: random.Random) -> list[bytes]:
    """Everything that can be told to a viewer about this moment."""
    table = twin.table
    number, seat = table.viewers[viewer].message_count, table.seat_of(viewer)
    frames: list[Any] = [outgoing.welcome(table, viewer, "seat", [], 100), outgoing.now(table, viewer)]
    frames += [outgoing.missed(table, viewer, since) for since in (0, number - dice.randrange(1, 20), number)]
    asker = Access("table", "spectator" if viewer is None else "seat", viewer)
    actions = illegal_actions(twin.match, seat, dice, 5) if seat is not None else []
    frames += [refusal_of(table, asker, action) for action in actions]
    frames += [moment_of(twin, asker, dice.randrange(len(twin.match.moves) + 2))]
    if seat is not None:
        frames += [refuses(twin.match, seat, way) for way in ("undo", "check_take_back")]
    return [orjson.dumps(frame) for frame in frames]


def refusal_of(table: Table, asker: Access, action: str) -> JSON:
    """What somebody hears who wants something that is not legal."""
    decision = table.viewers[asker.viewer].decision
    command = commands.MoveCommand(do="move", key="k", decision=decision, action=action)
    try:
        wish = entry_for(table, asker, command)
        table.apply(Entry(table.id, table.number + 1, 0, wish.kind, wish.data))
    except TavolataError as problem:
        return outgoing.refusal(problem)
    raise AssertionError("an illegal move was made")


def moment_of(twin: Twin, asker: Access, move: int) -> JSON:
    """A moment of the game so far, or why not."""
    played = replay.TableGame(twin.match, twin.table.order, [])
    try:
        return replay.moment(played, asker, move, twin.table.seat_of(asker.viewer), False)
    except TavolataError as problem:
        return outgoing.refusal(problem)


def live_frames(twin: Twin, update: TableUpdate, viewer: int | None) -> list[bytes]:
    """What goes out to a viewer at once."""
    if viewer not in update.noticed:
        return []
    return [orjson.dumps(outgoing.message(twin.table, update, viewer))]


def seen_of(update: TableUpdate, viewer: int | None) -> list[Any]:
    return [events for events in update.cut[viewer] if events]


def fitting_moves(twin: Twin, seat: int | None, shown: list[Any], dice: random.Random) -> Iterator[tuple[int, str]]:
    """Moves of others after which a seat would have seen just this."""
    match, count = twin.match, len(twin.match.moves)
    moves = [(other, str(action)) for other in match.movers if other != seat for action in match.legal(other)]
    for other, action in dice.sample(moves, min(40, len(moves))):
        trial = match.after(count)
        trial.automate = True
        trial.play(other, action)
        found = [events for events in trial.events_since(seat, count) if events]
        if found == shown:
            yield other, action


def step(one: Twin, other: Twin, viewer: int | None, at: int, dice: random.Random) -> str:
    """Something happens at both tables, the same in the eyes of the viewer; returns what."""
    seat = one.table.seat_of(viewer)
    if dice.random() < 0.15:
        return come_and_go(one, other, viewer, at, dice)
    mover = dice.choice(one.match.movers)
    action = str(dice.choice(one.match.legal(mover)))
    by = dice.choice(["person", "person", "clock"])
    if mover == seat:
        first, second = one.move(at, mover, action, by), other.move(at, mover, action, by)
        if seen_of(first, viewer) != seen_of(second, viewer):
            return "parted"
    else:
        first = one.move(at, mover, action, by)
        fitting = next(fitting_moves(other, seat, seen_of(first, viewer), dice), None)
        if fitting is None:
            return "parted"
        second = other.move(at, *fitting, by)
    assert live_frames(one, first, viewer) == live_frames(other, second, viewer)
    return "differently" if first.entry.data != second.entry.data else "moved"


def come_and_go(one: Twin, other: Twin, viewer: int | None, at: int, dice: random.Random) -> str:
    """Somebody else leaves the table or comes back, which everybody may see."""
    chair = dice.choice([chair for chair in range(len(one.table.chairs)) if chair != viewer])
    if one.table.chairs[chair].bot:
        happenings = [twin.add(at, "returned", chair=chair) for twin in (one, other)]
    else:
        happenings = [twin.add(at, "left", chair=chair, bot="greedy", by="person") for twin in (one, other)]
    assert live_frames(one, happenings[0], viewer) == live_frames(other, happenings[1], viewer)
    return "came or went"


def play_side_by_side(start: Twin, viewer: int | None, dice: random.Random) -> list[str]:
    """Two tables that differ in what the viewer cannot know, until the viewer sees a difference."""
    one, other = start.again(), start.again()
    match = other.match
    match._state[:] = world_for(match, other.table.seat_of(viewer), dice.randrange(2**32))
    at, steps = one.entries[-1].at, [""]
    while len(steps) < LONGEST_TWIN and one.match.movers and steps[-1] != "parted":
        seed = dice.random()
        assert told(one, viewer, random.Random(seed)) == told(other, viewer, random.Random(seed))
        at += dice.randrange(20_000)
        steps.append(step(one, other, viewer, at, dice))
    return steps


@pytest.mark.parametrize("pace", [Pace(bank=600_000, increment=5_000), Pace(allowance=86_400_000)], ids=["bank", "day"])
@pytest.mark.parametrize("game", tavolata.games())
def test_two_tables_that_look_the_same_to_somebody_stay_the_same_for_them(game: str, pace: Pace) -> None:
    """Numbers of messages and decisions, clocks, logs, refusals and live frames follow from what the viewer saw."""
    dice = random.Random(f"{game} {pace}")
    steps: list[str] = []
    for seed in range(SEEDS[game]):
        main, phases = Twin.dealt(game, seed, pace), set[object]()
        while main.match.movers:
            phase = phase_of(main.match), len(main.match.movers)
            if phase not in phases or dice.random() < OFTEN[game]:
                phases.add(phase)
                for viewer in main.table.viewers:
                    steps += play_side_by_side(main, viewer, dice)
            seat = dice.choice(main.match.movers)
            main.move(main.entries[-1].at + 1000, seat, str(dice.choice(main.match.legal(seat))))
    assert steps.count("moved") >= 20
    assert steps.count("differently") >= (20 if game in ("mille_grazie", "mamma_mia") else 0)


# --- secret answers ------------------------------------------------------------


def requests_for_help(count: int) -> Iterator[Twin]:
    """Tables at which several have to answer in secret (MM-30)."""
    for seed in range(100):
        twin, dice = Twin.dealt("mamma_mia", seed, Pace(bank=600_000, increment=5_000)), random.Random(seed)
        while twin.match.movers:
            if len(twin.match.movers) > 1:
                yield twin
                count -= 1
                break
            seat = twin.match.movers[0]
            twin.move(twin.entries[-1].at + 1000, seat, str(dice.choice(twin.match.legal(seat))))
        if not count:
            return


@pytest.mark.clause("MM-30")
def test_in_which_sequence_people_refuse_in_secret_shows_nowhere() -> None:
    for start in requests_for_help(6):
        asked = start.match.movers
        bystanders = [viewer for viewer in start.table.viewers if start.table.seat_of(viewer) not in asked]
        heard: dict[int | None, list[list[bytes]]] = {viewer: [] for viewer in bystanders}
        for sequence in (asked, asked[::-1], asked[1:] + asked[:1]):
            twin, at = start.again(), start.entries[-1].at
            frames: dict[int | None, list[bytes]] = {viewer: [] for viewer in bystanders}
            for seat in sequence:
                at += 7_000
                update = twin.move(at, seat, "refuse")
                for viewer in bystanders:
                    frames[viewer] += live_frames(twin, update, viewer)
                    if len(twin.match.movers) > 1:
                        assert not frames[viewer]
            for viewer in bystanders:
                heard[viewer].append([*frames[viewer], *told(twin, viewer, random.Random(1))])
        for viewer in bystanders:
            assert heard[viewer][0] == heard[viewer][1] == heard[viewer][2]


@pytest.mark.clause("MM-30")
def test_whoever_has_answered_in_secret_sees_the_own_clock_stand_and_others_see_it_run() -> None:
    for start in requests_for_help(3):
        seat, *others = start.match.movers
        at = start.entries[-1].at + 9_000
        start.move(at, seat, "refuse")
        chair = start.table.order[seat]
        for viewer in start.table.viewers:
            clock = start.table.clocks_for(viewer)[seat]
            assert (clock.since is None) == (viewer == chair)
        ends = start.table.runs_out()
        assert ends
        assert ends[0] in others


# --- whole games: everything that was sent, logged and kept ------------------------------------------------------


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
    assert not logged


def test_commitment_and_seed_belong_together_and_the_seed_waits_for_the_end() -> None:
    for game in tavolata.games():
        twin, dice = Twin.dealt(game, 5, Pace()), random.Random(5)
        seed = twin.match.seed
        while twin.match.movers:
            for viewer in twin.table.viewers:
                shown = outgoing.table_json(twin.table, viewer)
                assert shown["seed"] is None
                assert shown["commitment"] == chance.commitment(seed)
            seat = dice.choice(twin.match.movers)
            twin.move(0, seat, str(dice.choice(twin.match.legal(seat))))
        assert outgoing.table_json(twin.table, None)["seed"] == seed.hex()
        assert seed.hex() not in json.dumps(twin.match.view(None).to_json())


def test_a_table_that_is_closed_in_the_middle_of_a_game_keeps_its_secrets(tmp_path: Path) -> None:
    async def close_early() -> None:
        async with inside(tmp_path, FREELY) as server:
            table = await watching(server, "domingo")
            seed = table.match.seed.hex()
            assert (await server.do(table.table, table.viewers[0], "close"))["done"]
            for secret in table.viewers.values():
                for path in ("", "/messages", "/games/1/record", "/games/1/moments/0?eyes=all"):
                    answer = await server.ask("GET", f"/tables/{table.table}{path}", secret)
                    assert seed not in answer.text
                    assert answer.status_code == (409 if path.endswith("record") else 403 if "eyes" in path else 200)

    run(close_early())
