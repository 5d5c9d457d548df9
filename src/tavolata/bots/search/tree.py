"""The tree of a search, in memory that is set aside beforehand.

Every seat has a tree of its own, because every seat sees something else. A node stands for all that its seat has seen
since the thought began; its children are what the seat can do there, or what it can see others do.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, get_type_hints

import numpy as np

from tavolata.core.state import MOST_SEATS, Int32s, States, new_states
from tavolata.core.tiers import compiled

NONE = -1

Real = Annotated[float, "<f8"]
Number = Annotated[int, "<i4"]


class Node:
    """What has come of one way to go on. Sums are over all visits, for the seat whose tree it is."""

    utility: Real
    wins: Real
    points: Real
    weight: Real
    """How good the game's heuristic found it, as against its neighbours."""
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
    """How many times it could have been chosen."""


NODE = np.dtype([(name, hint.__metadata__[0]) for name, hint in get_type_hints(Node, include_extras=True).items()])


class Trees(NamedTuple):
    """The trees of all seats. The root of each has the seat's number."""

    nodes: States
    used: Int32s
    """A single number: how many nodes are in use."""


def new_trees(room: int) -> Trees:
    """Roots for all seats, and room for so many nodes in all."""
    nodes = new_states(NODE, room)
    for name in ("label", "first", "next"):
        nodes[name][:MOST_SEATS] = NONE
    return Trees(nodes, np.full(1, MOST_SEATS, np.int32))


@compiled
def begin(trees: Trees, label: int) -> int:
    """The next node that nobody has used."""
    k = int(trees.used[0])
    node = trees.nodes[k]
    node.label, node.first, node.next = label, NONE, NONE
    trees.used[0] += 1
    return k


@compiled
def child(trees: Trees, parent: int, label: int) -> int:
    """The child with this label, if need be a new one; NONE if there is no room."""
    nodes = trees.nodes
    before, found = NONE, int(nodes[parent].first)
    while found != NONE and nodes[found].label < label:
        before, found = found, int(nodes[found].next)
    if found != NONE and nodes[found].label == label:
        return found
    if trees.used[0] == len(nodes):
        return NONE
    new = begin(trees, label)
    nodes[new].next = found
    if before == NONE:
        nodes[parent].first = new
    else:
        nodes[before].next = new
    return new


@compiled
def mean_utility(nodes: States, k: int, otherwise: float) -> float:
    """What a node has brought on the average, or something else if it has never been visited."""
    visits = nodes[k].visits
    return float(nodes[k].utility / visits) if visits > 0 else otherwise
