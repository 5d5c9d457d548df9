"""Alberto's order is checked: what he asks for, and what becomes of it."""

from __future__ import annotations

from tavolata import Match
from tavolata.games.mamma_mia import Ask, ThatIsAll
from tavolata.games.mamma_mia.state import KINDS
from tests.games.mamma_mia.tables import (
    ALBERTO,
    clearing,
    phase,
    used,
    waiter,
)

OTHERS = [kind for kind in KINDS if kind != "peppers"]
"""All kinds but green's own."""
TWO_OLIVES_MISSING = "2 olives, 1 peppers, 3 mushrooms, green 4 olives 1 peppers"


def alone(oven: str, hand: str = "") -> Match:
    """Alberto's order is checked; there is no helping."""
    return clearing(oven, hand, helping=False)


def went_back(match: Match, order: str) -> bool:
    """Is it, without anybody having been asked, the lowest of Alberto's waiter, and is nothing used?"""
    return not match.moves and not match.movers and waiter(match, ALBERTO).startswith(order) and used(match) == ""


def ask(match: Match, *kinds: str, seat: int = ALBERTO) -> Match:
    """Ask for these cards, and no more."""
    for kind in kinds:
        match.play(seat, Ask(kind))
    if phase(match) == "requesting":
        match.play(seat, ThatIsAll())
    return match
