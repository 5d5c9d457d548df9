"""What is sent and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from tavolata.bots.pace import DEFAULT_PACE
from tavolata.server.entries import DEFAULT_HINTS, HintRule, Role
from tavolata.server.protocol.commands import BotName, BotPace, ChairNumber, PersonName
from tavolata.server.protocol.messages import Refusal, TableJson


class Body(BaseModel):
    """Nothing that is not declared, neither in nor out."""

    model_config = ConfigDict(extra="forbid")


class NewChair(Body):
    """Who will sit there: somebody on this device, a bot, or whoever comes (`free`)."""

    who: Literal["here", "free", "bot"]
    name: PersonName | None = None
    bot: BotName | None = None


class NewTimeControl(Body):
    """Seconds: a bank and what each turn adds to it, or, over days, an allowance for each turn. All 0: no clock."""

    bank: Annotated[int, Field(ge=0, le=24 * 3600)] = 0
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    allowance: Annotated[int, Field(ge=0, le=30 * 24 * 3600)] = 0


class NewTable(Body):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=40)]
    chairs: Annotated[list[NewChair], Field(min_length=1, max_length=6)]
    options: dict[str, bool | int | str] = {}
    edition: dict[str, Any] | None = None
    """A custom edition, as in an edition's file."""
    time_control: NewTimeControl = NewTimeControl()
    timeout: Literal["move", "seat"] = "move"
    bot_pace: BotPace = DEFAULT_PACE
    """How long bots take for a decision; the host can change it later."""
    hints: HintRule = DEFAULT_HINTS
    """Who may ask for hints; the host can change it later."""
    start: bool = False
    """Deal at once; every chair must be taken."""


class MadeTable(Body):
    """A new table, with the secrets of its maker. They are sent only here."""

    table: TableJson
    host: str
    """The host's secret."""
    seats: dict[int, str]
    """The secrets of the chairs on this device; the host's own is the host's secret."""
    invite: str
    watch: str


class Sit(Body):
    """Take a free chair."""

    name: PersonName
    chair: ChairNumber | None = None
    """Any free one, if none is named."""


class Sat(Body):
    """A chair was taken: its secret is sent only here."""

    chair: int
    secret: str


class LentCode(Body):
    """A code that moves the seat to another device; it works once, until `until` (milliseconds)."""

    code: str
    until: int


class TypedCode(Body):
    """A code, typed on the other device."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class JoinCode(Body):
    """Three words by which people find a table; they work until `until` (milliseconds)."""

    words: str
    until: int


class FoundTable(Body):
    """A table that was found by its join code, with the invitation to it."""

    table: str
    invite: str


class MovedSeat(Body):
    """The seat is here now; the old secret does not work any more."""

    table: str
    chair: int | None
    role: Literal["host", "seat"]
    secret: str


class Links(Body):
    """What a table can be reached by: for those who join, and for those who watch."""

    invite: str | None
    watch: str


class Look(Body):
    """A table, for somebody who looks at it; with the links they may pass on."""

    table: TableJson
    role: Role
    chair: int | None
    links: Links
    present: list[int]


class Contact(Body):
    """How to tell somebody that it is their turn, if the operator has set up a way."""

    contact: dict[str, Any] | None
    """`{"way": "email", "address": …}`, `{"way": "push", "subscription": …}`, or nothing."""
    language: Literal["en", "de", "it"] = "en"


class ContactState(Body):
    """What becomes of notices to the asker.

    `waiting`: the address has to be confirmed first, by a link in a mail. At most one such mail is sent a day, and none
    to somebody who wants no mails.
    """

    state: Literal["none", "waiting", "on"]


class MailState(Body):
    """What whoever got a mail has decided: nothing yet, to be told, or not to be told any more."""

    state: Literal["waiting", "on", "stopped"]


class Problem(Body):
    """Why a request was not carried out."""

    refused: Refusal


class AdviceJson(Body):
    """What the best bot thinks of one action."""

    action: str
    points: float
    """The points that the seat should end with after it."""
    win: float
    """The share of games won after it, in the search."""
    visits: int
    """How many times it was tried in the search."""
    is_sure: bool
    """Was it tried often enough for its numbers to mean something?"""
    share: float
    """How often to choose it, where choices are to be varied."""
    plan: list[str]
    """With the best one: what the seat would do next in the same turn, as far as nothing new is seen."""


class Hint(Body):
    """What the best bot thinks of the actions of the open decision, best first."""

    advice: list[AdviceJson]
    is_secret: bool
    """Nobody can see which action is chosen: then it is best to vary, by the shares."""


class FieldInfo(Body):
    """A field of an action or of an event: its domain, and the topic its values are worded with."""

    name: str
    domain: Literal["name", "number", "seat", "component"]
    topic: str
    values: list[str]


class EventFieldInfo(FieldInfo):
    """A field of an event.

    `secret`: only the seat that the event's field `seat` names sees it. `fleeting`: where a game is played from
    memory, a log shows it for a while only.
    """

    secret: bool
    fleeting: bool


class EventInfo(Body):
    """A kind of event.

    `final`: no undo goes back across it. `private`: only the seat it names knows that it happened at all.
    `ends_round`: a round is over with it. `leaves`: where a game is played from memory and the round is over, a log
    shows only an event of this name, without fields. `begins_line`: a line of the log begins here, unless the event
    before it has the same name.
    """

    fields: list[EventFieldInfo]
    final: bool
    private: bool
    ends_round: bool
    leaves: str
    begins_line: bool


class OptionInfo(Body):
    """A table option: worded by `option-NAME` and `option-NAME-help`."""

    name: str
    clause: str
    kind: Literal["switch", "seat", "choice", "every-seat"]
    values: dict[int, list[bool | int | str]]
    """By number of players; of an option with very many values, examples."""
    default: dict[int, bool | int | str]


class GameInfo(Body):
    """A game: what is needed to offer it, and to word its actions and events."""

    name: str
    title: str
    players: list[int]
    minutes: int
    version: int
    options: list[OptionInfo]
    actions: dict[str, list[FieldInfo]]
    events: dict[str, EventInfo]
    promises: list[str]
    """The kinds of actions that can be promised."""
    edition: str
    reconstructed: bool


class Character(Body):
    """One of the cast: worded by `cast-NAME`, `cast-NAME-manner` and `cast-NAME-character`."""

    name: str
    """A bot's name: it plays as its level does."""
    level: str


class Catalog(Body):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    """Every bot by its name, for programs."""
    levels: list[str]
    """The strengths that people choose from, the weakest first: worded by `LEVEL`."""
    cast: list[Character]
    """The people whom bots play as, the weakest first."""
    usual_bot: str
    paces: list[str]
    """How long bots can take for a decision, the quickest first."""
    usual_pace: str
    phrases: list[str]
    """What can be said in each reader's language: worded by `phrase-NAME`."""
    emotes: list[str]
    """What can be said with a face or a sign: worded by `emote-NAME`."""
    languages: list[str]
    notices: list[str]
    """Ways to tell an absent person that it is their turn."""
    push_key: str | None
    network: str | None
    """Where other devices in the same network reach this server: for links made on the machine it runs on."""
    keep_days: int
    """Tables at which nothing happened for so long are deleted; 0: none are."""
    contact: str | None
    """Whom people can ask about what is kept of them."""


class ClauseText(Body):
    """A numbered rule, in Markdown."""

    number: str
    section: str
    text: str


class EditionFile(Body):
    """The file of a custom edition (TOML)."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    """The file's name, for refusals."""
    text: str


class EditionDetails(Body):
    """The cards and maps of a table: what they are called, and the data they were made from."""

    name: str
    reconstructed: bool
    sha256: str
    names: dict[str, list[str | dict[str, Any]]]
    """By topic: a name, or a key with fields to be worded."""
    data: dict[str, Any]
