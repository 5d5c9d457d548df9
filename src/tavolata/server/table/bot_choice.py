"""What a bot chooses for a seat: the same at a table on a server and at one in a terminal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import closing

from tavolata.bots import DEFAULT_BOT_SECONDS, Bot, BotFault
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.server.table.bots_ahead import BotsAhead


def bot_choice(
    who: str,
    match: Match,
    seat: int,
    seconds: float = DEFAULT_BOT_SECONDS,
    on_fault: Callable[[BotFault], None] | None = None,
    ahead: BotsAhead | None = None,
) -> Callable[[], Action]:
    """A bot's choice in this position, to be made later or in a thread.

    A custom bot has some seconds for it, and may have thought ahead. The seed of a bot's own chance comes
    from the secret seed of the game, so nobody can foretell it.
    """
    moment = f"{seat} {len(match.moves)}".encode()
    bot = Bot(who, hashlib.sha256(match.seed + moment).digest(), seconds=seconds, on_fault=on_fault)
    if bot.is_custom and ahead is not None:
        return ahead.choice(bot, match, seat)
    choose = bot.prepare_choice(match, seat)

    def choose_once() -> Action:
        with closing(bot):
            return choose()

    return choose_once
