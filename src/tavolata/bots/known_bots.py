"""Is there such a bot? One of our own, a character, or a player that somebody else has written."""

from __future__ import annotations

from tavolata.bots.bot_names import BOTS, number_of
from tavolata.bots.cast import CHARACTERS, played_by
from tavolata.bots.players.player_source import PlayerSource, is_player_name, player_source
from tavolata.bots.players.program_player import check_player

OUR_BOTS = (*BOTS, *CHARACTERS)


def own_source(name: str) -> PlayerSource | None:
    """Where a player of one's own comes from; None for a bot of ours, and for names that nobody has."""
    return player_source(name) if name not in OUR_BOTS and is_player_name(name) else None


def check_bot(name: str) -> None:
    """Refuse a bot that is not there. A player of one's own is started to find out, and kept ready."""
    source = own_source(name)
    if source is None:
        number_of(played_by(name))
    else:
        check_player(source)
