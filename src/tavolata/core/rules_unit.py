"""What has to be compiled so that the rules of a game run as machine code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core import chance, rules
from tavolata.core.compile_units import CompileUnit, reachable
from tavolata.core.state import Int16s, States, new_states

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec


def rules_unit(game: GameSpec) -> CompileUnit:
    """The rules of a game, as Python calls them."""
    return CompileUnit(
        f"{game.name}.rules", lambda: _steps(game), lambda: reachable(rules.CALLS, game.state), game.package
    )


def _steps(game: GameSpec) -> list[Callable[[], object]]:
    """Call every rule once."""
    players = game.seats[0]
    template = game.template(players, game.resolve_options(players, {}), game.edition())
    template["rng"] = chance.stream(chance.make_seed(0))
    states = new_states(game.state, 1)
    actions, points = np.zeros(game.max_legal, np.int16), np.zeros((2, players), np.int32)
    return [
        lambda: rules.start(states, 0, template),
        lambda: rules.movers_at(states, 0),
        lambda: rules.legal_at(states, 0, 0, actions),
        lambda: rules.play_at(states, 0, *_any_action(states, actions)),
        lambda: rules.returns_at(states, 0, points),
        lambda: rules.observe_at(states, 0, 0, np.zeros(game.observation_size, np.float32)),
        lambda: rules.imagine_at(states, 0, 0, np.ones(4, np.uint64), 0),
        lambda: rules.heuristic_at(states, 0, 0, actions, 0, np.zeros(1, np.float32)),
    ]


def _any_action(states: States, actions: Int16s) -> tuple[int, int]:
    """A seat that has to decide, and its first legal action."""
    seat = rules.next_seat(rules.movers_at(states, 0))
    rules.legal_at(states, 0, seat, actions)
    return seat, int(actions[0])
