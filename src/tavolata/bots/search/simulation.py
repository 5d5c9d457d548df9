"""Simulations: the game is played on in thought, again and again, each time in another world that the seat could be in.

Where a seat has been before, it chooses by what came of it; beyond, everybody plays by the game's quick sketch, up to a
rollout_depth. Then the thought is judged, and all who took part backpropagate.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.evaluation import POINTS, UTILITY, WIN, add_network_value, evaluate
from tavolata.bots.search.selection import expand, regret, sample_mix, select_puct
from tavolata.bots.search.tree import NONE, Trees, child
from tavolata.core.chance import branch
from tavolata.core.rules import (
    assume,
    forget,
    imagine,
    legal,
    movers,
    next_seat,
    play,
    seen,
    sketch,
    suspect,
)
from tavolata.core.state import MOST_SEATS, Doubles, Floats, Int16s, Int32s, States, Uint64s
from tavolata.core.tiers import called_from_python, compiled

LONGEST_PATH = 1024
NODE, OWNER, PARENT, FROM, TO = range(5)
"""The columns of a path: a node, whose tree it is in, the node before it, and what a secret choice was among."""


class Scratch(NamedTuple):
    """What one simulation writes down, and room to look at actions."""

    thinker: int
    """The seat whose thought it is."""
    cursor: Int32s
    """The node that every seat has come to, or NONE once it has left its tree."""
    path: Int32s
    """All nodes that somebody came through."""
    length: Int32s
    """A single number: how many they are."""
    offers: Int32s
    """The nodes that every secret choice was among, one choice after the other; then room for the next choice."""
    kept: Int32s
    """A single number: how many those of all secret choices are."""
    rng: Uint64s
    actions: Int16s
    values: Floats


class Choice(NamedTuple):
    """What somebody has chosen."""

    action: int
    node: int
    """The child of their tree for it, or NONE if it was not their tree that told."""
    among: int
    """Of a secret choice: among how many; of an open one: 0."""


@called_from_python
def think(
    trees: Trees,
    states: States,
    worlds: States,
    seat: int,
    stream: Uint64s,
    first: int,
    count: int,
    config: SearchConfig,
) -> None:
    """Run simulations first, first + 1, … of the seat.

    `states` has what the seat has been handed, and room to play; `worlds` keeps the worlds it has imagined, to be used
    again in turn, each time with other chance.
    """
    scratch = Scratch(
        seat,
        np.empty(MOST_SEATS, np.int32),
        np.empty((LONGEST_PATH, 5), np.int32),
        np.empty(1, np.int32),
        np.empty(LONGEST_PATH * config.most_legal, np.int32),
        np.empty(1, np.int32),
        np.empty(4, np.uint64),
        np.empty(config.most_legal, np.int16),
        np.empty(config.most_legal, np.float32),
    )
    judged = np.zeros((3, MOST_SEATS), np.float64)
    for number in range(first, first + count):
        world = number % len(worlds)
        if number < len(worlds):
            worlds[world] = states[0]
            imagine(worlds[world], seat, stream, 2 * number)
            forget(worlds[world], seat, config.memory_loss)
        states[1] = worlds[world]
        branch(scratch.rng, stream, 2 * number + 1)
        branch(states[1].rng, scratch.rng, 0)
        reset_cursors(states[1], scratch)
        sample_secret_choices(trees, states[1], scratch, config)
        play_on(trees, states[1], scratch, config)
        evaluate(states[1], judged, config.lead)
        if config.network.trust > 0.0:
            add_network_value(config.network, states[1], judged)
        backpropagate(trees.nodes, scratch, judged)


@compiled
def reset_cursors(s: Any, scratch: Scratch) -> None:
    """Everybody stands at the root of their tree."""
    scratch.length[0] = scratch.kept[0] = 0
    for seat in range(s.players):
        scratch.cursor[seat] = seat
        walk(scratch, seat, seat, NONE, 0)


@compiled
def sample_secret_choices(trees: Trees, s: Any, scratch: Scratch, config: SearchConfig) -> None:
    """What others have chosen in secret is chosen anew, as they would mix it."""
    for other in range(s.players):
        count = suspect(s, scratch.thinker, other, scratch.actions)
        if count != 0:
            children = choices_at(trees, other, s, other, abs(count), scratch, config)
            scratch.cursor[other] = NONE
            if len(children) > 0:
                chosen = sample_mix(trees.nodes, children, scratch.rng)
                assume(s, other, int(trees.nodes[chosen].label))
                walk(scratch, chosen, other, other, len(children) if count > 0 else 0)
                scratch.cursor[other] = chosen


@compiled
def play_on(trees: Trees, s: Any, scratch: Scratch, config: SearchConfig) -> None:
    """Play through the trees as long as anybody is in theirs, and then on to the rollout_depth."""
    inside, beyond = True, 0
    mask = movers(s)
    while mask and (inside or beyond < config.rollout_depth):
        mover = scratch.thinker if mask >> scratch.thinker & 1 else next_seat(mask)
        choice = choose(trees, s, mover, scratch, config)
        if choice.action == NONE:
            break
        if inside:
            inside = follow(trees, s, mover, choice, scratch)
        else:
            beyond += 1
        play(s, mover, choice.action)
        mask = movers(s)


@compiled
def choose(trees: Trees, s: Any, seat: int, scratch: Scratch, config: SearchConfig) -> Choice:
    """What a seat does next, by its tree or, outside or where the tree has no room, by the sketch."""
    here, action, node, among = int(scratch.cursor[seat]), NONE, NONE, 0
    if here != NONE:
        count = legal(s, seat, scratch.actions)
        if count == 1:
            action = int(scratch.actions[0])
        else:
            children = choices_at(trees, here, s, seat, count, scratch, config)
            if len(children) > 0 and is_secret(s, scratch.actions):
                node, among = sample_mix(trees.nodes, children, scratch.rng), len(children)
            elif len(children) > 0:
                node = select_puct(trees.nodes, here, children, config.c_puct)
            action = int(trees.nodes[node].label) if node != NONE else NONE
    if action == NONE:
        action = sketch(s, seat, scratch.rng, scratch.actions)
    return Choice(action, node, among)


@compiled
def choices_at(
    trees: Trees, node: int, s: Any, seat: int, count: int, scratch: Scratch, config: SearchConfig
) -> Int32s:
    """The children that a seat chooses among here, by the first actions in the scratch space."""
    actions, room = scratch.actions[:count], scratch.offers[scratch.kept[0] :]
    return room[: expand(trees, node, s, seat, actions, scratch.values, room, config)]


@compiled
def follow(trees: Trees, s: Any, mover: int, choice: Choice, scratch: Scratch) -> bool:
    """Everybody follows a move in their own tree, by what they see of it. Is anybody still in theirs?"""
    visible, inside = seen(s, choice.action), False
    has_room = scratch.length[0] + MOST_SEATS <= LONGEST_PATH
    for seat in range(s.players):
        if scratch.cursor[seat] != NONE:
            node = choice.node if seat == mover else NONE
            if node == NONE and has_room:
                node = child(trees, int(scratch.cursor[seat]), choice.action if seat == mover else visible)
            step(trees.nodes, seat, node if has_room else NONE, choice.among if seat == mover else 0, scratch)
            inside = inside or scratch.cursor[seat] != NONE
    return inside


@compiled
def is_secret(s: Any, actions: Int16s) -> bool:
    """Can the others not tell some of these actions apart?"""
    return bool(seen(s, int(actions[0])) == seen(s, int(actions[1])))


@compiled
def step(nodes: States, seat: int, node: int, among: int, scratch: Scratch) -> None:
    """Follow a seat's tree by one move; what was never visited before is the end of it."""
    if node != NONE:
        walk(scratch, node, seat, int(scratch.cursor[seat]), among)
    scratch.cursor[seat] = node if node != NONE and nodes[node].visits > 0 else NONE


@compiled
def walk(scratch: Scratch, node: int, owner: int, parent: int, among: int) -> None:
    """Come to a node, by a secret choice among so many that were children last, or by anything else: among none."""
    here = scratch.path[scratch.length[0]]
    here[NODE], here[OWNER], here[PARENT] = node, owner, parent
    here[FROM], here[TO] = scratch.kept[0], scratch.kept[0] + among
    scratch.length[0] += 1
    scratch.kept[0] += among


@compiled
def backpropagate(nodes: States, scratch: Scratch, judged: Doubles) -> None:
    """Count the judgement in along the path of everybody who took part; first for what was chosen in secret."""
    path = scratch.path[: scratch.length[0]]
    for k in range(len(path)):
        children = scratch.offers[path[k, FROM] : path[k, TO]]
        if len(children) > 0:
            regret(nodes, int(path[k, PARENT]), children, int(path[k, NODE]), judged[UTILITY, path[k, OWNER]])
    for k in range(len(path)):
        node, owner = nodes[path[k, NODE]], int(path[k, OWNER])
        node.visits += 1
        node.utility += judged[UTILITY, owner]
        node.wins += judged[WIN, owner]
        node.points += judged[POINTS, owner]


@called_from_python
def is_secret_at(states: States, i: int, seat: int, most: int) -> bool:
    """Does the seat have to choose something that the others do not see?"""
    actions = np.empty(most, np.int16)
    return legal(states[i], seat, actions) > 1 and is_secret(states[i], actions)
