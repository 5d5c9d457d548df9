"""Briscola, the old Italian card game: a worked example of a game in a package of its own."""

from tavolata.core.bot_config import BotConfig
from tavolata.core.game import Game
from tavolata.core.options import Option, SeatOption
from tavolata_briscola import rules
from tavolata_briscola.actions import ACTIONS, EVENTS, Throw
from tavolata_briscola.state import ALL, HAND, STATE
from tavolata_briscola.view import ZONES, own, table, why

__all__ = ["GAME", "Throw", "rules"]

GAME = Game(
    package=__name__,
    title="Briscola",
    seats=range(2, 5),
    minutes=15,
    state=STATE,
    actions=ACTIONS,
    events=EVENTS,
    options=(Option("partners", "BR-03", default=True, least_players=4), SeatOption("first", "BR-06")),
    bot_config=BotConfig(prior_temperature=12.0, clear_lead=30.0),
    max_legal=HAND,
    max_moves=ALL,
    table=table,
    zones=ZONES,
    own=own,
    why=why,
    players_clause="BR-02",
    winner_clause="BR-14",
)
