"""A bot at a table: it chooses for a seat from what that seat knows."""

from __future__ import annotations

import time
from collections.abc import Callable

from tavolata.bots.action_choice import choose_action
from tavolata.bots.bot_names import bot_number
from tavolata.bots.cast import played_by
from tavolata.bots.custom.bot_fault import FALLBACK_BOT, BotFault
from tavolata.bots.custom.custom_bot import DEFAULT_BOT_SECONDS, CustomBot, CustomPlayer
from tavolata.bots.custom.player import Player
from tavolata.bots.custom.program_player import ProgramPlayer
from tavolata.bots.custom.python_player import PythonPlayer
from tavolata.bots.known_bots import custom_bot_source
from tavolata.core import chance
from tavolata.core.actions import Action
from tavolata.core.game_spec import GameSpec
from tavolata.core.match import Match
from tavolata.core.state import States


class Bot:
    """A bot at a table, by its name or by that of a character of its level; or a custom bot.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> Bot("greedy", seed=1).choose(match, seat=0) in match.legal(0)
    True

    A timed bot answers within the time limit of its level. With `timed=False` it always runs all simulations, so the
    same seed gives the same choice on any machine.

    A custom bot has `seconds` for an answer (None: no limit). If it does not answer as it should, the fallback
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
        seconds: float | None = DEFAULT_BOT_SECONDS,
        strict: bool = False,
        on_fault: Callable[[BotFault], None] | None = None,
    ) -> None:
        self.name = who if isinstance(who, str) else type(who).__name__
        self._seed = chance.make_seed(seed)
        self._rng = chance.stream(self._seed)
        self._timed = timed
        self._threads = threads
        player = _custom_player(who)
        self._custom_bot = player and CustomBot(
            self.name, player, self._seed, seconds=seconds, strict=strict, on_fault=on_fault
        )
        self.number = bot_number(FALLBACK_BOT if player else played_by(self.name))
        """The built-in bot that chooses, or that does where a custom bot has failed."""

    @property
    def faults(self) -> list[BotFault]:
        """What a custom bot has done wrong so far."""
        return self._custom_bot.faults if self._custom_bot else []

    def choose(self, match: Match, seat: int) -> Action:
        """The action this bot takes for a seat, from what that seat knows."""
        return self.prepare_choice(match, seat)()

    def prepare_choice(self, match: Match, seat: int) -> Callable[[], Action]:
        """The same as a function to call later or in a thread: the match may go on in the meantime."""
        imagine = match.prepare_world(seat, self._seed, number=len(match.moves))
        present = match.copy() if self._custom_bot else match

        def choose() -> Action:
            started = time.monotonic() if self._timed else None
            world = imagine()
            if self._custom_bot and (answer := self._custom_bot.answer(present, seat, world)):
                return answer
            return self._choose_in(world, match.game, seat, started)

        return choose

    @property
    def is_custom(self) -> bool:
        """Is it a custom bot?"""
        return self._custom_bot is not None

    @property
    def thinks_ahead(self) -> bool:
        """Is it a custom bot that wants to think while others decide?"""
        return self._custom_bot is not None and self._custom_bot.thinks_ahead

    def think_ahead(self, match: Match, seat: int, seconds: float = DEFAULT_BOT_SECONDS) -> None:
        """Let a custom bot think about what its seat knows now, until it has to choose, for some seconds.

        One that has a process thinks there, and this returns at once; an object in this process thinks here.
        """
        if self._custom_bot:
            self._custom_bot.think_ahead(match, seat, match.imagine(seat, self._seed, len(match.moves)), seconds)

    def close(self) -> None:
        """The game is over: a process that played for this bot is free for others."""
        if self._custom_bot:
            self._custom_bot.close()

    def _choose_in(self, world: States, game: GameSpec, seat: int, started: float | None) -> Action:
        """What the built-in bot plays in a world."""
        return game.actions[choose_action(game, self.number, world, seat, self._rng, started, self._threads)]


def _custom_player(who: str | Player) -> CustomPlayer | None:
    """Who plays for a custom bot; None: it is a built-in one."""
    if not isinstance(who, str):
        return PythonPlayer(who)
    source = custom_bot_source(who)
    return None if source is None else ProgramPlayer(source)
