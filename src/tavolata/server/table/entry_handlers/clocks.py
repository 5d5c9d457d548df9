"""The clocks after an entry."""

from __future__ import annotations

from tavolata.server.table.table import Table


def update_clocks(table: Table, now: int, timed_out: int | None = None) -> None:
    """Start and stop the clocks of the present game, if it has any."""
    if table.clocks is not None and table.match is not None:
        table.clocks = table.clocks.updated(
            now,
            visible_movers=table.match.visible_movers(None),
            people=table.deciding_seats(),
            hides_answers=table.setup.game.visible_movers is not None,
            timed_out=timed_out,
        )
