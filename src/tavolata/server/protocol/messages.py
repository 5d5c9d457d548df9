"""What leaves the server: numbers, keys and fields, never sentences. The reader's own translations word them.

These are plain dictionaries: `table/outgoing` fills them, mypy checks that, and nothing is converted before it is
sent. The same declarations describe the interface (OpenAPI), and the tests check every frame against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from tavolata.server.entries import EntryKind, HintRule, ProposalKind, Role, TableState, TimeoutRule

Fields = dict[str, Any]
strict = with_config(ConfigDict(extra="forbid"))
"""Nothing that is not declared."""


@strict
class Refusal(TypedDict):
    """Why something was not done: a key of the translations with its fields, and the clause of the rules, if it is one.

    A field may be a refusal itself (the reason for another), or a name to be worded: `{"key": …, "fields": …}`.
    """

    key: str
    fields: Fields
    clause: str | None
    game: str | None
    retry_after: NotRequired[int]
    """Seconds; then the same may be asked again, with the same key."""


@strict
class EventJson(TypedDict):
    """Something that happened in the game. Fields the reader may not see are absent; then the event is `cut`."""

    name: str
    fields: dict[str, str | int]
    cut: Literal["", "secret", "forgotten"]


@strict
class ResultJson(TypedDict):
    """How a game ended."""

    points: list[int]
    ranks: list[int]
    winners: list[int]
    why: str
    clause: str


@strict
class ViewJson(TypedDict):
    """What one seat may know; `table` is described with each game."""

    game: str
    seat: int | None
    players: int
    movers: list[int]
    points: list[int] | None
    table: dict[str, Any]
    decision: list[str]
    """The actions to choose from, in their notation."""
    obvious: str | None
    """The answer of this seat where it has nothing to decide: the only one, or one that nobody would refuse."""
    keeps_pause: bool
    """Would an answer at once tell others something that is a secret, such as that there is nothing to decide?"""
    has_hint: bool
    """May this seat ask for a hint?"""
    log_memory: int | None
    """How many of the newest entries of the log still show what is fleeting; null: the log forgets nothing."""
    shows_round: bool
    """Does the log all the same show everything of the present round?"""
    result: ResultJson | None


@strict
class ChairJson(TypedDict):
    """Who sits on a chair: the person it belongs to, and the bot that plays for it. Neither: it is free."""

    name: str | None
    bot: str | None


@strict
class ClockJson(TypedDict):
    """Milliseconds that were left when the clock last stood still, and since when it runs."""

    left: int
    since: int | None


@strict
class TimeControlJson(TypedDict):
    """Milliseconds: a bank and what each turn adds to it, or an allowance for each turn. All 0: no clock."""

    bank: int
    increment: int
    allowance: int


@strict
class ProposalJson(TypedDict):
    """Something that happens when all agree: `chair` takes its last choice back, or is made free for somebody new."""

    number: int
    """A command `answer` names it."""
    kind: ProposalKind
    chair: int
    waiting: list[int]
    """The chairs whose people have not agreed yet."""


@strict
class HandoverJson(TypedDict):
    """Somebody has taken over a chair in the middle of the present game: from whom, and when."""

    chair: int
    name: str
    former: ChairJson
    at: int


@strict
class UndoJson(TypedDict):
    """What the reader could take back now."""

    action: str
    """The choice, in its notation."""
    is_last: bool
    """Has nobody else chosen since? Then `undo` takes it back; if not, `take-back` does, when the others agree."""


@strict
class GameJson(TypedDict):
    """The game as the reader may know it now, and what the reader can do in it."""

    view: ViewJson | None
    decision: int | None
    """The number of the decision that is open for the reader; a command `move` names it."""
    undo: UndoJson | None
    """What the reader could take back now."""


@strict
class TableJson(TypedDict):
    """What everybody at the table may know about it."""

    id: str
    game: str
    players: int
    state: TableState
    options: dict[str, bool | int | str]
    edition: str
    reconstructed: bool
    time_control: TimeControlJson
    timeout: TimeoutRule
    bot_pace: str
    """How long bots take for a decision."""
    hints: HintRule
    """Who may ask for hints; where several people sit and it is `announced`, all are told who has."""
    hints_taken: dict[str, int]
    """How many hints a chair was told to have taken in the present game, by chair."""
    chairs: list[ChairJson]
    host: int | None
    """The host's chair; null: the host has none."""
    order: list[int]
    """The chair of each seat in the present game."""
    games: int
    """How many games were dealt here; the last one is the present one."""
    commitment: str | None
    """The SHA-256 of the seed of the present game, from its first message on."""
    seed: str | None
    """The seed, once the game is over."""
    proposals: list[ProposalJson]
    """At most one of a kind."""
    handovers: list[HandoverJson]
    """Of the present game, the oldest first."""
    promises: dict[str, str]
    """What a seat has promised to do, by seat; binding nobody."""
    clocks: list[ClockJson]


@strict
class Saying(TypedDict):
    """Something that was said at the table."""

    at: int
    chair: int
    text: str | None
    phrase: str | None
    emote: str | None


@strict
class ReplayStep(TypedDict):
    """A game of the table after one of its moves."""

    game: int
    move: int
    moves: int
    """How many moves the asker can step through."""
    seat: int | None
    is_open: bool
    """All cards are shown."""
    view: ViewJson
    views: list[ViewJson]
    """With all cards open: the view of every seat."""
    events: list[EventJson]
    """What the move told."""


@strict
class Message(TypedDict):
    """Something that happened at the table. Messages are numbered for each reader, without gaps."""

    kind: Literal["message"]
    number: int
    at: int
    what: EntryKind
    fields: Fields
    events: list[list[EventJson]]
    """What the reader saw of each move that was made."""
    table: NotRequired[TableJson]
    """The table as it is now, where it has changed."""
    view: NotRequired[ViewJson | None]
    """The game as the reader may know it now, where it has changed."""
    decision: NotRequired[int | None]
    """With the view: the number of the decision that is open for the reader; a command `move` names it."""
    undo: NotRequired[UndoJson | None]
    """With the view: what the reader could take back now."""


@strict
class Welcome(TypedDict):
    """Everything for a reader who is new, or has missed too much. The next message has the number after this."""

    kind: Literal["welcome"]
    number: int
    chair: int | None
    role: Role
    table: TableJson
    view: ViewJson | None
    decision: int | None
    undo: UndoJson | None
    log: list[list[EventJson]]
    chat: list[Saying]
    present: list[int]
    warming_up: int
    """How far the compiling of the game has come, in per cent."""


@strict
class Answer(TypedDict):
    """The answer to a command. If it was refused, with the reason and with what stands on the table now."""

    kind: Literal["answer"]
    answer: str
    """The key of the command; empty if what was sent is no command."""
    done: bool
    refused: NotRequired[Refusal]
    number: NotRequired[int]
    view: NotRequired[ViewJson | None]
    decision: NotRequired[int | None]
    undo: NotRequired[UndoJson | None]


@strict
class Present(TypedDict):
    """The chairs whose people are connected now. Not numbered: it is true only at this moment."""

    kind: Literal["present"]
    present: list[int]


@strict
class WarmingUp(TypedDict):
    """How far the compiling of the game has come, in per cent: until then bots think as plain Python, and less."""

    kind: Literal["warming_up"]
    warming_up: int


@strict
class Goodbye(TypedDict):
    """Why the server closes the socket."""

    kind: Literal["goodbye"]
    goodbye: Refusal


LateFrame = Annotated[Message | Welcome, Field(discriminator="kind")]
"""What somebody gets who has missed something."""
Frame = Annotated[Message | Welcome | Answer | Present | WarmingUp | Goodbye, Field(discriminator="kind")]
