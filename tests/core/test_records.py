"""Record files: written whole, read with clear complaints, and true or refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata import BadRecord, Game, TavolataError
from tavolata.core import records
from tests.playing import play_at_random


@pytest.fixture
def record(domingo: Game) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(json.dumps(play_at_random(domingo.new(2, seed=1), seed=1).record()))
    return written


@pytest.mark.parametrize(
    ("entry", "value", "complaint"),
    [
        ("tavolata", 2, "has format 2; this program reads format 1"),
        ("game", "halma", "no game “halma”"),
        ("rules", 99, "version 99 of the rules; this program plays version 2"),
        ("players", 5, r"for 2 to 4 players, not for 5\. \(DO-02\)"),
        ("seed", "00" * 32, "is not a seed"),
        ("commitment", "00" * 32, "does not fit the commitment"),
        (
            "moves",
            [[0, "place ttt nowhere"]],
            "Move 1 .* cannot be played: “place ttt nowhere” is not an action",
        ),
        ("moves", [[7, "place ttt left"]], "Move 1 of the record cannot be played: There is no seat"),
        ("moves", ["place ttt left"], "Move 1 of the record is not a seat and an action"),
        ("moves", [], "result in the record is not the one its moves lead to"),
        ("moves", "none", "entry “moves” is not of the right form"),
        ("result", None, "result in the record is not the one"),
        ("seats", ["human", "human"], "has been changed since it was written"),
        ("options", {"turning": True}, "lacks the entry “options.announcing”"),
        (
            "options",
            {"turning": True, "announcing": False, "overclaim": "lost", "first": "random", "x": 1},
            "no option “x”",
        ),
        (
            "options",
            {"turning": True, "announcing": False, "overclaim": "lost", "first": "random", "edition": "x"},
            "no option “edition”",
        ),
        ("edition", {"name": "x"}, "entry “edition” is not of the right form"),
        ("edition", {"name": "x", "sha256": "", "components": None}, "edition “x” does not fit the cards"),
        ("edition", {"name": "x", "sha256": "", "components": 3}, "“edition.components” is not of the right form"),
        ("edition", {"name": "x", "sha256": "", "components": {}}, "the entry “game” is missing"),
        ("colour", "red", "an entry “colour” that means nothing"),
    ],
)
def test_an_untrue_entry_is_named(record: dict[str, Any], entry: str, value: Any, complaint: str) -> None:
    record[entry] = value
    with pytest.raises(TavolataError, match=complaint):
        tavolata.verify(record)


@pytest.mark.parametrize("entry", sorted(set(records.ENTRIES) - {"tavolata"}))
def test_a_missing_entry_is_named(record: dict[str, Any], entry: str) -> None:
    del record[entry]
    with pytest.raises(BadRecord, match=f"lacks the entry “{entry}”"):
        tavolata.verify(record)


@pytest.mark.parametrize("foreign", [{}, {"name": "something else"}, [], 5])
def test_a_foreign_record_is_refused(foreign: Any) -> None:
    with pytest.raises(BadRecord, match="not a record of a game of Tavolata"):
        tavolata.verify(foreign)


def test_an_illegal_move_is_refused_with_its_clause(record: dict[str, Any]) -> None:
    record["moves"][4], record["moves"][5] = record["moves"][5], record["moves"][4]
    with pytest.raises(BadRecord, match=r"Move 5 of the record cannot be played: It is not your turn.*\(DO-06\)"):
        tavolata.verify(record)


def test_a_refusal_speaks_the_reader_s_language(record: dict[str, Any]) -> None:
    record["moves"][4], record["moves"][5] = record["moves"][5], record["moves"][4]
    with pytest.raises(BadRecord) as refused:
        tavolata.verify(record)
    assert "Zug 5" in refused.value.text("de")
    assert "An der Reihe" in refused.value.text("de")


def test_a_record_keeps_an_edition_of_one_s_own(domingo: Game, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f'game = "domingo"\nedition = "mine"\ncards = {["tto"] * 48}', encoding="utf-8")
    match = play_at_random(domingo.new(2, seed=1, edition=path), seed=1)
    path.unlink()
    again = tavolata.verify(json.loads(json.dumps(match.record())))
    assert again.state_bytes() == match.state_bytes()
    assert again.edition.name == "mine"


def test_files_are_written_and_read(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    records.write_file(path, record)
    assert records.read_file(path) == record
    assert [file.name for file in tmp_path.iterdir()] == ["evening.json"]


def test_a_file_that_cannot_be_written_leaves_what_was_there(record: dict[str, Any], tmp_path: Path) -> None:
    for target in (tmp_path, tmp_path / "missing" / "evening.json"):
        with pytest.raises(BadRecord, match=rf"{re.escape(str(target))}: cannot be written"):
            records.write_file(target, record)
    assert list(tmp_path.iterdir()) == []


def test_a_truncated_file_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    records.write_file(path, record)
    path.write_text(path.read_text(encoding="utf-8")[:500], encoding="utf-8")
    with pytest.raises(BadRecord, match=r"evening\.json: is not a whole record file: .* line \d+"):
        records.read_file(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nothing\.json: cannot be read \(No such file or directory\)"):
        records.read_file(tmp_path / "nothing.json")


def test_a_file_with_a_list_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(BadRecord, match="not a record of a game"):
        records.read_file(path)
