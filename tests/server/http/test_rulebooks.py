"""Rulebooks over HTTP, and their examples: as they are meant, and with what a reader would do instead."""

from __future__ import annotations

from pathlib import Path

import tavolata
from tests.server.inside import inside, run


def test_a_rulebook_is_sent_as_it_is_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            for language in ("de", "en", "it"):
                sections = (await server.get(f"/games/domingo/rulebook/{language}"))["sections"]
                written = tavolata.game("domingo").rulebook(language).sections
                assert [one["title"] for one in sections] == [one.title for one in written]
                assert [block["text"] for block in sections[0]["blocks"]] == [one.text for one in written[0].blocks]
            assert (await server.refused_with("GET", "/games/domingo/rulebook/fr"))[0] == 400

    run(scenario())


def test_an_example_is_played_move_by_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as server:
            first, last = (await server.get("/games/domingo/examples/nine"))["steps"]
            assert first["events"] == []
            assert first["expects"] in first["view"]["decision"]
            assert (first["view"]["points"], last["view"]["points"]) == ([0, 0], [9, 0])
            assert last["expects"] is None
            assert sum(event["name"] == "run_scored" for event in last["events"]) == 2
            assert await server.refused_with("GET", "/games/domingo/examples/ten") == (404, "no-such-example")

    run(scenario())


def test_a_reader_tries_something_else(tmp_path: Path) -> None:
    path = "/games/domingo/examples/nine"

    async def scenario() -> None:
        async with inside(tmp_path) as server:
            (meant, _) = (await server.get(path))["steps"]
            other = next(action for action in meant["view"]["decision"] if action != meant["expects"])
            first, tried = (await server.ask("POST", path, json={"action": other})).json()["steps"]
            assert first["view"] == meant["view"]
            assert tried["events"][0]["name"] == "placed"
            for action in ("place ttt above-left", "dance", "x" * 201):
                assert (await server.refused_with("POST", path, json={"action": action}))[0] == 400

    run(scenario())
