"""The custom bots that may sit at this server's tables: only those that its operator has named.

People send and see their names. What runs behind a name is known to the operator alone.
"""

from __future__ import annotations

from tavolata.bots import BUILT_IN_BOTS, check_bot, custom_bot_source
from tavolata.core.errors import check_text
from tavolata.server.errors import BadRequest
from tavolata.server.protocol.commands import MAX_NAME


class CustomBots:
    """Bots by their names: entry points, or `module:Class` and `cmd:COMMAND` under a name that the operator gives."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._known

    @property
    def names(self) -> list[str]:
        """All names, as the operator has listed them."""
        return list(self._known)

    def offer(self, setting: str) -> None:
        """Offer the bots of a setting, and no others; each is started once, so that a wrong one is refused now."""
        parts = [part.strip() for part in setting.split(",") if part.strip()]
        known = dict(_name_and_source(part) for part in parts)
        for source in known.values():
            check_bot(source)
        self._known = known

    def source(self, name: str) -> str | None:
        """What plays under this name; None if it is not offered any more."""
        return self._known.get(name)


custom_bots = CustomBots()
"""Of this process: tables ask it whether somebody may sit there."""


def _name_and_source(part: str) -> tuple[str, str]:
    name, equals, source = (piece.strip() for piece in part.partition("="))
    source = source if equals else name
    if not name or len(check_text(name)) > MAX_NAME or name in BUILT_IN_BOTS or custom_bot_source(source) is None:
        raise BadRequest("bad-custom-bot", given=part)
    return name, source
