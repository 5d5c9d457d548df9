"""Who may have a hint: somebody who has to decide, where the table and the game allow it, and who is told of it."""

from __future__ import annotations

from typing import get_args

from tavolata.core.errors import BadInput
from tavolata.server.entries import HintRule
from tavolata.server.errors import Conflict, Forbidden
from tavolata.server.table.access import Access
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.table import Table


def hint_seat(table: Table, asker: Access) -> int:
    """The seat about whose open decision the asker may have a hint, or why not."""
    seat = table.seat_of(asker.chair)
    if seat is None:
        raise Forbidden("no-own-chair")
    if table.match is None or seat not in table.match.movers:
        raise Conflict("nothing-to-decide")
    if not table.match.view(seat).has_hint:
        raise Conflict("no-hint")
    if table.hint_rule == "nobody":
        raise Conflict("hints-nobody")
    if would_tell_secret(table, seat):
        raise Conflict("hint-tells")
    return seat


def announces_hints(table: Table) -> bool:
    """Is everybody told who takes a hint? Somebody who plays alone against bots has nobody to tell."""
    return table.hint_rule == "announced" and len(table.people()) > 1


def allows_hint(table: Table, seat: int) -> bool:
    """Does the table, whatever the game says, let a seat have a hint about its open decision?"""
    return table.hint_rule != "nobody" and not would_tell_secret(table, seat)


def would_tell_secret(table: Table, seat: int) -> bool:
    """Only somebody who has a choice takes a hint. Where having one is a secret, the hint would tell it."""
    return announces_hints(table) and table.match is not None and table.match.has_secret_choice(seat)


def known_hint_rule(name: str) -> HintRule:
    """A rule about hints by its name, or a refusal with the list."""
    known: tuple[HintRule, ...] = get_args(HintRule)
    for rule in known:
        if rule == name:
            return rule
    raise BadInput("unknown-hints", given=name, known=", ".join(known))


def hinted_entry(table: Table, asker: Access) -> NewEntry:
    """The asker takes a hint, and everybody is told."""
    hint_seat(table, asker)
    return NewEntry("hinted", {"chair": asker.chair})
