"""People come and go, and bots play for them."""

from __future__ import annotations

import pytest

from tavolata.server.protocol import messages
from tests.server.clients import (
    Gone,
    check_result,
    evening,
    play_all,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import check_words, refused
from tests.server.turns import all_hear, take_turns


@scenario
async def test_a_bot_plays_for_somebody_who_leaves_and_the_host_gives_the_seat_back(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben")
        anna, ben = clients
        await take_turns(clients, 3)
        assert (await ben.refused("seat", chair=0, bot="greedy"))["key"] == "host-only"
        refusal = await anna.refused("seat", chair=1, bot="greedy")
        assert refusal["key"] == "person-there"
        check_words(refusal, "domingo")
        await ben.done("leave", bot="random")
        await anna.done("seat", chair=1, bot="greedy")
        await ben.until(lambda: ben.at_table["chairs"][1]["bot"] == "greedy")
        assert ben.at_table["chairs"][1]["name"] == "Ben"
        for _ in range(3):
            await anna.move()
        await anna.until(lambda: anna.decision is not None)
        await all_hear(clients)
        moved = [message["fields"] for message in ben.messages if message["what"] == "moved"]
        assert moved.count({"seat": ben.seat, "by": "bot"}) >= 3
        # While it is Anna's turn nothing is open for Ben; and whatever he sends, the bot has the seat.
        assert (await ben.refused("move", decision=1, action="place too left"))["key"] == "bot-plays"
        await anna.done("seat", chair=1, bot=None)
        assert (await anna.refused("seat", chair=5, bot="greedy"))["key"] == "no-such-chair"
        await play_all(clients)
        await check_result(there.visitor, clients, str(anna.at_table["commitment"]))


@scenario
async def test_somebody_leaves_a_bot_plays_on_and_they_come_back(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("da_luigi", "Anna", "Ben")
        anna, ben = clients
        assert (await ben.refused("return"))["key"] == "already-there"
        await ben.done("leave")
        assert (await ben.refused("leave"))["key"] == "bot-plays"
        assert ben.at_table["chairs"][1] == messages.ChairJson(name="Ben", bot="dario")
        for _ in range(5):
            await anna.move()
        assert (await ben.refused("undo"))["key"] == "bot-plays"
        await ben.done("return")
        assert ben.at_table["chairs"][1] == messages.ChairJson(name="Ben", bot=None)
        assert [message["what"] for message in ben.messages if message["what"] in ("left", "returned")] == [
            "left",
            "returned",
        ]
        await play_all(clients)
        await check_result(there.visitor, clients, str(anna.at_table["commitment"]))


@scenario
async def test_a_chair_is_given_to_somebody_else_in_the_middle_of_a_game(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("domingo", "Anna", "Ben")
        anna, ben = clients
        table = made.table["id"]
        await take_turns(clients, 2)
        assert (await anna.refused("free", chair=0))["key"] == "host-stays"
        await anna.done("free", chair=1)
        with pytest.raises(Gone):
            await ben.answer(True)
        assert ben.goodbye
        assert ben.goodbye["key"] == "seat-freed"
        assert (await refused(there.visitor.look(table, ben.secret)))["key"] == "unknown-secret"
        sat = await there.visitor.sit(table, made.invite, "Carla")
        carla = await there.client(table, sat.secret)
        assert carla.at_table["chairs"][1] == messages.ChairJson(name="Carla", bot=None)
        await play_all([anna, carla])
        await check_result(there.visitor, [anna, carla], str(anna.at_table["commitment"]))


@scenario
async def test_before_the_first_game_people_get_up_and_others_sit_down(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        table = made.table["id"]
        anna = await there.client(table, made.host)
        ben = await there.joined(made, "Ben")
        with pytest.raises(Gone):
            await ben.send("leave")
        assert ben.goodbye
        assert ben.goodbye["key"] == "seat-freed"
        assert (await refused(there.visitor.look(table, ben.secret)))["key"] == "unknown-secret"
        assert (await anna.refused("leave"))["key"] == "host-stays"
        await anna.done("seat", chair=1, bot="random")
        await anna.done("start")
        assert (await anna.refused("seat", chair=1, bot=None))["key"] == "nobody-to-return"
