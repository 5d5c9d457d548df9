"""`tavolata review`: for people, for programs, as a page and as a table; and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet
import pytest

import tavolata
from tavolata.core import records
from tests.cli.command_line import run
from tests.random_matches import play_at_random

QUICK = ("--budget", "16")


@pytest.fixture
def evening(home: Path) -> Path:
    path = home / "evening.json"
    match = play_at_random(tavolata.game("domingo").new(2, seed=1, first=0), seed=1)
    records.write_record(path, match.record(["human:Anna", "greedy"]))
    return path


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Luck", "What cost most")), ("de", ("Glück", "Was am meisten")), ("it", ("Fortuna", "Che cosa è"))],
)
def test_a_review_for_people(home: Path, evening: Path, language: str, words: tuple[str, str]) -> None:
    shown = run(home, "review", str(evening), *QUICK, "--lang", language)
    assert shown.returncode == 0, shown.stderr
    for word in (*words, "Anna"):
        assert word in shown.stdout


def test_a_review_for_programs_a_page_and_a_table(home: Path, evening: Path) -> None:
    shown = run(home, "review", str(evening), *QUICK, "--json", "--html", "page.html", "--parquet", "moves.parquet")
    assert shown.returncode == 0, shown.stderr
    data = json.loads(shown.stdout)
    assert [round(sum(parts)) for parts in zip(data["table"], data["luck"], data["play"], strict=True)] == data[
        "result"
    ]
    assert "Anna" in (home / "page.html").read_text(encoding="utf-8")
    table = pyarrow.parquet.read_table(home / "moves.parquet")
    assert table.num_rows == len(data["moves"])
    assert table.column("seat1_value").to_pylist()[-1] == data["result"][0]
    judged = {one["move"]: one for one in data["decisions"]}
    for move, gap in zip(table.column("move").to_pylist(), table.column("gap").to_pylist(), strict=True):
        assert (gap is None) == (move not in judged)


def test_only_the_decisions_of_one_seat(home: Path, evening: Path) -> None:
    data = json.loads(run(home, "review", str(evening), *QUICK, "--seat", "2", "--json").stdout)
    assert {one["seat"] for one in data["decisions"]} == {1}
    assert data["accuracies"][0] is None


def test_what_cannot_be_reviewed_is_refused_in_words(home: Path, evening: Path) -> None:
    assert "at a table of 2" in run(home, "review", str(evening), "--seat", "3").stderr
    record = tavolata.game("domingo").new(2, seed=1).record()
    (home / "begun.json").write_text(json.dumps(record), encoding="utf-8")
    refused = run(home, "review", "begun.json")
    assert refused.returncode == 1
    assert "over" in refused.stderr
    assert "Traceback" not in refused.stderr
