"""Bots. They know no game, and of a match only what their seat may know.

A bot gets a copy of the state that has been resampled for its seat (a determinization), so it cannot cheat. It draws
its random numbers from a stream of its own, never from the game's.
"""

from tavolata.bots.action_choice import choose_action
from tavolata.bots.advice import Advice, advise, heuristic_values
from tavolata.bots.bot import Bot
from tavolata.bots.bot_names import BOTS, LEVELS, bot_number
from tavolata.bots.bots_unit import compile_game, load_game
from tavolata.bots.cast import (
    CAST,
    CHARACTERS,
    DEFAULT_BOT,
    cast_chair,
    cast_table,
    character_text,
    played_by,
    strength_of,
)
from tavolata.bots.custom.bot_fault import FALLBACK_BOT, BotFault
from tavolata.bots.custom.bot_question import BotQuestion
from tavolata.bots.custom.custom_bot import DEFAULT_BOT_SECONDS
from tavolata.bots.custom.player import Player, ThinkingPlayer
from tavolata.bots.known_bots import BUILT_IN_BOTS, check_bot, custom_bot_source

__all__ = [
    "BOTS",
    "BUILT_IN_BOTS",
    "CAST",
    "CHARACTERS",
    "DEFAULT_BOT",
    "DEFAULT_BOT_SECONDS",
    "FALLBACK_BOT",
    "LEVELS",
    "Advice",
    "Bot",
    "BotFault",
    "BotQuestion",
    "Player",
    "ThinkingPlayer",
    "advise",
    "bot_number",
    "cast_chair",
    "cast_table",
    "character_text",
    "check_bot",
    "choose_action",
    "compile_game",
    "custom_bot_source",
    "heuristic_values",
    "load_game",
    "played_by",
    "strength_of",
]
