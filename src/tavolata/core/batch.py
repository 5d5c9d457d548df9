"""The batch: thousands of games side by side, stepped together, on one core or on all of them.

Compiled code runs without the interpreter lock, so threads are enough to use every core.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from tavolata.core import chance, rules
from tavolata.core.chance import below, branch
from tavolata.core.compile_units import CompileUnit, ensure_compiled, reachable
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput, IllegalMove
from tavolata.core.state import Floats, Int8s, Int32s, Int64s, States, Uint8s, Uint64s, new_states
from tavolata.core.tiers import called_in_bulk

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec
    from tavolata.core.options import OptionValue


@called_in_bulk
def deal_some(states: States, low: int, high: int, template: States, parent: Uint64s, numbers: Int64s) -> None:
    """Deal games low … high - 1, each with the stream of its own number."""
    for i in range(low, high):
        states[i] = template[0]
        branch(states[i].rng, parent, numbers[i])
        rules.deal(states[i])


@called_in_bulk
def seats_of_some(states: States, low: int, high: int, out: Int8s) -> None:
    """Whose decision it is in each game: the first of the movers, -1 when it is over."""
    for i in range(low, high):
        mask = rules.movers(states[i])
        out[i] = rules.next_seat(mask) if mask else -1


@called_in_bulk
def mask_some(states: States, low: int, high: int, seats: Int8s, most: int, out: Uint8s) -> None:
    """A row of zeros and ones for each game: which actions are legal."""
    actions = np.empty(most, np.int16)
    for i in range(low, high):
        out[i, :] = 0
        if seats[i] >= 0:
            for k in range(rules.legal(states[i], int(seats[i]), actions)):
                out[i, actions[k]] = 1


@called_in_bulk
def first_illegal(states: States, low: int, high: int, seats: Int8s, chosen: Int32s, most: int) -> int:
    """The first game whose chosen action is not legal, or -1. Actions of finished games are ignored."""
    actions = np.empty(most, np.int16)
    for i in range(low, high):
        if seats[i] >= 0:
            found = False
            for k in range(rules.legal(states[i], int(seats[i]), actions)):
                found = found or actions[k] == chosen[i]
            if not found:
                return i
    return -1


@called_in_bulk
def step_some(states: States, low: int, high: int, seats: Int8s, chosen: Int32s) -> None:
    """Play the chosen action in every game that is not over."""
    for i in range(low, high):
        if seats[i] >= 0:
            rules.play(states[i], int(seats[i]), int(chosen[i]))


@called_in_bulk
def observe_some(states: States, low: int, high: int, seats: Int8s, out: Floats) -> None:
    """What the deciding seat of every game knows; zeros when it is over."""
    for i in range(low, high):
        out[i, :] = 0
        if seats[i] >= 0:
            rules.observe(states[i], int(seats[i]), out[i])


@called_in_bulk
def returns_of_some(states: States, low: int, high: int, out: Int32s) -> None:
    """Points and tie-breaks of every game."""
    for i in range(low, high):
        rules.returns(states[i], out[i])


@called_in_bulk
def random_moves(states: States, template: States, parent: Uint64s, number: int, moves: int, most: int) -> int:
    """Play at least this many random moves, dealing anew whenever a game is over; returns how many exactly.

    `states` has one state; everything random comes from stream `number`.
    """
    rng = np.empty(4, np.uint64)
    branch(rng, parent, number)
    actions = np.empty(most, np.int16)
    played = games = 0
    while played < moves:
        states[0] = template[0]
        branch(states[0].rng, rng, games)
        rules.deal(states[0])
        games += 1
        mask = rules.movers(states[0])
        while mask:
            seat = rules.next_seat(mask)
            count = rules.legal(states[0], seat, actions)
            rules.play(states[0], seat, actions[below(rng, count)])
            played += 1
            mask = rules.movers(states[0])
    return played


class Batch:
    """Many games of one kind at one kind of table. Where several seats have to decide, the first of them does.

    >>> import tavolata
    >>> batch = tavolata.game("domingo").batch(100, players=2, seed=0)
    >>> batch.mask().shape, bool(batch.mask().any(axis=1).all())
    ((100, 505), True)
    >>> batch.step(batch.mask().argmax(axis=1))
    >>> batch.observe().shape == (100, batch.game.observation_size)
    True
    """

    def __init__(
        self,
        game: GameSpec,
        count: int,
        players: int,
        seed: bytes,
        options: Mapping[str, OptionValue],
        edition: Edition,
        workers: int = 1,
    ) -> None:
        if count < 1 or workers < 1:
            raise BadInput("bad-batch", count=count, workers=workers)
        ensure_compiled(batch_unit(game))
        self.game = game
        self.players = players
        self.edition = edition
        self.states = new_states(game.state, count)
        self.workers = workers
        self._template = game.template(players, options, edition)
        self._parent = chance.stream(seed)
        self._numbers = np.arange(count, dtype=np.int64)
        self._seats = np.zeros(count, np.int8)
        self._split(deal_some, self.states, self._template, self._parent, self._numbers)
        self._update_seats()

    def __len__(self) -> int:
        return len(self.states)

    @property
    def seats(self) -> Int8s:
        """The seat that decides next in every game, from 0; -1 where the game is over."""
        return self._seats.copy()

    @property
    def over(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """Which games are over."""
        return self._seats < 0

    @property
    def points(self) -> Int32s:
        """The points of every seat in every game."""
        return self.returns()[:, 0]

    def returns(self) -> Int32s:
        """For every game a row with the points of every seat and a row with what breaks a tie."""
        out = np.zeros((len(self), 2, self.players), np.int32)
        self._split(returns_of_some, self.states, out)
        return out

    def mask(self) -> Uint8s:
        """Which actions are legal: a row for each game, with 1 or 0 for each action."""
        out = np.zeros((len(self), len(self.game.actions)), np.uint8)
        self._split(mask_some, self.states, self._seats, self.game.max_legal, out)
        return out

    def observe(self) -> Floats:
        """What the deciding seats know: a row for each game."""
        out = np.zeros((len(self), self.game.observation_size), np.float32)
        self._split(observe_some, self.states, self._seats, out)
        return out

    def step(self, actions: ArrayLike) -> None:
        """Play one action, by number, in every game that is not over. If any is illegal, nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BadInput("bad-step", count=len(self), given=f"{given.dtype} {given.shape}")
        is_action = (given >= 0) & (given < len(self.game.actions))
        chosen = np.where(is_action, given, -1).astype(np.int32)
        bad = [i for i in self._split(first_illegal, self.states, self._seats, chosen, self.game.max_legal) if i >= 0]
        if bad:
            raise self._refusal(bad[0], int(given[bad[0]]))
        self._split(step_some, self.states, self._seats, chosen)
        self._update_seats()

    def deal_again(self) -> int:
        """Deal new games in place of those that are over; returns how many."""
        ended = np.flatnonzero(self._seats < 0)
        self._numbers[ended] += len(self)
        for i in ended.tolist():
            deal_some(self.states, i, i + 1, self._template, self._parent, self._numbers)
        self._update_seats()
        return len(ended)

    def seed_of(self, i: int) -> bytes:
        """The seed of game `i`: `Game.new` deals the same game from it."""
        words = np.zeros(4, np.uint64)
        branch(words, self._parent, int(self._numbers[i]))
        return chance.seed_of(words)

    def random_moves(self, moves: int) -> int:
        """Play random games for about this many moves in all, dealing included: what the benchmark measures."""
        share = -(-moves // self.workers)
        jobs = [
            (random_moves, self._own_state(), self._template, self._parent, worker, share, self.game.max_legal)
            for worker in range(self.workers)
        ]
        return int(sum(self._run(jobs)))

    def _own_state(self) -> States:
        """A state for one worker alone: neighbours in one array would slow each other down."""
        return new_states(self.game.state, 1)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.workers)

    def _split(self, function: Callable[..., Any], states: States, *rest: Any) -> list[Any]:
        bounds = np.linspace(0, len(self), self.workers + 1).astype(int).tolist()
        return self._run(
            [(function, states, low, high, *rest) for low, high in itertools.pairwise(bounds) if low < high]
        )

    def _run(self, jobs: list[tuple[Any, ...]]) -> list[Any]:
        if len(jobs) == 1:
            function, *rest = jobs[0]
            return [function(*rest)]
        return [future.result() for future in [self._pool.submit(*job) for job in jobs]]

    def _update_seats(self) -> None:
        self._split(seats_of_some, self.states, self._seats)

    def _refusal(self, i: int, number: int) -> IllegalMove | BadInput:
        from tavolata.core.plain_state import PlainState

        if not 0 <= number < len(self.game.actions):
            return BadInput("unknown-action", game=self.game.name, action=str(number))
        state, action = PlainState(self.states[i : i + 1]), self.game.actions[number]
        reason = self.game.refusal(state, int(self._seats[i]), action, self.edition)
        assert reason is not None
        return IllegalMove("in-batch", reason.clause, self.game.name, number=i, reason=reason)


BULK = (deal_some, seats_of_some, mask_some, first_illegal, step_some, observe_some, returns_of_some, random_moves)


def small_batch(game: GameSpec, count: int) -> Batch:
    """A batch for the fewest players, to compile with."""
    players = game.seats[0]
    return Batch(game, count, players, chance.make_seed(0), game.resolve_options(players, {}), game.edition())


def batch_unit(game: GameSpec) -> CompileUnit:
    """What has to be compiled before a batch runs."""

    def batch() -> Batch:
        return small_batch(game, 2)

    def steps() -> list[Callable[[], object]]:
        return [
            batch,
            lambda: batch().mask(),
            lambda: batch().observe(),
            lambda: batch().returns(),
            lambda: batch().step(batch().mask().argmax(axis=1)),
            lambda: batch().random_moves(1),
        ]

    return CompileUnit(f"{game.name}.batch", steps, lambda: reachable(BULK, game.state), game.package)
