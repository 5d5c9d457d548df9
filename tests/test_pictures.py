"""Pictures in the documentation are what their scripts draw."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import tavolata

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"


@pytest.mark.parametrize(("game", "part"), [("mille_grazie", "map"), ("mamma_mia", "orders")])
def test_the_picture_in_the_documentation_shows_what_the_game_has(game: str, part: str) -> None:
    drawn = runpy.run_path(str(PICTURES / f"draw_{game}_{part}.py"))["draw"](tavolata.game(game).edition().data)
    assert (PICTURES / f"{game}_{part}.svg").read_text(encoding="utf-8") == drawn
