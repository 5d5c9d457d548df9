"""The state of Briscola: where each card is, and the trick that is being played."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from tavolata.core.domains import Names
from tavolata.core.state import Flag, Header, Int8, Int8s, state_dtype

SUITS = ("coins", "cups", "swords", "clubs")
RANKS = ("2", "4", "5", "6", "7", "jack", "knight", "king", "3", "ace")
"""From the weakest to the strongest (BR-09)."""
WORTH = np.array([0, 0, 0, 0, 0, 2, 3, 4, 10, 11], np.int64)
"""The points of each rank (BR-12)."""
CARDS = Names(tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS), topic="card")
ALL, SUIT, HAND, MAX_PLAYERS = 40, 10, 3, 4
LEFT_OUT = 0
"""The two of coins, with which nobody plays at a table of three (BR-02)."""

STOCK, PLAYED, OUT = 4, 5, 6
"""Where a card is that is not in the hand of seat 0, 1, 2 or 3."""
NONE = -1


class BriscolaState(Header):
    """A card is its number in `CARDS`."""

    where: Annotated[Int8s, "i1", ALL]
    """Of each card: the seat that holds it, or STOCK, PLAYED, OUT."""
    stock: Annotated[Int8s, "i1", ALL]
    """The card that is drawn last comes first."""
    in_stock: Int8
    briscola: Int8
    """The card that was turned up; its suit is trumps (BR-04)."""
    trick: Annotated[Int8s, "i1", MAX_PLAYERS]
    """What each seat has played, or NONE."""
    leader: Int8
    turn: Int8
    """NONE when the game is over."""
    taken: Annotated[Int8s, "i1", MAX_PLAYERS]
    """How many cards each seat has taken."""
    first: Int8
    """The option, and then who led first."""
    partners: Flag
    """The option: do those who sit opposite play together (BR-03)?"""


STATE = state_dtype(BriscolaState, events=14)
