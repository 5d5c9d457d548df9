"""The results of many games as arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.arena.tournament.played_games import PlayedGame
from tavolata.core.state import Doubles, Int64s

Mask: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True)
class ResultTable:
    """Games in rows, seats in columns."""

    games: tuple[PlayedGame, ...]
    names: tuple[str, ...]
    """The bots."""
    deal: Int64s
    bots: Int64s
    """The bot on each seat, as an index into the names."""
    points: Int64s
    ranks: Int64s
    wins: Doubles
    moves: Int64s

    @property
    def players(self) -> int:
        return int(self.bots.shape[1])

    def __len__(self) -> int:
        return len(self.games)

    def only(self, wanted: Callable[[PlayedGame], bool]) -> ResultTable:
        """The table of some of the games."""
        kept = [wanted(game) for game in self.games]
        games = tuple(game for game in self.games if wanted(game))
        columns = {name: getattr(self, name)[kept] for name in ("deal", "bots", "points", "ranks", "wins", "moves")}
        return replace(self, games=games, **columns)

    def without(self, luck: Doubles) -> ResultTable:
        """The table with win shares less luck; they can be below 0 and above 1."""
        return replace(self, wins=self.wins - luck)


def result_table(games: Sequence[PlayedGame], names: Sequence[str], players: int) -> ResultTable:
    """The results of played games."""
    shape = len(games), players
    return ResultTable(
        games=tuple(games),
        names=tuple(names),
        deal=np.array([game.deal for game in games], np.int64),
        bots=np.array([[names.index(bot) for bot in game.bots] for game in games], np.int64).reshape(shape),
        points=np.array([game.points for game in games], np.int64).reshape(shape),
        ranks=np.array([game.ranks for game in games], np.int64).reshape(shape),
        wins=np.array([game.wins for game in games], np.float64).reshape(shape),
        moves=np.array([len(game.actions) for game in games], np.int64),
    )
