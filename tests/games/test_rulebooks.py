"""Every game's rulebook: it tells every clause, in three languages alike, and its examples show what they say."""

from __future__ import annotations

import re

import pytest

from tavolata import Game
from tavolata.core.languages import LANGUAGES

SCREEN = "screen"
"""The section of what is different on a screen."""
SUMMARY = "summary"
"""The section that is printed on half a page."""
SECTIONS = ["about", "parts", "set-up", "turn", "scoring", "end", "forgotten", "variants", SCREEN, SUMMARY]
"""What a player looks for; a game may have more."""
MIN_EXAMPLES = 10
SUMMARY_WORDS = 280
"""As much as fits on half a page."""
PROGRAM_WORDS = {
    "de": "Bildschirm|Datei|Programm|Protokoll|Tippe|Ausgabe",
    "en": "screen|program|click|touch|edition|\\b(log|file)\\b",
    "it": "schermo|programma|cronaca|tocca (la|il)|edizione",
}
"""Of somebody who explains a program, not a game."""


def shape(game: Game, language: str) -> list[tuple[str, list[tuple[str, tuple[str, ...], str | None]]]]:
    """A rulebook without its words."""
    return [
        (section.name, [(block.kind, block.clauses, block.example) for block in section.blocks])
        for section in game.rulebook(language).sections
    ]


def test_every_paragraph_tells_a_clause_and_every_clause_is_told(game: Game) -> None:
    told = {number for block in game.rulebook("en").blocks for number in block.clauses}
    assert told == set(game.clauses)


def test_the_languages_tell_the_same_in_the_same_sequence(game: Game) -> None:
    assert len({str(shape(game, language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_find_what_they_look_for(game: Game, language: str) -> None:
    rulebook = game.rulebook(language)
    names = [section.name for section in rulebook.sections]
    assert [name for name in names if name in SECTIONS] == SECTIONS
    (summary,) = [section for section in rulebook.sections if section.name == SUMMARY]
    assert sum(len(block.text.split()) for block in summary.blocks) <= SUMMARY_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_a_program_has_to_know_has_a_section_of_its_own(game: Game, language: str) -> None:
    told = [block.text for part in game.rulebook(language).sections if part.name != SCREEN for block in part.blocks]
    for text in told:
        assert "`" not in text, text
        assert not re.search(PROGRAM_WORDS[language], text, re.IGNORECASE), text


def test_every_example_is_shown_once_and_there_are_enough(game: Game) -> None:
    shown = [block.example for block in game.rulebook("en").blocks if block.example]
    assert sorted(shown) == sorted(game.examples)
    assert len(shown) >= MIN_EXAMPLES


def test_examples_can_be_played_and_bring_what_they_say(game: Game) -> None:
    for example in game.examples.values():
        match = game.example_match(example)
        assert example.moves, example.name
        for move in example.moves:
            match.play(match.movers[0], move)
        assert example.points is None or match.view(None).points == example.points, example.name
