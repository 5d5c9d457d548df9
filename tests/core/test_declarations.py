"""The small parts a game is declared with: states, domains, options, clauses, editions, results."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

import tavolata
from tavolata import BadEdition, BadInput, Game
from tavolata.core.actions import Action, ActionSet
from tavolata.core.bits import lowest
from tavolata.core.clauses import Clauses
from tavolata.core.domains import NUMBER, SEAT, Names, Numbers
from tavolata.core.events import BEGINS_LINE, ENDS_ROUND, FINAL, PRIVATE, EventSet, Fleeting, Secret
from tavolata.core.results import Result
from tavolata.core.state import Flag, Header, Int8s, Int16, state_dtype


def test_a_state_has_no_bytes_between_its_fields() -> None:
    class Odd(Header):
        flag: Flag
        number: Int16
        grid: Annotated[Int8s, "i1", 3, 5]

    dtype = state_dtype(Odd, events=3)
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names or ())
    assert dtype["grid"].shape == (3, 5)
    assert dtype.isalignedstruct


@pytest.mark.parametrize("value", ["4", 4])
def test_numbers_are_read_as_written(value: str | int) -> None:
    assert Numbers(2, 9).decode(Numbers(2, 9).encode(value)) == 4


@pytest.mark.parametrize("value", [1, 10, "04", "x"])
def test_other_numbers_are_refused(value: Any) -> None:
    with pytest.raises(ValueError, match=str(value)):
        Numbers(2, 9).encode(value)


def test_names_are_numbered_and_may_have_words() -> None:
    names = Names(("left", "right"), topic="end")
    assert [names.encode(names.decode(k)) for k in range(2)] == [0, 1]
    assert names.word_key("left") == "end-left"
    assert Names(("a",)).word_key("a") is None
    with pytest.raises(ValueError, match="up"):
        names.encode("up")


@dataclass(frozen=True)
class Take(Action):
    heap: str
    stones: int


@dataclass(frozen=True)
class Rest(Action):
    pass


def test_a_declared_action_has_the_number_of_the_first_of_its_kind() -> None:
    actions = ActionSet()
    assert actions.kind(Rest) == 0
    assert actions.kind(Take, Names(("left", "right")), Numbers(1, 3)) == 1
    assert [str(actions[number]) for number in (0, 1, 6)] == ["rest", "take left 1", "take right 3"]
    assert len(actions) == 7


def test_an_action_is_declared_once_with_a_domain_for_each_field() -> None:
    actions = ActionSet()
    with pytest.raises(AssertionError, match="take needs a domain for each field"):
        actions.kind(Take, Numbers(1, 3))
    actions.kind(Rest)
    with pytest.raises(AssertionError, match="rest is declared twice"):
        actions.kind(Rest)


def test_a_declared_event_has_its_number_and_its_fields_may_be_called_as_anything() -> None:
    events = EventSet()
    assert events.kind("ended", ENDS_ROUND, BEGINS_LINE) == 0
    assert events.kind("drew", FINAL, PRIVATE, seat=SEAT, name=Secret(NUMBER), final=Fleeting(NUMBER)) == 1
    ended, drew = events.kinds
    assert (ended.final, ended.private, ended.ends_round, ended.begins_line) == (False, False, True, True)
    assert (drew.final, drew.private, drew.ends_round, drew.begins_line) == (True, True, False, False)
    assert [field.name for field in drew.fields] == ["seat", "name", "final"]
    assert (sorted(drew.secret), sorted(drew.fleeting)) == (["name"], ["final"])


def test_an_event_is_declared_once_with_at_most_seven_fields() -> None:
    events = EventSet()
    with pytest.raises(AssertionError, match="large has too many fields"):
        events.kind("large", **dict.fromkeys("abcdefgh", NUMBER))
    events.kind("ended")
    with pytest.raises(AssertionError, match="ended is declared twice"):
        events.kind("ended")


def test_any_number_is_itself() -> None:
    assert NUMBER.decode(NUMBER.encode(-7)) == -7


@pytest.mark.parametrize("members", [[0], [63], [5, 9, 40], [62, 63]])
def test_the_lowest_member_of_a_set_of_bits(members: list[int]) -> None:
    assert lowest(np.uint64(sum(1 << member for member in members))) == members[0]


def test_options_are_written_and_read_as_people_do(game: Game) -> None:
    for players in game.seats:
        for option in game.options:
            for value in option.values(players):
                assert option.read(option.write(value)) == value


@pytest.mark.parametrize("asked", ["DO-05", "do-5", "5", "DO5", " do 05 "])
def test_a_clause_is_found_however_it_is_written(domingo: Game, asked: str) -> None:
    assert domingo.clauses.find(asked).number == "DO-05"


@pytest.mark.parametrize("asked", ["DO-99", "MG-05", "five", ""])
def test_an_unknown_clause_is_refused_with_the_range(domingo: Game, asked: str) -> None:
    with pytest.raises(BadInput, match=rf"no clause “{asked}”\. They run from DO-01 to DO-28"):
        domingo.clauses.find(asked)


def test_clauses_keep_their_sections_and_continued_lines(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text("# X\n\nIntro.\n\n## One\n- **XX-01** A\n  b.\n- **XX-02** C.\n\n## Two\n- **XX-03** D.\n")
    clauses = Clauses("x", path)
    assert [(c.number, c.section, c.text) for c in clauses.values()] == [
        ("XX-01", "One", "A b."),
        ("XX-02", "One", "C."),
        ("XX-03", "Two", "D."),
    ]
    assert len(clauses) == 3


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("cards = [\n  3x,\n]", "is not a proper TOML file: .*line 2"),
        ("edition = 'x'", "the entry “game” is missing"),
        ("game = 'halma'", "components of “halma”, not of “domingo”"),
        ("game = 'domingo'", "the entry “edition” is missing"),
        ("game = 'domingo'\nedition = 3", "the entry “edition” must be of the kind str"),
        ("game = 'domingo'\nedition = 'x'\nreconstructed = 1", "“reconstructed” must be of the kind bool"),
    ],
)
def test_a_broken_edition_is_refused_with_the_place(
    domingo: Game, tmp_path: Path, content: str, complaint: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadEdition, match=complaint):
        domingo.edition(path)


def test_an_edition_that_is_not_there_is_refused(domingo: Game, tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        domingo.edition(tmp_path / "nothing.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match="not a proper TOML file"):
        domingo.edition(tmp_path / "binary.toml")


def test_a_tie_is_broken_or_shared() -> None:
    broken = Result.of(np.array([[9, 9, 3], [1, 2, 8]], np.int32), "XX-01", "XX-02")
    assert (broken.winners, broken.ranks, broken.why) == ((1,), (2, 1, 3), "tie-break")


def test_a_game_is_found_with_hyphens_too() -> None:
    assert tavolata.game("da-luigi") is tavolata.game("da_luigi")
    with pytest.raises(BadInput, match="no game “da--luigi”"):
        tavolata.game("da--luigi")


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(BadInput, match=r"no game “chess”\. The games are: da_luigi, domingo"):
        tavolata.game("chess")
