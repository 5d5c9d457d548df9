"""A chair changes hands in mid-game: with consent, told to everybody, and without what the seat has seen."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata.core.chance import make_seed
from tavolata.core.json_types import JSON
from tavolata.server.entries import Entry, EntryKind, TableRow
from tavolata.server.protocol import messages
from tavolata.server.protocol.bodies.tables import MadeTable
from tavolata.server.table.chairs import Chair
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.journal_reader import read_table
from tavolata.server.table.proposals import Proposal
from tavolata.server.table.setup import Setup
from tests.server.clients import Client, Evening, check_result, evening, play_all, read_step, scenario
from tests.server.inside import FREELY, heard, inside, run, until
from tests.server.processes import ServerProcess
from tests.server.refusals import check_words, refused
from tests.server.turns import all_hear, take_turns


def chair(name: str | None = None, bot: str | None = None) -> messages.ChairJson:
    return messages.ChairJson(name=name, bot=bot)


async def three_playing(there: Evening, turns: int = 4) -> tuple[MadeTable, list[Client]]:
    """Anna, who is the host, Ben and Carla in the middle of a game."""
    made, clients = await there.playing("domingo", "Anna", "Ben", "Carla")
    await take_turns(clients, turns)
    return made, clients


@scenario
async def test_the_host_does_not_get_the_hand_of_somebody_who_is_there(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await three_playing(there)
        table, (anna, ben, carla) = made.table["id"], clients
        await ben.done("leave", bot="greedy")
        await anna.done("free", chair=1)
        asked = messages.ProposalJson(number=1, kind="free", chair=1, waiting=[1, 2])
        for client in clients:
            await client.until(lambda: client.at_table["proposals"] == [asked])  # noqa: B023
        assert (await anna.refused("free", chair=1))["key"] == "proposal-pending"
        assert (await anna.refused("free", chair=2))["key"] == "proposal-pending"
        await carla.answer(True)
        assert (await carla.refused("answer", proposal=1, agree=True))["key"] == "proposal-answered"
        assert ben.at_table["chairs"][1] == chair("Ben", "greedy")
        await ben.answer(False)
        await all_hear(clients)
        for client in clients:
            assert client.at_table["proposals"] == []
            assert client.at_table["chairs"][1] == chair("Ben", "greedy")
        refusal = await refused(there.visitor.sit(table, made.host, "Anna II"))
        assert refusal["key"] == "no-second-seat"
        check_words(refusal, "domingo")
        assert (await refused(there.visitor.sit(table, made.invite, "Anna II")))["key"] == "no-free-chair"
        assert (await ben.refused("answer", proposal=1, agree=True))["key"] == "proposal-gone"
        await ben.done("return")
        await play_all(clients)
        await check_result(there.visitor, clients, str(anna.at_table["commitment"]))


@scenario
async def test_whoever_agrees_gives_the_chair_to_somebody_new_and_everybody_is_told(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, (anna, ben, carla) = await three_playing(there)
        table = made.table["id"]
        watching = await there.client(table, made.watch)
        await anna.done("free", chair=1)
        await ben.answer(True)
        await carla.answer(True)
        await ben.ended()
        assert ben.goodbye
        assert ben.goodbye["key"] == "seat-freed"
        assert (await refused(there.visitor.look(table, ben.secret)))["key"] == "unknown-secret"
        # The host cannot slip in, neither as the host nor with the secret of the own chair.
        assert (await refused(there.visitor.sit(table, made.host, "Eve")))["key"] == "no-second-seat"
        assert (await refused(there.visitor.sit(table, carla.secret, "Eve")))["key"] == "invited-only"
        dino = await there.joined(made, "Dino")
        for client in (anna, carla, watching, dino):
            await client.until(lambda: client.at_table["handovers"])  # noqa: B023
            (handover,) = client.at_table["handovers"]
            assert (handover["chair"], handover["name"], handover["former"]) == (1, "Dino", chair("Ben"))
        for client in (anna, carla, watching):
            told = [message["fields"] for message in client.messages if message["what"] in ("freed", "sat")]
            assert told == [{"chair": 1, "name": "Ben", "bot": None}, {"chair": 1, "name": "Dino"}]
        await play_all([anna, dino, carla])
        await check_result(there.visitor, [anna, dino, carla], str(anna.at_table["commitment"]))
        await anna.done("rematch")
        await dino.until(lambda: dino.at_table["games"] == 2)
        assert dino.at_table["handovers"] == []


@scenario
async def test_a_new_person_gets_nothing_that_the_seat_saw_before(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, (anna, ben, carla) = await three_playing(there, turns=7)
        table = made.table["id"]
        (before,) = await there.visitor.missed(table, made.watch)
        assert before["kind"] == "welcome"
        known_to_ben = list(ben.log)
        assert known_to_ben != before["log"], "Ben saw what a spectator did not"
        await anna.done("free", chair=1)
        await ben.answer(True)
        await carla.answer(True)
        secret = (await there.visitor.sit(table, made.invite, "Dino")).secret
        dino = await there.client(table, secret)
        assert dino.log == before["log"]
        assert dino.seen == {**ben.seen, **{name: dino.seen[name] for name in ("movers", "decision")}}
        for since in range(dino.number or 0):
            (late,) = await there.visitor.missed(table, secret, since)
            assert late["kind"] == "welcome"
            assert late["log"] == before["log"]
        # Looking back, too, begins with what everybody saw.
        steps = [read_step.validate_python(one) for one in await dino_steps(there, table, secret)]
        assert [step["events"] for step in steps] == before["log"]
        assert {step["view"]["seat"] for step in steps[:-1]} == {None}
        assert steps[-1]["view"]["seat"] == dino.seat
        await take_turns([anna, dino, carla], 3)
        steps = [read_step.validate_python(one) for one in await dino_steps(there, table, secret)]
        assert {step["view"]["seat"] for step in steps[len(before["log"]) :]} == {dino.seat}
        drawn = [event for event in dino.events if event["name"] == "drew" and event["fields"]["seat"] == dino.seat]
        assert [bool(event["cut"]) for event in drawn] == sorted((bool(event["cut"]) for event in drawn), reverse=True)
        assert not drawn[-1]["cut"]


async def dino_steps(there: Evening, table: str, secret: str) -> Any:
    return await there.visitor.ask("GET", f"/tables/{table}/games/1/steps", secret, params={"seat": 1})


@scenario
async def test_the_cards_of_a_bot_are_not_given_away_without_asking_either(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, (anna, ben) = await there.playing("domingo", "Anna", "Ben", "random")
        await anna.done("free", chair=2)
        asked = messages.ProposalJson(number=1, kind="free", chair=2, waiting=[1])
        await ben.until(lambda: ben.at_table["proposals"] == [asked])
        assert ben.at_table["chairs"][2] == chair(bot="random")
        await ben.answer(False)
        assert (await refused(there.visitor.sit(made.table["id"], made.invite, "Eve")))["key"] == "no-free-chair"
        # Whoever asks may think better of it.
        await anna.done("free", chair=2)
        await anna.answer(False)
        await all_hear([anna, ben])
        assert ben.at_table["proposals"] == []


def test_the_chair_of_somebody_who_left_for_good_can_be_given_to_a_friend(tmp_path: Path) -> None:
    async def give() -> None:
        async with inside(tmp_path, replace(FREELY, away_seconds=1.0)) as server:
            made = await server.made("domingo", 3)
            table, host, seats = made["table"]["id"], made["host"], made["seats"]
            live = server.live(table)
            assert await server.refused(table, host, "free", chair=1) == "seat-a-bot-first"
            async with server.connected(table, seats["1"]) as ben:
                await heard(ben)
            await until(lambda: not live.presence.present())
            # The connection may come back: Ben still has a say, and so has Carla, who plays.
            assert await server.refused(table, host, "seat", chair=1, bot="random") == "person-there"
            assert (await server.do(table, host, "free", chair=1))["done"]
            assert live.table.proposals == (Proposal(1, "free", 1, frozenset({1, 2})),)
            assert (await server.do(table, seats["2"], "answer", proposal=1, agree=True))["done"]
            # Carla has agreed, but Ben decides for himself.
            assert live.table.proposals == (Proposal(1, "free", 1, frozenset({1}), frozenset({2})),)
            # Away for long enough he is not waited for; asked again, nobody is left who has not agreed.
            await asyncio.sleep(1.0)
            assert (await server.do(table, host, "seat", chair=1, bot="random"))["done"]
            assert (await server.do(table, host, "free", chair=1))["done"]
            assert live.table.chairs[1].is_open
            answer = await server.ask("POST", f"/tables/{table}/chairs", made["invite"], json={"name": "Dino"})
            assert answer.status_code == 201
            (handover,) = live.table.handovers
            assert (handover.name, handover.former) == ("Dino", Chair("P1", "random"))
            assert await server.refused_with("GET", f"/tables/{table}", seats["1"]) == (401, "unknown-secret")

    run(give())


def test_whoever_plays_by_requests_only_is_there_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table, host, ben = made["table"]["id"], made["host"], made["seats"]["1"]
            await server.get(f"/tables/{table}/messages", ben)
            assert await server.refused(table, host, "seat", chair=1, bot="random") == "person-there"
            # Even if a bot plays for him, he is asked before somebody sees his hand.
            assert (await server.do(table, ben, "leave", bot="random"))["done"]
            assert (await server.do(table, host, "free", chair=1))["done"]
            live = server.live(table)
            assert live.table.proposals == (Proposal(1, "free", 1, frozenset({1})),)
            assert (await server.do(table, ben, "return"))["done"]
            assert live.table.chairs[1] == Chair("P1")

    run(play())


def test_whoever_comes_back_while_the_others_are_asked_is_asked_too(tmp_path: Path) -> None:
    async def come_back() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 4)
            table, host, seats = made["table"]["id"], made["host"], made["seats"]
            live = server.live(table)
            for chair in (1, 2):
                assert (await server.do(table, host, "seat", chair=chair, bot="random"))["done"]
            assert (await server.do(table, host, "free", chair=1))["done"]
            assert live.table.proposals == (Proposal(1, "free", 1, frozenset({3})),)
            async with server.connected(table, seats["1"]) as ben:
                await heard(ben)
                assert (await server.do(table, seats["2"], "return"))["done"]
                assert (await server.do(table, seats["3"], "answer", proposal=1, agree=True))["done"]
                assert live.table.proposals == (Proposal(1, "free", 1, frozenset({1, 2}), frozenset({3})),)
                assert (await server.do(table, seats["2"], "answer", proposal=1, agree=True))["done"]
                assert (await server.do(table, seats["1"], "answer", proposal=1, agree=False))["done"]
                assert live.table.chairs[1] == Chair("P1", "random")

    run(come_back())


def test_nobody_agrees_to_another_proposal_than_they_have_read(tmp_path: Path) -> None:
    async def answer_late() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 4)
            table, host, carla = made["table"]["id"], made["host"], made["seats"]["2"]
            for chair in (1, 3):
                assert (await server.do(table, host, "seat", chair=chair, bot="random"))["done"]
            assert (await server.do(table, host, "free", chair=1))["done"]
            assert (await server.do(table, host, "answer", proposal=1, agree=False))["done"]
            assert (await server.do(table, host, "free", chair=3))["done"]
            assert await server.refused(table, carla, "answer", proposal=1, agree=True) == "proposal-gone"
            assert server.live(table).table.proposals == (Proposal(2, "free", 3, frozenset({2})),)
            assert (await server.do(table, carla, "answer", proposal=2, agree=True))["done"]
            assert server.live(table).table.chairs[3].is_open

    run(answer_late())


@pytest.mark.parametrize("role", ["watch", "invite"])
def test_spectators_and_guests_have_no_say(role: str, tmp_path: Path) -> None:
    async def have_a_say() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 3)
            table = made["table"]["id"]
            async with server.connected(table, made["seats"]["1"]):
                assert (await server.do(table, made["host"], "free", chair=2))["refused"]["key"] == "seat-a-bot-first"
                await server.do(table, made["host"], "seat", chair=2, bot="random")
                assert (await server.do(table, made["host"], "free", chair=2))["done"]
                body = {"key": "k", "do": "answer", "proposal": 1, "agree": True}
                path = f"/tables/{table}/commands"
                answer = (await server.ask("POST", path, made[role], json=body)).json()
                expected = "spectators-watch" if role == "watch" else "take-a-chair-first"
                assert answer["refused"]["key"] == expected
                assert server.live(table).table.proposals

    run(have_a_say())


def test_with_nobody_else_there_the_host_replaces_a_bot_by_a_friend(tmp_path: Path) -> None:
    async def replace_bot() -> None:
        async with inside(tmp_path) as server:
            chairs = [{"who": "here", "name": "Anna"}, {"who": "bot", "bot": "random"}]
            made = await server.made_with("domingo", chairs, start=True)
            table = made["table"]["id"]
            assert (await server.do(table, made["host"], "free", chair=1))["done"]
            own = await server.refused_with("POST", f"/tables/{table}/chairs", made["host"], json={"name": "Anna II"})
            assert own == (403, "no-second-seat")
            sat = await server.ask("POST", f"/tables/{table}/chairs", made["invite"], json={"name": "Ben"})
            assert sat.status_code == 201
            (handover,) = (await server.get(f"/tables/{table}", made["watch"]))["table"]["handovers"]
            assert (handover["name"], handover["former"]) == ("Ben", {"name": None, "bot": "random"})

    run(replace_bot())


def test_what_is_played_again_after_a_take_back_is_seen_by_who_has_the_seat_now() -> None:
    game = tavolata.game("domingo")
    setup = Setup(game, 2, game.resolve_options(2, {"announcing": True, "first": 0}), game.edition(), TimeControl())
    table = read_table(TableRow("t", "domingo", game.version, setup.to_json(), "", "", 0), [])

    def write(kind: EntryKind, **data: JSON) -> None:
        nonlocal table
        table, _ = apply_entry(table, Entry("t", table.last_entry + 1, table.last_entry, kind, data))

    write("made", chairs=[{"name": "Anna", "bot": None}, {"name": "Ben", "bot": None}])
    write("dealt", seed=make_seed(1).hex(), order=[0, 1])
    assert table.match
    write("moved", seat=0, action=str(table.match.legal(0)[0]), by="person")
    assert len(table.match.moves) == 1
    write("freed", chair=0, name="Anna", bot=None)
    write("sat", chair=0, name="Dino")
    assert [one.moves for one in table.handovers] == [1]
    write("undone", seat=0)
    assert [one.moves for one in table.handovers] == [0]
    own, watched = table.match.log_by_move(0), table.match.log_by_move(None)
    assert own[0] != watched[0]
    assert table.log_by_move(0) == watched[:1]
    write("moved", seat=0, action=str(table.match.legal(0)[0]), by="person")
    assert table.log_by_move(0)[1:] == table.match.log_by_move(0)[1:]
