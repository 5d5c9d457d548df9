"""A snapshot of a match between two moves, shared by all views of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast, overload

import numpy as np

from tavolata.core import rules
from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.core.results import Result
from tavolata.core.state import Int32s, States

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec
    from tavolata.core.json_types import JSON


Computed = TypeVar("Computed")


class lazy(Generic[Computed]):  # noqa: N801 - it is used like `property`
    """An attribute that is computed when it is first read. That of `functools` takes a lock, which costs more here."""

    def __init__(self, compute: Callable[[Any], Computed]) -> None:
        self._compute = compute
        self._name = compute.__name__
        self.__doc__ = compute.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> lazy[Computed]: ...
    @overload
    def __get__(self, owner: object, kind: type) -> Computed: ...
    def __get__(self, owner: object | None, kind: type) -> lazy[Computed] | Computed:
        if owner is None:
            return self
        value = owner.__dict__[self._name] = self._compute(owner)
        return value


class LegalActions(NamedTuple):
    """The legal actions of a seat, by their numbers."""

    numbers: list[int]
    as_bytes: bytes


class Snapshot:
    """What is true between two moves. Everything is computed when first needed, and only once."""

    def __init__(
        self, game: GameSpec, players: int, edition: Edition, states: States, movers: int | None = None
    ) -> None:
        """Of a state that nobody changes any more; `movers` is the mask of its movers, where it is known already."""
        self._game = game
        self._players = players
        self._edition = edition
        self._states = states
        self._mover_mask = movers
        self._legal: dict[int, LegalActions] = {}
        self.spectator_json: dict[str, JSON] | None = None
        """The view of a spectator as plain data, once it has been made: the others differ from it in a few entries."""

    def legal(self, seat: int) -> LegalActions:
        """The legal actions of a seat."""
        found = self._legal.get(seat)
        if found is None:
            room = np.empty(self._game.max_legal, np.int16)
            numbers = room[: rules.legal_at(self._states, 0, seat, room)]
            found = self._legal[seat] = LegalActions(numbers.tolist(), numbers.tobytes())
        return found

    def forget_views(self) -> None:
        """Let go of what only views need. It is much, and nobody may ask for another view before the next move."""
        self.spectator_json = None
        for name in ("_table", "_plain_state", "_returns", "shown_points"):
            self.__dict__.pop(name, None)

    def why(self, seat: int, action: Action) -> IllegalMove | None:
        """Why a seat may not do this; None: it may."""
        return self._game.refusal(self._plain_state, seat, action, self._edition)

    @lazy
    def movers(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        mask = rules.movers_at(self._states, 0) if self._mover_mask is None else self._mover_mask
        return seats_in(mask)

    @lazy
    def points(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple(self._returns[0].tolist())

    @lazy
    def result(self) -> Result | None:
        """None while the game goes on."""
        return None if self.movers else self._game.result_of(self._returns)

    @lazy
    def shown_points(self) -> tuple[int, ...] | None:
        """The points, where they are counted openly."""
        return self.points if self._game.shows_points(self._plain_state) else None

    @lazy
    def is_played_from_memory(self) -> bool:
        """Must a log not show what has to be remembered?"""
        return self._game.plays_from_memory(self._plain_state)

    @lazy
    def shows_round(self) -> bool:
        """May a log show all of the round that is going on?"""
        return self._game.shows_round(self._plain_state)

    @lazy
    def has_hint(self) -> bool:
        """May those who have to decide ask for a hint?"""
        return self._game.has_hint(self._plain_state)

    def visible_movers(self, seat: int | None) -> tuple[int, ...]:
        """The seats that have to decide, as a seat (None: a spectator) may know them."""
        if self._game.visible_movers is None:
            return self.movers
        return seats_in(self._game.visible_movers(self._plain_state, seat))

    def table_seen_by(self, seat: int | None) -> dict[str, JSON]:
        """The table as a seat (None: a spectator) may know it."""
        if seat is None:
            return self._table
        return self._table | cast("dict[str, JSON]", self._game.own(self._plain_state, seat, self._edition))

    @lazy
    def _table(self) -> dict[str, JSON]:
        return cast("dict[str, JSON]", self._game.table(self._plain_state, self._edition))

    @lazy
    def _plain_state(self) -> PlainState:
        return PlainState(self._states)

    @lazy
    def _returns(self) -> Int32s:
        returns = np.zeros((2, self._players), np.int32)
        rules.returns_at(self._states, 0, returns)
        return returns


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
