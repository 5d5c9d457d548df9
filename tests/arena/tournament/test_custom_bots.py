"""Players of one's own in tournaments: the same games from the same sources, and faults in the report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tavolata
from tavolata import BadInput
from tavolata.arena.report_words import arena_words, fault_lines
from tavolata.arena.statistics.standings import standings
from tavolata.arena.tournament.config import TournamentConfig, make_config
from tavolata.arena.tournament.folder import TournamentFolder, columns
from tavolata.arena.tournament.played_games import play, replay
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.tournament import run_tournament
from tavolata.arena.tournament.worker_pools import ProcessPool, SerialPool
from tavolata.bots.custom.program_player import player_processes
from tests.arena.tables import a_config, without_times

MODULE = """
class Careful:
    def choose(self, question, chance):
        return chance.choice(question.legal)

class Illegal:
    def choose(self, question, chance):
        return "fly"
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with players, in which we are."""
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    player_processes.end_all()


def own_config(*bots: str, games: int = 2) -> TournamentConfig:
    return make_config(tavolata.game("domingo"), 2, bots, games, seed=1, bot_seconds=60.0)


def test_the_same_config_gives_the_same_games_in_one_process_or_several(folder: Path) -> None:
    config = own_config("random", "my_bots:Careful")
    here = run_tournament(TournamentFolder(folder / "here", config, parquet=False), SerialPool())
    there = run_tournament(TournamentFolder(folder / "there", config, parquet=False), ProcessPool(2))
    assert without_times(here) == without_times(there)
    assert [one.faults for one in here] == [[], []]
    assert replay(config, here[0]).result is not None


def test_every_fault_is_in_the_game_and_in_the_report() -> None:
    config = own_config("random", "my_bots:Illegal")
    games = [play(config, one) for one in schedule(config)]
    seat = games[0].bots.index("my_bots:Illegal")
    assert len(games[0].faults) == games[0].seats.count(seat)
    assert games[0].faults[0] == {"seat": seat, "move": seat, "kind": "illegal", "detail": "fly"}
    assert columns(config, games)[f"seat{seat + 1}_faults"][0] == len(games[0].faults)
    found = standings(config, games)
    moves = sum(len(one.faults) for one in games)
    assert found.bots["my_bots:Illegal"].faults == {"illegal": moves}
    assert found.bots["random"].faults == {}
    assert fault_lines(found, arena_words(config.game.name, "en")) == [
        f"my_bots:Illegal has lost {moves} moves to greedy: {moves} × not a legal action."
    ]


def test_a_tournament_does_not_go_on_with_a_changed_bot(folder: Path) -> None:
    config = own_config("random", "my_bots:Careful")
    TournamentFolder(folder / "spring", config, parquet=False)
    (folder / "my_bots.py").write_text(MODULE + "\n# better\n", encoding="utf-8")
    changed = own_config("random", "my_bots:Careful")
    with pytest.raises(BadInput, match="started with other settings: “custom_bots”"):
        TournamentFolder(folder / "spring", changed, parquet=False)
    with pytest.raises(BadInput, match="not those the tournament was started with"):
        _ = replace(config, games=3).game


def test_a_bot_that_cannot_be_used_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadInput, match="no attribute 'Missing'"):
        own_config("random", "my_bots:Missing")


def test_a_tournament_of_our_bots_has_the_config_it_always_had() -> None:
    assert not {"custom_bots", "bot_seconds"} & set(a_config().describe())
