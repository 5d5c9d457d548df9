"""Notices, as far as browsers know of them: what they are about, and what people have decided about them."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

NoticeKind = Literal["your-turn", "game-over", "take-back-asked", "free-asked"]
NoticeState = Literal["none", "waiting", "on"]
"""What becomes of a contact: nobody is told, nobody before the address is confirmed, or the notices come."""
ConsentState = Literal["waiting", "on", "stopped"]
"""What whoever got a mail has decided: nothing yet, to be told, or not to be told any more."""


@with_config(ConfigDict(extra="forbid"))
class PushMessage(TypedDict):
    """What a browser gets by web push: keys, no sentences."""

    what: NoticeKind
    game: str
    table: str
