"""Simulations: each plays the game on in another determinization of what the seat knows.

Inside its tree a seat selects by the statistics of the tree. Outside, everybody plays by the game's cheap
`rollout_policy`, up to `rollout_depth` moves. Then the position is evaluated, and the result is backpropagated in the
trees of all seats.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.evaluation import POINTS, UTILITY, WIN, add_network_value, evaluate
from tavolata.bots.search.selection import expand, sample_by_regret, select_puct, update_regrets
from tavolata.bots.search.tree import NONE, Trees, find_or_add_child
from tavolata.core.chance import branch
from tavolata.core.domains import MAX_SEATS
from tavolata.core.rules import (
    STOP_ROLLOUT,
    assume,
    forget,
    imagine,
    legal,
    movers,
    next_seat,
    play,
    rollout_policy,
    seen,
    suspect,
)
from tavolata.core.state import Doubles, Floats, Int16s, Int32s, States, Uint64s
from tavolata.core.tiers import called_from_python, compiled

MAX_PATH_LENGTH = 1024
NODE, OWNER, PARENT, FIRST_CANDIDATE, END_CANDIDATE = range(5)
"""The columns of a path: a node, the seat that owns its tree, its parent, and for a secret choice the range of its
candidates."""


class SimulationBuffers(NamedTuple):
    """The memory of one simulation, allocated once for all of them."""

    root_seat: int
    """The seat that searches."""
    cursor: Int32s
    """The current node of every seat, or NONE once it has left its tree."""
    path: Int32s
    """All visited nodes, of all trees."""
    path_length: Int32s
    """A single number."""
    candidates: Int32s
    """The children among which every secret choice was made, one choice after the other; then room for the next."""
    candidate_count: Int32s
    """A single number: how many belong to the secret choices so far."""
    rng: Uint64s
    actions: Int16s
    values: Floats


class SelectedAction(NamedTuple):
    """The action that a seat takes in a simulation."""

    action: int
    node: int
    """Its child in the seat's tree, or NONE if it was not selected by the tree."""
    candidates: int
    """Of a secret choice: the number of candidates; of an open one: 0."""


@called_from_python
def run_simulations(
    trees: Trees,
    states: States,
    worlds: States,
    seat: int,
    stream: Uint64s,
    first: int,
    count: int,
    config: SearchConfig,
) -> None:
    """Run the simulations first, first + 1, … for a seat.

    `states[0]` is a world that the seat could be in; `states[1]` is where the simulation plays. `worlds` keeps the
    determinizations; when it is full they are reused in turn, with new chance.
    """
    buffers = SimulationBuffers(
        seat,
        np.empty(MAX_SEATS, np.int32),
        np.empty((MAX_PATH_LENGTH, 5), np.int32),
        np.empty(1, np.int32),
        np.empty(MAX_PATH_LENGTH * config.max_legal, np.int32),
        np.empty(1, np.int32),
        np.empty(4, np.uint64),
        np.empty(config.max_legal, np.int16),
        np.empty(config.max_legal, np.float32),
    )
    evaluation = np.zeros((3, MAX_SEATS), np.float64)
    for number in range(first, first + count):
        world = number % len(worlds)
        if number < len(worlds):
            worlds[world] = states[0]
            imagine(worlds[world], seat, stream, 2 * number)
            forget(worlds[world], seat, config.memory_loss)
        states[1] = worlds[world]
        branch(buffers.rng, stream, 2 * number + 1)
        branch(states[1].rng, buffers.rng, 0)
        reset_cursors(states[1], buffers)
        sample_secret_choices(trees, states[1], buffers, config)
        play_simulation(trees, states[1], buffers, config)
        evaluate(states[1], evaluation, config.clear_lead)
        if config.network.value_scale > 0.0:
            add_network_value(config.network, states[1], evaluation)
        backpropagate(trees.nodes, buffers, evaluation)


@compiled
def reset_cursors(s: Any, buffers: SimulationBuffers) -> None:
    """Every seat starts at the root of its tree."""
    buffers.path_length[0] = buffers.candidate_count[0] = 0
    for seat in range(s.players):
        buffers.cursor[seat] = seat
        append_to_path(buffers, seat, seat, NONE, 0)


@compiled
def sample_secret_choices(trees: Trees, s: Any, buffers: SimulationBuffers, config: SearchConfig) -> None:
    """Replace what others have chosen in secret by a sample from their strategy."""
    for other in range(s.players):
        count = suspect(s, buffers.root_seat, other, buffers.actions)
        if count != 0:
            children = expanded_actions(trees, other, s, other, abs(count), buffers, config)
            buffers.cursor[other] = NONE
            if len(children) > 0:
                chosen = sample_by_regret(trees.nodes, children, buffers.rng)
                assume(s, other, int(trees.nodes[chosen].label))
                append_to_path(buffers, chosen, other, other, len(children) if count > 0 else 0)
                buffers.cursor[other] = chosen


@compiled
def play_simulation(trees: Trees, s: Any, buffers: SimulationBuffers, config: SearchConfig) -> None:
    """Play while any seat is inside its tree, then at most `rollout_depth` more moves."""
    inside, rollout_moves = True, 0
    mask = movers(s)
    while mask and (inside or rollout_moves < config.rollout_depth):
        mover = buffers.root_seat if mask >> buffers.root_seat & 1 else next_seat(mask)
        selected = select_action(trees, s, mover, buffers, config)
        if selected.action == STOP_ROLLOUT:
            break
        if inside:
            inside = descend(trees, s, mover, selected, buffers)
        else:
            rollout_moves += 1
        play(s, mover, selected.action)
        mask = movers(s)


@compiled
def select_action(trees: Trees, s: Any, seat: int, buffers: SimulationBuffers, config: SearchConfig) -> SelectedAction:
    """The next action of a seat, by its tree; outside of it, or where the tree is full, by the rollout policy."""
    here, action, node, candidates = int(buffers.cursor[seat]), NONE, NONE, 0
    count = legal(s, seat, buffers.actions) if here != NONE else 0
    if count == 1:
        action = int(buffers.actions[0])
    elif count > 1:
        node, candidates = select_child(trees, here, s, seat, count, buffers, config)
        action = int(trees.nodes[node].label) if node != NONE else NONE
    if action == NONE:
        action = rollout_policy(s, seat, buffers.rng, buffers.actions)
    return SelectedAction(action, node, candidates)


@compiled
def select_child(
    trees: Trees, node: int, s: Any, seat: int, count: int, buffers: SimulationBuffers, config: SearchConfig
) -> tuple[int, int]:
    """A child of a node, and among how many candidates a secret choice has found it; NONE where the tree is full."""
    child, candidates = NONE, 0
    children = expanded_actions(trees, node, s, seat, count, buffers, config)
    if len(children) > 0 and is_secret(s, buffers.actions):
        child, candidates = sample_by_regret(trees.nodes, children, buffers.rng), len(children)
    elif len(children) > 0:
        child = select_puct(trees.nodes, node, children, config.c_puct)
    return child, candidates


@compiled
def expanded_actions(
    trees: Trees, node: int, s: Any, seat: int, count: int, buffers: SimulationBuffers, config: SearchConfig
) -> Int32s:
    """The children of a node for the first `count` actions in the buffer."""
    actions, room = buffers.actions[:count], buffers.candidates[buffers.candidate_count[0] :]
    return room[: expand(trees, node, s, seat, actions, buffers.values, room, config)]


@compiled
def descend(trees: Trees, s: Any, mover: int, selected: SelectedAction, buffers: SimulationBuffers) -> bool:
    """Every seat follows a move in its own tree, by what it sees of it. Is any seat still inside its tree?"""
    if buffers.path_length[0] + MAX_SEATS > MAX_PATH_LENGTH:
        leave_trees(s, buffers)
        return False
    visible, inside = seen(s, selected.action), False
    for seat in range(s.players):
        here = int(buffers.cursor[seat])
        if here != NONE and seat != mover:
            move_cursor(trees.nodes, seat, find_or_add_child(trees, here, visible), 0, buffers)
        elif here != NONE:
            node = selected.node if selected.node != NONE else find_or_add_child(trees, here, selected.action)
            move_cursor(trees.nodes, seat, node, selected.candidates, buffers)
        inside = inside or buffers.cursor[seat] != NONE
    return inside


@compiled
def leave_trees(s: Any, buffers: SimulationBuffers) -> None:
    """The path has no room left: from here on nobody is inside their tree."""
    for seat in range(s.players):
        buffers.cursor[seat] = NONE


@compiled
def is_secret(s: Any, actions: Int16s) -> bool:
    """Can the others not tell some of these actions apart?"""
    return bool(seen(s, int(actions[0])) == seen(s, int(actions[1])))


@compiled
def move_cursor(nodes: States, seat: int, node: int, candidates: int, buffers: SimulationBuffers) -> None:
    """Move a seat to a child node. A node that was never visited before is a leaf: there the seat leaves its tree."""
    if node != NONE:
        append_to_path(buffers, node, seat, int(buffers.cursor[seat]), candidates)
    buffers.cursor[seat] = node if node != NONE and nodes[node].visits > 0 else NONE


@compiled
def append_to_path(buffers: SimulationBuffers, node: int, owner: int, parent: int, candidates: int) -> None:
    """Add a visited node. If a secret choice led there, its candidates are the last ones in the buffer."""
    here = buffers.path[buffers.path_length[0]]
    here[NODE], here[OWNER], here[PARENT] = node, owner, parent
    here[FIRST_CANDIDATE], here[END_CANDIDATE] = buffers.candidate_count[0], buffers.candidate_count[0] + candidates
    buffers.path_length[0] += 1
    buffers.candidate_count[0] += candidates


@compiled
def backpropagate(nodes: States, buffers: SimulationBuffers, evaluation: Doubles) -> None:
    """Update the regrets of all secret choices, then add the evaluation to every node of the path."""
    path = buffers.path[: buffers.path_length[0]]
    for k in range(len(path)):
        children = buffers.candidates[path[k, FIRST_CANDIDATE] : path[k, END_CANDIDATE]]
        if len(children) > 0:
            update_regrets(
                nodes, int(path[k, PARENT]), children, int(path[k, NODE]), evaluation[UTILITY, path[k, OWNER]]
            )
    for k in range(len(path)):
        node, owner = nodes[path[k, NODE]], int(path[k, OWNER])
        node.visits += 1
        node.utility += evaluation[UTILITY, owner]
        node.wins += evaluation[WIN, owner]
        node.points += evaluation[POINTS, owner]


@called_from_python
def is_secret_at(states: States, i: int, seat: int, most: int) -> bool:
    """Does the seat have to choose something that the others do not see?"""
    actions = np.empty(most, np.int16)
    return legal(states[i], seat, actions) > 1 and is_secret(states[i], actions)
