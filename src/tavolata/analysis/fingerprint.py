"""One hash of everything that decides what a review says, so that an older one is made anew."""

from __future__ import annotations

import hashlib
from functools import cache

from tavolata.bots.fingerprint import bot_fingerprint
from tavolata.core.game_spec import GameSpec
from tavolata.core.package import PACKAGE


@cache
def review_fingerprint(game: GameSpec) -> str:
    """A hash of what the bots of a game play by, and of the sources of the analysis."""
    digest = hashlib.sha256(bot_fingerprint(game).encode())
    for path in sorted((PACKAGE / "analysis").rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
