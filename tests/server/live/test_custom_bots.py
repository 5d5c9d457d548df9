"""Custom bots on a server: only those that the operator offers, and at no table's cost."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tavolata import TavolataError
from tavolata.bots.custom.program_player import player_processes
from tavolata.server.settings import Settings
from tavolata.server.table.custom_bots import CustomBots, custom_bots
from tests.server.inside import FREELY, inside, run, until
from tests.server.new_chairs import ANNA, bot

MODULE = """
import json, pathlib

class Careful:
    def choose(self, question, chance):
        with open("seen.jsonl", "a") as file:
            file.write(json.dumps(question.view["table"]["hand"]) + "\\n")
        return question.legal[0]

class Ahead(Careful):
    def think_ahead(self, question, chance):
        with open("thought.txt", "a") as file:
            file.write("x")

class Illegal:
    def choose(self, question, chance):
        return "fly"
"""
OFFERED = replace(FREELY, bots="Rosso=my_bots:Careful, Nero=my_bots:Illegal", bot_seconds=120.0)
AHEAD = replace(OFFERED, bots="Rosso=my_bots:Ahead", bots_ahead=1)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    custom_bots.offer("")
    player_processes.end_all()


def test_a_bot_that_is_offered_is_in_the_catalog_and_plays(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, OFFERED) as server:
            assert (await server.get("/catalog"))["custom_bots"] == ["Rosso", "Nero"]
            made = await server.made_with("domingo", [ANNA, bot("Rosso")], start=True, options={"first": 1})
            match = server.match(made["table"]["id"])
            hand = json.dumps(match.view(1).table["hand"])
            await until(lambda: server.match(made["table"]["id"]).movers == (0,))
            moved = server.match(made["table"]["id"]).moves[0]
            assert (moved.seat, moved.action) == (1, match.legal(1)[0])
            assert (tmp_path / "seen.jsonl").read_text(encoding="utf-8") == f"{hand}\n"

    run(play())


def test_a_bot_thinks_ahead_where_the_operator_lets_it(tmp_path: Path) -> None:
    thought = tmp_path / "thought.txt"

    async def play(settings: Settings) -> None:
        async with inside(tmp_path, settings) as server:
            made = await server.made_with("domingo", [ANNA, bot("Rosso")], start=True, options={"first": 1})
            await until(lambda: server.match(made["table"]["id"]).movers == (0,))
            await until(lambda: thought.exists() or not settings.bots_ahead)

    run(play(replace(AHEAD, bots_ahead=0)))
    assert not thought.exists()
    run(play(AHEAD))
    assert thought.read_text(encoding="utf-8") == "x"


def test_a_bot_that_answers_illegally_is_named_in_the_log_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with inside(tmp_path, OFFERED) as server:
            made = await server.made_with("domingo", [ANNA, bot("Nero")], start=True, options={"first": 1})
            await until(lambda: server.match(made["table"]["id"]).movers == (0,))

    with caplog.at_level(logging.WARNING, "tavolata"):
        run(play())
    assert "the bot my_bots:Illegal loses a move to greedy: The bot’s answer is not a legal action: fly" in caplog.text


def test_nobody_but_the_operator_starts_a_program(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path, OFFERED) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            for name in ("my_bots:Careful", "cmd:touch started", "rosso", "Bianco"):
                chairs = [ANNA, bot(name)]
                wanted = {"game": "domingo", "chairs": chairs}
                assert (await server.refused_with("POST", "/tables", json=wanted))[1] == "unknown-bot"
                refused = await server.refused(made["table"]["id"], made["host"], "seat", chair=1, bot=name)
                assert refused == "unknown-bot"
        assert not (tmp_path / "started").exists()

    run(ask())


def test_a_bot_that_is_not_offered_any_more_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, OFFERED) as server:
            made = await server.made_with("domingo", [ANNA, bot("Rosso")], options={"first": 1})
            custom_bots.offer("")
            assert (await server.do(made["table"]["id"], made["host"], "start"))["done"]
            await until(lambda: server.match(made["table"]["id"]).movers == (0,))
        assert not (tmp_path / "seen.jsonl").exists()

    run(play())


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        ("Rosso=my_bots:Missing", "bot-unusable"),
        ("Rosso=cmd:./missing", "bot-command"),
        ("Rosso=nobody", "bad-custom-bot"),
        ("=my_bots:Careful", "bad-custom-bot"),
        ("level-1=my_bots:Careful", "bad-custom-bot"),
        (f"{'R' * 41}=my_bots:Careful", "bad-custom-bot"),
        ("R\u202eosso=my_bots:Careful", "unsafe-character"),
    ],
)
def test_a_wrong_setting_is_refused_when_the_server_starts(setting: str, key: str) -> None:
    with pytest.raises(TavolataError) as refused:
        CustomBots().offer(setting)
    assert refused.value.key == key
