"""The rulebooks in docs/ are what the games tell, and their pictures show the examples as they are now."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from tavolata import Game
from tavolata.core.languages import LANGUAGES

FOLDER = Path(__file__).parent.parent / "docs" / "rulebooks"
PAGES = runpy.run_path(str(FOLDER / "write_pages.py"))
MOST_BYTES = 4_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_the_rulebook(game: Game, language: str) -> None:
    written = (FOLDER / PAGES["page_name"](game.name, language)).read_text(encoding="utf-8")
    assert written == PAGES["page"](game, language), "run `python docs/rulebooks/write_pages.py`"


def test_pictures_are_drawn_from_the_examples_as_they_are_now() -> None:
    noted = json.loads(PAGES["NOTED"].read_text(encoding="utf-8"))
    assert noted == PAGES["fingerprints"](), "run `npm run draw-examples` in web"


def test_there_is_a_picture_of_every_example_and_no_other(game: Game) -> None:
    """In every language; one with words in it has a picture for each."""
    both = [(name, language) for name in game.examples for language in LANGUAGES]
    shown = {picture for name, language in both for picture in PAGES["files"](game.name, name, language)}
    assert {picture.name for picture in (PAGES["PICTURES"] / game.name).iterdir()} == shown


def test_pictures_are_small() -> None:
    assert sum(picture.stat().st_size for picture in FOLDER.rglob("*.webp")) < MOST_BYTES
