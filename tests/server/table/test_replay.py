"""Games are looked at again, move by move."""

from __future__ import annotations

import pytest

from tests.server.clients import (
    check_result,
    evening,
    play_all,
    read_view,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import refused
from tests.server.turns import take_turns, to_move


@scenario
async def test_while_a_game_goes_on_everybody_looks_back_with_their_own_eyes(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("domingo", "Anna", "Ben")
        table = made.table["id"]
        views = [[client.view] for client in clients]
        for _ in range(5):
            await take_turns(clients, 1)
            for client, seen in zip(clients, views, strict=True):
                seen.append(client.view)
        for client, seen in zip(clients, views, strict=True):
            for move, view in enumerate(seen):
                moment = await there.visitor.moment(table, client.secret, 1, move, seat=client.seat)
                assert (moment["move"], moment["moves"], moment["is_open"], moment["views"]) == (move, 5, False, [])
                assert moment["view"] == view
                assert moment["events"] == client.log[move]
            other = 1 - client.seat
            assert (await refused(there.visitor.moment(table, client.secret, 1, 1, seat=other)))[
                "key"
            ] == "own-perspective-only"
            looking = there.visitor.moment(table, client.secret, 1, 1, seat=client.seat, perspective="all")
            assert (await refused(looking))["key"] == "own-perspective-only"
            looking = there.visitor.moment(table, client.secret, 1, 6, seat=client.seat)
            assert (await refused(looking))["key"] == "no-such-position"
        assert (await refused(there.visitor.record(table, made.host)))["key"] == "not-over"


@scenario
async def test_of_a_game_of_memory_nothing_is_shown_again_while_it_goes_on(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("mamma_mia", "Anna", "Ben")
        await (await to_move(clients)).move()
        refusal = await refused(there.visitor.moment(made.table["id"], made.host, 1, 0, seat=0))
        assert (refusal["key"], refusal["clause"]) == ("memory-only", "MM-44")


@pytest.mark.parametrize("game", ["domingo", "mamma_mia", "mille_grazie"])
@scenario
async def test_a_finished_game_can_be_looked_at_with_all_eyes(game: str, server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing(game, "Anna", "Ben", "Carla")
        table = made.table["id"]
        await play_all(clients)
        match = await check_result(there.visitor, clients, str(clients[0].at_table["commitment"]))
        last = len(match.moves)
        for move in (0, 1, last // 2, last):
            earlier = match.after(move)
            for seat in (None, 0, 2):
                params = {} if seat is None else {"seat": seat}
                moment = await there.visitor.moment(table, made.watch, 1, move, **params)
                assert (moment["move"], moment["moves"], moment["seat"], moment["is_open"]) == (move, last, seat, False)
                assert moment["view"] == read_view.validate_python(earlier.view(seat).to_json())
            everything = await there.visitor.moment(table, clients[1].secret, 1, move, perspective="all")
            assert everything["is_open"]
            assert [view["seat"] for view in everything["views"]] == [0, 1, 2]
            assert [event["name"] for event in everything["events"]] == [event.name for event in match.full_log()[move]]
        assert everything["view"]["result"] == clients[0].seen["result"]
        assert (await refused(there.visitor.moment(table, made.watch, 1, last + 1)))["key"] == "no-such-position"
