"""A bot at a table: it chooses for a seat from what that seat knows."""

from __future__ import annotations

import time
from collections.abc import Callable

from tavolata.bots.bot_names import number_of
from tavolata.bots.cast import played_by
from tavolata.bots.policy import choose_action
from tavolata.core import chance
from tavolata.core.actions import Action
from tavolata.core.match import Match


class Bot:
    """A bot at a table, by its name or by that of a character of its level.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> Bot("greedy", seed=1).choose(match, seat=0) in match.legal(0)
    True

    A timed bot answers within the time limit of its level. With `timed=False` it always runs all simulations, so the
    same seed gives the same choice on any machine.
    """

    def __init__(
        self, name: str, seed: int | str | bytes | None = None, *, timed: bool = True, threads: int = 1
    ) -> None:
        self.name = name
        self.number = number_of(played_by(name))
        self._seed = chance.make_seed(seed)
        self._rng = chance.stream(self._seed)
        self._timed = timed
        self._threads = threads

    def choose(self, match: Match, seat: int) -> Action:
        """The action this bot takes for a seat, from what that seat knows."""
        return self.prepare_choice(match, seat)()

    def prepare_choice(self, match: Match, seat: int) -> Callable[[], Action]:
        """The same as a function to call later or in a thread: the match may go on in the meantime."""
        imagine = match.prepare_world(seat, self._seed, number=len(match.moves))

        def choose() -> Action:
            started = time.monotonic() if self._timed else None
            number = choose_action(match.game, self.number, imagine(), seat, self._rng, started, self._threads)
            return match.game.actions[number]

        return choose
