"""Making a table, looking at it, and taking a chair."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from tavolata.bots.pace import DEFAULT_PACE
from tavolata.core.domains import MAX_SEATS
from tavolata.server.entries import DEFAULT_HINT_RULE, HintRule, Role, TimeoutRule
from tavolata.server.protocol.bodies.body import Body, check_fields
from tavolata.server.protocol.commands import BotName, BotPace, ChairNumber, PersonName
from tavolata.server.protocol.messages import TableJson

Options = Annotated[dict[str, bool | int | str], BeforeValidator(check_fields)]


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
    chairs: Annotated[list[NewChair], Field(min_length=1, max_length=MAX_SEATS)]
    options: Options = Field(default={})
    edition: dict[str, Any] | None = None
    """A custom edition, as in an edition's file."""
    time_control: NewTimeControl = NewTimeControl()
    timeout: TimeoutRule = "move"
    bot_pace: BotPace = DEFAULT_PACE
    """How long bots take for a decision; the host can change it later."""
    hints: HintRule = DEFAULT_HINT_RULE
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


class TakeChair(Body):
    """Take a free chair."""

    name: PersonName
    chair: ChairNumber | None = None
    """Any free one, if none is named."""


class TakenChair(Body):
    """A chair was taken: its secret is sent only here."""

    chair: int
    secret: str


class Links(Body):
    """What a table can be reached by: for those who join, and for those who watch."""

    invite: str | None
    watch: str


class TableInfo(Body):
    """A table, for somebody who looks at it; with the links they may pass on."""

    table: TableJson
    role: Role
    chair: int | None
    links: Links
    present: list[int]
