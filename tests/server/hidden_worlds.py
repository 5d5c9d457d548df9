"""Worlds that a viewer cannot tell apart."""

from __future__ import annotations

import random

from tavolata.core import chance, rules
from tavolata.core.errors import TavolataError
from tavolata.core.match import Match
from tavolata.core.state import States

PLAYERS = {"domingo": 3, "mille_grazie": 3, "mamma_mia": 4, "da_luigi": 3}
"""How many play in these tests."""
OFTEN = {"domingo": 0.2, "mille_grazie": 0.02, "mamma_mia": 0.004, "da_luigi": 0.1}
"""The part of all moments at which worlds are exchanged in `make deep`; each phase is there once at least."""


def world_for(match: Match, seat: int | None, seed: int) -> States:
    """The state with everything exchanged that a seat cannot know; for a spectator, all that any seat cannot know."""
    if seat is not None:
        return match.imagine(seat, seed)
    world, stream = match.imagine(0, seed), chance.stream(chance.make_seed(seed))
    for other in range(1, match.players):
        rules.imagine_at(world, 0, other, stream, other)
    return world


def phase_of(match: Match) -> object:
    return match.view(None).table.get("phase")


def illegal_actions(match: Match, seat: int, dice: random.Random, count: int) -> list[str]:
    """Actions of every kind that a seat may not take now: with cards it does not have, on another's turn …"""
    legal = set(match.legal(seat))
    by_kind: dict[type, list[str]] = {}
    for action in match.game.actions:
        if action not in legal:
            by_kind.setdefault(type(action), []).append(str(action))
    one_each = [dice.choice(actions) for actions in by_kind.values()]
    return dice.sample(one_each, min(count, len(one_each)))


def refuses(match: Match, seat: int, way: str) -> bool:
    """Would taking back be refused?"""
    trial = match.after(len(match.moves))
    try:
        getattr(trial, way)(seat)
    except TavolataError:
        return True
    return False
