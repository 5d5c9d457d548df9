"""What a bot of one's own has to be: something that answers questions."""

from __future__ import annotations

import random
from typing import Protocol

from tavolata.bots.players.bot_question import BotQuestion
from tavolata.core.actions import Action


class Player(Protocol):
    """A bot of one's own in Python.

    An object lives for one game of one seat at most, and may be made anew at any move: it may keep what saves time, but
    all that it needs is in the question. All its chance comes from `chance`; then the same seed gives the same game.
    """

    def choose(self, question: BotQuestion, chance: random.Random) -> Action | str:
        """One of the actions in `question.legal`, or its notation, before `question.must_stop()` is true."""
        ...
