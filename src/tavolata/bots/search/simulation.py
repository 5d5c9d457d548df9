"""Simulations: the game is played on in thought, again and again, each time in another world that the seat could be in.

Where a seat has been before, it chooses by what came of it; beyond, everybody plays by the game's quick sketch, up to a
horizon. Then the thought is judged, and all who took part remember.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavolata.bots.network import Network
from tavolata.bots.search.judging import LIKING, POINTS, WIN, heed, judge
from tavolata.bots.search.selection import mixed_choice, most_promising, offer, regret
from tavolata.bots.search.tree import NONE, child
from tavolata.core.chance import branch
from tavolata.core.compiling import compiled
from tavolata.core.record import MOST_SEATS, Doubles, Floats, Int16s, Int32s, States, Uint64s
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

LONGEST_PATH = 1024
NODE, OWNER, PARENT = range(3)
"""The columns of a path: a node, whose tree it is in, and, after a secret choice, the node before it."""


@compiled
def think(
    nodes: States,
    used: int,
    states: States,
    worlds: States,
    seat: int,
    stream: Uint64s,
    first: int,
    count: int,
    horizon: int,
    warmth: float,
    lead: float,
    forgets: float,
    most: int,
    network: Network,
) -> int:
    """Run simulations first, first + 1, … of the seat; returns how many nodes are in use.

    `states` has what the seat has been handed, and room to play; `worlds` keeps the worlds it has imagined, to be used
    again in turn, each time with other chance.
    """
    actions, values = np.empty(most, np.int16), np.empty(most, np.float32)
    path = np.empty((LONGEST_PATH, 3), np.int32)
    cursor = np.empty(MOST_SEATS, np.int32)
    judged = np.zeros((3, MOST_SEATS), np.float64)
    rng = np.empty(4, np.uint64)
    for number in range(first, first + count):
        world = number % len(worlds)
        if number < len(worlds):
            worlds[world] = states[0]
            imagine(worlds[world], seat, stream, 2 * number)
            forget(worlds[world], seat, forgets)
        states[1] = worlds[world]
        branch(rng, stream, 2 * number + 1)
        branch(states[1].rng, rng, 0)
        used, length = play_on(
            nodes, used, states[1], seat, rng, horizon, warmth, network, actions, values, cursor, path
        )
        judge(states[1], judged, lead)
        if network.trust > 0.0:
            heed(network, states[1], judged)
        remember(nodes, path, length, judged)
    return used


@compiled
def play_on(
    nodes: States,
    used: int,
    s: Any,
    seat: int,
    rng: Uint64s,
    horizon: int,
    warmth: float,
    network: Network,
    actions: Int16s,
    values: Floats,
    cursor: Int32s,
    path: Int32s,
) -> tuple[int, int]:
    """One thought: through the trees, and `horizon` moves on. Returns how many nodes are in use, and the path's length.

    The cursor has every seat's node, or NONE once it has left its tree.
    """
    length = 0
    for k in range(s.players):
        cursor[k] = k
        length = walk(path, length, k, k, NONE)
    for other in range(s.players):
        count = suspect(s, seat, other, actions)
        if count != 0:
            used = offer(nodes, used, other, s, other, actions, abs(count), values, warmth, network)
            chosen = mixed_choice(nodes, other, rng)
            if chosen != NONE:
                assume(s, other, int(nodes[chosen].label))
                length = walk(path, length, chosen, other, other if count > 0 else NONE)
            cursor[other] = chosen
    inside, beyond = True, 0
    mask = movers(s)
    while mask and (inside or beyond < horizon):
        mover = seat if mask >> seat & 1 else next_seat(mask)
        here, mixed = int(cursor[mover]), False
        if here == NONE:
            action = sketch(s, mover, rng, actions)
            if action == NONE:
                break
        else:
            count = legal(s, mover, actions)
            action = int(actions[0])
            if count > 1:
                used = offer(nodes, used, here, s, mover, actions, count, values, warmth, network)
                mixed = is_secret(s, actions)
                chosen = mixed_choice(nodes, here, rng) if mixed else most_promising(nodes, here)
                if chosen != NONE:
                    action = int(nodes[chosen].label)
        if inside:
            visible = seen(s, action)
            inside = False
            for k in range(s.players):
                if cursor[k] != NONE and length < LONGEST_PATH:
                    used, length = step(
                        nodes, used, cursor, k, action if k == mover else visible, k == mover and mixed, path, length
                    )
                    inside = inside or (cursor[k] != NONE and length + MOST_SEATS < LONGEST_PATH)
        else:
            beyond += 1
        play(s, mover, action)
        mask = movers(s)
    return used, length


@compiled
def is_secret(s: Any, actions: Int16s) -> bool:
    """Can the others not tell some of these actions apart?"""
    return bool(seen(s, int(actions[0])) == seen(s, int(actions[1])))


@compiled
def step(
    nodes: States, used: int, cursor: Int32s, seat: int, label: int, mixed: bool, path: Int32s, length: int
) -> tuple[int, int]:
    """Follow a seat's tree by one move; what was never visited before is the end of it."""
    before = int(cursor[seat])
    node, used = child(nodes, used, before, label)
    cursor[seat] = node
    if node != NONE:
        length = walk(path, length, node, seat, before if mixed else NONE)
        if nodes[node].visits == 0:
            cursor[seat] = NONE
    return used, length


@compiled
def walk(path: Int32s, length: int, node: int, owner: int, parent: int) -> int:
    path[length, NODE], path[length, OWNER], path[length, PARENT] = node, owner, parent
    return length + 1


@compiled
def remember(nodes: States, path: Int32s, length: int, judged: Doubles) -> None:
    """Count the judgement in along the path of everybody who took part; first for what was chosen in secret."""
    for k in range(length):
        if path[k, PARENT] != NONE:
            regret(nodes, int(path[k, PARENT]), int(path[k, NODE]), judged[LIKING, path[k, OWNER]])
    for k in range(length):
        node, owner = nodes[path[k, NODE]], int(path[k, OWNER])
        node.visits += 1
        node.utility += judged[LIKING, owner]
        node.wins += judged[WIN, owner]
        node.points += judged[POINTS, owner]


@compiled
def is_secret_at(states: States, i: int, seat: int, most: int) -> bool:
    """Does the seat have to choose something that the others do not see?"""
    actions = np.empty(most, np.int16)
    return legal(states[i], seat, actions) > 1 and is_secret(states[i], actions)
