"""Names, chat and cards that a terminal would obey, or nobody could see, are refused at the door."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest

import tavolata
from tests.server.inside import JSON, Inside, heard, inside, key_of, run
from tests.server.lobbies import lobby, seated
from tests.server.new_chairs import here

UNSAFE = ["Eva\x1b[2J", "Eva\x9b31m", "Eva\u202eavE", "E\u200bva", "Eva\u2066", "Eva\u2028Eva", "Eva\ue000"]
WELCOME = ["Zoe\u0308", "محمد", "שָׂרָה", "👩\u200d👩\u200d👧", "می\u200cخواهم"]


async def said(server: Inside, made: JSON, text: str) -> JSON:
    """Say something over a socket: the answer."""
    async with server.connected(made["table"]["id"], made["host"]) as socket:
        await socket.send(orjson.dumps({"do": "say", "key": f"k{next(server.keys)}", "text": text}).decode())
        while (frame := await heard(socket))["kind"] != "answer":
            pass
        return frame


@pytest.mark.parametrize("text", UNSAFE, ids=ascii)
def test_what_is_unsafe_is_refused_with_its_number(tmp_path: Path, text: str) -> None:
    async def come() -> None:
        async with inside(tmp_path) as server:
            made = await lobby(server)
            path = f"/tables/{made['table']['id']}"
            sit = await server.refused_with("POST", f"{path}/chairs", made["invite"], json={"name": text})
            assert sit == (400, "unsafe-character")
            table: JSON = {"game": "domingo", "chairs": here("Anna", text)}
            assert await server.refused_with("POST", "/tables", json=table) == (400, "unsafe-character")
            answer = await said(server, made, text)
            assert (answer["done"], key_of(answer["refused"])) == (False, "unsafe-character")
            unsafe = next(character for character in text if character not in "Eva[2J31m")
            assert answer["refused"]["fields"] == {"character": f"U+{ord(unsafe):04X}"}
            cards = dict(tavolata.game("domingo").edition().data) | {"edition": text}
            table = {"game": "domingo", "chairs": here("Anna", "Ben"), "edition": cards}
            assert await server.refused_with("POST", "/tables", json=table) == (400, "edition-character")
            assert [chair["name"] for chair in (await server.get(path, made["host"]))["table"]["chairs"]] == [
                "Anna",
                None,
            ]

    run(come())


@pytest.mark.parametrize("text", ["\u0301", "\u2800", "\u3164"], ids=ascii)
def test_a_name_can_be_seen(tmp_path: Path, text: str) -> None:
    async def come() -> None:
        async with inside(tmp_path) as server:
            made = await lobby(server)
            path = f"/tables/{made['table']['id']}/chairs"
            refused = await server.refused_with("POST", path, made["invite"], json={"name": text})
            assert refused == (400, "invisible-text")

    run(come())


def test_people_of_all_scripts_sit_down_and_talk(tmp_path: Path) -> None:
    async def come() -> None:
        async with inside(tmp_path) as server:
            for text in WELCOME:
                made = await lobby(server)
                await seated(server, made, text)
                assert (await said(server, made, text))["done"]
                table = (await server.get(f"/tables/{made['table']['id']}", made["host"]))["table"]
                assert table["chairs"][1]["name"] == text

    run(come())


def test_cards_in_a_request_are_read_in_bounds(tmp_path: Path) -> None:
    async def make() -> None:
        async with inside(tmp_path) as server:
            ours = dict(tavolata.game("domingo").edition().data)
            deep: object = 1
            for _ in range(500):
                deep = [deep]
            for cards in ({"cards": deep}, {"cards": ["ttt"] * 11_000}, {"x" * 600: 1}, {"edition": "x" * 600}):
                asked = {"game": "domingo", "chairs": here("Anna", "Ben"), "edition": ours | cards}
                assert await server.refused_with("POST", "/tables", json=asked) == (400, "edition-bounds")

    run(make())
