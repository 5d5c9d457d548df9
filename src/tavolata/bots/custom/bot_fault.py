"""What a custom bot can do wrong. Its move is then lost to the fallback bot, and it is named."""

from __future__ import annotations

from typing import Literal, get_args

from tavolata.core.errors import TavolataError
from tavolata.core.json_types import JSON

FaultKind = Literal["raised", "illegal", "printed", "late", "ended", "unreadable", "given-up"]
FAULT_KINDS: tuple[FaultKind, ...] = get_args(FaultKind)
FALLBACK_BOT = "greedy"
"""Moves for a player that has not answered as it should, or not in time."""


class BotFault(TavolataError):
    """A player did not answer as it should.

    It raised an error; its action was not legal; it printed; it was too late; its process ended; its answer was no
    line of the protocol; or its process has ended so often that it is not started again.
    """

    def __init__(self, kind: FaultKind, detail: str = "") -> None:
        super().__init__(f"bot-{kind}", detail=detail)
        self.kind = kind
        self.detail = str(self.fields["detail"])

    def to_json(self) -> dict[str, JSON]:
        """The fault as plain data."""
        return {"kind": self.kind, "detail": self.detail}
