"""Chairs: who sits where, and who took over from whom."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chair:
    """A chair at the table: the person it belongs to, and the bot that plays for it, if one does."""

    name: str | None = None
    bot: str | None = None
    former: Chair | None = None
    """Who was there before, if it was made free in the middle of a game."""

    @property
    def is_open(self) -> bool:
        return self.name is None and self.bot is None

    @property
    def decides(self) -> bool:
        """Does a person decide here?"""
        return self.name is not None and self.bot is None


@dataclass(frozen=True)
class Handover:
    """Somebody has taken over a chair in the middle of the present game."""

    chair: int
    name: str
    former: Chair
    at: int
    moves: int
    """So many moves had been made: what the seat saw of them stays with whoever had it before."""
    messages: int
    """So many messages had been sent to the chair."""
