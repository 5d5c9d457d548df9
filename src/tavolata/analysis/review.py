"""The review of a game: how its win shares moved, by chance or by choice, and what every decision was worth."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from tavolata.analysis.accuracy import accuracy
from tavolata.analysis.decision import USUAL_BUDGET, Budget, Judgement, is_decision, judge
from tavolata.analysis.luck import PLAYOUTS, Luck, luck_of
from tavolata.core.actions import Action
from tavolata.core.errors import BadInput
from tavolata.core.events import Event
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.core.state import Doubles

PERSON_MEMORY_LOSS = 0.5
"""The share of what is known by memory alone that a person may have forgotten: what is older than the last turns."""
TURNING_POINTS = 3
MIN_TURN = 0.05
"""A step that moves nobody's win share by more than this is no turning point."""
WORLDS = 4
"""In so many worlds an event has to come to be sure."""


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision of a game, and what it was worth."""

    move: int
    """Its number, from 1: the step that it led to."""
    seat: int
    judgement: Judgement
    remembered: Judgement | None
    """The same for somebody who has forgotten half of what was to be remembered; None in a game without memory."""
    brings: tuple[Event, ...] = ()
    """What would surely have come of the best action, where another one was chosen."""

    def to_json(self) -> dict[str, JSON]:
        """As plain data."""
        return {
            "move": self.move,
            "seat": self.seat,
            **self.judgement.to_json(),
            "remembered": None if self.remembered is None else self.remembered.to_json(),
            "brings": [{"event": event.name, **event.fields} for event in self.brings],
        }


@dataclass(frozen=True)
class Review:
    """A game, looked at again. Everything is in shares of a win; rows are steps: the deal, then every move."""

    game: str
    players: int
    moves: tuple[tuple[int, Action], ...]
    result: tuple[float, ...]
    """The share of the win of every seat; of a game that is not over, what it should expect."""
    luck: Luck
    budget: Budget
    decisions: tuple[ReviewedDecision, ...] = field(default=())

    @property
    def values(self) -> Doubles:
        """What each seat should have expected after every step."""
        return self.luck.values

    @property
    def steps_by_luck(self) -> Doubles:
        """How much of each step came by chance."""
        return self.luck.luck

    @property
    def steps_by_play(self) -> Doubles:
        """How much of each step came by choice: the rest."""
        moved = np.diff(self.values, axis=0, prepend=self.values[:1])
        by_play = moved - self.steps_by_luck
        by_play[0] = 0.0
        return by_play

    @property
    def table(self) -> tuple[float, ...]:
        """What the table gave to every seat, before anything was dealt."""
        return tuple((self.values[0] - self.steps_by_luck[0]).tolist())

    @property
    def total_luck(self) -> tuple[float, ...]:
        """What every seat had by chance: with `table` and `total_play` it makes up the result."""
        return self.luck.total

    @property
    def total_play(self) -> tuple[float, ...]:
        """What the choices of all brought to every seat."""
        return tuple(self.steps_by_play.sum(axis=0).tolist())

    @property
    def accuracies(self) -> tuple[float | None, ...]:
        """The accuracy of every seat; None for those without a decision."""
        return tuple(
            accuracy([one.judgement for one in self.decisions if one.seat == seat]) for seat in range(self.players)
        )

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The steps after the deal that moved win shares most, in their sequence."""
        moved = np.abs(np.diff(self.values, axis=0)).max(axis=1)
        most = np.argsort(-moved, kind="stable")[:TURNING_POINTS]
        return tuple(sorted(1 + int(k) for k in most if moved[k] > MIN_TURN))

    def worst_decisions(self, seat: int, count: int = 3) -> list[ReviewedDecision]:
        """The decisions that surely cost a seat most, the dearest first."""
        lost = [one for one in self.decisions if one.seat == seat and one.judgement.loss > 0]
        return sorted(lost, key=lambda one: -one.judgement.loss)[:count]

    def to_json(self) -> dict[str, JSON]:
        """As plain data, actions in their notation."""
        return {
            "game": self.game,
            "players": self.players,
            "moves": [[seat, action.notation] for seat, action in self.moves],
            "result": _rounded(self.result),
            "table": _rounded(self.table),
            "luck": _rounded(self.total_luck),
            "play": _rounded(self.total_play),
            "accuracies": [None if one is None else round(one, 1) for one in self.accuracies],
            "values": list(map(_rounded, self.values.tolist())),
            "steps_by_luck": list(map(_rounded, self.steps_by_luck.tolist())),
            "steps_by_play": list(map(_rounded, self.steps_by_play.tolist())),
            "turning_points": list(self.turning_points),
            "decisions": [one.to_json() for one in self.decisions],
            "budget": {"simulations": self.budget.simulations, "searches": self.budget.searches},
        }


def review(
    match: Match,
    *,
    seats: Collection[int] | None = None,
    bots: Sequence[str | None] = (),
    budget: Budget = USUAL_BUDGET,
    playouts: int = PLAYOUTS,
    seed: int | str | bytes = 0,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a match: its luck, and the decisions of these seats (None: of all).

    Every value is the mean of so many playouts. The same seed gives the same review, however many threads there are.
    `progress` is called with the number of decisions that are done, and of all.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3)
    >>> for _ in range(3):
    ...     _ = match.play(match.movers[0], match.legal(match.movers[0])[0])
    >>> reviewed = review(match, budget=Budget(simulations=10, searches=2), playouts=8)
    >>> len(reviewed.decisions), reviewed.values.shape
    (3, (4, 2))
    """
    done, count = [], decision_count(match, seats)
    for decision in reviewed_decisions(match, seats=seats, budget=budget, seed=seed, threads=threads):
        done.append(decision)
        if progress:
            progress(len(done), count)
    return review_of(match, luck_of(match, bots, playouts=playouts, seed=seed), done, budget)


def review_of(match: Match, luck: Luck, decisions: Sequence[ReviewedDecision], budget: Budget) -> Review:
    """The review of a match from its parts: as many decisions as are known."""
    return Review(
        game=match.game.name,
        players=match.players,
        moves=tuple((move.seat, move.action) for move in match.moves),
        result=match.result.win_shares if match.result else tuple(luck.values[-1].tolist()),
        luck=luck,
        budget=budget,
        decisions=tuple(decisions),
    )


def decision_count(match: Match, seats: Collection[int] | None = None) -> int:
    """How many decisions a review of these seats judges."""
    return sum(1 for _ in decisions_of(match, seats))


def reviewed_decisions(
    match: Match,
    *,
    seats: Collection[int] | None = None,
    budget: Budget = USUAL_BUDGET,
    seed: int | str | bytes = 0,
    threads: int = 1,
) -> Iterator[ReviewedDecision]:
    """Judge the decisions of these seats (None: of all), one after the other."""
    with ThreadPoolExecutor(threads, "review") as pool:
        waiting: list[Future[ReviewedDecision]] = []
        try:
            for number, before in decisions_of(match, seats):
                waiting.append(pool.submit(reviewed_decision, before, number, match, budget, seed))
                if len(waiting) > threads:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            for one in waiting:
                one.cancel()


def decisions_of(match: Match, seats: Collection[int] | None) -> Iterator[tuple[int, Match]]:
    """The numbers of the moves that were decisions of these seats, with the match before each."""
    if seats is not None and (unknown := set(seats) - set(range(match.players))):
        raise BadInput("bad-seat", game=match.game.name, seat=str(min(unknown)), players=match.players)
    replayed = match.replay()
    for number, (move, before) in enumerate(zip(match.moves, replayed, strict=False), start=1):
        if (seats is None or move.seat in seats) and is_decision(before, move.seat):
            yield number, before.copy()


def reviewed_decision(
    before: Match, number: int, match: Match, budget: Budget, seed: int | str | bytes
) -> ReviewedDecision:
    """Judge one of `decisions_of`."""
    move = match.moves[number - 1]
    judged = judge(before, move.seat, move.action, budget, seed=seed, number=number)
    remembered = None
    if before.is_played_from_memory:
        remembered = judge(
            before, move.seat, move.action, budget, seed=seed, number=number, memory_loss=PERSON_MEMORY_LOSS
        )
    brings = () if judged.is_best else sure_events(before, move.seat, judged.best.action, seed)
    return ReviewedDecision(number, move.seat, judged, remembered, brings)


def sure_events(match: Match, seat: int, action: Action, seed: int | str | bytes) -> tuple[Event, ...]:
    """What a seat sees happen after an action, whatever it does not know: the events that come in several worlds."""
    found: tuple[Event, ...] = ()
    for number in range(WORLDS):
        trial = match.in_world(match.imagine(seat, seed, number))
        events = trial.play(seat, action)
        found = events if number == 0 else tuple(event for event in found if event in events)
    return found


def _rounded(values: Sequence[float]) -> list[JSON]:
    return [round(value, 4) for value in values]
