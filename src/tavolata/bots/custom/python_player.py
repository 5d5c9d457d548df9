"""A player that is a Python object, asked in this process; whatever goes wrong becomes a fault."""

from __future__ import annotations

import io
import random
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import TypeVar

from tavolata.bots.custom.bot_fault import BotFault
from tavolata.bots.custom.bot_question import BotQuestion
from tavolata.bots.custom.player import Player, ThinkingPlayer
from tavolata.core.actions import Action
from tavolata.core.game_spec import GameSpec

Result = TypeVar("Result")


class PythonPlayer:
    """A Python object that answers in this process. It cannot be interrupted: an answer that comes too late is lost."""

    is_python = True

    def __init__(self, player: Player) -> None:
        self._player = player
        self.thinks_ahead = isinstance(player, ThinkingPlayer)

    def ask(self, game: GameSpec, game_line: str, question_line: str, seconds: float | None) -> str:
        """The notation of an action; the asker looks whether it is legal."""
        question = BotQuestion(game, game_line, question_line)
        answer = answer_of(self._player, question)
        if question.seconds_left() < 0:
            raise BotFault("late", f"{seconds} s")
        return answer

    def think_ahead(self, game: GameSpec, game_line: str, question_line: str, seconds: float) -> None:
        """It thinks here and now, until it has enough of it."""
        if isinstance(self._player, ThinkingPlayer):
            think(self._player, BotQuestion(game, game_line, question_line))

    def close(self) -> None:
        """Nothing has to be ended."""


def made(make: Callable[[], Player]) -> Player:
    """A new player of a class."""
    return _without_faults(make)


def answer_of(player: Player, question: BotQuestion) -> str:
    """The notation of what a player chooses."""
    answer = _without_faults(lambda: player.choose(question, random.Random(question.seed)))
    if not isinstance(answer, Action | str):
        raise BotFault("illegal", repr(answer))
    return str(answer)


def think(player: ThinkingPlayer, question: BotQuestion) -> None:
    """Have a player think ahead."""
    _without_faults(lambda: player.think_ahead(question, random.Random(question.seed)))


def _without_faults(call: Callable[[], Result]) -> Result:
    """The result of a player's own code; what it raises and what it prints are faults."""
    printed = io.StringIO()
    try:
        with redirect_stdout(printed):
            result = call()
    except (Exception, SystemExit) as problem:
        raise BotFault("raised", _where(problem)) from problem
    if printed.getvalue():
        raise BotFault("printed", printed.getvalue().strip())
    return result


def _where(problem: BaseException) -> str:
    """An error in one line, with the place in the sources where it was raised."""
    frames = traceback.extract_tb(problem.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(problem).__name__}: {problem}{place}"
