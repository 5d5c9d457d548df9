"""A moment: a match between two moves, and all that those who look at it share."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core import rules
from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.core.results import Result
from tavolata.core.state import Int16s, Int32s, States, copy_states

if TYPE_CHECKING:
    from tavolata.core.game import JSON, Game


class Snapshot:
    """What is so between two moves. Each part is found out once, when somebody first asks."""

    def __init__(self, game: Game, players: int, edition: Edition, states: States) -> None:
        self._game = game
        self._players = players
        self._edition = edition
        self._states = copy_states(states)
        self._state = states.tobytes()
        self._choices: dict[int, Int16s] = {}

    def is_of(self, states: States) -> bool:
        """Is this the state that the snapshot was taken of?"""
        return states.tobytes() == self._state

    def choices(self, seat: int) -> Int16s:
        """The numbers of what a seat may do."""
        if seat not in self._choices:
            numbers = np.zeros(self._game.most_legal, np.int16)
            self._choices[seat] = numbers[: rules.legal_at(self._states, 0, seat, numbers)].copy()
        return self._choices[seat]

    @cached_property
    def movers(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        return self._seats_in(rules.movers_at(self._states, 0))

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple(self._returns[0].tolist())

    @cached_property
    def result(self) -> Result | None:
        """None while the game goes on."""
        clauses = self._game.winner_clause, self._game.shared_clause or self._game.winner_clause
        return None if self.movers else Result.of(self._returns, *clauses)

    @cached_property
    def shown_points(self) -> tuple[int, ...] | None:
        """The points, where they are counted openly."""
        return self.points if self._game.shows_points(self._plain_state) else None

    @cached_property
    def forgets(self) -> bool:
        """Must a log not show what was fleeting?"""
        return self._game.plays_from_memory(self._plain_state)

    @cached_property
    def has_hint(self) -> bool:
        """May those who have to decide ask for a hint?"""
        return self._game.has_hint(self._plain_state)

    def movers_seen_by(self, seat: int | None) -> tuple[int, ...]:
        """The seats that have to decide, as a seat (None: a spectator) may know them."""
        if self._game.seems_to_move is None:
            return self.movers
        return self._seats_in(self._game.seems_to_move(self._plain_state, seat))

    def table_seen_by(self, seat: int | None) -> dict[str, JSON]:
        """The table as a seat (None: a spectator) may know it."""
        return self._table if seat is None else self._table | self._game.own(self._plain_state, seat, self._edition)

    @cached_property
    def _table(self) -> dict[str, JSON]:
        return self._game.table(self._plain_state, self._edition)

    @cached_property
    def _plain_state(self) -> PlainState:
        return PlainState(self._states)

    @cached_property
    def _returns(self) -> Int32s:
        returns = np.zeros((2, self._players), np.int32)
        rules.returns_at(self._states, 0, returns)
        return returns

    def _seats_in(self, mask: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self._players) if mask >> seat & 1)
