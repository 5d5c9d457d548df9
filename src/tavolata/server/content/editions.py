"""Cards of somebody's own: the text of their file is read and checked here, exactly as on the command line."""

from __future__ import annotations

from tavolata.core import edition
from tavolata.core.game import Game


def read_text(game: Game, file: str, text: str) -> edition.Edition:
    """The edition in the text of a file; its name is for refusals only."""
    return edition.edition_from(edition.read_text(game.name, file, text), game.read_components)
