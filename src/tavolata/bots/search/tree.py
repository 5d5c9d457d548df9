"""The search trees, in memory that is allocated in advance.

Every seat has a tree of its own, because every seat sees something else. A node is an information set: all that its
seat has seen since the search began. Its children are the actions of the seat, or what it can see of the others'.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, get_type_hints

import numpy as np

from tavolata.core.domains import MAX_SEATS
from tavolata.core.state import Int32s, States, new_states
from tavolata.core.tiers import compiled

NONE = -1

Real = Annotated[float, "<f8"]
Number = Annotated[int, "<i4"]


class Node:
    """The statistics of one node. Utility, wins and points are sums over all visits, for the owner of the tree."""

    utility: Real
    wins: Real
    points: Real
    prior: Real
    """exp(heuristic value / prior temperature), relative to the best sibling; not normalised. 0: not yet computed."""
    regret: Real
    """Of a secret choice: the cumulative regret of not having chosen this."""
    strategy_sum: Real
    """Of a secret choice: the sum of its probabilities, later visits weighted more."""
    label: Number
    """The number of the action, or of what is seen of it."""
    first_child: Number
    """Children are sorted by label."""
    next_sibling: Number
    visits: Number
    availability: Number
    """How often it could have been chosen."""


NODE_DTYPE = np.dtype(
    [(name, hint.__metadata__[0]) for name, hint in get_type_hints(Node, include_extras=True).items()]
)


class Trees(NamedTuple):
    """The trees of all seats in one array. The root of each has the index of its seat."""

    nodes: States
    used: Int32s
    """A single number: how many nodes are in use."""


def new_trees(capacity: int) -> Trees:
    """Roots for all seats, and room for this many nodes in total."""
    nodes = new_states(NODE_DTYPE, capacity)
    for name in ("label", "first_child", "next_sibling"):
        nodes[name][:MAX_SEATS] = NONE
    return Trees(nodes, np.full(1, MAX_SEATS, np.int32))


def add_with_prior(trees: Trees, parent: int, label: int, prior: float) -> None:
    """Give a node without children its first child, with a prior that the search will leave as it is."""
    k = int(trees.used[0])
    for name, value in {"label": label, "prior": prior, "first_child": NONE, "next_sibling": NONE}.items():
        trees.nodes[name][k] = value
    trees.nodes["first_child"][parent] = k
    trees.used[0] += 1


@compiled
def new_node(trees: Trees, label: int) -> int:
    """Take the next unused node."""
    k = int(trees.used[0])
    node = trees.nodes[k]
    node.label, node.first_child, node.next_sibling = label, NONE, NONE
    trees.used[0] += 1
    return k


@compiled
def find_or_add_child(trees: Trees, parent: int, label: int) -> int:
    """The child with this label, a new one if there is none yet; NONE if the array is full."""
    nodes = trees.nodes
    before, found = NONE, int(nodes[parent].first_child)
    while found != NONE and nodes[found].label < label:
        before, found = found, int(nodes[found].next_sibling)
    if found != NONE and nodes[found].label == label:
        return found
    if trees.used[0] == len(nodes):
        return NONE
    new = new_node(trees, label)
    nodes[new].next_sibling = found
    if before == NONE:
        nodes[parent].first_child = new
    else:
        nodes[before].next_sibling = new
    return new


@compiled
def mean_utility(nodes: States, k: int, default: float) -> float:
    """The mean utility of a node, or the default if it has never been visited."""
    visits = nodes[k].visits
    return float(nodes[k].utility / visits) if visits > 0 else default
