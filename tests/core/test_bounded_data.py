"""Data from strangers: nothing that is read costs more than a proper file of the same size, or ends in anything else
than a refusal."""

from __future__ import annotations

import gc
import json
import time
import tomllib
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tavolata
from tavolata import TavolataError
from tavolata.core.bounded_data import Bounds, OutOfBounds, check_plain, parse_json, parse_toml, read_bounded
from tavolata.core.edition import BOUNDS, read_text
from tavolata.core.languages import LANGUAGES
from tests.random_matches import many

SIZE = BOUNDS.characters - 100
PROPER = "a = [" + '"abc", ' * 9_000 + "]"
"""A file as large as is allowed, and nothing wrong with it."""


def filled(piece: str, before: str = "", after: str = "") -> str:
    """As much of something as there is room for."""
    return before + piece * ((SIZE - len(before) - len(after)) // len(piece)) + after


ATTACKS = {
    "dotted key": filled("a.", after="a=1"),
    "dotted key with spaces": filled("a . ", after="a=1"),
    "quoted dotted key": filled('"a".', after="a=1"),
    "dotted key in a table": filled("a.", "x={", "a=1}"),
    "dotted header": filled("a.", "[", "a]"),
    "dotted list header": filled("a.", "[[", "a]]"),
    "many dotted keys": filled("a.b.c.d.e.f=1\n"),
    "many headers": filled("[a.b.c.d.e.f]\n"),
    "many list headers": filled("[[a]]\n"),
    "lists in lists": filled("[", "a="),
    "tables in tables": filled("{a=", "a="),
    "empty tables": filled("{},", "a=[", "]"),
    "empty lists": filled("[],", "a=[", "]"),
    "numbers": filled("1,", "a=[", "]"),
    "digits": filled("9", "a="),
    "digits with lines": filled("1_1", "a="),
    "hexadecimal digits": filled("f", "a=0x"),
    "a long fraction": filled("1", "a=1."),
    "a long exponent": filled("1", "a=1e"),
    "a long key": filled("a", after="=1"),
    "a long text": filled("x", 'a="', '"'),
    "escapes": filled("\\u0041", 'a="', '"'),
    "an open text": filled('\\"', 'a="""'),
    "quotes": filled('"', 'a="""'),
    "single quotes": filled("'"),
    "comments": filled("#\n"),
    "empty lines": filled("\r\n"),
    "commas": filled(",", "a=["),
    "dates": filled("1999-11-05T10:00:00.123456Z,", "a=[", "]"),
    "too large": "a" * 10 * SIZE,
}


TRIES = 3


def seconds_of(work: Callable[[], object]) -> float:
    """Without garbage collection: what that costs depends on all the rest of the process."""
    gc.disable()
    try:
        begun = time.thread_time()
        work()
        return time.thread_time() - begun
    finally:
        gc.enable()


def cost(work: Callable[[], object]) -> tuple[float, int]:
    """Seconds of this thread (the least of a few tries), and bytes at most."""
    seconds = min(seconds_of(work) for _ in range(TRIES))
    tracemalloc.start()
    work()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return seconds, most


def refused(text: str) -> OutOfBounds | ValueError | None:
    """Why a text is not read."""
    try:
        parse_toml(text, BOUNDS)
    except (OutOfBounds, ValueError) as problem:
        return problem
    return None


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS)
def test_no_file_costs_more_than_a_proper_one(attack: str) -> None:
    seconds, most = cost(lambda: parse_toml(PROPER, BOUNDS))
    attacked_seconds, attacked_most = cost(lambda: refused(ATTACKS[attack]))
    assert attacked_most < 5 * most
    assert attacked_seconds < 10 * seconds


def test_the_file_that_took_750_megabytes_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(text: str) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr(tomllib, "loads", parse)
    for attack in ("dotted key", "dotted key with spaces", "quoted dotted key", "dotted key in a table", "digits"):
        assert isinstance(refused(ATTACKS[attack]), OutOfBounds)


@pytest.mark.parametrize("game", tavolata.games())
def test_our_own_editions_are_far_from_every_bound(game: str) -> None:
    text = (tavolata.game(game).folder / tavolata.game(game).components).read_text(encoding="utf-8")
    half = Bounds(BOUNDS.characters // 2, BOUNDS.values // 2, BOUNDS.depth // 2, BOUNDS.key_parts // 2, 250, 32)
    assert parse_toml(text, half) == tomllib.loads(text)


# --- the scanner sees what the parser sees ------------------------------------------------------------

TIGHT = Bounds(characters=2_000, values=50, depth=3, key_parts=3, text=40, digits=12)
PIECES = st.sampled_from(
    [
        *("a", "b", ".", " . ", "=", "1", "1.5", '"', "'", '"""', "'''", "\\", '\\"', "[", "]", "[[", "]]", "{", "}"),
        *(",", "#", "\n", "\r\n", " ", "\t", "a.b.a.b", '"a"', "'b'", '"""x"y"""', "'''x'y'''", "a = 1\n", "[a.b]\n"),
        *("x = {a = 1}\n", "é", "\x00", "1999-11-05", "true", "inf", "0xff", "c = [1, [2]]\n", "# a.b.c.d.e\n"),
        'd = "a.b.c.d.e"\n',
    ]
)
TOML = st.lists(PIECES, max_size=25).map("".join)


def is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except ValueError:
        return False
    return True


def longest_key(text: str) -> int:
    """The most parts of a key or a header that has a line of its own, as Python's parser reads it.

    Only lines after what is complete so far count: others may stand inside of a text or a list.
    """
    lines = text.splitlines(keepends=True)
    complete = [line for number, line in enumerate(lines) if is_toml("".join(lines[:number])) and is_toml(line)]
    return max((key_parts(tomllib.loads(line)) for line in complete if "{" not in line), default=0)


def key_parts(data: object) -> int:
    """How many parts the one key has that was read."""
    if isinstance(data, list):
        data = data[0] if data else None
    return 1 + key_parts(next(iter(data.values()))) if isinstance(data, dict) and data else 0


@given(TOML)
@settings(max_examples=many(400, 100))
@example('a = """x""""\nb.b.b.b = 1')
@example("'''a.a.a.a.a''' = 1\na.a.a.a.a = 1")
@example('a = "\\\nb.b.b.b = 1')
def test_what_passes_the_scan_has_no_long_keys_and_is_not_deep(text: str) -> None:
    try:
        data = parse_toml(text, TIGHT)
    except OutOfBounds:
        return
    except ValueError:
        data = None
    assert longest_key(text) <= TIGHT.key_parts
    assert data is None or data == tomllib.loads(text)


@pytest.mark.slow
@given(TOML)
@settings(max_examples=many(400, 100))
def test_a_small_file_is_never_refused_for_its_size(text: str) -> None:
    wide = Bounds(characters=2_000, values=1_000, depth=60, key_parts=60, text=500, digits=500)
    try:
        expected: object = tomllib.loads(text)
        check_plain(expected, wide)
    except (ValueError, OutOfBounds, RecursionError):
        return
    assert parse_toml(text, wide) == expected


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60) | st.integers(10**30, 10**40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=30,
)


@pytest.mark.slow
@given(JSON_VALUES.map(json.dumps) | st.text(st.sampled_from('[]{}",:\\0123456789.eE-+tfn '), max_size=60))
@settings(max_examples=many(300, 100))
@example("9" * 4000)
@example("[" * 1000)
@example('"' + "\\u0041" * 100 + '"')
def test_json_is_read_or_refused(text: str) -> None:
    try:
        data = parse_json(text, TIGHT)
    except (OutOfBounds, ValueError):
        return
    check_plain(data, TIGHT)
    assert data == json.loads(text)


def test_no_more_of_a_file_is_read_than_may_be_in_it() -> None:
    with pytest.raises(OutOfBounds) as problem:
        read_bounded(Path("/dev/zero"), TIGHT)
    assert problem.value.key == "bounds-size"


def test_values_that_json_does_not_have_are_refused() -> None:
    itself: list[object] = []
    itself.append(itself)
    for value in (float("nan"), float("inf"), 2**63, -(2**63) - 1, b"", {1.5}, {"a": object()}, {b"a": 1}, itself):
        with pytest.raises(OutOfBounds):
            check_plain([value], TIGHT)
    with pytest.raises(OutOfBounds) as large:
        check_plain(["x" * 40] * 49, Bounds(characters=1_000, values=50))
    assert large.value.key == "bounds-size"
    check_plain([2**63 - 1, -(2**63), 0.5, True, None, "a", {"a": []}], TIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_file_and_the_bound(language: str) -> None:
    with pytest.raises(TavolataError) as problem:
        read_text("domingo", "mine.toml", ATTACKS["dotted key"])
    assert problem.value.text(language).startswith("mine.toml: ")
    assert "6" in problem.value.text(language)
