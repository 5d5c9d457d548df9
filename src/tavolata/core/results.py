"""Results: ranks and shared wins from points and tie-breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core.state import Doubles, Int32s, Int64s

if TYPE_CHECKING:
    from tavolata.core.json_types import JSON


@dataclass(frozen=True)
class Result:
    """How a game ended. Seats with equal rank share it; `why` is the key of the sentence with the reason."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    why: str
    clause: str

    @property
    def win_shares(self) -> tuple[float, ...]:
        """The share of the win of every seat."""
        return tuple(win_shares(np.array(self.ranks)).tolist())

    def to_json(self) -> dict[str, JSON]:
        """The result as plain data."""
        return {
            "points": list(self.points),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "why": self.why,
            "clause": self.clause,
        }

    @classmethod
    def of(cls, returns: Int32s, clause: str, shared_clause: str, goal: int | None = None) -> Result:
        """The result of one game, from what the rule `returns` has written.

        If several win, or several have reached a goal that ends the game, it is by `shared_clause`.
        """
        points, ranks = returns[0], ranks_of(returns)
        winners = np.flatnonzero(ranks == 1)
        tied = np.count_nonzero(points == points.max()) > 1
        why = "shared-win" if len(winners) > 1 else "tie-break" if tied else "most-points"
        at_goal = 0 if goal is None else np.count_nonzero(points >= goal)
        by = shared_clause if max(len(winners), at_goal) > 1 else clause
        return cls(tuple(points.tolist()), tuple(ranks.tolist()), tuple(winners.tolist()), why, by)


def ranks_of(returns: Int32s) -> Int64s:
    """Ranks from 1, for one game or for an array of games; equal seats share the better rank.

    >>> ranks_of(np.array([[40, 25, 40, 40], [1, 0, 2, 1]], np.int32)).tolist()
    [2, 4, 1, 2]
    """
    points, tie_break = returns[..., 0, :], returns[..., 1, :]
    more = points[..., None, :] > points[..., :, None]
    equal = points[..., None, :] == points[..., :, None]
    better = more | (equal & (tie_break[..., None, :] > tie_break[..., :, None]))
    ranks: Int64s = 1 + better.sum(axis=-1)
    return ranks


def win_shares(ranks: Int64s) -> Doubles:
    """The share of the win of every seat, from the ranks of one game or of an array of games: equal ranks share it.

    >>> win_shares(np.array([[1, 2, 3], [3, 1, 1]])).tolist()
    [[1.0, 0.0, 0.0], [0.0, 0.5, 0.5]]
    """
    won = ranks == 1
    shares: Doubles = won / won.sum(axis=-1, keepdims=True)
    return shares
