"""What leaves the server: numbers, keys and fields, never sentences. The reader's own catalogue words them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Fields = dict[str, Any]


class WireModel(BaseModel):
    """What all parts of messages have in common: nothing that is not declared."""

    model_config = ConfigDict(extra="forbid")


class Refusal(WireModel):
    """Why something was not done: a key of the catalogue with its fields, and the clause of the rules, if it is one.

    A field may be a refusal itself (the reason for another), or a name to be worded: `{"key": …, "fields": …}`.
    """

    key: str
    fields: Fields
    clause: str | None
    game: str | None


class EventJson(WireModel):
    """Something that happened in the game. Fields the reader may not see are absent; then the event is `cut`."""

    name: str
    fields: dict[str, str | int]
    cut: Literal["", "secret", "forgotten"] = ""


class ResultJson(WireModel):
    """How a game ended."""

    points: list[int]
    ranks: list[int]
    winners: list[int]
    why: str
    clause: str


class ViewJson(WireModel):
    """What one seat may know; `table` is described with each game."""

    game: str
    seat: int | None
    players: int
    movers: list[int]
    points: list[int] | None
    table: dict[str, Any]
    decision: list[str]
    """The actions to choose from, in their notation."""
    has_hint: bool
    """May this seat ask for a hint?"""
    log_memory: int | None
    """How many of the newest entries of the log still show what is fleeting; null: the log forgets nothing."""
    shows_round: bool
    """Does the log all the same show everything of the present round?"""
    result: ResultJson | None


class ChairJson(WireModel):
    """Who sits on a chair: the person it belongs to, and the bot that plays for it. Neither: it is free."""

    name: str | None
    bot: str | None


class ClockJson(WireModel):
    """Milliseconds that were left when the clock last stood still, and since when it runs."""

    left: int
    since: int | None


class PaceJson(WireModel):
    """Milliseconds: a bank and what each turn adds to it, or an allowance for each turn. All 0: no clock."""

    bank: int
    increment: int
    allowance: int


class TakeBackJson(WireModel):
    """A seat wants to take its last choice back; these seats have not agreed yet."""

    seat: int
    waiting: list[int]


class TableJson(WireModel):
    """What everybody at the table may know about it."""

    id: str
    game: str
    players: int
    state: Literal["lobby", "playing", "over", "closed"]
    options: dict[str, bool | int | str]
    edition: str
    reconstructed: bool
    pace: PaceJson
    timeout: str
    bot_pace: str
    """How long bots take for a decision."""
    chairs: list[ChairJson]
    order: list[int]
    """The chair of each seat in the present game."""
    games: int
    """How many games were dealt here; the last one is the present one."""
    commitment: str | None
    """The SHA-256 of the seed of the present game, from its first message on."""
    seed: str | None
    """The seed, once the game is over."""
    take_back: TakeBackJson | None
    promises: dict[int, str]
    """What a seat has promised to do, by seat; binding nobody."""
    clocks: list[ClockJson]


class Saying(WireModel):
    """Something that was said at the table."""

    at: int
    chair: int
    text: str | None
    phrase: str | None


class Message(WireModel):
    """Something that happened at the table. Messages are numbered for each reader, without gaps."""

    number: int
    at: int
    what: str
    """The kind of update: `moved`, `said`, `sat` …"""
    fields: Fields
    events: list[list[EventJson]] = []
    """What the reader saw of each move that was made."""
    table: TableJson | None = None
    """The table as it is now, where it has changed."""
    view: ViewJson | None = None
    """The game as the reader may know it now, where it has changed."""
    decision: int | None = None
    """The number of the decision that is open for the reader; a command `move` names it."""


class Welcome(WireModel):
    """Everything a reader needs who comes fresh, or has missed too much. The next message has the number after this."""

    welcome: Literal[True] = True
    number: int
    chair: int | None
    role: Literal["host", "seat", "spectator", "guest"]
    table: TableJson
    view: ViewJson | None
    decision: int | None
    log: list[list[EventJson]]
    chat: list[Saying]
    present: list[int]
    warming_up: int
    """How far the compiling of the game has come, in per cent."""


class Answer(WireModel):
    """The answer to a command. If it was refused, with the reason and with what stands on the table now."""

    answer: str
    """The key of the command."""
    done: bool
    refused: Refusal | None = None
    number: int | None = None
    view: ViewJson | None = None
    decision: int | None = None


class Present(WireModel):
    """The chairs whose people are connected now. Not numbered: it is true only at this moment."""

    present: list[int]


class WarmingUp(WireModel):
    """How far the compiling of the game has come, in per cent: until then bots think as plain Python, and less."""

    warming_up: int


class Goodbye(WireModel):
    """Why the server closes the socket."""

    goodbye: Refusal


Frame = Annotated[Message | Welcome | Answer | Present | WarmingUp | Goodbye, Field(union_mode="left_to_right")]
