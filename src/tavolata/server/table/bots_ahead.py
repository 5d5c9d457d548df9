"""Custom bots that stay with their seats between two choices, to think while others decide."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

from tavolata.bots import Bot
from tavolata.core.actions import Action
from tavolata.core.match import Match

SeatKey: TypeAlias = tuple[bytes, int, str]
"""The seed of a game, a seat of it, and who plays there."""


class BotsAhead:
    """So many bots may think ahead at a time, each for so many seconds: those that moved last. With 0 none does.

    A bot is told nothing before its move has been made: what that brought may be known only then.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._lock = threading.Lock()
        self._kept: OrderedDict[SeatKey, Bot] = OrderedDict()

    def choice(self, bot: Bot, match: Match, seat: int) -> Callable[[], Action]:
        """A choice of a bot, to be made later or in a thread: by the one that has thought for this seat, if it has."""
        present, key = match.copy(), (match.seed, seat, bot.name)

        def choose() -> Action:
            asked = self._take(key) or bot
            try:
                return asked.choose(present, seat)
            finally:
                self._keep(key, asked)

        return choose

    def think(self, who: str, match: Match, seat: int) -> None:
        """The bot of a seat has moved: it may think about what it sees now, until it is asked again."""
        key = (match.seed, seat, who)
        if bot := self._take(key):
            if match.movers and seat not in match.movers:
                bot.think_ahead(match, seat, self._seconds)
            if match.movers:
                self._keep(key, bot)
            else:
                bot.close()

    def is_kept(self, who: str, match: Match, seat: int) -> bool:
        """Is there a bot that waits for its move to be made?"""
        return (match.seed, seat, who) in self._kept

    def close(self) -> None:
        """Nobody thinks any more."""
        for key in list(self._kept):
            if bot := self._take(key):
                bot.close()

    def _take(self, key: SeatKey) -> Bot | None:
        """Whoever has it may ask it: nobody else does at the same time."""
        with self._lock:
            return self._kept.pop(key, None)

    def _keep(self, key: SeatKey, bot: Bot) -> None:
        too_many = [bot]
        with self._lock:
            if bot.thinks_ahead:
                too_many = [other] if (other := self._kept.get(key)) else []
                self._kept[key] = bot
                while len(self._kept) > self._most:
                    too_many.append(self._kept.popitem(last=False)[1])
        for other in too_many:
            other.close()
