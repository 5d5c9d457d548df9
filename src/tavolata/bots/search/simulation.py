"""Simulations: the game is played on in thought, again and again, each time in another world that the seat could be in.

Where a seat has been before, it chooses by what came of it; beyond, everybody plays by the game's quick sketch, up to a
horizon. Then the thought is judged, and all who took part remember.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tavolata.bots.search.judging import LIKING, POINTS, WIN, heed, judge
from tavolata.bots.search.manner import Manner
from tavolata.bots.search.selection import mixed_choice, most_promising, offer, regret
from tavolata.bots.search.tree import NONE, Trees, child
from tavolata.core.chance import branch
from tavolata.core.compiling import called_from_python, compiled
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
NODE, OWNER, PARENT, FROM, TO = range(5)
"""The columns of a path: a node, whose tree it is in, the node before it, and what a secret choice was among."""


class Notes(NamedTuple):
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
    trees: Trees, states: States, worlds: States, seat: int, stream: Uint64s, first: int, count: int, manner: Manner
) -> None:
    """Run simulations first, first + 1, … of the seat.

    `states` has what the seat has been handed, and room to play; `worlds` keeps the worlds it has imagined, to be used
    again in turn, each time with other chance.
    """
    notes = Notes(
        seat,
        np.empty(MOST_SEATS, np.int32),
        np.empty((LONGEST_PATH, 5), np.int32),
        np.empty(1, np.int32),
        np.empty(LONGEST_PATH * manner.most_legal, np.int32),
        np.empty(1, np.int32),
        np.empty(4, np.uint64),
        np.empty(manner.most_legal, np.int16),
        np.empty(manner.most_legal, np.float32),
    )
    judged = np.zeros((3, MOST_SEATS), np.float64)
    for number in range(first, first + count):
        world = number % len(worlds)
        if number < len(worlds):
            worlds[world] = states[0]
            imagine(worlds[world], seat, stream, 2 * number)
            forget(worlds[world], seat, manner.forgets)
        states[1] = worlds[world]
        branch(notes.rng, stream, 2 * number + 1)
        branch(states[1].rng, notes.rng, 0)
        enter(states[1], notes)
        guess_secrets(trees, states[1], notes, manner)
        play_on(trees, states[1], notes, manner)
        judge(states[1], judged, manner.lead)
        if manner.network.trust > 0.0:
            heed(manner.network, states[1], judged)
        remember(trees.nodes, notes, judged)


@compiled
def enter(s: Any, notes: Notes) -> None:
    """Everybody stands at the root of their tree."""
    notes.length[0] = notes.kept[0] = 0
    for seat in range(s.players):
        notes.cursor[seat] = seat
        walk(notes, seat, seat, NONE, 0)


@compiled
def guess_secrets(trees: Trees, s: Any, notes: Notes, manner: Manner) -> None:
    """What others have chosen in secret is chosen anew, as they would mix it."""
    for other in range(s.players):
        count = suspect(s, notes.thinker, other, notes.actions)
        if count != 0:
            offered = on_offer(trees, other, s, other, abs(count), notes, manner)
            notes.cursor[other] = NONE
            if len(offered) > 0:
                chosen = mixed_choice(trees.nodes, offered, notes.rng)
                assume(s, other, int(trees.nodes[chosen].label))
                walk(notes, chosen, other, other, len(offered) if count > 0 else 0)
                notes.cursor[other] = chosen


@compiled
def play_on(trees: Trees, s: Any, notes: Notes, manner: Manner) -> None:
    """Play through the trees as long as anybody is in theirs, and then on to the horizon."""
    inside, beyond = True, 0
    mask = movers(s)
    while mask and (inside or beyond < manner.horizon):
        mover = notes.thinker if mask >> notes.thinker & 1 else next_seat(mask)
        choice = choose(trees, s, mover, notes, manner)
        if choice.action == NONE:
            break
        if inside:
            inside = follow(trees, s, mover, choice, notes)
        else:
            beyond += 1
        play(s, mover, choice.action)
        mask = movers(s)


@compiled
def choose(trees: Trees, s: Any, seat: int, notes: Notes, manner: Manner) -> Choice:
    """What a seat does next, by its tree or, outside or where the tree has no room, by the sketch."""
    here, action, node, among = int(notes.cursor[seat]), NONE, NONE, 0
    if here != NONE:
        count = legal(s, seat, notes.actions)
        if count == 1:
            action = int(notes.actions[0])
        else:
            offered = on_offer(trees, here, s, seat, count, notes, manner)
            if len(offered) > 0 and is_secret(s, notes.actions):
                node, among = mixed_choice(trees.nodes, offered, notes.rng), len(offered)
            elif len(offered) > 0:
                node = most_promising(trees.nodes, here, offered, manner.curiosity)
            action = int(trees.nodes[node].label) if node != NONE else NONE
    if action == NONE:
        action = sketch(s, seat, notes.rng, notes.actions)
    return Choice(action, node, among)


@compiled
def on_offer(trees: Trees, node: int, s: Any, seat: int, count: int, notes: Notes, manner: Manner) -> Int32s:
    """The children that a seat chooses among here, by the first actions in the notes."""
    actions, room = notes.actions[:count], notes.offers[notes.kept[0] :]
    return room[: offer(trees, node, s, seat, actions, notes.values, room, manner)]


@compiled
def follow(trees: Trees, s: Any, mover: int, choice: Choice, notes: Notes) -> bool:
    """Everybody follows a move in their own tree, by what they see of it. Is anybody still in theirs?"""
    visible, inside = seen(s, choice.action), False
    has_room = notes.length[0] + MOST_SEATS <= LONGEST_PATH
    for seat in range(s.players):
        if notes.cursor[seat] != NONE:
            node = choice.node if seat == mover else NONE
            if node == NONE and has_room:
                node = child(trees, int(notes.cursor[seat]), choice.action if seat == mover else visible)
            step(trees.nodes, seat, node if has_room else NONE, choice.among if seat == mover else 0, notes)
            inside = inside or notes.cursor[seat] != NONE
    return inside


@compiled
def is_secret(s: Any, actions: Int16s) -> bool:
    """Can the others not tell some of these actions apart?"""
    return bool(seen(s, int(actions[0])) == seen(s, int(actions[1])))


@compiled
def step(nodes: States, seat: int, node: int, among: int, notes: Notes) -> None:
    """Follow a seat's tree by one move; what was never visited before is the end of it."""
    if node != NONE:
        walk(notes, node, seat, int(notes.cursor[seat]), among)
    notes.cursor[seat] = node if node != NONE and nodes[node].visits > 0 else NONE


@compiled
def walk(notes: Notes, node: int, owner: int, parent: int, among: int) -> None:
    """Come to a node, by a secret choice among so many that were offered last, or by anything else: among none."""
    here = notes.path[notes.length[0]]
    here[NODE], here[OWNER], here[PARENT] = node, owner, parent
    here[FROM], here[TO] = notes.kept[0], notes.kept[0] + among
    notes.length[0] += 1
    notes.kept[0] += among


@compiled
def remember(nodes: States, notes: Notes, judged: Doubles) -> None:
    """Count the judgement in along the path of everybody who took part; first for what was chosen in secret."""
    path = notes.path[: notes.length[0]]
    for k in range(len(path)):
        offered = notes.offers[path[k, FROM] : path[k, TO]]
        if len(offered) > 0:
            regret(nodes, int(path[k, PARENT]), offered, int(path[k, NODE]), judged[LIKING, path[k, OWNER]])
    for k in range(len(path)):
        node, owner = nodes[path[k, NODE]], int(path[k, OWNER])
        node.visits += 1
        node.utility += judged[LIKING, owner]
        node.wins += judged[WIN, owner]
        node.points += judged[POINTS, owner]


@called_from_python
def is_secret_at(states: States, i: int, seat: int, most: int) -> bool:
    """Does the seat have to choose something that the others do not see?"""
    actions = np.empty(most, np.int16)
    return legal(states[i], seat, actions) > 1 and is_secret(states[i], actions)
