"""Commands. Each has a key: sent again with the same key, it is carried out once and answered as before."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from tavolata.core.domains import MAX_SEATS
from tavolata.server.entries import HintRule
from tavolata.server.tokens import URL_SAFE

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "good-game", "again")
EMOTES = ("bravo", "laugh", "wow", "heart", "think", "sad")
"""What can be said with one touch; each reader gets it in their own language."""
MAX_SAYING = 500
MAX_NAME = 40
MAX_ACTION = 200
MAX_NUMBER = 2**31 - 1
"""No number that somebody names is larger."""

Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=URL_SAFE)]
PersonName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=MAX_NAME)]
BotPace = Annotated[str, StringConstraints(min_length=1, max_length=MAX_NAME)]
Number = Annotated[int, Field(ge=0, le=MAX_NUMBER)]
ChairNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]


class KeyedCommand(BaseModel):
    """What all commands have."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    key: Key


class MoveCommand(KeyedCommand):
    """Answer the open decision with one of its actions, in its notation."""

    do: Literal["move"]
    decision: Number
    action: Annotated[str, StringConstraints(min_length=1, max_length=MAX_ACTION)]


class UndoCommand(KeyedCommand):
    """Take back the own last choice, where nobody else has chosen and nothing was revealed since."""

    do: Literal["undo"]


class TakeBackCommand(KeyedCommand):
    """Take back the own last choice across what others have chosen since. All of them have to agree first."""

    do: Literal["take-back"]


class AnswerCommand(KeyedCommand):
    """Agree to a proposal, or not; whoever has made it can withdraw it."""

    do: Literal["answer"]
    proposal: Number
    agree: bool


class SayCommand(KeyedCommand):
    """Say something to the table: as free text, as one of the ready phrases, or as one of the emotes."""

    do: Literal["say"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_SAYING)] | None = None
    phrase: Literal[PHRASES] | None = None  # type: ignore[valid-type]
    emote: Literal[EMOTES] | None = None  # type: ignore[valid-type]


class PromiseCommand(KeyedCommand):
    """Promise an action, where the game knows promises: shown to all, binding nobody."""

    do: Literal["promise"]
    action: Annotated[str, StringConstraints(min_length=1, max_length=MAX_ACTION)]


class LeaveCommand(KeyedCommand):
    """Get up; a bot plays on until one comes back."""

    do: Literal["leave"]
    bot: BotName | None = None


class ReturnCommand(KeyedCommand):
    """Come back, and take the seat over from the bot."""

    do: Literal["return"]


class StartCommand(KeyedCommand):
    """The host deals the first game."""

    do: Literal["start"]


class SeatCommand(KeyedCommand):
    """The host has a bot play for a chair, or gives it back to its person (`bot` is null)."""

    do: Literal["seat"]
    chair: ChairNumber
    bot: BotName | None


class FreeCommand(KeyedCommand):
    """The host makes a chair free for somebody else; its link does not work any more.

    In the middle of a game everybody else who plays or is connected has to agree first.
    """

    do: Literal["free"]
    chair: ChairNumber


class SetPaceCommand(KeyedCommand):
    """The host says how long bots take for a decision, from now on."""

    do: Literal["pace"]
    bots: BotPace


class SetHintsCommand(KeyedCommand):
    """The host says who may ask for hints, from now on."""

    do: Literal["hints"]
    hints: HintRule


class RematchCommand(KeyedCommand):
    """The host deals another game to the same people; everybody moves on by one seat."""

    do: Literal["rematch"]


class TakeHostCommand(KeyedCommand):
    """Take over as the host, where the host has left or been away for a while."""

    do: Literal["take-host"]


class CloseCommand(KeyedCommand):
    """The host ends the evening; what was played stays."""

    do: Literal["close"]


Command = Annotated[
    MoveCommand
    | UndoCommand
    | TakeBackCommand
    | AnswerCommand
    | SayCommand
    | PromiseCommand
    | LeaveCommand
    | ReturnCommand
    | StartCommand
    | SeatCommand
    | FreeCommand
    | SetPaceCommand
    | SetHintsCommand
    | RematchCommand
    | TakeHostCommand
    | CloseCommand,
    Field(discriminator="do"),
]


class Hello(BaseModel):
    """The first frame on a socket: the secret, and the number of the last message that was seen."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    secret: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    since: Number | None = None


command_validator = TypeAdapter[Command](Command).validator
"""Checks a frame. Asked by way of its adapter, it would take three times as long."""
hello_validator = TypeAdapter(Hello).validator
