"""One hash of everything that decides what the bots of a game play, so that games of other bots are not mixed in."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from tavolata.core import compile_cache
from tavolata.core.game_spec import GameSpec

PACKAGE = Path(__file__).parent.parent
UNCOMPILED_SOURCES = tuple(
    map(Path, ("bots/__init__.py", "bots/policy.py", "bots/game_networks.py", "bots/search/search.py", "core/match.py"))
)
"""Sources that decide, too, but are never compiled. A game's `bot_config.py` counts by its values."""


@cache
def bot_fingerprint(game: GameSpec) -> str:
    """A hash of the rules, the search, the game's bot config and its networks."""
    digest = hashlib.sha256(repr(game.bot_config).encode())
    for path in (*compile_cache.sources_of_compiled_code(PACKAGE), *UNCOMPILED_SOURCES):
        digest.update((PACKAGE / path).read_bytes())
    for network in game.bot_config.networks:
        digest.update((game.folder / network.file).read_bytes())
    return digest.hexdigest()[:16]
