"""A hint: what the best bot thinks of the open decision."""

from __future__ import annotations

from tavolata.server.protocol.bodies.body import Body


class AdviceJson(Body):
    """What the best bot thinks of one action."""

    action: str
    points: float
    """The points that the seat should end with after it."""
    win: float
    """The share of games won after it, in the search."""
    visits: int
    """How many times it was tried in the search."""
    is_sure: bool
    """Was it tried often enough for its numbers to mean something?"""
    share: float
    """How often to choose it, where choices are to be varied."""
    plan: list[str]
    """With the best one: what the seat would do next in the same turn, as far as nothing new is seen."""


class Hint(Body):
    """What the best bot thinks of the actions of the open decision, best first."""

    advice: list[AdviceJson]
    is_secret: bool
    """Nobody can see which action is chosen: then it is best to vary, by the shares."""
