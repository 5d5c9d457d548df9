"""What a bot chooses for a seat: the same at a table on a server and at one in a terminal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from tavolata.bots import Bot
from tavolata.core.actions import Action
from tavolata.core.match import Match


def bot_choice(bot: str, match: Match, seat: int) -> Callable[[], Action]:
    """A bot's choice in this position, to be made later or in a thread.

    The seed of its own chance comes from the secret seed of the game, so nobody can foretell it.
    """
    moment = f"{seat} {len(match.moves)}".encode()
    return Bot(bot, hashlib.sha256(match.seed + moment).digest()).prepare_choice(match, seat)
