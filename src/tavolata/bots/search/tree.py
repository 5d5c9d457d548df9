"""The tree of a search, in memory that is set aside beforehand.

Every seat has a tree of its own, because every seat sees something else. A node stands for all that its seat has seen
since the thought began; its children are what the seat can do there, or what it can see others do.
"""

from __future__ import annotations

from typing import Annotated, get_type_hints

import numpy as np

from tavolata.core.compiling import compiled
from tavolata.core.record import MOST_SEATS, States

NONE = -1

Real = Annotated[float, "<f8"]
Number = Annotated[int, "<i4"]


class Node:
    """What has come of one way to go on. Sums are over all visits, for the seat whose tree it is."""

    utility: Real
    wins: Real
    points: Real
    weight: Real
    """How good the game's quick opinion found it, as against its neighbours."""
    regret: Real
    """Of a secret choice: how much it is missed that this was not chosen …"""
    strategy: Real
    """… and how often it should be."""
    label: Number
    """The number of the action, or of what is seen of it."""
    first: Number
    """The first child; children are sorted by label …"""
    next: Number
    """… and this is the next one after this node."""
    visits: Number
    available: Number
    """How many times it could have been chosen …"""
    offered: Number
    """… and at which visit of its parent last."""


NODE = np.dtype([(name, hint.__metadata__[0]) for name, hint in get_type_hints(Node, include_extras=True).items()])


@compiled
def plant(nodes: States) -> int:
    """Begin anew with a root for every seat, which has the seat's number. Returns how many nodes are in use."""
    for seat in range(MOST_SEATS):
        begin(nodes, seat, NONE)
    return MOST_SEATS


@compiled
def begin(nodes: States, k: int, label: int) -> None:
    """A node of which nothing is known yet."""
    node = nodes[k]
    node.utility, node.wins, node.points = 0.0, 0.0, 0.0
    node.weight, node.regret, node.strategy = 0.0, 0.0, 0.0
    node.label, node.first, node.next = label, NONE, NONE
    node.visits, node.available, node.offered = 0, 0, 0


@compiled
def child(nodes: States, used: int, parent: int, label: int) -> tuple[int, int]:
    """The child with this label, if need be a new one, or NONE if there is no room; and how many nodes are in use."""
    before, found = NONE, int(nodes[parent].first)
    while found != NONE and nodes[found].label < label:
        before, found = found, int(nodes[found].next)
    if found != NONE and nodes[found].label == label:
        return found, used
    if used == len(nodes):
        return NONE, used
    begin(nodes, used, label)
    nodes[used].next = found
    if before == NONE:
        nodes[parent].first = used
    else:
        nodes[before].next = used
    return used, used + 1


@compiled
def mean_utility(nodes: States, k: int, otherwise: float) -> float:
    """What a node has brought on the average, or something else if it has never been visited."""
    visits = nodes[k].visits
    return float(nodes[k].utility / visits) if visits > 0 else otherwise
