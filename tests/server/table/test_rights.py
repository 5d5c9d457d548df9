"""What spectators, guests and other seats may not do."""

from __future__ import annotations

from pathlib import Path

import orjson

from tests.server.inside import JSON, heard, inside, run
from tests.server.lobbies import FOR_SEATS, HOST_ONLY


def test_a_spectator_watches_and_does_nothing_else(tmp_path: Path) -> None:
    async def watch() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table, watch = made["table"]["id"], made["watch"]
            assert {await server.refused(table, watch, **renamed(one)) for one in FOR_SEATS} == {"spectators-watch"}
            assert {await server.refused(table, watch, **renamed(one)) for one in HOST_ONLY} == {"host-only"}
            for path, body in (("/codes", None), ("/chairs", {"name": "Eve"})):
                status, key = await server.refused_with("POST", f"/tables/{table}{path}", watch, json=body)
                assert (status, key) == (403, "no-own-chair" if body is None else "invited-only")
            contact = await server.refused_with("PUT", f"/tables/{table}/contact", watch, json={"contact": None})
            assert contact == (403, "no-own-chair")
            for path in ("/games/1/steps/0?seat=0", "/games/1/steps/0?perspective=all"):
                assert await server.refused_with("GET", f"/tables/{table}{path}", watch) == (
                    403,
                    "own-perspective-only",
                )
            assert (await server.get(f"/tables/{table}", watch))["links"]["invite"] is None
            async with server.connected(table, watch) as socket:
                await socket.send(orjson.dumps({"key": "s", **FOR_SEATS[5]}).decode())
                while (frame := await heard(socket))["kind"] != "answer":
                    pass
                assert frame["refused"]["key"] == "spectators-watch"
            assert not server.live(table).table.chat
            await server.finish(made)

    run(watch())


def renamed(command: JSON) -> JSON:
    return {"command": command["do"], **{name: value for name, value in command.items() if name != "do"}}


def test_an_invitation_seats_and_does_nothing_else(tmp_path: Path) -> None:
    async def come() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table, invite = made["table"]["id"], made["invite"]
            for command in (*FOR_SEATS, *HOST_ONLY):
                refused = await server.refused_with(
                    "POST", f"/tables/{table}/commands", invite, json={"key": "k", **command}
                )
                assert refused == (403, "take-a-chair-first")
            for path in ("/messages", "/games/1/steps/0", "/games/1/record"):
                refused = await server.refused_with("GET", f"/tables/{table}{path}", invite)
                assert refused == (403, "take-a-chair-first")
            assert await server.goodbye(table, invite) == "take-a-chair-first"
            sat = await server.refused_with("POST", f"/tables/{table}/chairs", invite, json={"name": "Eve"})
            assert sat == (409, "no-free-chair")
            await server.finish(made)

    run(come())


def test_nobody_answers_for_another_seat_or_for_the_host(tmp_path: Path) -> None:
    async def answer_for_another() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 3)
            table, match = made["table"]["id"], server.match(made["table"]["id"])
            (mover,) = match.movers
            before = match.state_bytes()
            for chair, secret in made["seats"].items():
                if int(chair) != mover:
                    viewers = server.live(table).table.viewers
                    for decision in {viewers[mover].decision, viewers[int(chair)].decision}:
                        action = str(match.legal(mover)[0])
                        key = await server.refused(table, secret, "move", decision=decision, action=action)
                        assert key == "not-your-turn"
                if chair != "0":
                    found = {await server.refused(table, secret, **renamed(one)) for one in HOST_ONLY}
                    assert found == {"host-only"}
                    sat = await server.refused_with("POST", f"/tables/{table}/chairs", secret, json={"name": "Eve"})
                    assert sat == (403, "invited-only")
            assert server.match(table).state_bytes() == before
            extra = {"key": "k", "do": "move", "decision": 2, "action": "place tol left", "seat": mover}
            refused = await server.refused_with("POST", f"/tables/{table}/commands", made["host"], json=extra)
            assert refused == (400, "bad-request")
            await server.finish(made)

    run(answer_for_another())
