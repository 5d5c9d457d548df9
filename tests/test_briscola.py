"""The worked example is installed and played: in the terminal, at a server, in the arena. No code of ours knows it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import tavolata_briscola

import tavolata
from tests.installed_packages import EXAMPLES, install
from tests.server.clients import scenario
from tests.server.processes import ADDRESS, printed_until, running
from tests.server.test_games import play_whole_game

MAX_LINES = 350

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example is installed."""
    return install(EXAMPLES / "briscola", tmp_path_factory.mktemp("installed"))


def run(installed: Path, home: Path, *arguments: str) -> str:
    """The command, where the example is installed."""
    environment = {**os.environ, "PYTHONPATH": str(installed), "NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-m", "tavolata", *arguments],
        cwd=home,
        env=environment | {"LC_ALL": "en_US.UTF-8", "LANGUAGE": "", "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_a_small_game() -> None:
    sources = (EXAMPLES / "briscola" / "tavolata_briscola").glob("*.py")
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources) <= MAX_LINES


def test_it_is_played_in_the_terminal_and_verified(installed: Path, home: Path) -> None:
    seats = [f"--seat={number}={bot}" for number, bot in enumerate(("greedy", "random", "greedy", "random"), 1)]
    shown = run(
        installed, home, "play", "briscola", *seats, "--seed", "5", "--pace", "quick", "--record", "evening.json"
    )
    assert "win: equal to the end: the win is shared (BR-14)" in shown
    assert "moves" in run(installed, home, "verify", "evening.json")


def test_it_is_listed_with_its_words(installed: Path, home: Path) -> None:
    listed = {one["name"]: one for one in json.loads(run(installed, home, "games", "--json", "--lang", "it"))}
    assert listed["briscola"]["summary"].startswith("Fare prese")
    assert "vincono" in run(installed, home, "rules", "briscola", "14", "--lang", "it").lower()


def test_it_is_simulated_in_the_arena(installed: Path, home: Path) -> None:
    arguments = ("simulate", "briscola", "--games", "6", "--bots", "greedy,random", "--seed", "1", "--workers", "1")
    assert json.loads(run(installed, home, *arguments, "--json"))["game"] == "briscola"


def test_it_is_played_in_a_tournament(installed: Path, home: Path) -> None:
    arguments = ("tournament", "briscola", "--games", "4", "--bots", "greedy,random", "--workers", "1", "--json")
    standings = json.loads(run(installed, home, *arguments))
    assert standings["games"] >= 4


@scenario
async def test_it_is_played_at_a_server(installed: Path, tmp_path: Path) -> None:
    arguments = ("--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    with running(tmp_path, *arguments, PYTHONPATH=str(installed), NUMBA_DISABLE_JIT="1") as process:
        address = ADDRESS.search(printed_until(process, "http://")[-1])
        assert address
        match = await play_whole_game(address.group(), "briscola", "Anna", "Ben", "greedy")
        assert match.game is tavolata_briscola.GAME is tavolata.game("briscola")
