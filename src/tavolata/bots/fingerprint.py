"""One hash of everything that decides what the bots of a game play, so that games of other bots are not mixed in."""

from __future__ import annotations

import hashlib
from functools import cache

from tavolata.core.compiled_sources import package_fingerprint
from tavolata.core.game_spec import GameSpec
from tavolata.core.package import PACKAGE

CONFIG_FILE = "bot_config.py"
"""Counts by its values, which are in the game's `bot_config`: training leaves some of them out."""


@cache
def bot_fingerprint(game: GameSpec) -> str:
    """A hash of the sources of the core, the bots and the game, of its bot config and its networks."""
    digest = hashlib.sha256(f"{game.bot_config!r} {package_fingerprint(game.package)}".encode())
    for folder in (PACKAGE / "core", PACKAGE / "bots", game.folder):
        for path in sorted(folder.rglob("*.py")):
            if path.name != CONFIG_FILE or path.parent != game.folder:
                digest.update(path.read_bytes())
    for network in game.bot_config.networks:
        digest.update((game.folder / network.file).read_bytes())
    return digest.hexdigest()[:16]
