"""A custom bot at a table: its player is asked, and loses its move if it does not answer as it should."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

from tavolata.bots.custom.bot_fault import FALLBACK_BOT, BotFault
from tavolata.bots.custom.bot_question import game_line, question_line
from tavolata.bots.custom.program_player import ProgramPlayer
from tavolata.bots.custom.python_player import PythonPlayer
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.core.state import States

DEFAULT_BOT_SECONDS = 5.0
"""How long a custom bot may take for an answer."""

CustomPlayer: TypeAlias = PythonPlayer | ProgramPlayer

log = logging.getLogger("tavolata")


class CustomBot:
    """Asks a player for the actions of one seat, and keeps its faults."""

    def __init__(
        self,
        name: str,
        player: CustomPlayer,
        seed: bytes,
        *,
        seconds: float | None = DEFAULT_BOT_SECONDS,
        strict: bool = False,
        on_fault: Callable[[BotFault], None] | None = None,
    ) -> None:
        """A fault goes to `on_fault`, or else into the log; with `strict`, it is raised."""
        self._name = name
        self._player = player
        self._seed = seed
        self._seconds = seconds
        self._strict = strict
        self._on_fault = on_fault or self._log_fault
        self.faults: list[BotFault] = []

    def answer(self, match: Match, seat: int, world: States) -> Action | None:
        """What the player answers; None if that is a fault."""
        try:
            return self._ask(match, seat, world)
        except BotFault as fault:
            self._note(fault)
            return None

    def _note(self, fault: BotFault) -> None:
        if self._strict:
            raise fault
        self.faults.append(fault)
        self._on_fault(fault)

    def _ask(self, match: Match, seat: int, world: States) -> Action:
        player = self._player
        about = game_line(match, seat, player.is_python)
        asked = question_line(match, seat, self._seed, self._seconds, world if player.is_python else None)
        return _legal(match, seat, player.ask(match.game, about, asked, self._seconds))

    @property
    def thinks_ahead(self) -> bool:
        """Does its player want to think while others decide?"""
        return self._player.thinks_ahead

    def think_ahead(self, match: Match, seat: int, world: States, seconds: float) -> None:
        """Have the player think about what its seat knows now. What goes wrong costs it no more than its next move."""
        player = self._player
        about = game_line(match, seat, player.is_python)
        known = world if player.is_python else None
        position = question_line(match, seat, self._seed, seconds, known, kind="think")
        try:
            player.think_ahead(match.game, about, position, seconds)
        except BotFault as fault:
            self._note(fault)

    def close(self) -> None:
        """The game is over: a process that answered is free for others."""
        self._player.close()

    def _log_fault(self, fault: BotFault) -> None:
        log.warning("the bot %s loses a move to %s: %s", self._name, FALLBACK_BOT, fault)


def _legal(match: Match, seat: int, notation: str) -> Action:
    for action in match.legal(seat):
        if action.notation == notation:
            return action
    raise BotFault("illegal", notation)
