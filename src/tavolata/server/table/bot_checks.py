"""Bots and paces by the names that people send."""

from __future__ import annotations

from tavolata.bots import CHARACTERS, bot_number, cast_chair, played_by
from tavolata.bots.pace import seconds_of
from tavolata.server.errors import Conflict
from tavolata.server.table.custom_bots import custom_bots
from tavolata.server.table.table import Table


def known_bot(name: str) -> str:
    """A bot by its name, or a refusal with the list."""
    if name not in custom_bots:
        bot_number(played_by(name))
    return name


def bot_for(table: Table, chair: int, bot: str) -> str:
    """Who plays for a chair if this bot is asked for; a character who is at the table already is refused."""
    others = table.bots_beside(chair)
    if known_bot(bot) in CHARACTERS and bot in others:
        raise Conflict("character-there")
    return cast_chair(bot, chair, others)


def known_pace(name: str) -> str:
    """A pace of bots by its name, or a refusal with the list."""
    seconds_of(name)
    return name
