"""What a custom bot has to be: something that answers questions."""

from __future__ import annotations

import random
from typing import Protocol, runtime_checkable

from tavolata.bots.custom.bot_question import BotQuestion
from tavolata.core.actions import Action


class Player(Protocol):
    """A custom bot in Python.

    An object lives for one game of one seat at most, and may be made anew at any move: it may keep what saves time, but
    all that it needs is in the question. All its chance comes from `chance`; then the same seed gives the same game.
    """

    def choose(self, question: BotQuestion, chance: random.Random) -> Action | str:
        """One of the actions in `question.legal`, or its notation, before `question.must_stop()` is true."""
        ...


@runtime_checkable
class ThinkingPlayer(Player, Protocol):
    """A player that also thinks while others decide, where whoever runs the table lets it."""

    def think_ahead(self, question: BotQuestion, chance: random.Random) -> None:
        """Find out what may be of use at the next choice, and keep it, until `question.must_stop()` is true.

        `question.legal` is empty: there is nothing to choose.
        """
        ...
