"""Choices are taken back: by oneself, or when all agree."""

from __future__ import annotations

from tavolata.server.protocol import messages
from tests.server.clients import (
    Client,
    Evening,
    check_result,
    evening,
    play_all,
    scenario,
)
from tests.server.processes import ForkServer, ServerProcess
from tests.server.refusals import check_words
from tests.server.turns import all_hear, take_turns, to_move


@scenario
async def test_undo_takes_back_the_own_last_choice(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", options={"announcing": True})
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        assert (await first.refused("undo"))["key"] == "nothing-to-undo"
        assert first.undo is None
        before, of_other, decision = first.view, other.view, first.decision
        chosen = first.choices[0]
        await first.move()
        assert first.view != before
        assert first.undo == {"action": chosen, "is_last": True}
        assert other.undo is None
        refusal = await other.refused("undo")
        assert refusal["key"] == "undo-other-seat"
        check_words(refusal, "domingo")
        await first.done("undo")
        assert first.view == before
        assert first.decision not in (None, decision)
        await other.until(lambda: other.messages[-1]["what"] == "undone")
        assert other.view == of_other
        # The old decision is past, though the same can be chosen.
        assert (await first.refused("move", decision=decision, action=first.choices[0]))["key"] == "decision-past"
        await first.move()
        await first.move()
        assert first.undo is None
        assert (await first.refused("undo"))["key"] == "undo-final"


async def without_stock(there: Evening, *people: str) -> list[Client]:
    """A game of Domingo at a time when nobody draws any more, so that nothing comes to light by a move.

    Nobody holds three equal cards: at the end of a line they would be no choice, and be laid without asking.
    """
    while True:
        _, clients = await there.playing("domingo", *people)
        while clients[0].seen["table"]["in_stock"]:
            await take_turns(clients, 1)
        if all(len(set(client.seen["table"]["hand"])) > 1 for client in clients):
            return clients


@scenario
async def test_what_all_agree_on_is_taken_back(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        clients = await without_stock(there, "Anna", "Ben", "Carla")
        before = [client.view for client in clients]
        asking = await to_move(clients)
        others = [client for client in clients if client is not asking]
        await take_turns(clients, 2)
        assert asking.undo is not None
        assert not asking.undo["is_last"]
        assert (await asking.refused("undo"))["key"] == "undo-other-seat"
        assert (await others[0].refused("answer", proposal=1, agree=True))["key"] == "proposal-gone"

        await asking.done("take-back")
        waiting = sorted(client.seat for client in others)
        for client in clients:
            asked = messages.ProposalJson(number=1, kind="take-back", chair=asking.seat, waiting=waiting)
            await client.until(lambda: client.at_table["proposals"] == [asked])  # noqa: B023
        assert (await others[0].refused("take-back"))["key"] == "proposal-pending"
        await others[0].answer(True)
        assert (await others[0].refused("answer", proposal=1, agree=True))["key"] == "proposal-answered"
        (proposal,) = others[0].at_table["proposals"]
        assert proposal["waiting"] == [others[1].seat]
        await others[1].answer(True)
        await all_hear(clients)
        assert [client.view for client in clients] == before
        assert all(client.at_table["proposals"] == [] for client in clients)
        await play_all(clients)
        await check_result(there.visitor, clients, str(asking.at_table["commitment"]))


@scenario
async def test_whoever_does_not_agree_keeps_things_as_they_are(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        clients = await without_stock(there, "Anna", "Ben")
        asking = await to_move(clients)
        (other,) = [client for client in clients if client is not asking]
        await take_turns(clients, 1)
        standing = [client.view for client in clients]
        await asking.done("take-back")
        await other.answer(False)
        await all_hear(clients)
        assert [client.view for client in clients] == standing
        assert all(client.at_table["proposals"] == [] for client in clients)
        # Who asks may think better of it, and who plays on does not agree either.
        await asking.done("take-back")
        await asking.answer(False)
        assert asking.at_table["proposals"] == []
        await asking.done("take-back")
        await other.until(lambda: other.at_table["proposals"] != [])
        await other.move()
        assert other.at_table["proposals"] == []
        assert (await other.refused("answer", proposal=3, agree=True))["key"] == "proposal-gone"


@scenario
async def test_nothing_is_taken_back_across_a_reveal(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben")
        first = await to_move(clients)
        await first.move()
        refusal = await first.refused("take-back")
        assert refusal["key"] == "undo-final"
        check_words(refusal, "domingo")
        assert first.at_table["proposals"] == []


@scenario
async def test_whoever_is_taken_from_the_game_has_not_agreed(fork_server: ForkServer, sqlite_url: str) -> None:
    server = fork_server.serve(sqlite_url, away_seconds=0)
    async with evening(server.address) as there:
        clients = await without_stock(there, "Anna", "Ben")
        anna, ben = clients
        while await to_move(clients) is not anna:
            await take_turns(clients, 1)
        await anna.move()
        moves = list(anna.log)
        await anna.done("take-back")
        assert (await anna.refused("seat", chair=1, bot="random"))["key"] == "person-there"
        await anna.done("pace", bots="leisurely")
        await ben.close()
        await anna.until(lambda: 1 not in anna.present)
        await anna.done("seat", chair=1, bot="random")
        assert anna.at_table["proposals"] == []
        assert anna.log[: len(moves)] == moves


@scenario
async def test_whoever_leaves_has_not_agreed_either(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        clients = await without_stock(there, "Anna", "Ben", "Carla")
        asking = await to_move(clients)
        await take_turns(clients, 1)
        others = [client for client in clients if client is not asking]
        last = next(client for client in others if client.decision is None)
        standing = asking.view
        await asking.done("take-back")
        await last.done("leave")
        await all_hear(clients)
        assert asking.at_table["proposals"] == []
        assert asking.view == standing


@scenario
async def test_whoever_leaves_takes_nothing_back_any_more(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        clients = await without_stock(there, "Anna", "Ben", "Carla")
        asking = await to_move(clients)
        await take_turns(clients, 1)
        await asking.done("take-back")
        await asking.done("leave")
        assert asking.at_table["proposals"] == []


@scenario
async def test_bots_need_not_be_asked(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, (anna,) = await there.playing("da_luigi", "Anna", "greedy")
        await anna.until(lambda: anna.decision is not None)
        while "shop" not in anna.choices:
            await anna.move()
        before = anna.view
        await anna.move("shop")
        await anna.done("take-back")
        assert anna.at_table["proposals"] == []
        assert anna.view == before
