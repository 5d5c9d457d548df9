"""A bot at a table: it chooses for a seat from what that seat knows."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeAlias

from tavolata.bots.bot_names import number_of
from tavolata.bots.cast import played_by
from tavolata.bots.known_bots import own_source
from tavolata.bots.players.bot_fault import FALLBACK_BOT, BotFault
from tavolata.bots.players.bot_question import game_line, question_line
from tavolata.bots.players.player import Player
from tavolata.bots.players.program_player import ProgramPlayer
from tavolata.bots.players.python_player import PythonPlayer
from tavolata.bots.policy import choose_action
from tavolata.core import chance
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.core.state import States

DEFAULT_SECONDS = 5.0
"""How long a player of one's own may take for an answer."""

OwnPlayer: TypeAlias = PythonPlayer | ProgramPlayer

log = logging.getLogger("tavolata")


class Bot:
    """A bot at a table, by its name or by that of a character of its level; or a player of one's own.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> Bot("greedy", seed=1).choose(match, seat=0) in match.legal(0)
    True

    A timed bot answers within the time limit of its level. With `timed=False` it always runs all simulations, so the
    same seed gives the same choice on any machine.

    A player of one's own has `seconds` for an answer (None: no limit). If it does not answer as it should, the fallback
    bot chooses in its place. What was wrong is in `faults`, and goes to `on_fault`, or else into the log; with
    `strict`, it is raised.
    """

    def __init__(
        self,
        who: str | Player,
        seed: int | str | bytes | None = None,
        *,
        timed: bool = True,
        threads: int = 1,
        seconds: float | None = DEFAULT_SECONDS,
        strict: bool = False,
        on_fault: Callable[[BotFault], None] | None = None,
    ) -> None:
        self._player = _own_player(who)
        self.name = who if isinstance(who, str) else type(who).__name__
        self.number = number_of(FALLBACK_BOT if self._player else played_by(self.name))
        """The bot that chooses, or that does where a player of one's own has failed."""
        self.faults: list[BotFault] = []
        self._seed = chance.make_seed(seed)
        self._rng = chance.stream(self._seed)
        self._timed = timed
        self._threads = threads
        self._seconds = seconds
        self._strict = strict
        self._on_fault = on_fault or self._log_fault

    def choose(self, match: Match, seat: int) -> Action:
        """The action this bot takes for a seat, from what that seat knows."""
        return self.prepare_choice(match, seat)()

    def prepare_choice(self, match: Match, seat: int) -> Callable[[], Action]:
        """The same as a function to call later or in a thread: the match may go on in the meantime."""
        imagine = match.prepare_world(seat, self._seed, number=len(match.moves))
        present = match.copy() if self._player else match

        def choose() -> Action:
            started = time.monotonic() if self._timed else None
            world = imagine()
            if self._player and (answer := self._answer(self._player, present, seat, world)):
                return answer
            number = choose_action(match.game, self.number, world, seat, self._rng, started, self._threads)
            return match.game.actions[number]

        return choose

    def close(self) -> None:
        """The game is over: a process that played for this bot is free for others."""
        if self._player:
            self._player.close()

    def _answer(self, player: OwnPlayer, match: Match, seat: int, world: States) -> Action | None:
        """What a player of one's own answers; None if that is a fault."""
        try:
            about = game_line(match, seat, player.is_python)
            asked = question_line(match, seat, self._seed, self._seconds, world if player.is_python else None)
            return _legal(match, seat, player.ask(match.game, about, asked, self._seconds))
        except BotFault as fault:
            if self._strict:
                raise
            self.faults.append(fault)
            self._on_fault(fault)
            return None

    def _log_fault(self, fault: BotFault) -> None:
        log.warning("the bot %s loses a move to %s: %s", self.name, FALLBACK_BOT, fault)


def _legal(match: Match, seat: int, notation: str) -> Action:
    for action in match.legal(seat):
        if action.notation == notation:
            return action
    raise BotFault("illegal", notation)


def _own_player(who: str | Player) -> OwnPlayer | None:
    """Who chooses, if it is none of our own bots."""
    if not isinstance(who, str):
        return PythonPlayer(who)
    source = own_source(who)
    return None if source is None else ProgramPlayer(source)
