"""Bots. They know no game, and of a match only what their seat may know.

A bot gets a copy of the state that has been resampled for its seat (a determinization), so it cannot cheat. It draws
its random numbers from a stream of its own, never from the game's.
"""

from tavolata.bots.advice import Advice, advise, heuristic_values
from tavolata.bots.bot import DEFAULT_SECONDS, Bot
from tavolata.bots.bot_names import BOTS, LEVELS, number_of
from tavolata.bots.bots_unit import compile_game, load_game
from tavolata.bots.cast import CAST, CHARACTERS, DEFAULT_BOT, cast_chair, cast_table, character, played_by, strength_of
from tavolata.bots.known_bots import OUR_BOTS, check_bot, own_source
from tavolata.bots.players.bot_fault import FALLBACK_BOT, BotFault
from tavolata.bots.players.bot_question import BotQuestion
from tavolata.bots.players.player import Player
from tavolata.bots.policy import choose_action

__all__ = [
    "BOTS",
    "CAST",
    "CHARACTERS",
    "DEFAULT_BOT",
    "DEFAULT_SECONDS",
    "FALLBACK_BOT",
    "LEVELS",
    "OUR_BOTS",
    "Advice",
    "Bot",
    "BotFault",
    "BotQuestion",
    "Player",
    "advise",
    "cast_chair",
    "cast_table",
    "character",
    "check_bot",
    "choose_action",
    "compile_game",
    "heuristic_values",
    "load_game",
    "number_of",
    "own_source",
    "played_by",
    "strength_of",
]
