"""The cast: who plays at a table, whatever bots are asked for."""

from __future__ import annotations

import itertools
from importlib.resources import files

import pytest

import tavolata
from tavolata.bots import (
    BOTS,
    CAST,
    CHARACTERS,
    LEVELS,
    Bot,
    bot_number,
    cast_chair,
    cast_table,
    character_text,
    played_by,
    strength_of,
)
from tavolata.core.errors import TavolataError
from tavolata.core.languages import LANGUAGES

MAX_CHAIRS = max(tavolata.game(name).seats[-1] for name in tavolata.games())
MAX_NAME = 6
"""Letters: so many fit beside a face, five times across a phone."""


def test_every_level_could_fill_the_largest_table() -> None:
    assert tuple(CAST) == LEVELS
    assert all(len(company) >= MAX_CHAIRS for company in CAST.values())
    assert len(CHARACTERS) == sum(map(len, CAST.values())) >= 15


@pytest.mark.parametrize("chairs", range(1, MAX_CHAIRS + 1))
def test_nobody_sits_at_a_table_twice(chairs: int) -> None:
    """Whatever levels are asked for on its chairs, each gets somebody of its own level."""
    for bots in itertools.product(LEVELS, repeat=chairs):
        seated = cast_table(bots)
        assert len(set(seated)) == chairs
        assert [played_by(str(name)) for name in seated] == list(bots)


@pytest.mark.parametrize("name", CHARACTERS)
def test_whoever_is_asked_for_by_name_comes(name: str) -> None:
    level = CHARACTERS[name]
    seated = cast_table([level, None, name, "greedy", level, name])
    assert seated[1:4] == [None, name, "greedy"]
    others = [seated[0], seated[4], seated[5]]
    assert len({name, *others}) == 4
    assert {played_by(str(other)) for other in others} == {level}


def test_a_chair_of_a_level_keeps_its_character_while_others_come() -> None:
    first = cast_chair("level-3", 1, [])
    assert cast_chair("level-3", 1, ["greedy", "lina"]) == first
    assert cast_chair("level-3", 2, [first]) != first
    assert cast_chair(first, 2, []) == first
    assert cast_chair("random", 0, ["random"]) == "random"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_cast(language: str) -> None:
    text = (files("tavolata.bots") / f"words.{language}.ftl").read_text(encoding="utf-8")
    said = {line.partition(" = ")[0] for line in text.splitlines() if " = " in line}
    ends = ("", "-style", "-character")
    assert said == {*LEVELS, *(f"cast-{name}{end}" for name in CHARACTERS for end in ends)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_short_name_and_a_character_of_their_own(language: str) -> None:
    cast = [character_text(name, language) for name in CHARACTERS]
    names, characters = zip(*cast, strict=True)
    assert len(set(names)) == len(set(characters)) == len(CHARACTERS)
    assert max(map(len, names)) <= MAX_NAME
    assert all(one.endswith((".", "?")) for one in characters)


def test_nobody_is_told_of_in_a_language_that_we_do_not_have() -> None:
    with pytest.raises(TavolataError):
        character_text("lina", "fr")


def test_a_character_plays_as_its_level_does() -> None:
    for name, level in CHARACTERS.items():
        assert Bot(name).number == bot_number(level)
        assert strength_of(name) == strength_of(level) == LEVELS.index(level) + 1
    assert [strength_of(bot) for bot in BOTS] == [0, 0, 1, 2, 3, 4, 5]
