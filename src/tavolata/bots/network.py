"""A small network that has learned what a game's heuristic gets wrong: of actions, and of where a game leads.

What a seat knows goes in. What comes out is added to the opinion: to that of each action in units of the game's
prior_temperature, to that of each seat's prospects as logarithms of odds. A network of zeros changes nothing.

It is trained elsewhere and read from a file; here it only runs, compiled. Most of what a seat knows is zeros, so the
first layer adds up the rows of what is not; and of the actions only the legal ones are worked out.
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
    """The layers, and how much a search goes by them. Without a network, all of it is empty."""

    first: Floats
    """A row an input, a column a hidden unit …"""
    first_bias: Floats
    second: Floats
    """… a row a hidden unit, a column a unit of the next layer …"""
    second_bias: Floats
    policy: Floats
    """… and a row an action, …"""
    policy_bias: Floats
    worth: Floats
    """… or a row a seat, counted clockwise from the one who decides."""
    worth_bias: Floats
    prior: float = 0.0
    """How much a search goes by it where it begins to try actions: 0 not at all, 1 fully."""
    trust: float = 0.0
    """How much a search goes by it where it judges what a thought has come to."""


LAYERS = Network._fields[:8]


def made_of(layers: Iterable[Floats]) -> Network:
    """A network of these layers, in their sequence; how much to go by them is up to whoever has it."""
    first, first_bias, second, second_bias, policy, policy_bias, worth, worth_bias = layers
    return Network(first, first_bias, second, second_bias, policy, policy_bias, worth, worth_bias)


NO_NETWORK = made_of(np.zeros((0,) * (2 - k % 2), np.float32) for k in range(len(LAYERS)))


def write(network: Network, file: Path) -> None:
    """Write the layers to an .npz file."""
    np.savez_compressed(file, **{name: getattr(network, name) for name in LAYERS})


def read(file: Path) -> Network:
    """The network in an .npz file."""
    try:
        with file.open("rb") as opened:
            kept = np.load(opened, allow_pickle=False)
            return made_of(np.ascontiguousarray(kept[name], np.float32) for name in LAYERS)
    except (OSError, EOFError, ValueError, LookupError, BadZipFile):
        raise BadInput("bad-network", file=str(file)) from None


@compiled
def forward(network: Network, known: Floats) -> Floats:
    """The last hidden layer, from what a seat knows."""
    hidden = network.first_bias.copy()
    for i in range(len(known)):
        if known[i] != 0:
            add_row(hidden, known[i], network.first[i])
    deep = network.second_bias.copy()
    for i in range(len(hidden)):
        if hidden[i] > 0:
            add_row(deep, hidden[i], network.second[i])
    return np.maximum(deep, np.float32(0))


@compiled
def add_row(total: Floats, times: float, row: Floats) -> None:
    for k in range(len(total)):
        total[k] += times * row[k]


@compiled
def unit(weights: Floats, bias: float, below: Floats) -> float:
    """One unit of a layer, from the layer below it."""
    total = bias
    for k in range(len(below)):
        total += weights[k] * below[k]
    return total


@compiled
def hidden_layer(network: Network, s: Any, seat: int) -> Floats:
    """The last hidden layer, for a seat in a world."""
    known = np.zeros(len(network.first), np.float32)
    observe(s, seat, known)
    return forward(network, known)


@compiled
def policy_logits(network: Network, deep: Floats, actions: Int16s, count: int) -> Floats:
    """How much better each action is than the heuristic has it, in units of `prior_temperature`."""
    out = np.empty(count, np.float32)
    for k in range(count):
        action = actions[k]
        out[k] = unit(network.policy[action], network.policy_bias[action], deep)
    return out


@compiled
def network_values(network: Network, deep: Floats) -> Floats:
    """How much better each seat, clockwise from the one who looks, will do: as logarithms of odds."""
    out = np.empty(len(network.worth), np.float32)
    for k in range(len(out)):
        out[k] = unit(network.worth[k], network.worth_bias[k], deep)
    return out


@compiled
def add_policy(
    network: Network, s: Any, seat: int, actions: Int16s, count: int, values: Floats, prior_temperature: float
) -> None:
    """Correct the game's heuristic of these actions, which is in points."""
    preferred = policy_logits(network, hidden_layer(network, s, seat), actions, count)
    for k in range(count):
        values[k] += network.prior * prior_temperature * preferred[k]


@called_in_bulk
def policy_logits_at(network: Network, states: States, i: int, seat: int, actions: Int16s, count: int) -> Floats:
    return policy_logits(network, hidden_layer(network, states[i], seat), actions, count)


@called_in_bulk
def network_values_at(network: Network, states: States, i: int, seat: int) -> Floats:
    return network_values(network, hidden_layer(network, states[i], seat))
