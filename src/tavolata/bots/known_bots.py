"""Which bots there are: those that are built in, a character for each of their levels, and those that others write."""

from __future__ import annotations

from tavolata.bots.bot_names import BOTS, bot_number
from tavolata.bots.cast import CHARACTERS, played_by
from tavolata.bots.custom.player_source import PlayerSource, is_player_name, player_source
from tavolata.bots.custom.program_player import check_player

BUILT_IN_BOTS = (*BOTS, *CHARACTERS)


def custom_bot_source(name: str) -> PlayerSource | None:
    """Where a custom bot comes from; None for a built-in bot, and for names that nobody has."""
    return player_source(name) if name not in BUILT_IN_BOTS and is_player_name(name) else None


def check_bot(name: str) -> None:
    """Refuse a bot that is not there. A custom bot is started to find out, and kept ready."""
    source = custom_bot_source(name)
    if source is None:
        bot_number(played_by(name))
    else:
        check_player(source)
