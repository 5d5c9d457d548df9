"""Commands: carried out once, or refused with what stands on the table."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.clients import (
    Client,
    evening,
    new_key,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import check_words
from tests.server.turns import all_hear, to_move


@scenario
async def test_a_command_that_is_repeated_is_done_once(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben")
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        same: dict[str, Any] = {"key": new_key(), "decision": first.decision, "action": first.choices[0]}
        again = await there.client(first.name, first.secret)
        answers = await asyncio.gather(*(client.send("move", **same) for client in (first, again, first, again)))
        by_http = await there.visitor.command(first.name, first.secret, "move", **same)
        assert [*answers, by_http] == [{"kind": "answer", "answer": same["key"], "done": True}] * 5
        await first.connect()
        await first.done("move", **same)
        said = new_key()
        await first.done("say", key=said, text="Hello")
        await first.done("say", key=said, text="Hello")
        for number in range(70):
            await other.done("say", text=f"{number}")
        await first.done("say", key=said, text="Hello")
        await first.done("move", **same)
        await all_hear(clients)
        moved = [message for message in other.messages if message["what"] == "moved"]
        assert [message["fields"]["seat"] for message in moved] == [first.seat]
        assert [saying["text"] for saying in other.said].count("Hello") == 1
        # Keys are everybody's own: somebody else's command with the same key is another command.
        await other.done("say", key=said, text="Hello, too")
        assert other.said[-1]["text"] == "Hello, too"


@scenario
async def test_a_move_that_is_late_or_illegal_is_refused_with_what_stands_on_the_table(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben")
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        not_held = next(card for card in ("aaa", "ttt", "ooo", "lll") if not has_card(first, card))
        wrong: list[tuple[Client, dict[str, Any], str, str | None]] = [
            (first, {"decision": first.decision, "action": f"place {not_held} left"}, "not-in-hand", "DO-06"),
            (first, {"decision": first.decision, "action": "fly away"}, "unknown-action", None),
            (first, {"decision": 99, "action": first.choices[0]}, "decision-past", None),
            (other, {"decision": 0, "action": first.choices[0]}, "not-your-turn", "DO-06"),
        ]
        for client, move, key, clause in wrong:
            before = client.number
            answer = await client.send("move", **move)
            assert not answer["done"]
            assert answer["refused"]
            assert (answer["refused"]["key"], answer["refused"]["clause"]) == (key, clause)
            check_words(answer["refused"], "domingo")
            assert (answer["number"], answer["view"], answer["decision"]) == (before, client.view, client.decision)
            assert client.number == before
        decision, action = first.decision, first.choices[0]
        await first.move(action)
        late = await first.send("move", decision=decision, action=action)
        assert not late["done"]
        assert late["view"] == first.view


def has_card(client: Client, card: str) -> bool:
    return any(choice.startswith(f"place {card} ") for choice in client.choices)


@scenario
async def test_what_makes_no_sense_is_refused_and_the_socket_stays_open(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, (anna, _) = await there.playing("domingo", "Anna", "Ben")
        for frame in (
            b"",
            b"hello",
            b"[]",
            b"{}",
            b'{"do":"dance","key":"1"}',
            b'{"do":"undo"}',
            b'{"do":"undo","key":"\xc3\xa4"}',
        ):
            answer = await anna.send_frame(frame)
            assert answer["refused"]
            assert answer["refused"]["key"] == "bad-command"
            check_words(answer["refused"])
        await anna.done("say", text="That was nothing.")
