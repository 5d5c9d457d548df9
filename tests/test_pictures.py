"""Pictures in the documentation are what their scripts draw."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import tavolata

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"


@pytest.mark.parametrize("game", ["mille_grazie"])
def test_the_map_in_the_documentation_is_the_map_of_the_game(game: str) -> None:
    drawn = runpy.run_path(str(PICTURES / f"draw_{game}_map.py"))["draw"](tavolata.game(game).edition().data)
    assert (PICTURES / f"{game}_map.svg").read_text(encoding="utf-8") == drawn
