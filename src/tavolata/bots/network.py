"""A small policy and value network that corrects a game's heuristic.

The input is a seat's observation. The policy head is added to the heuristic value of each action, in units of the
game's `prior_temperature`; the value head is added to the log odds of each seat's utility. A network of zeros changes
nothing.

It is trained with PyTorch (`arena.train`) and read from a file; here it only runs, compiled. Most inputs are zero, so
the first layer only adds the rows of the others; and only the logits of legal actions are computed.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from tavolata.core.errors import BadInput
from tavolata.core.rules import observe
from tavolata.core.state import Floats, Int16s, States
from tavolata.core.tiers import called_in_bulk, compiled


class Network(NamedTuple):
    """The layers, and how strongly a search uses each head. Without a network, all arrays are empty."""

    first: Floats
    """One row per input, one column per unit of the first hidden layer."""
    first_bias: Floats
    second: Floats
    """One row per unit of the first hidden layer, one column per unit of the second."""
    second_bias: Floats
    policy: Floats
    """One row per action, one column per unit of the second hidden layer."""
    policy_bias: Floats
    value: Floats
    """One row per seat, clockwise from the deciding one; one column per unit of the second hidden layer."""
    value_bias: Floats
    policy_scale: float = 0.0
    """Factor for the policy head when a search computes priors: 0 ignores it, 1 uses it fully."""
    value_scale: float = 0.0
    """Factor for the value head when a search evaluates a leaf."""


LAYERS = Network._fields[:8]


def network_from_layers(layers: Iterable[Floats]) -> Network:
    """A network of these layers, in the order of `LAYERS`; both scales are 0."""
    first, first_bias, second, second_bias, policy, policy_bias, value, value_bias = layers
    return Network(first, first_bias, second, second_bias, policy, policy_bias, value, value_bias)


NO_NETWORK = network_from_layers(np.zeros((0,) * (2 - k % 2), np.float32) for k in range(len(LAYERS)))


def write_network(network: Network, file: Path) -> None:
    """Write the layers to an .npz file."""
    np.savez_compressed(file, **{name: getattr(network, name) for name in LAYERS})


def read_network(file: Path) -> Network:
    """The network in an .npz file."""
    try:
        with file.open("rb") as opened:
            arrays = np.load(opened, allow_pickle=False)
            return network_from_layers(np.ascontiguousarray(arrays[name], np.float32) for name in LAYERS)
    except (OSError, EOFError, ValueError, LookupError, BadZipFile):
        raise BadInput("bad-network", file=str(file)) from None


@compiled
def forward(network: Network, observation: Floats) -> Floats:
    """The second hidden layer for an observation."""
    first = network.first_bias.copy()
    for i in range(len(observation)):
        if observation[i] != 0:
            add_row(first, observation[i], network.first[i])
    second = network.second_bias.copy()
    for i in range(len(first)):
        if first[i] > 0:
            add_row(second, first[i], network.second[i])
    return np.maximum(second, np.float32(0))


@compiled
def add_row(total: Floats, factor: float, row: Floats) -> None:
    for k in range(len(total)):
        total[k] += factor * row[k]


@compiled
def unit(weights: Floats, bias: float, inputs: Floats) -> float:
    """The output of one unit of a layer."""
    total = bias
    for k in range(len(inputs)):
        total += weights[k] * inputs[k]
    return total


@compiled
def hidden_layer(network: Network, s: Any, seat: int) -> Floats:
    """The second hidden layer for what a seat observes in a world."""
    observation = np.zeros(len(network.first), np.float32)
    observe(s, seat, observation)
    return forward(network, observation)


@compiled
def policy_logits(network: Network, hidden: Floats, actions: Int16s, count: int) -> Floats:
    """By how much each action is better than its heuristic value, in units of `prior_temperature`."""
    out = np.empty(count, np.float32)
    for k in range(count):
        action = actions[k]
        out[k] = unit(network.policy[action], network.policy_bias[action], hidden)
    return out


@compiled
def value_logits(network: Network, hidden: Floats) -> Floats:
    """By how much each seat, clockwise from the observing one, will do better than evaluated, in log odds."""
    out = np.empty(len(network.value), np.float32)
    for k in range(len(out)):
        out[k] = unit(network.value[k], network.value_bias[k], hidden)
    return out


@compiled
def add_policy_logits(
    network: Network, s: Any, seat: int, actions: Int16s, count: int, values: Floats, prior_temperature: float
) -> None:
    """Add the policy head to the heuristic values of these actions, which are in points."""
    logits = policy_logits(network, hidden_layer(network, s, seat), actions, count)
    for k in range(count):
        values[k] += network.policy_scale * prior_temperature * logits[k]


@called_in_bulk
def policy_logits_at(network: Network, states: States, i: int, seat: int, actions: Int16s, count: int) -> Floats:
    return policy_logits(network, hidden_layer(network, states[i], seat), actions, count)
