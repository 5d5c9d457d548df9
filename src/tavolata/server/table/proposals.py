"""What needs the consent of others: a choice that is taken back, a chair that is made free in the middle of a game."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.server.entries import ProposalKind


@dataclass(frozen=True)
class Proposal:
    """Something that happens when everybody who was asked has agreed. At most one of a kind is open at a table."""

    number: int
    """An answer names it, so that nobody agrees to something else than they have read."""
    kind: ProposalKind
    chair: int
    """Whose last choice is to be taken back, or which chair is to be made free."""
    waiting: frozenset[int]
    """The chairs whose people have not agreed yet."""
    agreed: frozenset[int] = frozenset()
