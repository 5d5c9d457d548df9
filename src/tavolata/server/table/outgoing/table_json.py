"""The table as a viewer may know it, as plain data: chairs, options, proposals, clocks. The game itself is apart."""

from __future__ import annotations

from tavolata.server.protocol.messages import ClockJson, HandoverJson, ProposalJson, TableJson
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import Viewer


def table_json(table: Table, viewer: Viewer) -> TableJson:
    """What everybody may know about the table; the clocks as the viewer may see them."""
    setup, match = table.setup, table.match
    is_over = match is not None and not match.movers
    return {
        "id": table.id,
        "game": setup.game.name,
        "players": setup.players,
        "state": table.state,
        "options": dict(setup.options),
        "edition": setup.edition.name,
        "reconstructed": setup.edition.reconstructed,
        "time_control": {
            "bank": setup.time_control.bank,
            "increment": setup.time_control.increment,
            "allowance": setup.time_control.allowance,
        },
        "timeout": setup.timeout,
        "bot_pace": table.bot_pace,
        "hints": table.hint_rule,
        "hints_taken": {str(chair): count for chair, count in sorted(table.hints_taken.items())},
        "chairs": [{"name": chair.name, "bot": chair.bot} for chair in table.chairs],
        "host": table.host,
        "order": list(table.order),
        "games": len(table.deals),
        "commitment": match.commitment if match else None,
        "seed": match.seed.hex() if match and is_over else None,
        "proposals": _proposals(table),
        "handovers": _handovers(table),
        "promises": {str(seat): action for seat, action in sorted(table.promises.items())},
        "clocks": _clocks(table, viewer),
    }


def _proposals(table: Table) -> list[ProposalJson]:
    return [
        {"number": one.number, "kind": one.kind, "chair": one.chair, "waiting": sorted(one.waiting)}
        for one in table.proposals
    ]


def _handovers(table: Table) -> list[HandoverJson]:
    return [
        {"chair": one.chair, "name": one.name, "former": {"name": one.former.name, "bot": one.former.bot}, "at": one.at}
        for one in table.handovers
    ]


def _clocks(table: Table, viewer: Viewer) -> list[ClockJson]:
    if table.match is None:
        return []
    return [{"left": clock.left, "since": clock.since} for clock in table.clocks_for(viewer)]
