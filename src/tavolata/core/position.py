"""Positions: the whole state of a game as plain data, for reading and for writing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from tavolata.core import chance, rules
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput
from tavolata.core.plain_state import PlainState
from tavolata.core.position_format import STREAM, PositionFormat
from tavolata.core.position_reader import PositionReader, quoted
from tavolata.core.state import States, new_states, state_at

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec
    from tavolata.core.json_types import JSON
    from tavolata.core.options import OptionValue


def truth(game: GameSpec, states: States, edition: Edition) -> dict[str, JSON]:
    """The whole state as plain data."""
    s = PlainState(states)
    written: dict[str, Any] = {entry.name: entry.write(s, edition) for entry in _format_of(game).entries}
    return written | {STREAM: chance.seed_of(states["rng"][0]).hex()}


def set_up(
    game: GameSpec,
    given: Mapping[str, Any],
    players: int,
    seed: bytes,
    options: Mapping[str, OptionValue],
    edition: Edition,
) -> States:
    """The state that the entries describe; what is missing (or None) is dealt from the seed."""
    reader, declared = PositionReader(game.name, game.players_clause, players, edition), _format_of(game)
    entries = {name: value for name, value in reader.mapping("", given, declared.names).items() if value is not None}
    read = {
        entry.name: entry.read(reader, entry.name, entries[entry.name])
        for entry in declared.entries
        if entry.name in entries
    }
    stream = _read_stream(reader, entries[STREAM]) if STREAM in entries else None
    states = new_states(game.state, 1)
    states[0] = game.template(players, options, edition)[0]
    states["rng"] = chance.stream(seed)
    declared.set_up(state_at(states, 0), read, reader)
    if stream is not None:
        states["rng"] = stream
    _check_choices(reader, game.max_legal, states)
    return states


def _format_of(game: GameSpec) -> PositionFormat:
    if game.position_format is None:
        raise BadInput("position-none", game=game.name, title=game.title)
    return game.position_format


def _read_stream(reader: PositionReader, value: object) -> Any:
    try:
        return chance.stream(chance.make_seed(value if isinstance(value, str) else b""))
    except BadInput:
        reader.fail("stream", entry=STREAM, given=quoted(value))


def _check_choices(reader: PositionReader, max_legal: int, states: States) -> None:
    """Check that everybody who has to decide has a legal action."""
    actions, movers = np.zeros(max_legal, np.int16), rules.movers_at(states, 0)
    for seat in range(reader.players):
        if movers >> seat & 1 and not rules.legal_at(states, 0, seat, actions):
            reader.fail("stuck", seat=seat)
