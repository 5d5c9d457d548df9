"""Mille Grazie, by Dirk Hillebrecht (Zoch): noblemen travel through northern Italy, robbers lie in wait."""

from tavolata.core.game import Game
from tavolata.core.options import SeatOption
from tavolata.games.mille_grazie import heuristic, knowledge, rollout, rules
from tavolata.games.mille_grazie.actions import (
    ACTIONS,
    EVENTS,
    Alone,
    Ambush,
    Ambushes,
    DiscardOrder,
    Escort,
    Leave,
    Take,
    Walk,
)
from tavolata.games.mille_grazie.bot_config import BOT_CONFIG
from tavolata.games.mille_grazie.map import read_map
from tavolata.games.mille_grazie.position import POSITION
from tavolata.games.mille_grazie.refusals import why
from tavolata.games.mille_grazie.state import PAIR_COUNT, STATE, WINNING_POINTS
from tavolata.games.mille_grazie.view import own, table

__all__ = [
    "GAME",
    "Alone",
    "Ambush",
    "Ambushes",
    "DiscardOrder",
    "Escort",
    "Leave",
    "Take",
    "Walk",
    "heuristic",
    "rollout",
    "rules",
]

GAME = Game(
    package=__name__,
    title="Mille Grazie",
    seats=range(2, 5),
    minutes=45,
    version=2,
    state=STATE,
    actions=ACTIONS,
    events=EVENTS,
    options=(SeatOption("first", "MG-06"),),
    bot_config=BOT_CONFIG,
    max_legal=PAIR_COUNT,
    max_moves=1500,
    observation=knowledge.OBSERVATION,
    components="map.toml",
    read_components=read_map,
    table=table,
    own=own,
    why=why,
    players_clause="MG-01",
    winner_clause="MG-25",
    position_format=POSITION,
    shared_clause="MG-26",
    goal=WINNING_POINTS,
    promises=(Ambush, Ambushes),
    zones=(),
)
