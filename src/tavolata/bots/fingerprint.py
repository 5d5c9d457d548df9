"""What decides how the bots of a game think, as one number: games of other bots are not taken for games of these."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from tavolata.core import compile_cache
from tavolata.core.game_spec import GameSpec

PACKAGE = Path(__file__).parent.parent
BESIDE_THE_COMPILED = tuple(
    map(Path, ("bots/__init__.py", "bots/policy.py", "bots/game_networks.py", "bots/search/search.py", "core/match.py"))
)
"""Sources that decide, too, but are never compiled; a game's levels count by what they say."""


@cache
def bot_fingerprint(game: GameSpec) -> str:
    """A hash of the rules, the search, what the game tells it, its levels and its networks."""
    digest = hashlib.sha256(repr(game.bot_config).encode())
    for path in (*compile_cache.sources_of_compiled_code(PACKAGE), *BESIDE_THE_COMPILED):
        digest.update((PACKAGE / path).read_bytes())
    for learned in game.bot_config.learned:
        digest.update((game.folder / learned.file).read_bytes())
    return digest.hexdigest()[:16]
