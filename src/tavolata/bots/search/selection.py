"""Selection: which action to try next.

Open choices are selected by PUCT: the mean utility so far plus a bonus, larger for actions with a high prior and few
visits; the count in the bonus is how often the action was available. Secret choices are sampled by regret matching,
so that nobody can predict them.
"""

from __future__ import annotations

import math
from typing import Any

from tavolata.bots.network import add_policy_logits
from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.tree import NONE, Trees, find_or_add_child, mean_utility
from tavolata.core.chance import fraction
from tavolata.core.numbers import highest
from tavolata.core.rules import heuristic
from tavolata.core.state import Floats, Int16s, Int32s, States, Uint64s
from tavolata.core.tiers import compiled

EXPLORATION = 0.1
"""The share of secret choices that is sampled by the prior alone, so that every action is tried."""
MIN_PRIOR = 1e-4
PRIOR_REGRET = 2.0
"""How much regret the prior counts as in a secret choice: it decides until the regrets outweigh it."""
MIN_SAMPLING_PROBABILITY = 0.05
"""Bounds the importance weight of secret actions that are sampled more rarely than this."""
UNKNOWN_UTILITY = 0.5
"""The utility where nothing is known: neither a win nor a loss."""


# --- expansion --------------------------------------------------------


@compiled
def expand(
    trees: Trees, node: int, s: Any, seat: int, actions: Int16s, values: Floats, children: Int32s, config: SearchConfig
) -> int:
    """Make sure that every legal action has a child with a prior.

    Writes the indices of the children; returns how many there was room for.
    """
    count = len(actions)
    if expanded_children(trees.nodes, node, actions, children) == count:
        return count
    heuristic(s, seat, actions, count, values)
    if config.network.policy_scale > 0.0:
        add_policy_logits(config.network, s, seat, actions, count, values, config.prior_temperature)
    best, written = highest(values, count), 0
    for j in range(count):
        k = find_or_add_child(trees, node, int(actions[j]))
        if k != NONE:
            children[written] = k
            written += 1
            if trees.nodes[k].prior == 0.0:
                trees.nodes[k].prior = max(MIN_PRIOR, math.exp(float(values[j] - best) / config.prior_temperature))
    return written


@compiled
def expanded_children(nodes: States, node: int, actions: Int16s, children: Int32s) -> int:
    """Write the children of these sorted actions, up to the first that has no child with a prior; return how many."""
    k = int(nodes[node].first_child)
    for j in range(len(actions)):
        while k != NONE and nodes[k].label < actions[j]:
            k = int(nodes[k].next_sibling)
        if k == NONE or nodes[k].label != actions[j] or nodes[k].prior == 0.0:
            return j
        children[j] = k
    return len(actions)


# --- open choices -----------------------------------------------------


@compiled
def select_puct(nodes: States, node: int, children: Int32s, c_puct: float) -> int:
    """The child with the highest mean utility plus bonus."""
    default, priors = mean_utility(nodes, node, UNKNOWN_UTILITY), totals(nodes, children)[1]
    best, selected = -1.0, NONE
    for k in children:
        prior = nodes[k].prior / priors
        bonus = c_puct * prior * math.sqrt(nodes[k].availability + 1.0) / (1 + nodes[k].visits)
        score = mean_utility(nodes, k, default) + bonus
        nodes[k].availability += 1
        if score > best:
            best, selected = score, k
    return selected


@compiled
def totals(nodes: States, children: Int32s) -> tuple[float, float]:
    """The sums of the regrets and of the priors of all children."""
    regrets, priors = 0.0, 0.0
    for k in children:
        regrets += nodes[k].regret
        priors += nodes[k].prior
    return regrets, priors


# --- secret choices ---------------------------------------------------


@compiled
def sample_by_regret(nodes: States, children: Int32s, rng: Uint64s) -> int:
    """A child, sampled from the current strategy with exploration."""
    regrets, priors = totals(nodes, children)
    left = fraction(rng)
    for k in children:
        left -= sampling_probability(nodes, k, regrets, priors)
        if left < 0:
            return int(k)
    return int(children[-1])


@compiled
def regret_matching(nodes: States, k: int, regrets: float, priors: float) -> float:
    """The probability of a child in the current strategy: its share of all regret, the prior's included."""
    return float((nodes[k].regret + PRIOR_REGRET * nodes[k].prior / priors) / (regrets + PRIOR_REGRET))


@compiled
def sampling_probability(nodes: States, k: int, regrets: float, priors: float) -> float:
    """The probability that a child is sampled: the current strategy with exploration mixed in."""
    exploration = EXPLORATION * nodes[k].prior / priors
    return float((1 - EXPLORATION) * regret_matching(nodes, k, regrets, priors) + exploration)


@compiled
def update_regrets(nodes: States, node: int, children: Int32s, chosen: int, utility: float) -> None:
    """Update the regrets and the average strategy after a secret choice, before its visit is counted.

    The utility of the other actions is estimated by their means; actions that were never tried get no regret. For the
    chosen action, the difference from its mean is divided by its sampling probability, which keeps the estimate
    unbiased. Regrets never fall below zero, and later strategies weigh more in the average (regret matching plus).
    """
    visit, default = int(nodes[node].visits) + 1, mean_utility(nodes, node, UNKNOWN_UTILITY)
    regrets, priors = totals(nodes, children)
    correction = utility - mean_utility(nodes, chosen, default)
    correction /= max(MIN_SAMPLING_PROBABILITY, sampling_probability(nodes, chosen, regrets, priors))
    expected, tried = 0.0, 0.0
    for k in children:
        if k == chosen or nodes[k].visits > 0:
            probability = sampling_probability(nodes, k, regrets, priors)
            expected += probability * estimated_utility(nodes, k, default, chosen, correction)
            tried += probability
    expected /= tried
    for k in children:
        nodes[k].strategy_sum += visit * regret_matching(nodes, k, regrets, priors)
        if k == chosen or nodes[k].visits > 0:
            updated = nodes[k].regret + estimated_utility(nodes, k, default, chosen, correction) - expected
            nodes[k].regret = max(0.0, updated)


@compiled
def estimated_utility(nodes: States, k: int, default: float, chosen: int, correction: float) -> float:
    """The estimated utility of a child in this simulation: its mean, for the chosen one with the correction."""
    return mean_utility(nodes, k, default) + (correction if k == chosen else 0.0)
