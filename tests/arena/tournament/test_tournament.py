"""A tournament: saved as it goes, resumed where it stopped, the same on any number of cores, and on Ray."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
import ray
import ray.cluster_utils

from tavolata import BadInput
from tavolata.arena.tournament.folder import TournamentFolder
from tavolata.arena.tournament.played_games import PlayedGame, play
from tavolata.arena.tournament.schedule import schedule
from tavolata.arena.tournament.tournament import run_tournament
from tavolata.arena.tournament.worker_pools import Output, ProcessPool, RayPool, SerialPool, Task
from tests.arena.tables import a_config, without_times
from tests.cli.command_line import TAVOLATA, environment

MANY_TASKS = 120


class InterruptedPool:
    """A worker pool that is interrupted after a few games."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.asked = 0

    def map_unordered(self, function: Callable[[Task], Output], tasks: Iterable[Task]) -> Generator[Output, None, None]:
        waiting = list(tasks)
        self.asked = len(waiting)
        yield from map(function, islice(waiting, self.after))
        raise KeyboardInterrupt


@pytest.fixture
def whole(tmp_path: Path) -> list[PlayedGame]:
    return run_tournament(TournamentFolder(tmp_path / "whole", a_config(games=6)), SerialPool())


def test_processes_play_the_same_games(tmp_path: Path, whole: list[PlayedGame]) -> None:
    games = run_tournament(TournamentFolder(tmp_path / "processes", a_config(games=6)), ProcessPool(3))
    assert without_times(games) == without_times(whole)


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path, whole: list[PlayedGame]) -> None:
    path, calls = tmp_path / "stopped", []
    with pytest.raises(KeyboardInterrupt):
        run_tournament(TournamentFolder(path, a_config(games=6)), InterruptedPool(after=2))
    rest = InterruptedPool(after=4)
    with pytest.raises(KeyboardInterrupt):
        run_tournament(TournamentFolder(path, a_config(games=6)), rest, lambda done, total: calls.append((done, total)))
    assert rest.asked == 4
    assert calls == [(done, 6) for done in range(2, 7)]
    nothing = InterruptedPool(after=0)
    with pytest.raises(KeyboardInterrupt):
        run_tournament(TournamentFolder(path, a_config(games=6)), nothing)
    assert nothing.asked == 0
    assert without_times(run_tournament(TournamentFolder(path, a_config(games=6)), SerialPool())) == without_times(
        whole
    )


def test_a_torn_line_is_played_again(tmp_path: Path, whole: list[PlayedGame]) -> None:
    folder = TournamentFolder(tmp_path / "whole", a_config(games=6))
    text = folder.journal.read_bytes()
    folder.journal.write_bytes(text[:-20])
    assert len(folder.read()) == 5
    assert without_times(run_tournament(folder, SerialPool())) == without_times(whole)
    assert len(folder.journal.read_bytes().splitlines()) == 6


def test_a_tournament_may_be_made_longer_and_shorter(tmp_path: Path, whole: list[PlayedGame]) -> None:
    longer = run_tournament(TournamentFolder(tmp_path / "whole", a_config(games=10)), SerialPool())
    assert without_times(longer[:6]) == without_times(whole)
    assert len(longer) == 10
    assert without_times(
        run_tournament(TournamentFolder(tmp_path / "whole", a_config(games=2)), SerialPool())
    ) == without_times(whole[:2])


def test_another_config_is_refused(tmp_path: Path, whole: list[PlayedGame]) -> None:
    with pytest.raises(BadInput, match=r'“options” was .*"announcing": false.* and is .*"announcing": true'):
        TournamentFolder(tmp_path / "whole", a_config(games=6, options={"announcing": True}))


def test_games_of_other_bots_are_not_reused(tmp_path: Path) -> None:
    TournamentFolder(tmp_path / "before", a_config())
    saved = tmp_path / "before" / "config.json"
    saved.write_text(saved.read_text(encoding="utf-8").replace(a_config().bot_fingerprint, "another"), encoding="utf-8")
    with pytest.raises(BadInput, match="started with other settings: “bot_fingerprint”"):
        TournamentFolder(tmp_path / "before", a_config())


def test_a_line_that_is_no_game_is_named(tmp_path: Path, whole: list[PlayedGame]) -> None:
    journal = tmp_path / "whole" / "games.jsonl"
    lines = journal.read_text(encoding="utf-8").splitlines()
    journal.write_text("\n".join([lines[0], lines[1][:20], *lines[2:]]) + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"games\.jsonl: line 2 is not a game"):
        TournamentFolder(tmp_path / "whole", a_config(games=6)).read()


def test_a_start_that_was_cut_short_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "config.new").write_text('{"game": "dom', encoding="utf-8")
    TournamentFolder(tmp_path, a_config())
    assert [path.name for path in tmp_path.iterdir()] == ["config.json"]


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", encoding="utf-8")
    with pytest.raises(BadInput, match="files in this folder, but no tournament"):
        TournamentFolder(tmp_path, a_config())
    (tmp_path / "config.json").write_text("nothing", encoding="utf-8")
    with pytest.raises(BadInput, match="files in this folder, but no tournament"):
        TournamentFolder(tmp_path, a_config())


def test_a_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot be written to"):
        TournamentFolder(tmp_path / "file" / "folder", a_config())


def test_all_games_are_in_the_parquet_file(tmp_path: Path, whole: list[PlayedGame]) -> None:
    table = pyarrow.parquet.read_table(tmp_path / "whole" / "games.parquet").to_pydict()
    assert table["seat1_bot"] == ["greedy", "random"] * 3
    assert table["seat2_points"] == [game.points[1] for game in whole]
    assert table["option_first"] == [1, 1, 2, 2, 1, 1]
    assert table["move_actions"] == [game.actions for game in whole]
    assert table["seat1_decisions"] == [row.count(1) for row in table["move_seats"]]
    assert [sum(wins) for wins in zip(table["seat1_win"], table["seat2_win"], strict=True)] == [1.0] * 6


def test_a_pool_stops_at_once(tmp_path: Path) -> None:
    started = time.monotonic()
    with closing(ProcessPool(2).map_unordered(time.sleep, [0, 0, 60, 60, 60, 60])) as results:
        assert next(results) is None
    assert time.monotonic() - started < 30


def test_an_error_in_a_worker_is_raised_here() -> None:
    with pytest.raises(BadInput, match=r"Another version of Domingo is installed here \(\d\)"):
        list(ProcessPool(1).map_unordered(partial(play, replace(a_config(), rules=99)), schedule(a_config())))


def test_a_worker_that_dies_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="has ended unexpectedly"):
        list(ProcessPool(1).map_unordered(os._exit, [1]))


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path, whole: list[PlayedGame], cluster: str) -> None:
    """Both machines work; the second one gets its share as soon as it has started."""

    def where_am_i(_: int) -> str:
        time.sleep(0.5)
        return os.environ["TAVOLATA_NODE"]

    pool = RayPool(cluster)
    games = run_tournament(TournamentFolder(tmp_path / "ray", a_config(games=6)), pool)
    assert without_times(games) == without_times(whole)
    nodes: set[str] = set()
    with closing(pool.map_unordered(where_am_i, range(MANY_TASKS))) as working:
        while len(nodes) < 2:
            nodes.add(next(working))
    with pytest.raises(BadInput, match="installed here"):
        list(pool.map_unordered(partial(play, replace(a_config(), rules=99)), schedule(a_config())))


@pytest.fixture
def cluster() -> Iterator[str]:
    """A real Ray cluster of two nodes with one core each, on this machine."""
    ray_cluster: Any = ray.cluster_utils.Cluster()
    try:
        ray_cluster.add_node(num_cpus=1, env_vars={"TAVOLATA_NODE": "head"}, include_dashboard=False)
        ray_cluster.add_node(num_cpus=1, env_vars={"TAVOLATA_NODE": "other"})
        yield ray_cluster.address
    finally:
        ray.shutdown()
        ray_cluster.shutdown()


def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no Ray cluster at “127\.0\.0\.1:9”.*ray start --head"):
        RayPool("127.0.0.1:9")


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r'pip install "tavolata\[ray\]"'):
        RayPool("auto")


def test_no_worker_is_refused() -> None:
    with pytest.raises(BadInput, match="one worker"):
        ProcessPool(0)


@pytest.mark.skipif(not Path("/proc").exists(), reason="this system does not show its processes")
def test_a_killed_tournament_leaves_no_process_behind_and_goes_on(tmp_path: Path) -> None:
    """The command is killed in the middle, without a chance to clean up."""
    arguments = ["tournament", "domingo", "--games", "3000", "--seed", "1", "--workers", "2", "--output", "held"]
    command = subprocess.Popen([*TAVOLATA, *arguments], env=environment(tmp_path), cwd=tmp_path)
    journal = tmp_path / "held" / "games.jsonl"
    try:
        wait_until(lambda: journal.exists() and journal.stat().st_size > 5000)
        children = children_of(command.pid)
        assert len(children) >= 2
    finally:
        command.send_signal(signal.SIGKILL)
        command.wait()
    wait_until(lambda: not any(is_alive(child) for child in children))
    folder = TournamentFolder(tmp_path / "held", a_config(games=4))
    assert 0 < len(folder.read()) < 3000
    assert without_times(run_tournament(folder, SerialPool())) == without_times(
        run_tournament(TournamentFolder(tmp_path / "new", a_config(games=4)), SerialPool())
    )


def children_of(parent: int) -> list[int]:
    text = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    return [int(child) for child in text.split()]


def is_alive(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"


def wait_until(happened: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)
