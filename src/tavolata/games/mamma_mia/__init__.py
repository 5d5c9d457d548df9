"""Mamma Mia! Plus, by Uwe Rosenberg (Abacusspiele): ingredients and orders go into one oven; keep count and bake."""

from tavolata.core.game import Game
from tavolata.core.options import EverySeatOption, Option, SeatOption
from tavolata.games.mamma_mia import heuristic, knowledge, rollout, rules
from tavolata.games.mamma_mia.actions import (
    ACTIONS,
    EVENTS,
    Add,
    AddMissing,
    Ask,
    Choose,
    ChooseTwo,
    Draw,
    GiveUp,
    Help,
    Lay,
    LayOrder,
    NoOrder,
    Refuse,
    ThatIsAll,
)
from tavolata.games.mamma_mia.bot_config import BOT_CONFIG
from tavolata.games.mamma_mia.orders import read_orders
from tavolata.games.mamma_mia.position import POSITION
from tavolata.games.mamma_mia.refusals import why
from tavolata.games.mamma_mia.state import COLOURS, STATE
from tavolata.games.mamma_mia.view import (
    has_hint,
    own,
    plays_from_memory,
    shows_count,
    shows_round,
    table,
    visible_movers,
)

__all__ = [
    "GAME",
    "Add",
    "AddMissing",
    "Ask",
    "Choose",
    "ChooseTwo",
    "Draw",
    "GiveUp",
    "Help",
    "Lay",
    "LayOrder",
    "NoOrder",
    "Refuse",
    "ThatIsAll",
    "heuristic",
    "rollout",
    "rules",
]

GAME = Game(
    package=__name__,
    title="Mamma Mia! Plus",
    seats=range(2, 7),
    minutes=45,
    version=1,
    state=STATE,
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option("helping", "MM-29", default=True, least_players=3),
        Option("oven_memory", "MM-44"),
        Option("open_count", "MM-43"),
        EverySeatOption("colours", "MM-03", things=COLOURS),
        SeatOption("first", "MM-06"),
    ),
    bot_config=BOT_CONFIG,
    max_legal=10,
    max_moves=4200,
    observation=knowledge.OBSERVATION,
    components="orders.toml",
    read_components=read_orders,
    table=table,
    own=own,
    why=why,
    players_clause="MM-01",
    winner_clause="MM-42",
    shows_points=shows_count,
    visible_movers=visible_movers,
    never_automatic=(Refuse, GiveUp, Ask, Add),
    plays_from_memory=plays_from_memory,
    shows_round=shows_round,
    has_hint=has_hint,
    memory_clause="MM-44",
    position_format=POSITION,
    zones=(),
)
