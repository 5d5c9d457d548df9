"""What people do at tables besides playing: come and go, take back, talk, watch, look back, and run out of time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tavolata.core.errors import TavolataError
from tavolata.core.words import LANGUAGES
from tavolata.server.protocol import bodies, messages
from tavolata.server.words import words_of
from tests.server.clients import (
    Client,
    Evening,
    Gone,
    Refused,
    check_result,
    evening,
    new_key,
    play_all,
    read_view,
    scenario,
)
from tests.server.processes import Kitchen, Serving

DAY = 24 * 3600


async def to_move(clients: Sequence[Client]) -> Client:
    """The client that has to decide, at a table where one decides after the other."""
    seat = clients[0].seen["movers"][0]
    (client,) = [client for client in clients if client.seat == seat]
    await client.until(lambda: client.decision is not None)
    return client


async def all_hear(clients: Sequence[Client]) -> None:
    """Wait until everybody has been told everything so far: until then nobody hears the last word."""
    word = new_key()
    await clients[0].done("say", text=word)
    for client in clients:
        await client.until(lambda: client.said and client.said[-1]["text"] == word)  # noqa: B023


async def take_turns(clients: Sequence[Client], moves: int) -> None:
    """So many moves, by whoever has to decide."""
    for _ in range(moves):
        await (await to_move(clients)).move()
        await all_hear(clients)


def worded(refusal: messages.Refusal, language: str, game: str | None = None) -> str:
    """What a reader makes of a refusal with the catalogues of their own language."""
    problem = TavolataError(refusal["key"], refusal["clause"], refusal["game"], **refusal["fields"])
    return problem.said_in(words_of(refusal["game"] or game, language))


def check_words(refusal: messages.Refusal, game: str | None = None) -> None:
    """There is a sentence for a refusal in every language, with its clause."""
    sentences = {worded(refusal, language, game) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(f"({refusal['clause']})") for sentence in sentences) or refusal["clause"] is None


async def refused(asking: Any) -> messages.Refusal:
    """Why a request over HTTP was not carried out; every reason has words."""
    with pytest.raises(Refused) as found:
        await asking
    check_words(found.value.refusal)
    assert found.value.status in (400, 401, 403, 404, 409, 429)
    return found.value.refusal


# --- before the first game ------------------------------------------------------------


@scenario
async def test_a_table_is_made_and_joined_by_its_link(server: Serving) -> None:
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
async def test_two_who_want_the_same_chair_do_not_both_get_it(server: Serving) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-", "-")
        asked = [there.visitor.sit(made.table["id"], made.invite, name, chair=1) for name in ("Ben", "Carla", "Dario")]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, bodies.Sat) for answer in answers) == 1
        assert sum(isinstance(answer, Refused) and answer.refusal["key"] == "chair-taken" for answer in answers) == 2


@scenario
async def test_links_open_what_they_are_for_and_nothing_else(server: Serving) -> None:
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
        ({"pace": {"bank": 60, "allowance": DAY}}, "two-paces", None),
        ({"pace": {"increment": 5}}, "increment-alone", None),
        ({"start": True}, "chairs-free", None),
        ({"colour": "red"}, "bad-request", None),
    ],
)
@scenario
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    asked: dict[str, Any], key: str, clause: str | None, server: Serving
) -> None:
    async with evening(server.address) as there:
        good = {"game": "domingo", "chairs": [{"who": "here", "name": "Anna"}, {"who": "free"}]}
        refusal = await refused(there.visitor.ask("POST", "/tables", json={**good, **asked}))
        assert (refusal["key"], refusal["clause"]) == (key, clause)


@scenario
async def test_several_people_play_on_one_device(server: Serving) -> None:
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


# --- one game after the other ------------------------------------------------------------


@scenario
async def test_a_rematch_moves_everybody_on_by_one_seat(server: Serving) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("domingo", "Anna", "Ben", "Carla")
        commitments = []
        for game in (1, 2, 3, 4):
            assert clients[0].at_table["games"] == game
            assert [client.seat for client in clients] == [(chair + game - 1) % 3 for chair in range(3)]
            commitments.append(str(clients[0].at_table["commitment"]))
            assert (await clients[0].refused("rematch"))["key"] == "not-over"
            await play_all(clients, seed=game)
            await check_result(there.visitor, clients, commitments[-1], game)
            assert (await clients[1].refused("rematch"))["key"] == "host-only"
            await clients[0].done("rematch")
            for client in clients:
                await client.until(lambda: client.at_table["games"] == game + 1)  # noqa: B023
        assert len(set(commitments)) == 4
        record = await there.visitor.record(made.table["id"], made.host, 2)
        assert record["commitment"] == commitments[1]
        assert record["seats"] == ["human:Carla", "human:Anna", "human:Ben"]
        assert (await refused(there.visitor.record(made.table["id"], made.host, 5)))["key"] == "not-over"
        assert (await refused(there.visitor.record(made.table["id"], made.host, 6)))["key"] == "no-such-game"


@scenario
async def test_a_closed_table_can_be_looked_at_and_nothing_else(server: Serving) -> None:
    async with evening(server.address) as there:
        made, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        assert (await ben.refused("close"))["key"] == "host-only"
        await anna.done("close")
        await ben.until(lambda: ben.state == "closed")
        for client in (anna, ben):
            refusal = await client.refused("say", text="Still here?")
            assert refusal["key"] == "table-closed"
            check_words(refusal)
            assert (await client.refused("move", decision=0, action="place too left"))["key"] == "table-closed"
        assert (await refused(there.visitor.sit(made.table["id"], made.invite, "Eve")))["key"] == "table-closed"
        assert (await there.visitor.look(made.table["id"], made.watch)).table["state"] == "closed"


# --- another device ------------------------------------------------------------


@scenario
async def test_a_code_moves_a_seat_to_another_device(server: Serving) -> None:
    async with evening(server.address) as there:
        made, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        table = made.table["id"]
        code = await there.visitor.lend(table, ben.secret)
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
async def test_the_host_moves_to_another_device_and_stays_the_host(server: Serving) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "greedy")
        anna = await there.client(made.table["id"], made.host)
        moved = await there.visitor.redeem(await there.visitor.lend(made.table["id"], made.host))
        await anna.ended()
        phone = await there.client(made.table["id"], moved.secret)
        assert (phone.role, phone.chair) == ("host", 0)
        await phone.done("start")
        await phone.move()
        assert (await refused(there.visitor.lend(made.table["id"], made.watch)))["key"] == "no-own-chair"


@scenario
async def test_codes_cannot_be_guessed(kitchen: Kitchen, sqlite_url: str) -> None:
    server = kitchen.serve(sqlite_url, guesses_an_hour=3)
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        code = await there.visitor.lend(made.table["id"], made.host)
        for guess in ("AAAAAAAA", "BBBBBBBB", "CCCCCCCC"):
            assert (await refused(there.visitor.redeem(guess)))["key"] == "unknown-code"
        assert (await refused(there.visitor.redeem("DDDDDDDD")))["key"] == "too-many-guesses"
        assert (await refused(there.visitor.redeem(code)))["key"] == "too-many-guesses"


@scenario
async def test_a_code_works_only_in_time(kitchen: Kitchen, sqlite_url: str) -> None:
    server = kitchen.serve(sqlite_url, code_minutes=0)
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        code = await there.visitor.lend(made.table["id"], made.host)
        assert (await refused(there.visitor.redeem(code)))["key"] == "unknown-code"


# --- people and bots ------------------------------------------------------------


@scenario
async def test_the_host_has_a_bot_play_for_somebody_and_gives_the_seat_back(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben")
        anna, ben = clients
        await take_turns(clients, 3)
        assert (await ben.refused("seat", chair=0, bot="greedy"))["key"] == "host-only"
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
async def test_somebody_leaves_a_bot_plays_on_and_they_come_back(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("da_luigi", "Anna", "Ben")
        anna, ben = clients
        assert (await ben.refused("return"))["key"] == "already-there"
        await ben.done("leave")
        assert (await ben.refused("leave"))["key"] == "bot-plays"
        assert ben.at_table["chairs"][1] == messages.ChairJson(name="Ben", bot="level-3")
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
async def test_a_chair_is_given_to_somebody_else_in_the_middle_of_a_game(server: Serving) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("domingo", "Anna", "Ben")
        anna, ben = clients
        table = made.table["id"]
        await take_turns(clients, 2)
        assert (await anna.refused("free", chair=1))["key"] == "seat-a-bot-first"
        assert (await anna.refused("free", chair=0))["key"] == "host-stays"
        await anna.done("seat", chair=1, bot="greedy")
        await anna.done("free", chair=1)
        await ben.ended()
        assert ben.goodbye
        assert ben.goodbye["key"] == "seat-freed"
        assert (await refused(there.visitor.look(table, ben.secret)))["key"] == "unknown-secret"
        sat = await there.visitor.sit(table, made.invite, "Carla")
        carla = await there.client(table, sat.secret)
        assert carla.at_table["chairs"][1] == messages.ChairJson(name="Carla", bot=None)
        await play_all([anna, carla])
        await check_result(there.visitor, [anna, carla], str(anna.at_table["commitment"]))


@scenario
async def test_before_the_first_game_people_get_up_and_others_sit_down(server: Serving) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        table = made.table["id"]
        anna = await there.client(table, made.host)
        ben = await there.client(table, (await there.visitor.sit(table, made.invite, "Ben")).secret)
        with pytest.raises(Gone):
            await ben.send("leave")
        assert ben.goodbye
        assert ben.goodbye["key"] == "seat-freed"
        assert (await refused(there.visitor.look(table, ben.secret)))["key"] == "unknown-secret"
        assert (await anna.refused("leave"))["key"] == "host-stays"
        await anna.done("seat", chair=1, bot="random")
        await anna.done("start")
        assert (await anna.refused("seat", chair=1, bot=None))["key"] == "nobody-to-return"


# --- commands ------------------------------------------------------------


@scenario
async def test_a_command_that_is_repeated_is_done_once(server: Serving) -> None:
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
async def test_a_move_that_is_late_or_illegal_is_refused_with_what_stands_on_the_table(server: Serving) -> None:
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
async def test_what_makes_no_sense_is_refused_and_the_socket_stays_open(server: Serving) -> None:
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


# --- taking back ------------------------------------------------------------


@scenario
async def test_undo_takes_back_the_own_last_choice(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", options={"announcing": True})
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        assert (await first.refused("undo"))["key"] == "nothing-to-undo"
        before, of_other, decision = first.view, other.view, first.decision
        await first.move()
        assert first.view != before
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
async def test_what_all_agree_on_is_taken_back(server: Serving) -> None:
    async with evening(server.address) as there:
        clients = await without_stock(there, "Anna", "Ben", "Carla")
        before = [client.view for client in clients]
        asking = await to_move(clients)
        others = [client for client in clients if client is not asking]
        await take_turns(clients, 2)
        assert (await asking.refused("undo"))["key"] == "undo-other-seat"
        assert (await others[0].refused("answer-back", agree=True))["key"] == "take-back-none"

        await asking.done("ask-back")
        waiting = sorted(client.seat for client in others)
        for client in clients:
            asked = messages.TakeBackJson(seat=asking.seat, waiting=waiting)
            await client.until(lambda: client.at_table["take_back"] == asked)  # noqa: B023
        assert (await others[0].refused("ask-back"))["key"] == "take-back-pending"
        await others[0].done("answer-back", agree=True)
        assert (await others[0].refused("answer-back", agree=True))["key"] == "take-back-answered"
        assert others[0].at_table["take_back"] == messages.TakeBackJson(seat=asking.seat, waiting=[others[1].seat])
        await others[1].done("answer-back", agree=True)
        await all_hear(clients)
        assert [client.view for client in clients] == before
        assert all(client.at_table["take_back"] is None for client in clients)
        await play_all(clients)
        await check_result(there.visitor, clients, str(asking.at_table["commitment"]))


@scenario
async def test_who_does_not_agree_keeps_things_as_they_are(server: Serving) -> None:
    async with evening(server.address) as there:
        clients = await without_stock(there, "Anna", "Ben")
        asking = await to_move(clients)
        (other,) = [client for client in clients if client is not asking]
        await take_turns(clients, 1)
        standing = [client.view for client in clients]
        await asking.done("ask-back")
        await other.done("answer-back", agree=False)
        await all_hear(clients)
        assert [client.view for client in clients] == standing
        assert all(client.at_table["take_back"] is None for client in clients)
        # Who asks may think better of it, and who plays on does not agree either.
        await asking.done("ask-back")
        await asking.done("answer-back", agree=False)
        assert asking.at_table["take_back"] is None
        await asking.done("ask-back")
        await other.until(lambda: other.at_table["take_back"] is not None)
        await other.move()
        assert other.at_table["take_back"] is None
        assert (await other.refused("answer-back", agree=True))["key"] == "take-back-none"


@scenario
async def test_nothing_is_taken_back_across_a_reveal(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben")
        first = await to_move(clients)
        await first.move()
        refusal = await first.refused("ask-back")
        assert refusal["key"] == "undo-final"
        check_words(refusal, "domingo")
        assert first.at_table["take_back"] is None


@scenario
async def test_bots_need_not_be_asked(server: Serving) -> None:
    async with evening(server.address) as there:
        _, (anna,) = await there.playing("da_luigi", "Anna", "greedy")
        await anna.until(lambda: anna.decision is not None)
        while "shop" not in anna.choices:
            await anna.move()
        before = anna.view
        await anna.move("shop")
        await anna.done("ask-back")
        assert anna.at_table["take_back"] is None
        assert anna.view == before


# --- talking ------------------------------------------------------------


@scenario
async def test_people_talk_in_their_own_words_and_in_ready_phrases(server: Serving) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        anna = await there.client(made.table["id"], made.host)
        await anna.done("say", phrase="hello")
        sat = await there.visitor.sit(made.table["id"], made.invite, "Ben")
        ben = await there.client(made.table["id"], sat.secret)
        watching = await there.client(made.table["id"], made.watch)
        await ben.done("say", text="  Ciao, come va? 🍕 ")
        await all_hear([anna, ben, watching])
        expected = [(0, None, "hello"), (1, "Ciao, come va? 🍕", None)]
        for client in (anna, ben, watching):
            assert [(one["chair"], one["text"], one["phrase"]) for one in client.said[:2]] == expected
        assert (await anna.refused("say"))["key"] == "say-what"
        assert (await anna.refused("say", text="Hello", phrase="hello"))["key"] == "say-what"
        refusal = await watching.refused("say", phrase="hello")
        assert refusal["key"] == "spectators-watch"
        for wrong in ({"text": " "}, {"text": "x" * 501}, {"phrase": "swear"}):
            asked = {"do": "say", "key": new_key(), **wrong}
            answer = await refused(
                there.visitor.ask("POST", f"/tables/{made.table['id']}/commands", made.host, json=asked)
            )
            assert answer["key"] == "bad-request"
        for language in LANGUAGES:
            assert words_of(None, language)("phrase-hello")


@scenario
async def test_promises_are_shown_to_all_and_bind_nobody(server: Serving) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("mille_grazie", "Anna", "Ben", "Carla")
        watching = await there.client(made.table["id"], made.watch)
        robber = next(client for client in clients if client.decision is not None)
        promised, other = robber.choices[0], robber.choices[5]
        await robber.done("promise", action=promised)
        for client in (*clients, watching):
            await client.until(lambda: client.at_table["promises"] == {str(robber.seat): promised})  # noqa: B023
        await robber.done("promise", action=other)
        assert robber.at_table["promises"] == {str(robber.seat): other}
        await robber.move(promised)
        assert robber.at_table["promises"] == {str(robber.seat): other}
        for wrong in ("take", "walk A"):
            refusal = await robber.refused("promise", action=wrong)
            assert refusal["key"] == "no-promise"
            check_words(refusal)
        assert (await robber.refused("promise", action="dance"))["key"] == "unknown-action"
        while not any(choice.startswith("ambush") for choice in robber.choices):
            await (next(client for client in clients if client.decision is not None)).move()
            await all_hear(clients)
        await watching.until(lambda: not watching.at_table["promises"])
        assert robber.at_table["promises"] == {}


@pytest.mark.parametrize("game", ["domingo", "da_luigi", "mamma_mia"])
@scenario
async def test_where_nothing_is_agreed_on_nothing_can_be_promised(game: str, server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing(game, "Anna", "Ben")
        first = await to_move(clients)
        assert (await first.refused("promise", action=first.choices[0]))["key"] == "no-promise"


# --- broken connections ------------------------------------------------------------


@scenario
async def test_who_was_away_gets_the_rest_or_after_too_much_everything(server: Serving) -> None:
    async with evening(server.address) as there:
        made, (anna, ben) = await there.playing("domingo", "Anna", "Ben")
        last = ben.number
        assert last is not None
        await ben.close()
        for number in range(10):
            await anna.done("say", text=f"{number}")
        await ben.connect()
        assert ben.welcomes == 1
        assert ben.number == last + 10
        assert [one["text"] for one in ben.said] == [f"{number}" for number in range(10)]
        missed = await there.visitor.missed(made.table["id"], ben.secret, last)
        assert missed == ben.messages[-10:]
        await ben.close()
        for number in range(61):
            await anna.done("say", text=f"{number}")
        await ben.connect()
        assert ben.welcomes == 2
        assert ben.number == last + 71
        (welcome,) = await there.visitor.missed(made.table["id"], ben.secret, last)
        assert welcome["kind"] == "welcome"
        assert welcome["number"] == ben.number
        await ben.connect()
        assert ben.welcomes == 2
        assert await there.visitor.missed(made.table["id"], ben.secret, ben.number) == []


@scenario
async def test_who_comes_back_into_a_game_misses_nothing(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("mille_grazie", "Anna", "Ben", "Carla")

        async def come_and_go(client: Client) -> None:
            while not client.is_over:
                await client.connect()
                await asyncio.sleep(0)

        carla = clients[2]
        await carla.done("leave", bot="random")
        await asyncio.gather(play_all(clients[:2]), come_and_go(carla))
        match = await check_result(there.visitor, clients, str(carla.at_table["commitment"]))
        assert carla.seen["points"] == list(match.view(carla.seat).points or ())


@scenario
async def test_a_game_of_memory_does_not_tell_twice_what_was_seen_once(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("mamma_mia", "Anna", "Ben")
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        before = other.number
        assert before is not None
        await play_turn(first, other)

        at_once = await came_back(there, other, before)
        assert laid(at_once.events, first.seat)[0]["fields"].keys() == {"seat", "kind", "count"}
        for _ in range(2):
            await play_turn(other, first)
            await play_turn(first, other)
        await all_hear(clients)
        late = await came_back(there, other, before)
        assert late.number == other.number
        assert late.welcomes == 0
        fresh = await there.client(other.name, other.secret)
        for client in (late, fresh):
            seen = laid(client.events, first.seat)
            assert [event["cut"] for event in seen][:1] == ["forgotten"]
            assert seen[0]["fields"].keys() == {"seat"}
            assert seen[-1]["fields"].keys() == {"seat", "kind", "count"}
            assert client.view == other.view


async def play_turn(client: Client, other: Client) -> None:
    """A whole turn, until it is somebody else's."""
    await client.until(lambda: client.decision is not None)
    while client.decision is not None:
        await client.move()
    await other.until(lambda: other.decision is not None)


async def came_back(there: Evening, client: Client, since: int) -> Client:
    """The same seat on a socket that has seen everything up to a number."""
    again = Client(there.address, client.name, client.secret)
    again.number = since
    await again.connect()
    await again.close()
    return again


def laid(events: list[messages.EventJson], seat: int) -> list[messages.EventJson]:
    """What somebody has laid into the oven."""
    return [event for event in events if event["name"] == "laid" and event["fields"]["seat"] == seat]


# --- time ------------------------------------------------------------


@scenario
async def test_a_clock_counts_what_was_used_and_adds_what_was_agreed(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", pace={"bank": 100, "increment": 5})
        first = await to_move(clients)
        (other,) = [client for client in clients if client is not first]
        since = first.at_table["clocks"][first.seat]["since"]
        assert since
        assert first.at_table["clocks"][first.seat]["left"] == 100_000
        assert first.at_table["clocks"][other.seat] == messages.ClockJson(left=100_000, since=None)
        await first.move()
        at = first.messages[-1]["at"]
        assert first.at_table["clocks"][first.seat] == messages.ClockJson(
            left=100_000 - (at - since) + 5_000, since=None
        )
        assert first.at_table["clocks"][other.seat] == messages.ClockJson(left=100_000, since=at)
        await other.until(lambda: other.decision is not None)
        assert other.at_table["clocks"] == first.at_table["clocks"]


@scenario
async def test_over_days_everybody_has_so_long_for_each_decision(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", pace={"allowance": DAY})
        first = await to_move(clients)
        assert [clock["left"] for clock in first.at_table["clocks"]] == [DAY * 1000] * 2
        await first.move()
        assert [clock["left"] for clock in first.at_table["clocks"]] == [DAY * 1000] * 2
        assert first.at_table["clocks"][first.seat]["since"] is None


@scenario
async def test_when_the_time_is_up_a_bot_plays_the_move(server: Serving) -> None:
    async with evening(server.address) as there:

        async def wait(pace: dict[str, int], left: int) -> None:
            _, clients = await there.playing("domingo", "Anna", "Ben", pace=pace)
            first = await to_move(clients)
            for client in clients:
                await client.until(lambda: client.messages)  # noqa: B023
                assert client.messages[0]["fields"] == {"seat": first.seat, "by": "clock"}
                assert all(chair["bot"] is None for chair in client.at_table["chairs"])
            assert first.at_table["clocks"][first.seat]["left"] == left

        await asyncio.gather(wait({"bank": 1}, 15_000), wait({"allowance": 1}, 1_000))


@scenario
async def test_when_the_time_is_up_a_bot_takes_the_seat(server: Serving) -> None:
    async with evening(server.address) as there:
        _, clients = await there.playing("domingo", "Anna", "Ben", pace={"bank": 1}, timeout="seat")
        first = await to_move(clients)
        await first.until(lambda: first.messages)
        assert first.chair is not None
        assert first.messages[0]["what"] == "left"
        assert first.messages[0]["fields"] == {"chair": first.chair, "bot": "level-3", "by": "clock"}
        await first.until(lambda: any(message["what"] == "moved" for message in first.messages))
        await first.done("return")
        assert first.at_table["chairs"][first.chair]["bot"] is None


# --- watching and looking back ------------------------------------------------------------


@scenario
async def test_spectators_see_what_lies_open_and_nothing_else(server: Serving) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("domingo", "Anna", "Ben")
        watching = await there.client(made.table["id"], made.watch)
        await take_turns(clients, 6)
        await all_hear([*clients, watching])
        assert (watching.role, watching.chair, watching.seen["seat"]) == ("spectator", None, None)
        assert watching.decision is None
        assert watching.seen["table"]["hand"] == []
        drawn = [event for event in watching.events if event["name"] in ("drew", "dealt")]
        assert len(drawn) == 2 + 6
        assert all(event["cut"] == "secret" and event["fields"].keys() == {"seat"} for event in drawn)
        assert (await watching.refused("move", decision=1, action="place too left"))["key"] == "spectators-watch"
        for do in ("undo", "ask-back", "leave", "return"):
            assert (await watching.refused(do))["key"] == "spectators-watch"
        for do in ("start", "rematch", "close"):
            assert (await watching.refused(do))["key"] == "host-only"
        assert (await refused(there.visitor.moment(made.table["id"], made.watch, 1, 2, seat=0)))[
            "key"
        ] == "own-eyes-only"
        moment = await there.visitor.moment(made.table["id"], made.watch, 1, 2)
        assert moment["view"]["seat"] is None


@scenario
async def test_while_a_game_goes_on_everybody_looks_back_with_their_own_eyes(server: Serving) -> None:
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
            ] == "own-eyes-only"
            looking = there.visitor.moment(table, client.secret, 1, 1, seat=client.seat, eyes="all")
            assert (await refused(looking))["key"] == "own-eyes-only"
            looking = there.visitor.moment(table, client.secret, 1, 6, seat=client.seat)
            assert (await refused(looking))["key"] == "no-such-moment"
        assert (await refused(there.visitor.record(table, made.host)))["key"] == "not-over"


@scenario
async def test_of_a_game_of_memory_nothing_is_shown_again_while_it_goes_on(server: Serving) -> None:
    async with evening(server.address) as there:
        made, clients = await there.playing("mamma_mia", "Anna", "Ben")
        await (await to_move(clients)).move()
        refusal = await refused(there.visitor.moment(made.table["id"], made.host, 1, 0, seat=0))
        assert (refusal["key"], refusal["clause"]) == ("memory-only", "MM-44")


@pytest.mark.parametrize("game", ["domingo", "mamma_mia", "mille_grazie"])
@scenario
async def test_a_finished_game_can_be_looked_at_with_all_eyes(game: str, server: Serving) -> None:
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
            everything = await there.visitor.moment(table, clients[1].secret, 1, move, eyes="all")
            assert everything["is_open"]
            assert [view["seat"] for view in everything["views"]] == [0, 1, 2]
            assert [event["name"] for event in everything["events"]] == [event.name for event in match.full_log()[move]]
        assert everything["view"]["result"] == clients[0].seen["result"]
        assert (await refused(there.visitor.moment(table, made.watch, 1, last + 1)))["key"] == "no-such-moment"


# --- notices ------------------------------------------------------------


@scenario
async def test_where_no_notices_are_set_up_a_contact_is_refused(server: Serving) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        path = f"/tables/{made.table['id']}/contact"
        assert (await there.visitor.ask("GET", "/catalog"))["notices"] == []
        keys = {"p256dh": "x", "auth": "x"}
        ways: list[dict[str, Any]] = [
            {"way": "email", "address": "anna@example.org"},
            {"way": "push", "subscription": {"endpoint": "https://push.example.org/1", "keys": keys}},
            {"way": "pigeon"},
        ]
        for contact in ways:
            asked = {"contact": contact, "language": "it"}
            assert (await refused(there.visitor.ask("PUT", path, made.host, json=asked)))["key"] == "notice-way"
        asked = {"contact": ways[0], "language": "it"}
        assert (await refused(there.visitor.ask("PUT", path, made.watch, json=asked)))["key"] == "no-own-chair"
        await there.visitor.ask("PUT", path, made.host, json={"contact": None})
