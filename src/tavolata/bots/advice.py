"""What bots expect of the actions of a seat: by the search of the best level, and by the game's heuristic."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from tavolata.bots.action_choice import action_buffers, level_of, search
from tavolata.bots.bot_names import LEVELS, bot_number
from tavolata.bots.search.search import SearchResult
from tavolata.core import chance, rules
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.core.state import States

RELIABLE_VISITS = 30
EQUAL_WIN_MARGIN = 0.02


@dataclass(frozen=True)
class Advice:
    """What the best bot expects of one action, and how often it tried it."""

    action: Action
    points: float
    """The seat's expected points at the end."""
    win: float
    """The share of simulations that the seat won after it."""
    visits: int
    """How many simulations tried it."""
    probability: float
    """How often to choose it. A secret choice should be mixed, so that nobody can predict it."""
    is_secret: bool
    """Can the others not see which action is chosen?"""
    plan: tuple[Action, ...] = ()
    """What the seat would do next in the same turn, as far as the search knows before anything new is seen."""

    @property
    def is_sure(self) -> bool:
        """Was it tried often enough for its figures to be reliable?"""
        return self.visits >= RELIABLE_VISITS

    def is_as_good_as(self, best: Advice) -> bool:
        """Is the difference from the best action too small to matter?"""
        return self.win > best.win - EQUAL_WIN_MARGIN


def advise(match: Match, seat: int, seed: int = 0, *, timed: bool = True) -> list[Advice]:
    """What the best bot expects of every action that its search tried for a seat, best first."""
    rng = chance.stream(chance.make_seed(seed))
    best, started = level_of(match.game, bot_number(LEVELS[-1])), time.monotonic() if timed else None
    world = match.imagine(seat, seed)
    result = search(match.game, best, world, seat, rng, started)
    advice = [
        Advice(match.game.actions[one.action], one.points, one.win, one.visits, one.probability, result.is_secret)
        for one in result.actions
        if one.visits > 0
    ]
    if result.is_secret:
        return advice
    return [replace(one, plan=_plan(match, seat, world, one.action, result)) for one in advice[:1]] + advice[1:]


def _plan(match: Match, seat: int, world: States, first: Action, result: SearchResult) -> tuple[Action, ...]:
    """The most visited line of the search through the seat's decisions, until others decide or something is revealed.

    It is played in a world that the seat could be in, so nothing that is hidden goes into it.
    """
    trial = match.in_world(world)
    actions, plan = match.game.actions, [first]
    trial.move(seat, first)
    while trial.movers == (seat,) and not trial.moves[-1].raw_events.is_final:
        visits, legal = result.visits_after([actions.number(one) for one in plan]), trial.legal(seat)
        following = max(legal, key=lambda one: visits.get(actions.number(one), 0))
        if len(legal) > 1 and visits.get(actions.number(following), 0) < RELIABLE_VISITS:
            break
        plan.append(following)
        trial.move(seat, following)
    return tuple(plan[1:])


def heuristic_values(match: Match, seat: int) -> list[tuple[Action, float]]:
    """The game's heuristic value of every legal action of a seat, in points, best first."""
    world = match.imagine(seat, seed=0)
    actions, values = action_buffers(match.game)
    count = rules.legal_at(world, 0, seat, actions)
    rules.heuristic_at(world, 0, seat, actions, count, values)
    valued = [(match.game.actions[int(actions[k])], float(values[k])) for k in range(count)]
    return sorted(valued, key=lambda pair: -pair[1])
