"""Cards of one's own over HTTP: the text of a file is read as on the command line, and a table is laid with them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import tavolata
from tests.server.inside import FREELY, JSON, inside, run

OURS = {name: (tavolata.game(name).folder / tavolata.game(name).components).read_text() for name in tavolata.games()}
MINE = OURS["domingo"].replace('edition = "', 'edition = "Attic, not ')


def bounds(key: str, **fields: int) -> JSON:
    """Which bound a file goes beyond, as it is inside a refusal."""
    return {"key": f"bounds-{key}", "fields": fields, "clause": None, "game": None}


def read(tmp_path: Path, game: str, text: str, name: str = "my-cards.toml") -> tuple[int, JSON]:
    """What the server says to a file, and with which status."""

    async def scenario() -> tuple[int, JSON]:
        async with inside(tmp_path, FREELY) as server:
            answer = await server.ask("POST", f"/games/{game}/edition", json={"name": name, "text": text})
            return answer.status_code, answer.json()

    return run(scenario())


@pytest.mark.parametrize("game", tavolata.games())
def test_our_own_file_can_be_had_and_read_again(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, FREELY) as server:
            file = await server.ask("GET", f"/games/{game}/edition/file")
            assert file.headers["content-type"].startswith("text/plain")
            assert file.text == OURS[game]
            read = await server.ask("POST", f"/games/{game}/edition", json={"name": "x.toml", "text": file.text})
            assert read.json() == await server.get(f"/games/{game}/edition")

    run(scenario())


def test_a_table_is_laid_with_what_was_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, FREELY) as server:
            read = await server.ask("POST", "/games/domingo/edition", json={"name": "attic.toml", "text": MINE})
            sheet = read.json()
            assert sheet["name"].startswith("Attic, not")
            made = await server.made("domingo", 2, edition=sheet["data"])
            assert made["table"]["edition"] == sheet["name"]

    run(scenario())


@pytest.mark.parametrize(
    ("text", "key", "fields"),
    [
        ("cards = [", "edition-not-toml", {"file": "my-cards.toml"}),
        ("a = " + "[" * 5000, "edition-bounds", {"problem": bounds("depth", most=12)}),
        ('edition = "Mine"', "edition-entry-missing", {"entry": "game"}),
        ('game = "da_luigi"', "edition-other-game", {"named": "da_luigi", "expected": "domingo"}),
        (f"{MINE}\nremark = 1\n", "edition-entry-unknown", {"entry": "remark"}),
        (f"{MINE}\nbought = 1999-11-05\n", "edition-bounds", {"problem": bounds("not-plain")}),
        (f"{MINE}\nprice = {10**30}\n", "edition-bounds", {"problem": bounds("number")}),
        (f"{MINE}\nprice = {10**100}\n", "edition-bounds", {"problem": bounds("word", most=64)}),
        ("a." * 14_000 + "a = 1", "edition-bounds", {"problem": bounds("key", most=6)}),
        ("a = 1\n" * 20_000, "edition-bounds", {"problem": bounds("size", most=65_536)}),
        (MINE.replace("Attic", "Attic\u202e"), "edition-character", {"character": "U+202E"}),
        (MINE.replace("Attic", "Attic\\u001b[2J"), "edition-character", {"character": "U+001B"}),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_what_and_where(
    tmp_path: Path, text: str, key: str, fields: JSON
) -> None:
    status, answer = read(tmp_path, "domingo", text)
    assert (status, answer["refused"]["key"]) == (400, key)
    assert fields.items() <= answer["refused"]["fields"].items()


def test_the_refusal_of_a_file_names_its_line(tmp_path: Path) -> None:
    text = 'game = "domingo"\nedition "Mine"\n'
    with pytest.raises(tomllib.TOMLDecodeError, match="line 2"):
        tomllib.loads(text)
    _, answer = read(tmp_path, "domingo", text)
    assert "line 2" in answer["refused"]["fields"]["problem"]


@pytest.mark.parametrize(
    "body", [{"name": "", "text": ""}, {"name": "x" * 201, "text": ""}, {"text": ""}, {"name": "x"}]
)
def test_a_file_has_a_name_and_a_text(tmp_path: Path, body: JSON) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, FREELY) as server:
            assert await server.refused_with("POST", "/games/domingo/edition", json=body) == (400, "bad-request")

    run(scenario())
