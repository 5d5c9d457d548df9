"""Where our own package is, and which page of its documentation explains the rules of a game."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent.parent
RULES_PAGE = "docs/your_game.md"
"""The page that explains every rule."""
