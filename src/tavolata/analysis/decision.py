"""What a decision was worth: by the best bot, which knows what the seat could know, and nothing else.

The bot searches several times, each time with other chance. How far these searches differ says how sure their mean is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from tavolata.bots import LEVELS, bot_number
from tavolata.bots.action_choice import MIN_RELATIVE_PROBABILITY, level_of
from tavolata.bots.search.search import Search, SearchResult
from tavolata.bots.search.simulation import is_secret_at
from tavolata.core import chance
from tavolata.core.actions import Action
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.core.state import Doubles, Uint64s

ERRORS = 2.0
"""So many standard errors count as uncertain: what a decision lost is counted only beyond them."""


@dataclass(frozen=True)
class Budget:
    """How long the bot thinks about a decision."""

    simulations: int = 400
    """Of each search."""
    searches: int = 8


USUAL_BUDGET = Budget()


class Mark(StrEnum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


WORST_LOSS = {Mark.GOOD: 0.02, Mark.INEXACT: 0.05, Mark.MISTAKE: 0.10}
"""The largest loss that still has this mark, in shares of a win."""


@dataclass(frozen=True)
class ActionValue:
    """What the bot expects of an action, with standard errors."""

    action: Action
    win: float
    """The seat's share of the win."""
    win_error: float
    points: float
    points_error: float
    visits: int
    probability: float
    """How often the bot would choose it."""

    def to_json(self) -> dict[str, JSON]:
        """As plain data, the action in its notation."""
        return {
            "action": self.action.notation,
            "win": round(self.win, 4),
            "win_error": rounded_error(self.win_error),
            "points": round(self.points, 2),
            "points_error": rounded_error(self.points_error),
            "visits": self.visits,
            "probability": round(self.probability, 4),
        }


@dataclass(frozen=True)
class Judgement:
    """A decision, compared with the best one."""

    chosen: ActionValue
    best: ActionValue
    actions: tuple[ActionValue, ...]
    """All that were tried, the best first."""
    error: float
    """The standard error of the difference between best and chosen, in shares of a win."""
    is_secret: bool
    """Could the others not see which action was chosen? Then several may be right, each with its probability."""

    @property
    def is_best(self) -> bool:
        """Is it the bot's own choice, or one of those between which it would choose by chance?"""
        if self.is_secret:
            return self.chosen.probability >= MIN_RELATIVE_PROBABILITY * self.best.probability
        return self.chosen.action == self.best.action

    @property
    def gap(self) -> float:
        """By how much the best action seems better, in shares of a win; below 0 if it does not."""
        return 0.0 if self.is_best else self.best.win - self.chosen.win

    @property
    def loss(self) -> float:
        """What the choice surely lost, in shares of a win."""
        return max(0.0, self.gap - ERRORS * self.error)

    @property
    def mark(self) -> Mark:
        """How good it was."""
        if self.is_best:
            return Mark.BEST
        return next((mark for mark, worst in WORST_LOSS.items() if self.loss <= worst), Mark.BLUNDER)

    def to_json(self) -> dict[str, JSON]:
        """As plain data."""
        return {
            "chosen": self.chosen.to_json(),
            "best": self.best.to_json(),
            "actions": [one.to_json() for one in self.actions],
            "gap": round(self.gap, 4),
            "error": rounded_error(self.error),
            "loss": round(self.loss, 4),
            "mark": self.mark.value,
            "is_secret": self.is_secret,
        }


def rounded_error(error: float) -> float | None:
    """A standard error as plain data; None where nothing is known."""
    return round(error, 4) if math.isfinite(error) else None


def is_decision(match: Match, seat: int) -> bool:
    """Has the seat anything to decide: more than one action, and none that nobody would refuse?"""
    return seat in match.movers and match.view(seat).obvious is None


def judge(
    match: Match,
    seat: int,
    action: Action | str,
    budget: Budget = USUAL_BUDGET,
    *,
    seed: int | str | bytes = 0,
    number: int = 0,
    memory_loss: float = 0.0,
) -> Judgement:
    """Compare an action that a seat may take now with the best one.

    Chance is stream `number` of the seed. `memory_loss` is the share of what is known by memory alone that the bot
    gets wrong, as a person might.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> judged = judge(match, 0, match.legal(0)[0], Budget(simulations=20, searches=2))
    >>> judged.loss >= 0, judged.chosen.action == match.legal(0)[0]
    (True, True)
    """
    game = match.game
    if (refused := match.why(seat, action)) is not None:
        raise refused
    chosen = next(one for one in match.legal(seat) if one.notation == str(action))
    world = match.imagine(seat, seed, number)
    is_secret = is_secret_at(world, 0, seat, game.max_legal)
    level = replace(level_of(game, bot_number(LEVELS[-1])), simulations=budget.simulations, memory_loss=memory_loss)
    also_try = None if is_secret else game.actions.number(chosen)
    results = [
        Search(game).run(world, seat, stream, level, None, also_try)
        for stream in _streams(seed, number, budget.searches)
    ]
    return _judged(match, chosen, results, is_secret)


def _streams(seed: int | str | bytes, number: int, count: int) -> Iterator[Uint64s]:
    """A stream for each search."""
    parent, stream = np.empty(4, np.uint64), np.empty(4, np.uint64)
    chance.branch(parent, chance.stream(chance.make_seed(seed)), number)
    for search in range(count):
        chance.branch(stream, parent, search)
        yield stream


def _judged(match: Match, chosen: Action, results: list[SearchResult], is_secret: bool) -> Judgement:
    tried = _SearchTable(match, results)
    values = {value.action: value for value in tried.values()}
    ranked = sorted(values.values(), key=lambda one: -one.probability)
    if chosen not in values:
        ranked.append(ActionValue(chosen, 0.0, math.inf, 0.0, math.inf, 0, 0.0))
    best, own = ranked[0], values.get(chosen, ranked[-1])
    return Judgement(own, best, tuple(ranked), tried.error_of_difference(best.action, own.action), is_secret)


class _SearchTable:
    """The statistics of all actions in all searches: visits, wins and points, a row an action, a column a search."""

    def __init__(self, match: Match, results: list[SearchResult]) -> None:
        numbers = sorted({one.action for result in results for one in result.actions if one.visits})
        self.actions = [match.game.actions[number] for number in numbers]
        shape = len(numbers), len(results)
        self.visits, self.wins, self.points, self.probability = (np.zeros(shape) for _ in range(4))
        for column, result in enumerate(results):
            for one in result.actions:
                if one.visits:
                    at = numbers.index(one.action), column
                    self.visits[at], self.probability[at] = one.visits, one.probability
                    self.wins[at], self.points[at] = one.win * one.visits, one.points * one.visits

    def values(self) -> Iterator[ActionValue]:
        """What was found out about each action."""
        for row, action in enumerate(self.actions):
            yield ActionValue(
                action,
                self._mean(self.wins, row),
                _error(self._deviations(self.wins, row)),
                self._mean(self.points, row),
                _error(self._deviations(self.points, row)),
                int(self.visits[row].sum()),
                float(self.probability[row].mean()),
            )

    def error_of_difference(self, one: Action, other: Action) -> float:
        """The standard error of the difference between the win shares of two actions, over the same searches."""
        if one == other:
            return 0.0
        if other not in self.actions:
            return math.inf
        rows = self.actions.index(one), self.actions.index(other)
        return _error(self._deviations(self.wins, rows[0]) - self._deviations(self.wins, rows[1]))

    def _mean(self, sums: Doubles, row: int) -> float:
        return float(sums[row].sum() / self.visits[row].sum())

    def _deviations(self, sums: Doubles, row: int) -> Doubles:
        """How far every search moves the mean over all visits."""
        moved: Doubles = (sums[row] - self._mean(sums, row) * self.visits[row]) / self.visits[row].sum()
        return moved


def _error(deviations: Doubles) -> float:
    """The standard error of a mean that these searches have moved by so much, each independent of the others."""
    searches = len(deviations)
    if searches < 2:
        return math.inf
    return math.sqrt(searches / (searches - 1) * float(deviations @ deviations))
