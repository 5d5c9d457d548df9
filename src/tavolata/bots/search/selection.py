"""Which action to try next.

Open choices go to the action with the best prospects: its mean so far, and the more of a bonus the less it was tried
and the better the game's quick opinion found it (PUCT, with the count of how often it was available). Secret choices
are mixed by regret matching: the more an action is missed, the more often it is tried, so that nobody can foresee it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata.bots.network import correct
from tavolata.bots.search.manner import Manner
from tavolata.bots.search.tree import NONE, Trees, child, mean_utility
from tavolata.core.chance import fraction
from tavolata.core.compiling import compiled
from tavolata.core.record import Floats, Int16s, States, Uint64s
from tavolata.core.rules import value

ROAMING = 0.1
"""How much of a secret choice is made by the quick opinion alone, so that nothing is never tried."""
LEAST_WEIGHT = 1e-4
OPINION = 2.0
"""How much regret the quick opinion counts as in a secret choice: it is believed until experience outweighs it."""
SELDOM = 0.05
"""A secret choice that is tried less often than that is not a greater surprise for it."""
UNKNOWN = 0.5
"""What is expected where nothing is known: neither a win nor a loss."""


# --- what can be chosen -----------------------------------------------


@compiled
def offer(
    trees: Trees, node: int, s: Any, seat: int, actions: Int16s, count: int, values: Floats, manner: Manner
) -> None:
    """Have a child for every legal action, with a weight from the quick opinion."""
    nodes = trees.nodes
    if offer_known(nodes, node, actions, count) == count:
        return
    value(s, seat, actions, count, values)
    if manner.network.prior > 0.0:
        correct(manner.network, s, seat, actions, count, values, manner.warmth)
    best = values[:count].max()
    for j in range(count):
        k = child(trees, node, int(actions[j]))
        if k != NONE:
            nodes[k].offered = this_visit(nodes, node)
            if nodes[k].weight == 0.0:
                nodes[k].weight = max(LEAST_WEIGHT, np.exp((values[j] - best) / manner.warmth))


@compiled
def offer_known(nodes: States, node: int, actions: Int16s, count: int) -> int:
    """Offer those of these actions, which are sorted, that have been offered before; returns how many."""
    known = 0
    k = int(nodes[node].first)
    for j in range(count):
        while k != NONE and nodes[k].label < actions[j]:
            k = int(nodes[k].next)
        if k != NONE and nodes[k].label == actions[j] and nodes[k].weight > 0.0:
            nodes[k].offered = this_visit(nodes, node)
            known += 1
    return known


@compiled
def this_visit(nodes: States, node: int) -> int:
    """The number of a visit that has not been counted yet."""
    return int(nodes[node].visits) + 1


@compiled
def next_offered(nodes: States, k: int, visit: int) -> int:
    """Of the neighbours from `k` on, the first that is on offer at this visit, or NONE."""
    while k != NONE and nodes[k].offered != visit:
        k = int(nodes[k].next)
    return k


# --- open choices -----------------------------------------------------


@compiled
def most_promising(nodes: States, node: int, curiosity: float) -> int:
    """Of the children on offer the one with the highest mean and bonus; NONE if there was no room for any."""
    visit, usual = this_visit(nodes, node), mean_utility(nodes, node, UNKNOWN)
    weights = totals(nodes, node)[1]
    best, chosen = -1.0, NONE
    k = next_offered(nodes, int(nodes[node].first), visit)
    while k != NONE:
        share = nodes[k].weight / weights
        bonus = curiosity * share * np.sqrt(nodes[k].available + 1.0) / (1 + nodes[k].visits)
        prospects = mean_utility(nodes, k, usual) + bonus
        nodes[k].available += 1
        if prospects > best:
            best, chosen = prospects, k
        k = next_offered(nodes, int(nodes[k].next), visit)
    return chosen


@compiled
def totals(nodes: States, node: int) -> tuple[float, float]:
    """The regrets and the weights of all children on offer."""
    visit = this_visit(nodes, node)
    regrets, weights = 0.0, 0.0
    k = next_offered(nodes, int(nodes[node].first), visit)
    while k != NONE:
        regrets += nodes[k].regret
        weights += nodes[k].weight
        k = next_offered(nodes, int(nodes[k].next), visit)
    return regrets, weights


# --- secret choices ---------------------------------------------------


@compiled
def mixed_choice(nodes: States, node: int, rng: Uint64s) -> int:
    """A random one of the children on offer, by the present mix; NONE if there was no room for any."""
    visit = this_visit(nodes, node)
    regrets, weights = totals(nodes, node)
    left, chosen = fraction(rng), NONE
    k = next_offered(nodes, int(nodes[node].first), visit)
    while k != NONE and left >= 0:
        chosen = k
        left -= likelihood(nodes, k, regrets, weights)
        k = next_offered(nodes, int(nodes[k].next), visit)
    return chosen


@compiled
def matched(nodes: States, k: int, regrets: float, weights: float) -> float:
    """The share of a child in the mix that matches the regrets and, at first above all, the quick opinion."""
    return float((nodes[k].regret + OPINION * nodes[k].weight / weights) / (regrets + OPINION))


@compiled
def likelihood(nodes: States, k: int, regrets: float, weights: float) -> float:
    """How likely a child is tried now."""
    roaming = ROAMING * nodes[k].weight / weights
    return float((1 - ROAMING) * matched(nodes, k, regrets, weights) + roaming)


@compiled
def regret(nodes: States, node: int, chosen: int, utility: float) -> None:
    """Learn from what a secret choice has brought, before it is counted in.

    What the others would have brought is told by their means, and nothing is regretted that was never tried; for the
    chosen one the difference counts the more, the more rarely it is tried, so that on the average all are judged by
    what they bring. Regrets never fall below zero, and late mixes count more in the strategy than early ones (regret
    matching plus).
    """
    visit, usual = this_visit(nodes, node), mean_utility(nodes, node, UNKNOWN)
    regrets, weights = totals(nodes, node)
    surprise = utility - mean_utility(nodes, chosen, usual)
    surprise /= max(SELDOM, likelihood(nodes, chosen, regrets, weights))
    expected, tried = 0.0, 0.0
    k = next_offered(nodes, int(nodes[node].first), visit)
    while k != NONE:
        if k == chosen or nodes[k].visits > 0:
            likely = likelihood(nodes, k, regrets, weights)
            expected += likely * worth(nodes, k, usual, chosen, surprise)
            tried += likely
        k = next_offered(nodes, int(nodes[k].next), visit)
    expected /= tried
    k = next_offered(nodes, int(nodes[node].first), visit)
    while k != NONE:
        nodes[k].strategy += visit * matched(nodes, k, regrets, weights)
        if k == chosen or nodes[k].visits > 0:
            nodes[k].regret = max(0.0, nodes[k].regret + worth(nodes, k, usual, chosen, surprise) - expected)
        k = next_offered(nodes, int(nodes[k].next), visit)


@compiled
def worth(nodes: States, k: int, usual: float, chosen: int, surprise: float) -> float:
    """What a child is taken to have brought this time: its mean, and if it was chosen, the surprise."""
    return mean_utility(nodes, k, usual) + (surprise if k == chosen else 0.0)
