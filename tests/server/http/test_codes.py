"""A seat moves to another device by a code."""

from __future__ import annotations

import pytest

from tests.server.clients import (
    Gone,
    check_result,
    evening,
    play_all,
    scenario,
)
from tests.server.processes import ForkServer, ServerProcess
from tests.server.refusals import check_words, refused


@scenario
async def test_a_code_moves_a_seat_to_another_device(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        table = made.table["id"]
        code = await there.visitor.issue_code(table, ben.secret)
        moved = await there.visitor.redeem(f" {code[:4].lower()}-{code[4:]} ")
        assert (moved.table, moved.chair, moved.role) == (table, 1, "seat")

        await ben.ended()
        assert ben.goodbye
        assert (ben.goodbye["key"], ben.closed) == ("seat-moved", 4000)
        check_words(ben.goodbye)
        assert (await refused(there.visitor.look(table, ben.secret)))["key"] == "unknown-secret"
        assert (await refused(there.visitor.redeem(code)))["key"] == "unknown-code"
        with pytest.raises(Gone):
            await ben.connect()

        phone = await there.client(table, moved.secret)
        assert phone.view == ben.view
        assert phone.number == ben.number
        await play_all([anna, phone])
        await check_result(there.visitor, [anna, phone], str(anna.at_table["commitment"]))


@scenario
async def test_whoever_has_not_got_the_answer_redeems_the_same_code_again(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made, (_, ben) = await there.playing("domingo", "Anna", "Ben")
        code, key = await there.visitor.issue_code(made.table["id"], ben.secret), "0123456789abcdef" * 3
        moved = await there.visitor.redeem(code, key=key)
        assert await there.visitor.redeem(code.lower(), key=key) == moved
        assert (await refused(there.visitor.redeem(code, key=key[::-1])))["key"] == "unknown-code"
        assert (await refused(there.visitor.redeem(code)))["key"] == "unknown-code"
        phone = await there.client(made.table["id"], moved.secret)
        assert phone.chair == 1

        await there.visitor.redeem(await there.visitor.issue_code(made.table["id"], moved.secret))
        assert (await refused(there.visitor.redeem(code, key=key)))["key"] == "unknown-code"


@scenario
async def test_the_host_moves_to_another_device_and_stays_the_host(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "greedy")
        anna = await there.client(made.table["id"], made.host)
        moved = await there.visitor.redeem(await there.visitor.issue_code(made.table["id"], made.host))
        await anna.ended()
        phone = await there.client(made.table["id"], moved.secret)
        assert (phone.role, phone.chair) == ("host", 0)
        await phone.done("start")
        await phone.move()
        assert (await refused(there.visitor.issue_code(made.table["id"], made.watch)))["key"] == "no-own-chair"


@scenario
async def test_codes_cannot_be_guessed(fork_server: ForkServer, sqlite_url: str) -> None:
    server = fork_server.serve(sqlite_url, guesses_an_hour=3)
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        code = await there.visitor.issue_code(made.table["id"], made.host)
        for guess in ("AAAAAAAA", "BBBBBBBB", "CCCCCCCC"):
            assert (await refused(there.visitor.redeem(guess)))["key"] == "unknown-code"
        assert (await refused(there.visitor.redeem("DDDDDDDD")))["key"] == "too-many-guesses"
        assert (await refused(there.visitor.redeem(code)))["key"] == "too-many-guesses"


@scenario
async def test_a_code_works_only_in_time(fork_server: ForkServer, sqlite_url: str) -> None:
    server = fork_server.serve(sqlite_url, code_minutes=0)
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        code = await there.visitor.issue_code(made.table["id"], made.host)
        assert (await refused(there.visitor.redeem(code)))["key"] == "unknown-code"
