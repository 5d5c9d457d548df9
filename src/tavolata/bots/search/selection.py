"""Which action to try next.

Open choices go to the action with the best prospects: its mean so far, and the more of a bonus the less it was tried
and the better the game's heuristic found it (PUCT, with the count of how often it was available). Secret choices
are mixed by regret matching: the more an action is missed, the more often it is tried, so that nobody can foresee it.
"""

from __future__ import annotations

import math
from typing import Any

from tavolata.bots.network import add_policy
from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.tree import NONE, Trees, child, mean_utility
from tavolata.core.chance import fraction
from tavolata.core.numbers import highest
from tavolata.core.rules import value
from tavolata.core.state import Floats, Int16s, Int32s, States, Uint64s
from tavolata.core.tiers import compiled

EXPLORATION = 0.1
"""How much of a secret choice is made by the heuristic alone, so that nothing is never tried."""
LEAST_WEIGHT = 1e-4
OPINION = 2.0
"""How much regret the heuristic counts as in a secret choice: it is believed until experience outweighs it."""
SELDOM = 0.05
"""A secret choice that is tried less often than that is not a greater surprise for it."""
UNKNOWN = 0.5
"""What is expected where nothing is known: neither a win nor a loss."""


# --- what can be chosen -----------------------------------------------


@compiled
def expand(
    trees: Trees, node: int, s: Any, seat: int, actions: Int16s, values: Floats, children: Int32s, config: SearchConfig
) -> int:
    """Have a child for every legal action, with a weight from the heuristic.

    Writes down the children; returns how many there was room for.
    """
    count = len(actions)
    if known_children(trees.nodes, node, actions, children) == count:
        return count
    value(s, seat, actions, count, values)
    if config.network.prior > 0.0:
        add_policy(config.network, s, seat, actions, count, values, config.prior_temperature)
    best, room = highest(values, count), 0
    for j in range(count):
        k = child(trees, node, int(actions[j]))
        if k != NONE:
            children[room] = k
            room += 1
            if trees.nodes[k].weight == 0.0:
                trees.nodes[k].weight = max(LEAST_WEIGHT, math.exp(float(values[j] - best) / config.prior_temperature))
    return room


@compiled
def known_children(nodes: States, node: int, actions: Int16s, children: Int32s) -> int:
    """Write down the children for these actions, which are sorted, up to the first that is new; returns how many."""
    k = int(nodes[node].first)
    for j in range(len(actions)):
        while k != NONE and nodes[k].label < actions[j]:
            k = int(nodes[k].next)
        if k == NONE or nodes[k].label != actions[j] or nodes[k].weight == 0.0:
            return j
        children[j] = k
    return len(actions)


# --- open choices -----------------------------------------------------


@compiled
def select_puct(nodes: States, node: int, children: Int32s, c_puct: float) -> int:
    """Of the children the one with the highest mean and bonus."""
    usual, weights = mean_utility(nodes, node, UNKNOWN), totals(nodes, children)[1]
    best, chosen = -1.0, NONE
    for k in children:
        share = nodes[k].weight / weights
        bonus = c_puct * share * math.sqrt(nodes[k].available + 1.0) / (1 + nodes[k].visits)
        prospects = mean_utility(nodes, k, usual) + bonus
        nodes[k].available += 1
        if prospects > best:
            best, chosen = prospects, k
    return chosen


@compiled
def totals(nodes: States, children: Int32s) -> tuple[float, float]:
    """The regrets and the weights of all children."""
    regrets, weights = 0.0, 0.0
    for k in children:
        regrets += nodes[k].regret
        weights += nodes[k].weight
    return regrets, weights


# --- secret choices ---------------------------------------------------


@compiled
def sample_mix(nodes: States, children: Int32s, rng: Uint64s) -> int:
    """A random one of the children, by the present mix."""
    regrets, weights = totals(nodes, children)
    left = fraction(rng)
    for k in children:
        left -= likelihood(nodes, k, regrets, weights)
        if left < 0:
            return int(k)
    return int(children[-1])


@compiled
def matched(nodes: States, k: int, regrets: float, weights: float) -> float:
    """The share of a child in the mix that matches the regrets and, at first above all, the heuristic."""
    return float((nodes[k].regret + OPINION * nodes[k].weight / weights) / (regrets + OPINION))


@compiled
def likelihood(nodes: States, k: int, regrets: float, weights: float) -> float:
    """How likely a child is tried now."""
    exploration = EXPLORATION * nodes[k].weight / weights
    return float((1 - EXPLORATION) * matched(nodes, k, regrets, weights) + exploration)


@compiled
def regret(nodes: States, node: int, children: Int32s, chosen: int, utility: float) -> None:
    """Learn from what a secret choice has brought, before it is counted in.

    What the others would have brought is told by their means, and nothing is regretted that was never tried; for the
    chosen one the difference counts the more, the more rarely it is tried, so that on the average all are judged by
    what they bring. Regrets never fall below zero, and late mixes count more in the strategy than early ones (regret
    matching plus).
    """
    visit, usual = int(nodes[node].visits) + 1, mean_utility(nodes, node, UNKNOWN)
    regrets, weights = totals(nodes, children)
    surprise = utility - mean_utility(nodes, chosen, usual)
    surprise /= max(SELDOM, likelihood(nodes, chosen, regrets, weights))
    expected, tried = 0.0, 0.0
    for k in children:
        if k == chosen or nodes[k].visits > 0:
            likely = likelihood(nodes, k, regrets, weights)
            expected += likely * worth(nodes, k, usual, chosen, surprise)
            tried += likely
    expected /= tried
    for k in children:
        nodes[k].strategy += visit * matched(nodes, k, regrets, weights)
        if k == chosen or nodes[k].visits > 0:
            nodes[k].regret = max(0.0, nodes[k].regret + worth(nodes, k, usual, chosen, surprise) - expected)


@compiled
def worth(nodes: States, k: int, usual: float, chosen: int, surprise: float) -> float:
    """What a child is taken to have brought this time: its mean, and if it was chosen, the surprise."""
    return mean_utility(nodes, k, usual) + (surprise if k == chosen else 0.0)
