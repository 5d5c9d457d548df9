"""`check_game` finds what it says it finds: the game that `tavolata new` writes, with one thing wrong in it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tavolata.cli.commands.new import write_package
from tavolata.core.plain_state import PlainState
from tavolata.testing import check_game
from tavolata.testing.check_tiers import in_both

pytestmark = pytest.mark.slow

Written = Callable[..., ModuleType]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Write the game, with some text of it exchanged; the compiler has no part in it."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.syspath_prepend(tmp_path)
    numbers = itertools.count()

    def write(**exchanged: str) -> ModuleType:
        name = f"{tmp_path.name.replace('-', '_')}_{next(numbers)}"
        write_package(tmp_path / name, name)
        monkeypatch.syspath_prepend(tmp_path / name)
        file = tmp_path / name / f"tavolata_{name}" / "__init__.py"
        text = file.read_text(encoding="utf-8")
        if exchanged:
            assert exchanged["old"] in text
            text = text.replace(exchanged["old"], exchanged["new"])
        file.write_text(text, encoding="utf-8")
        return import_module(f"tavolata_{name}")

    return write


def cards(s: PlainState) -> int:
    """Cards in hands and played."""
    return sum(place != -1 for place in s.where)


NO_HEURISTIC = """
@implements(rules.heuristic, STATE)
def heuristic(s: State, seat: int, actions: Int16s, count: int, out: np.ndarray) -> None:
    out[0] = 1.0 if count == 1 else np.nan

class Table(TypedDict):"""

FAULTS = {
    "an action that is not legal is not refused": (
        "if s.where[action.card - 1] != seat:",
        "if s.where[action.card - 1] == PLAYED:",
        r"seat \d, lay.*not legal, and `why` does not refuse it",
    ),
    "a refusal names a clause that is not there": ('"not-in-hand", "', '"not-in-hand", "X', "not-in-hand: X"),
    "a view shows another hand": (
        'return {"hand": [card + 1 for card in range(CARDS) if s.where[card] == seat]}',
        'return {"hand": [card + 1 for card in range(CARDS) if s.where[card] == 0]}',
        "the view tells seat 1 a secret",
    ),
    "spectators see a hand": (
        '"hand": [], "trick"',
        '"hand": [card + 1 for card in range(CARDS) if s.where[card] == 1], "trick"',
        "spectators are told more than seat 0",
    ),
    "a refusal depends on another hand": (
        'return IllegalMove("not-in-hand"',
        'return IllegalMove("not-in-hand" if s.where[action.card - 1] < 0 else "not-your-turn"',
        "a refusal tells a secret",
    ),
    "worlds are imagined with a trace of the truth": (
        "for k in range(count):\n        s.where[unseen[k]] = STOCK",
        "for k in range(count):\n        s.where[unseen[k]] = PLAYED",
        "imagines something else in another world.*leaves a trace of the truth in where",
    ),
    "nothing is exchanged in imagined worlds": (
        "unseen, count = np.zeros(CARDS, np.int8), 0",
        "return\n    unseen, count = np.zeros(CARDS, np.int8), 0",
        "`resample` never exchanges",
    ),
    "chance is used without a final event": (
        "s.trick[seat] = action - LAY\n",
        "s.trick[seat] = action - LAY\n    below(s.rng, 2)\n",
        "chance was used without a final event",
    ),
    "a card gets lost": ("s.where[action - LAY] = PLAYED", "s.where[action - LAY] = STOCK", "something got lost"),
    "the game does not end": ("if total(s.points) == HAND:", "if total(s.points) > HAND:", "nothing is legal"),
    "a game is longer than declared": ("max_moves=HAND * MAX_PLAYERS", "max_moves=HAND", "not over after max_moves"),
    "the table has an entry that is not declared": (
        'return {"hand": [], "trick"',
        'return {"more": 1, "hand": [], "trick"',
        "other entries|more",
    ),
    "the bots are told nothing about an action": (
        "\nclass Table(TypedDict):",
        NO_HEURISTIC,
        "`heuristic` of seat",
    ),
    "a zone shows an entry that is not there": (
        'Zone("cards", "trick", CARD, each_seat=True)',
        'Zone("pile", "stock")',
        "zones of no entry",
    ),
    "a zone shows what it cannot": (
        'Zone("cards", "trick", CARD, each_seat=True)',
        'Zone("cards", "in_hand", Numbers(7, 9), each_seat=True)',
        "the zone of “in_hand” cannot show it .3 is no value",
    ),
    "an event tells others what a seat holds": (
        "card_1=Secret(CARD)",
        "card_1=CARD",
        "the event “dealt” tells others in “card_1”",
    ),
    "an event is emitted without all of its fields": (
        "emit(s, LAID, seat, action - LAY)",
        "emit(s, LAID, seat)",
        "“laid” is emitted with 1 fields, and declared with 2",
    ),
    "the declaration names a clause that is not there": (
        'winner_clause="',
        'winner_clause="X',
        "the rules have no clauses",
    ),
    "a refusal has no words": ('"not-in-hand", "', '"not-held", "', "says `error-not-held`"),
    "a record does not lead to the same game": (
        "s.leader = s.turn = below(s.rng, s.players)",
        's.leader = s.turn = __import__("time").time_ns() // 1000 % s.players',
        r"record|\[move",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_with_a_game_is_found(written: Written, fault: str) -> None:
    old, new, said = FAULTS[fault]
    module = written(old=old, new=new)
    with pytest.raises(Exception, match=said):
        check_game(module.GAME, games=6, conserved=cards)


WORDS = {
    "a key that names nothing": ("event-laid", "event-layed", "has words for what the game does not have: event-layed"),
    "a line that cannot be read": ("event-laid = {", "event-laid {", r"line \d+, cannot be read: event-laid"),
}


@pytest.mark.parametrize("fault", WORDS)
def test_what_is_wrong_with_its_words_is_found(written: Written, fault: str) -> None:
    old, new, said = WORDS[fault]
    module = written()
    words = Path(str(module.__file__)).with_name("words.en.ftl")
    words.write_text(words.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        check_game(module.GAME, games=1)


def test_rules_with_other_numbers_in_another_language_are_found(written: Written) -> None:
    module = written()
    rules = Path(str(module.__file__)).with_name("rules.en.md")
    other = rules.read_text(encoding="utf-8").replace("-05**", "-06**")
    rules.with_name("rules.de.md").write_text(other, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"rules\.de\.md and the English rules do not have the same clauses"):
        check_game(module.GAME, games=1)


def test_nothing_is_found_where_nothing_is_wrong_and_what_was_looked_at_is_told(written: Written) -> None:
    report = check_game(written().GAME, games=3, conserved=cards, trees={1: 3, 2: 9})
    assert (report.games, report.trees) == (3, {1: 3, 2: 9})
    assert report.moves_per_second > 0
    assert "3 games" in str(report)


def test_a_game_that_begins_in_other_ways_than_counted_is_found(written: Written) -> None:
    with pytest.raises(AssertionError, match=r"begins in other ways: \{1: 3\}, where \{1: 4\}"):
        check_game(written().GAME, games=1, trees={1: 4})


def test_a_rule_that_is_another_one_compiled_is_found() -> None:
    class Twofold:
        __name__ = "legal_at"

        def __call__(self, number: int) -> int:
            return number

        def interpret(self, number: int) -> Any:
            return -number

    assert in_both(Twofold(), 0) == 0
    with pytest.raises(AssertionError, match="legal_at gives 1 compiled, -1 as plain Python"):
        in_both(Twofold(), 1)
