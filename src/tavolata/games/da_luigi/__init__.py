"""Da Luigi, by Rüdiger Dorn (Kosmos): buy what the guests want before they lose their patience."""

from tavolata.core.game import Game
from tavolata.core.options import ChoiceOption, Option, SeatOption
from tavolata.games.da_luigi import heuristic, knowledge, rollout, rules
from tavolata.games.da_luigi.actions import (
    ACTIONS,
    EVENTS,
    Buy,
    Complete,
    Discard,
    DiscardTile,
    Done,
    FourCubes,
    Give,
    GiveBack,
    Greet,
    LeaveBouquet,
    Push,
    Serve,
    Shop,
    Spend,
    TakeBouquet,
    TakeOff,
    TwoDesserts,
)
from tavolata.games.da_luigi.bot_config import BOT_CONFIG
from tavolata.games.da_luigi.guests import MAX_DISHES, read_guests
from tavolata.games.da_luigi.position import POSITION
from tavolata.games.da_luigi.refusals import why
from tavolata.games.da_luigi.state import PLACE_COUNT, RULEBOOKS, STATE
from tavolata.games.da_luigi.view import shows_points, table

__all__ = [
    "GAME",
    "Buy",
    "Complete",
    "Discard",
    "DiscardTile",
    "Done",
    "FourCubes",
    "Give",
    "GiveBack",
    "Greet",
    "LeaveBouquet",
    "Push",
    "Serve",
    "Shop",
    "Spend",
    "TakeBouquet",
    "TakeOff",
    "TwoDesserts",
    "heuristic",
    "rollout",
    "rules",
]

GAME = Game(
    package=__name__,
    title="Da Luigi",
    seats=range(2, 5),
    minutes=45,
    version=1,
    state=STATE,
    actions=ACTIONS,
    events=EVENTS,
    options=(
        SeatOption("first", "DL-08"),
        ChoiceOption("rulebook", "DL-60", choices=RULEBOOKS),
        Option("open_score", "DL-52"),
    ),
    bot_config=BOT_CONFIG,
    # Four different dishes for each of six guests, or none of them: only the Italian book asks all that (DL-61).
    max_legal=PLACE_COUNT * MAX_DISHES + 1,
    # Random players: at most 339 moves in 600,000 games. DL-51 stops every game, after some 9,000 moves at the latest.
    max_moves=500,
    observation=knowledge.OBSERVATION,
    components="guests.toml",
    read_components=read_guests,
    table=table,
    why=why,
    players_clause="DL-01",
    winner_clause="DL-50",
    shows_points=shows_points,
    never_refused=(TakeBouquet,),
    position_format=POSITION,
    zones=(),
)
