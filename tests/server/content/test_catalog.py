"""The catalog: what a page learns about the games at run time is what they declare."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tavolata import Game
from tavolata.server.content.catalog import game_info
from tavolata.server.settings import Settings
from tests.server.inside import FREELY, inside, run


def test_events_have_their_flags_and_their_fields(game: Game) -> None:
    described = game_info(game).events
    assert list(described) == [kind.name for kind in game.events.kinds]
    for kind in game.events.kinds:
        info = described[kind.name]
        assert [part.name for part in info.fields] == [part.name for part in kind.fields]
        assert {part.name for part in info.fields if part.secret} == kind.secret
        assert {part.name for part in info.fields if part.fleeting} == kind.fleeting
        flags = info.final, info.private, info.ends_round, info.leaves, info.begins_line
        assert flags == (kind.final, kind.private, kind.ends_round, kind.leaves, kind.begins_line)


def test_actions_have_the_fields_of_their_notation(game: Game) -> None:
    described = game_info(game).actions
    for action in list(game.actions)[::7]:
        assert [part.name for part in described[action.verb()]] == list(action.named_fields())


def test_a_field_with_names_lists_them(domingo: Game) -> None:
    end = game_info(domingo).actions["place"][1]
    assert (end.name, end.domain, end.topic, end.values[:2]) == ("end", "name", "end", ["left", "right"])


def test_the_privacy_page_learns_how_long_and_whom_to_ask(tmp_path: Path) -> None:
    async def ask(settings: Settings) -> tuple[int, str | None]:
        async with inside(tmp_path, settings) as server:
            told = await server.get("/catalog")
            return told["keep_days"], told["contact"]

    assert run(ask(FREELY)) == (365, None)
    assert run(ask(replace(FREELY, keep_days=30, contact="games@example.org"))) == (30, "games@example.org")
