"""Record files: written whole, read with clear complaints, and true or refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tavolata
from tavolata import BadRecord, Game, TavolataError
from tavolata.core import records
from tavolata.core.languages import LANGUAGES
from tavolata.core.safe_text import first_unsafe
from tests.random_matches import play_at_random


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
        ("options", {"turning": True}, "“options.announcing” is missing"),
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
    with pytest.raises(BadRecord, match=f"“{entry}” is missing"):
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
    assert "Du bist nicht dran" in refused.value.text("de")


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
    records.write_record(path, record)
    assert records.read_record(path) == record
    assert [file.name for file in tmp_path.iterdir()] == ["evening.json"]


def test_a_file_that_cannot_be_written_leaves_what_was_there(record: dict[str, Any], tmp_path: Path) -> None:
    for target in (tmp_path, tmp_path / "missing" / "evening.json"):
        with pytest.raises(BadRecord, match=rf"{re.escape(str(target))}: cannot be written"):
            records.write_record(target, record)
    assert list(tmp_path.iterdir()) == []


def test_a_truncated_file_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    records.write_record(path, record)
    path.write_text(path.read_text(encoding="utf-8")[:500], encoding="utf-8")
    with pytest.raises(BadRecord, match=r"evening\.json: is not a complete record: .* line \d+"):
        records.read_record(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nothing\.json: cannot be read \(No such file or directory\)"):
        records.read_record(tmp_path / "nothing.json")


def test_a_file_with_a_list_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(BadRecord, match="not a record of a game"):
        records.read_record(path)


LONG_NUMBER = 10**3999
DEEP: Any = 1
for _ in range(900):
    DEEP = [DEEP]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("entry", "value", "complaint"),
    [
        ("players", LONG_NUMBER, "a number or a key in it has more than 64 characters"),
        ("players", 10**30, "a whole number in it has more than 64 bits"),
        ("rules", LONG_NUMBER, "more than 64 characters"),
        ("tavolata", LONG_NUMBER, "more than 64 characters"),
        ("moves", [[LONG_NUMBER, "place ttt left"]], "more than 64 characters"),
        ("moves", [[0, "x"]] * 200_000, "more than 200000 entries|too large"),
        ("options", {"first": LONG_NUMBER}, "more than 64 characters"),
        ("options", {"first": DEEP}, "nested more than 12 levels deep"),
        ("options", {"x" * 10_000: 1}, "a text in it has more than 500 characters"),
        ("seed", "ab" * 100_000, "a text in it has more than 500 characters"),
        ("seed", "ab" * 100, "is not a seed"),
        ("game", "x" * 10_000, "a text in it has more than 500 characters"),
        ("result", DEEP, "nested more than 12 levels deep"),
        ("seats", ["human:" + "x" * 10_000] * 2, "a text in it has more than 500 characters"),
        ("commitment", "x" * 3_000_000, "too large; the limit is 2000000 bytes"),
    ],
    ids=str,
)
def test_an_entry_out_of_bounds_is_refused_in_a_sentence(
    record: dict[str, Any], entry: str, value: Any, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(record | {entry: value}), encoding="utf-8")
    with pytest.raises(TavolataError) as refused:
        tavolata.verify(records.read_record(path))
    assert re.search(complaint, refused.value.text().replace(",", "")), refused.value.text()
    assert all(0 < len(refused.value.text(language)) < 1000 for language in LANGUAGES)
    with pytest.raises(TavolataError):
        tavolata.verify(record | {entry: value})


STRANGE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(exclude_categories=[]), max_size=20)
    | st.sampled_from([LONG_NUMBER, -LONG_NUMBER, 10**30, "x" * 600, "\x1b[2J", "place ttt left", "human", DEEP]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.slow
@given(st.data())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_changed_in_a_record_it_is_verified_or_refused(record: dict[str, Any], data: st.DataObject) -> None:
    changed = json.loads(json.dumps(record))
    part: Any = changed
    while True:
        place = data.draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
        if not (isinstance(part[place], (dict, list)) and part[place] and data.draw(st.booleans())):
            break
        part = part[place]
    part[place] = data.draw(STRANGE)
    changed["checksum"] = records.checksum(changed)
    try:
        tavolata.verify(changed)
    except TavolataError as problem:
        refused = problem
    else:
        return
    for language in LANGUAGES:
        assert first_unsafe(refused.text(language).replace("\n", " ")) is None
        assert len(refused.text(language)) < 3000
