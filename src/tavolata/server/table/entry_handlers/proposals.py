"""Entries about proposals: others are asked, agree or decline, and a proposal may be withdrawn."""

from __future__ import annotations

from dataclasses import replace

from tavolata.server.entries import Entry, ProposalKind
from tavolata.server.table.audience import message_all
from tavolata.server.table.proposals import Proposal
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate


def proposed(table: Table, entry: Entry, kind: ProposalKind, chair: int, waiting: list[int]) -> TableUpdate:
    """Others are asked; whoever has agreed to the same before is not asked again."""
    if kind == "take-back":
        table.playing().check_take_back(table.seats[chair])
    before = table.proposal_of(kind)
    agreed = before.agreed if before and before.chair == chair else frozenset[int]()
    drop_proposal(table, kind)
    table.proposal_count += 1
    new = Proposal(table.proposal_count, kind, chair, frozenset(waiting), agreed)
    table.proposals = (*table.proposals, new)
    return message_all(table, entry)


def agreed(table: Table, entry: Entry, proposal: int, chair: int, waiting: list[int]) -> TableUpdate:
    """Somebody agrees; these are still waited for."""
    table.proposals = tuple(
        replace(one, waiting=frozenset(waiting), agreed=one.agreed | {chair}) if one.number == proposal else one
        for one in table.proposals
    )
    return message_all(table, entry)


def declined(table: Table, entry: Entry, proposal: int, chair: int) -> TableUpdate:
    """Somebody does not agree: nothing comes of it."""
    return withdrawn(table, entry, proposal)


def withdrawn(table: Table, entry: Entry, proposal: int) -> TableUpdate:
    """The proposer thinks better of it."""
    table.proposals = tuple(one for one in table.proposals if one.number != proposal)
    return message_all(table, entry)


def drop_proposal(table: Table, kind: ProposalKind) -> None:
    """Nothing can come any more of what was proposed."""
    if table.proposals:
        table.proposals = tuple(one for one in table.proposals if one.kind != kind)


def drop_take_back_of(table: Table, chair: int) -> None:
    """Whoever leaves the game neither takes anything back nor has agreed to that."""
    pending = table.proposal_of("take-back")
    if pending and chair in {pending.chair, *pending.waiting}:
        drop_proposal(table, "take-back")
