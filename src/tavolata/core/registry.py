"""All games there are: those that are built in, a folder each, and those that installed packages bring."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from tavolata.core.entry_points import installed, load_entry_point
from tavolata.core.errors import BadInput
from tavolata.core.game import DECLARED_GAMES, Game, check_game_complete, load

GROUP = "tavolata.games"
BUILT_IN_GAMES = Path(__file__).parent.parent / "games"

log = logging.getLogger("tavolata")


def game_names() -> tuple[str, ...]:
    """The names of all games, built-in and installed ones. Nothing is imported."""
    return tuple(sorted({*built_in_games(), *installed(GROUP)}))


@cache
def built_in_games() -> frozenset[str]:
    """The names of the built-in games: the folders of the package `games`."""
    return frozenset(path.parent.name for path in BUILT_IN_GAMES.glob("*/__init__.py"))


def find_game(name: str) -> Game:
    """A game by its name, with `_` or `-` between words: also one that is not installed, but made in this process."""
    proper = name.replace("-", "_")
    if proper in built_in_games():
        return load(f"tavolata.games.{proper}")
    if proper in installed(GROUP):
        return _installed_game(proper)
    if proper in DECLARED_GAMES:
        return DECLARED_GAMES[proper]
    raise BadInput("unknown-game", name=name, known=", ".join(game_names()))


def all_games() -> list[Game]:
    """All games. One that cannot be loaded is left out, and logged once: the others can be played."""
    return [game for name in game_names() if (game := _game_or_none(name)) is not None]


@cache
def _game_or_none(name: str) -> Game | None:
    try:
        return find_game(name)
    except BadInput as problem:
        log.warning("%s", problem)
        return None


@cache
def _installed_game(name: str) -> Game:
    entry_point = installed(GROUP)[name]
    found = load_entry_point(entry_point)
    game = getattr(found, "GAME", found)
    if not isinstance(game, Game):
        raise BadInput("game-not-declared", name=name, source=entry_point.value)
    if game.name != name:
        raise BadInput("game-other-name", name=name, source=entry_point.value, found=game.name)
    check_game_complete(game)
    return game
