"""Custom bots think while others decide: only where that is wanted, and so many at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata import Game, Match
from tavolata.bots import Bot
from tavolata.bots.custom.player_process import PlayerProcess
from tavolata.bots.custom.program_player import player_processes
from tavolata.server.table.bots_ahead import BotsAhead

MODULE = """
import time

class Ahead:
    thought = False

    def choose(self, question, chance):
        return question.legal[-1] if self.thought else question.legal[0]

    def think_ahead(self, question, chance):
        self.thought = True
        while not question.must_stop():
            time.sleep(0.001)
"""
WHO = "my_bots:Ahead"
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield
    player_processes.end_all()


def choose(ahead: BotsAhead, match: Match) -> int:
    """Which of the legal actions seat 0 chooses and takes."""
    legal = match.legal(0)
    action = ahead.choice(Bot(WHO, seed=1, strict=True, seconds=PATIENCE), match, 0)()
    match.move(0, action)
    return -1 if action == legal[-1] else legal.index(action)


def thinking() -> int:
    return sum(process.is_thinking for process in player_processes._all)


def test_a_bot_stays_with_its_seat_and_thinks_once_its_move_has_been_made(domingo: Game) -> None:
    ahead, match = BotsAhead(1, PATIENCE), domingo.new(2, seed=3, first=0)
    assert choose(ahead, match) == 0
    assert thinking() == 0, "its move is not at the table yet"
    ahead.think(WHO, match, 0)
    assert thinking() == 1
    match.move(1, match.legal(1)[0])
    assert choose(ahead, match) == -1
    ahead.close()
    assert thinking() == 0


def test_a_bot_that_is_asked_before_it_has_heard_that_it_may_think_is_stopped_all_the_same(
    domingo: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead, match, write = BotsAhead(1, PATIENCE), domingo.new(2, seed=3, first=0), PlayerProcess._write

    def write_late(process: PlayerProcess, line: str) -> None:
        if '"think"' in line:
            time.sleep(0.3)
        write(process, line)

    monkeypatch.setattr(PlayerProcess, "_write", write_late)
    choose(ahead, match)
    ahead.think(WHO, match, 0)
    match.move(1, match.legal(1)[0])
    begun = time.monotonic()
    assert choose(ahead, match) == -1
    assert time.monotonic() - begun < PATIENCE / 2
    ahead.close()


def test_nobody_thinks_ahead_where_that_is_not_wanted(domingo: Game) -> None:
    ahead, match = BotsAhead(0, PATIENCE), domingo.new(2, seed=3, first=0)
    choose(ahead, match)
    ahead.think(WHO, match, 0)
    assert thinking() == 0
    match.move(1, match.legal(1)[0])
    assert choose(ahead, match) == 0


def test_of_too_many_those_that_moved_last_go_on(domingo: Game) -> None:
    ahead, matches = BotsAhead(1, PATIENCE), [domingo.new(2, seed=seed, first=0) for seed in (3, 4)]
    for match in matches:
        choose(ahead, match)
        ahead.think(WHO, match, 0)
    assert [ahead.is_kept(WHO, match, 0) for match in matches] == [False, True]
    assert thinking() == 1
