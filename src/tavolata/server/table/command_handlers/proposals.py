"""What needs the consent of others: they are asked, they answer, and when the last one agrees it happens."""

from __future__ import annotations

from collections.abc import Callable

from tavolata.server.entries import ProposalKind
from tavolata.server.errors import Conflict
from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.attendance import NOBODY_THERE, Attendance
from tavolata.server.table.new_entries import NewEntry, freed_entry, taken_back_entry
from tavolata.server.table.proposals import Proposal
from tavolata.server.table.rights import own_chair
from tavolata.server.table.table import Table

CONSEQUENCES: dict[ProposalKind, Callable[[Table, int], NewEntry]] = {
    "take-back": taken_back_entry,
    "free": freed_entry,
}
"""What follows when everybody has agreed."""


def propose(table: Table, kind: ProposalKind, chair: int, attendance: Attendance = NOBODY_THERE) -> NewEntry:
    """Ask those who have to agree and have not done so yet; if nobody has to, it happens at once."""
    pending = table.proposal_of(kind)
    if pending and pending.chair != chair:
        raise Conflict("proposal-pending")
    waiting = people_to_ask(table, kind, chair, attendance) - (pending.agreed if pending else frozenset())
    if not waiting:
        return CONSEQUENCES[kind](table, chair)
    if pending and pending.waiting == waiting:
        raise Conflict("proposal-pending")
    return NewEntry("proposed", {"kind": kind, "chair": chair, "waiting": [*sorted(waiting)]})


def people_to_ask(table: Table, kind: ProposalKind, chair: int, attendance: Attendance) -> frozenset[int]:
    """The chairs whose people have to agree.

    To a take-back those who decide in the present game. To a free chair all but the host, who asks, as far as they
    decide or are there: whoever takes the chair will see its cards.
    """
    people = table.people()
    deciding = frozenset(number for number in people if table.chairs[number].decides)
    if kind == "take-back":
        return deciding - {chair}
    return (deciding | {number for number in people if number in attendance.present}) - {table.host}


def answer(table: Table, asker: Access, command: commands.AnswerCommand, attendance: Attendance) -> NewEntry:
    """Agree or decline; the proposer may withdraw. Whoever has come back since the question is asked, too."""
    chair = asker.chair if asker.role == "host" else own_chair(asker)
    proposal = table.proposal(command.proposal)
    if proposal is None:
        raise Conflict("proposal-gone")
    if chair not in proposal.waiting:
        return _withdrawn(asker, proposal, command)
    if not command.agree:
        return NewEntry("declined", {"proposal": proposal.number, "chair": chair})
    asked = proposal.waiting | people_to_ask(table, proposal.kind, proposal.chair, attendance)
    waiting = asked - proposal.agreed - {chair}
    if not waiting:
        return CONSEQUENCES[proposal.kind](table, proposal.chair)
    return NewEntry("agreed", {"proposal": proposal.number, "chair": chair, "waiting": [*sorted(waiting)]})


def _withdrawn(asker: Access, proposal: Proposal, command: commands.AnswerCommand) -> NewEntry:
    """The proposer thinks better of it; nobody else who is not waited for has anything to answer."""
    is_proposer = asker.role == "host" if proposal.kind == "free" else asker.chair == proposal.chair
    if command.agree or not is_proposer:
        raise Conflict("proposal-answered")
    return NewEntry("withdrawn", {"proposal": proposal.number})
