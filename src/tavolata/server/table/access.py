"""Who somebody is at a table, by the secret they have shown."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.server.entries import Role
from tavolata.server.table.viewers import Viewer


@dataclass(frozen=True)
class Access:
    """Who asks: the host, somebody on a chair, an invited guest or a spectator."""

    table_id: str
    role: Role
    chair: int | None = None
    digest: str = ""
    """Of the secret that was shown."""

    @property
    def viewer(self) -> Viewer:
        """The chair whose messages they get; None for a spectator."""
        return self.chair
