"""Tables are made, and joined by their links."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tavolata.server.protocol.bodies.tables import TakenChair
from tests.server.clients import (
    Client,
    Gone,
    Refused,
    check_result,
    evening,
    play_all,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import check_words, refused


@scenario
async def test_a_table_is_made_and_joined_by_its_link(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        http, made = there.visitor, await there.visitor.make("domingo", "Anna", "-", "-")
        table = made.table["id"]
        anna = await there.client(table, made.host)
        assert (anna.role, anna.chair, anna.state, anna.view) == ("host", 0, "lobby", None)
        assert (await anna.refused("start"))["key"] == "chairs-free"

        guest = await http.look(table, made.invite)
        assert (guest.role, guest.chair, guest.links.invite, guest.present) == ("guest", None, made.invite, [0])
        ben = await http.sit(table, made.invite, "Ben", chair=2)
        assert ben.chair == 2
        assert (await refused(http.sit(table, made.invite, "Eve", chair=2)))["key"] == "chair-taken"
        carla = await http.sit(table, made.invite, "Carla")
        assert carla.chair == 1
        assert (await refused(http.sit(table, made.invite, "Eve")))["key"] == "no-free-chair"
        assert (await refused(http.sit(table, ben.secret, "Eve")))["key"] == "invited-only"
        await anna.until(lambda: [chair["name"] for chair in anna.at_table["chairs"]] == ["Anna", "Carla", "Ben"])
        assert [message["what"] for message in anna.messages] == ["sat", "sat"]

        others = [await there.client(table, one.secret) for one in (carla, ben)]
        assert (await others[0].refused("start"))["key"] == "host-only"
        assert all(client.at_table["commitment"] is None for client in others)
        await anna.done("start")
        for client in (anna, *others):
            await client.until(lambda: client.state == "playing")  # noqa: B023
            assert client.at_table["commitment"]
            assert client.at_table["seed"] is None
        assert [client.seat for client in (anna, *others)] == [0, 1, 2]
        assert (await anna.refused("start"))["key"] == "already-started"
        assert anna.present == [0, 1, 2]


@scenario
async def test_two_who_want_the_same_chair_do_not_both_get_it(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-", "-")
        asked = [there.visitor.sit(made.table["id"], made.invite, name, chair=1) for name in ("Ben", "Carla", "Dario")]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, TakenChair) for answer in answers) == 1
        assert sum(isinstance(answer, Refused) and answer.refusal["key"] == "chair-taken" for answer in answers) == 2


@scenario
async def test_links_open_what_they_are_for_and_nothing_else(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        http, made = there.visitor, await there.visitor.make("domingo", "Anna", "-")
        other = await there.visitor.make("domingo", "Anna", "-")
        table = made.table["id"]
        watching = await http.look(table, made.watch)
        assert (watching.role, watching.links.invite, watching.links.watch) == ("spectator", None, made.watch)
        host = await http.look(table, made.host)
        assert (host.role, host.chair, host.links.invite) == ("host", 0, made.invite)
        assert (await refused(http.look(table, other.host)))["key"] == "unknown-secret"
        assert (await refused(http.look("no-such-table", made.host)))["key"] == "no-such-table"
        assert (await refused(http.ask("GET", f"/tables/{table}")))["key"] == "secret-missing"
        assert (await refused(http.command(table, made.invite, "say", text="Hello")))["key"] == "take-a-chair-first"
        for secret, key in ((made.invite, "take-a-chair-first"), (other.host, "unknown-secret")):
            stranger = Client(server.address, table, secret)
            with pytest.raises(Gone):
                await stranger.connect()
            assert stranger.goodbye
            assert stranger.goodbye["key"] == key
            check_words(stranger.goodbye)
            assert stranger.closed == 4000
            await stranger.close()


@pytest.mark.parametrize(
    ("asked", "key", "clause"),
    [
        ({"game": "poker"}, "unknown-game", None),
        ({"chairs": [{"who": "here", "name": "Anna"}]}, "bad-players", "DO-02"),
        ({"chairs": [{"who": "here"}, {"who": "free"}]}, "name-missing", None),
        ({"chairs": [{"who": "bot"}, {"who": "free"}]}, "bot-missing", None),
        ({"chairs": [{"who": "bot", "bot": "deep"}, {"who": "free"}]}, "unknown-bot", None),
        ({"options": {"announcing": "perhaps"}}, "bad-option", "DO-21"),
        ({"time_control": {"bank": 60, "allowance": 24 * 3600}}, "two-paces", None),
        ({"time_control": {"increment": 5}}, "increment-alone", None),
        ({"start": True}, "chairs-free", None),
        ({"colour": "red"}, "bad-request", None),
    ],
)
@scenario
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    asked: dict[str, Any], key: str, clause: str | None, server: ServerProcess
) -> None:
    async with evening(server.address) as there:
        good = {"game": "domingo", "chairs": [{"who": "here", "name": "Anna"}, {"who": "free"}]}
        refusal = await refused(there.visitor.ask("POST", "/tables", json={**good, **asked}))
        assert (refusal["key"], refusal["clause"]) == (key, clause)


@scenario
async def test_several_people_play_on_one_device(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("mille_grazie", "Anna", "Ben", "-")
        assert made.seats.keys() == {0, 1}
        assert made.seats[0] == made.host
        carla = await there.visitor.sit(made.table["id"], made.host, "Carla")
        assert carla.chair == 2
        secrets = {**made.seats, 2: carla.secret}
        clients = [await there.client(made.table["id"], secret) for _, secret in sorted(secrets.items())]
        await clients[0].done("start")
        for client in clients:
            await client.until(lambda: client.view is not None)  # noqa: B023
        await play_all(clients)
        await check_result(there.visitor, clients, str(clients[0].at_table["commitment"]))
