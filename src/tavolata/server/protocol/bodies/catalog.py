"""What a server offers: games with their options, actions and events, bots, phrases, languages."""

from __future__ import annotations

from typing import Literal

from tavolata.core.zones import Colour, Symbol, ZoneKind
from tavolata.server.protocol.bodies.body import Body


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


class PieceLookInfo(Body):
    """How a piece looks: a short text, a colour and a symbol."""

    mark: str
    colour: Colour
    symbol: Symbol


class ZoneInfo(Body):
    """A part of the table, for pages that know nothing of the game. `tavolata.core.zones` says what each kind holds.

    It is worded by `table-ENTRY`. `each_seat`: its entry has an item for every seat. `counts`: the entry with how many
    cards every seat has. `cells`: the names of a grid's cells, row by row. `chosen_by`: which fields of which kinds of
    action are chosen by touching something here, counted from 0.
    """

    kind: ZoneKind
    entry: str
    values: FieldInfo
    each_seat: bool
    counts: str
    length: int
    cells: list[str]
    looks: dict[str, PieceLookInfo]
    chosen_by: dict[str, list[int]]


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
    zones: list[ZoneInfo]
    """The parts of its table, for pages that know nothing of the game."""
    edition: str
    reconstructed: bool


class Character(Body):
    """One of the cast: worded by `cast-NAME`, `cast-NAME-style` and `cast-NAME-character`."""

    name: str
    """A bot's name: it plays as its level does."""
    level: str


class Catalog(Body):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    """Every bot by its name, for programs."""
    custom_bots: list[str]
    """Custom bots that the operator offers beside ours: they have a name, and no strength."""
    levels: list[str]
    """The strengths that people choose from, the weakest first: worded by `LEVEL`."""
    cast: list[Character]
    """The people whom bots play as, the weakest first."""
    default_bot: str
    paces: list[str]
    """How long bots can take for a decision, the quickest first."""
    default_pace: str
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
