"""Domingo, by Kenneth Rand (Ravensburger): lay cards side by side, make long lines of one colour."""

from tavolata.core.game import Game
from tavolata.core.options import ChoiceOption, Option, SeatOption
from tavolata.games.domingo import heuristic, knowledge, rollout, rules
from tavolata.games.domingo.actions import ACTIONS, EVENTS, Announce, Place
from tavolata.games.domingo.bot_config import BOT_CONFIG
from tavolata.games.domingo.deck import read_deck
from tavolata.games.domingo.position import POSITION
from tavolata.games.domingo.refusals import why
from tavolata.games.domingo.state import CARDS, MAX_POINTS, OVERCLAIMS, STATE
from tavolata.games.domingo.view import has_hint, own, table

__all__ = ["GAME", "Announce", "Place", "heuristic", "rollout", "rules"]

GAME = Game(
    package=__name__,
    title="Domingo",
    seats=range(2, 5),
    minutes=30,
    version=2,
    state=STATE,
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option("turning", "DO-08", default=True),
        Option("announcing", "DO-21", default=False),
        ChoiceOption("overclaim", "DO-22", choices=OVERCLAIMS),
        SeatOption("first", "DO-05"),
    ),
    bot_config=BOT_CONFIG,
    max_legal=MAX_POINTS + 1,
    max_moves=2 * (CARDS - 1),
    observation=knowledge.OBSERVATION,
    components="deck.toml",
    read_components=read_deck,
    table=table,
    own=own,
    has_hint=has_hint,
    why=why,
    players_clause="DO-02",
    winner_clause="DO-26",
    position_format=POSITION,
    zones=(),
)
