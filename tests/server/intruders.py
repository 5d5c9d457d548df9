"""What strangers try."""

from __future__ import annotations

from tests.server.inside import JSON, Inside, heard

ASKED = [
    ("GET", ""),
    ("GET", "/messages"),
    ("GET", "/edition"),
    ("GET", "/games/1/record"),
    ("GET", "/games/1/steps/0"),
    ("POST", "/codes"),
    ("POST", "/chairs"),
    ("POST", "/commands"),
    ("PUT", "/contact"),
]
"""All that can be asked of a table, with something to send."""
SENT: dict[str, JSON] = {
    "/chairs": {"name": "Eve"},
    "/commands": {"do": "say", "key": "k", "text": "let me in"},
    "/contact": {"contact": None},
}


async def turned_away(server: Inside, table: str, secret: str | None) -> set[tuple[int, str]]:
    """How somebody is received wherever they knock."""
    found = set()
    for method, path in ASKED:
        body = {"json": SENT[path]} if path in SENT else {}
        found.add(await server.refused_with(method, f"/tables/{table}{path}", secret, **body))
    return found


async def poke(server: Inside, frames: list[str | bytes]) -> list[JSON]:
    """Send frames to a table of its own; returns all answers. Afterwards the table goes on."""
    made = await server.made("domingo", 2)
    answers = []
    async with server.connected(made["table"]["id"], made["seats"]["1"]) as socket:
        assert (await heard(socket))["kind"] == "welcome"
        for frame in frames:
            await socket.send(frame)
            while (answer := await heard(socket))["kind"] != "answer":
                pass
            answers.append(answer)
    assert (await server.do(made["table"]["id"], made["seats"]["1"], "say", text="all well"))["done"]
    return answers
