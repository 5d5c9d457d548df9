"""A snapshot of a match between two moves, shared by all views of it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, cast

import numpy as np

from tavolata.core import rules
from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.core.results import Result
from tavolata.core.state import Int16s, Int32s, States, copy_states

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec
    from tavolata.core.json_types import JSON


class Snapshot:
    """What is true between two moves. Everything is computed when first needed, and only once."""

    def __init__(self, game: GameSpec, players: int, edition: Edition, states: States) -> None:
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
        """The numbers of the legal actions of a seat."""
        if seat not in self._choices:
            numbers = np.zeros(self._game.most_legal, np.int16)
            self._choices[seat] = numbers[: rules.legal_at(self._states, 0, seat, numbers)].copy()
        return self._choices[seat]

    def why(self, seat: int, action: Action) -> IllegalMove | None:
        """Why a seat may not do this; None: it may."""
        return self._game.why(self._plain_state, seat, action, self._edition)

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
        game = self._game
        if self.movers:
            return None
        return Result.of(self._returns, game.winner_clause, game.shared_clause or game.winner_clause, game.goal)

    @cached_property
    def shown_points(self) -> tuple[int, ...] | None:
        """The points, where they are counted openly."""
        return self.points if self._game.shows_points(self._plain_state) else None

    @cached_property
    def is_played_from_memory(self) -> bool:
        """Must a log not show what has to be remembered?"""
        return self._game.plays_from_memory(self._plain_state)

    @cached_property
    def shows_round(self) -> bool:
        """May a log show all of the round that is going on?"""
        return self._game.shows_round(self._plain_state)

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
        if seat is None:
            return self._table
        return self._table | cast("dict[str, JSON]", self._game.own(self._plain_state, seat, self._edition))

    @cached_property
    def _table(self) -> dict[str, JSON]:
        return cast("dict[str, JSON]", self._game.table(self._plain_state, self._edition))

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
