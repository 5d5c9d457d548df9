"""Configs and games that the tests of the arena share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import tavolata
from tavolata import Game
from tavolata.arena.tournament.config import TournamentConfig, make_config
from tavolata.arena.tournament.played_games import PlayedGame


def a_config(game: Game | None = None, players: int = 2, games: int = 4, **more: Any) -> TournamentConfig:
    return make_config(game or tavolata.game("domingo"), players, ["greedy", "random"], games, seed=1, **more)


def a_game(bots: Sequence[str], ranks: Sequence[int], deal: int = 0, **more: Any) -> PlayedGame:
    """A made-up game."""
    made: dict[str, Any] = {
        "key": f"{more.get('format', 'duel')} {deal} {bots}",
        "format": "duel",
        "deal": deal,
        "seed": "",
        "options": {},
        "bots": list(bots),
        "points": [10 - rank for rank in ranks],
        "ranks": list(ranks),
        "seats": list(range(len(bots))),
        "actions": [0] * len(bots),
        "seconds": [0.5] * len(bots),
    }
    return PlayedGame(**(made | more))


def without_times(games: Iterable[PlayedGame]) -> list[dict[str, Any]]:
    """The games without their computing times: the same whenever the same games are played."""
    return [{name: value for name, value in game.to_json().items() if name != "seconds"} for game in games]
