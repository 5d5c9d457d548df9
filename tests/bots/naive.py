"""The search once more, as simply as it can be written: nodes are objects, children are dictionaries, nothing is fast.

It draws from the same random streams in the same sequence, so it must try the same actions the same number of times.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from tavolata import Game
from tavolata.bots.network import LAYERS, NO_NETWORK, Network, made_of
from tavolata.bots.search.evaluation import LEAD_COUNTS, SUREST
from tavolata.bots.search.selection import EXPLORATION, LEAST_WEIGHT, OPINION, SELDOM
from tavolata.core import rules
from tavolata.core.chance import branch, fraction
from tavolata.core.results import ranks_of
from tavolata.core.state import MOST_SEATS, Floats, States, Uint64s, new_states


@dataclass
class Node:
    """One seat's view of how things went."""

    children: dict[int, Node] = field(default_factory=dict)
    visits: int = 0
    available: int = 0
    weight: float = 0.0
    regret: float = 0.0
    strategy: float = 0.0
    utility: float = 0.0
    wins: float = 0.0
    points: float = 0.0

    def mean(self, otherwise: float) -> float:
        return self.utility / self.visits if self.visits else otherwise


@dataclass
class Choice:
    """A secret choice to be learned from: where, among which, with which chances, and what was chosen."""

    node: Node
    chances: dict[int, float]
    matched: dict[int, float]
    action: int
    seat: int


class NaiveSearch:
    """A search for one seat."""

    def __init__(
        self, game: Game, world: States, seat: int, stream: Uint64s, worlds: int, network: Network = NO_NETWORK
    ) -> None:
        self.game, self.seat, self.stream, self.network = game, seat, stream, network
        self.players = int(world["players"][0])
        self.roots = [Node() for _ in range(self.players)]
        self.worlds = [self.imagined(world, number) for number in range(worlds)]

    def imagined(self, world: States, number: int) -> States:
        copy = new_states(self.game.state, 1)
        copy[0] = world[0]
        rules.imagine_at(copy, 0, self.seat, self.stream, 2 * number)
        return copy

    def run(self, simulations: int) -> None:
        for number in range(simulations):
            state = new_states(self.game.state, 1)
            state[0] = self.worlds[number % len(self.worlds)][0]
            self.rng = np.empty(4, np.uint64)
            branch(self.rng, self.stream, 2 * number + 1)
            branch(state["rng"][0], self.rng, 0)
            self.simulate(state)

    def simulate(self, state: States) -> None:
        places: list[Node | None] = list(self.roots)
        visited: list[tuple[int, Node]] = list(enumerate(self.roots))
        choices: list[Choice] = []
        room = np.zeros(self.game.most_legal, np.int16)
        for other in range(self.players):
            count = rules.suspect(state[0], self.seat, other, room)
            if count:
                learned = choices if count > 0 else []
                action = self.mix(state, other, self.roots[other], room[: abs(count)].tolist(), learned)
                rules.assume(state[0], other, action)
                places[other] = self.roots[other].children[action]
                visited.append((other, self.roots[other].children[action]))
        beyond = 0
        while mask := rules.movers_at(state, 0):
            anybody_inside = any(place is not None for place in places)
            if not anybody_inside and beyond == self.game.bot_config.rollout_depth:
                break
            beyond += not anybody_inside
            mover = self.seat if mask >> self.seat & 1 else rules.next_seat(mask)
            action = self.decide(state, mover, places[mover], choices)
            if action == -1:
                break
            visible = rules.seen(state[0], action)
            for seat, place in enumerate(places):
                if place is not None:
                    child = place.children.setdefault(action if seat == mover else visible, Node())
                    places[seat] = child if child.visits else None
                    visited.append((seat, child))
            rules.play_at(state, 0, mover, action)
        utility, wins, points = self.evaluate(state)
        for choice in choices:
            self.learn(choice, utility[choice.seat])
        for seat, node in visited:
            node.visits += 1
            node.utility += utility[seat]
            node.wins += wins[seat]
            node.points += points[seat]

    def decide(self, state: States, mover: int, place: Node | None, choices: list[Choice]) -> int:
        room = np.zeros(self.game.most_legal, np.int16)
        if place is None:
            return rules.sketch(state[0], mover, self.rng, room)
        legal: list[int] = room[: rules.legal_at(state, 0, mover, room)].tolist()
        if len(legal) == 1:
            return legal[0]
        if rules.seen(state[0], legal[0]) == rules.seen(state[0], legal[1]):
            return self.mix(state, mover, place, legal, choices)
        self.weigh(state, mover, place, legal)
        weights = sum(place.children[action].weight for action in legal)
        prospects = {}
        for action in legal:
            child = place.children[action]
            bonus = child.weight / weights * math.sqrt(child.available + 1) / (1 + child.visits)
            prospects[action] = child.mean(place.mean(0.5)) + self.game.bot_config.c_puct * bonus
            child.available += 1
        return max(legal, key=lambda action: prospects[action])

    def weigh(self, state: States, seat: int, node: Node, legal: list[int]) -> None:
        for action in legal:
            node.children.setdefault(action, Node())
        if all(node.children[action].weight for action in legal):
            return
        values = np.zeros(self.game.most_legal, np.float32)
        rules.value_at(state, 0, seat, np.array(legal, np.int16), len(legal), values)
        if self.network.prior:
            preferred = outputs(self.network, self.known(state, seat))[0][legal]
            values[: len(legal)] += self.network.prior * self.game.bot_config.prior_temperature * preferred
        for k, action in enumerate(legal):
            if not node.children[action].weight:
                worse = float(values[k] - values[: len(legal)].max())
                node.children[action].weight = max(
                    LEAST_WEIGHT, math.exp(worse / self.game.bot_config.prior_temperature)
                )

    def mix(self, state: States, seat: int, node: Node, legal: list[int], choices: list[Choice]) -> int:
        self.weigh(state, seat, node, legal)
        weights = sum(node.children[action].weight for action in legal)
        regrets = sum(node.children[action].regret for action in legal)
        opinion = {action: node.children[action].weight / weights for action in legal}
        matched = {
            action: (node.children[action].regret + OPINION * opinion[action]) / (regrets + OPINION) for action in legal
        }
        chances = {action: (1 - EXPLORATION) * matched[action] + EXPLORATION * opinion[action] for action in legal}
        drawn, chosen = fraction(self.rng), legal[-1]
        for action in legal:
            drawn -= chances[action]
            if drawn < 0:
                chosen = action
                break
        choices.append(Choice(node, chances, matched, chosen, seat))
        return chosen

    def learn(self, choice: Choice, utility: float) -> None:
        children = choice.node.children
        tried = [action for action in choice.chances if action == choice.action or children[action].visits]
        worth = {action: children[action].mean(choice.node.mean(0.5)) for action in tried}
        worth[choice.action] += (utility - worth[choice.action]) / max(SELDOM, choice.chances[choice.action])
        expected = sum(choice.chances[action] * worth[action] for action in tried)
        expected /= sum(choice.chances[action] for action in tried)
        for action, matched in choice.matched.items():
            children[action].strategy += (choice.node.visits + 1) * matched
        for action in tried:
            children[action].regret = max(0.0, children[action].regret + worth[action] - expected)

    def evaluate(self, state: States) -> tuple[list[float], list[float], list[float]]:
        estimated = np.zeros(MOST_SEATS, np.float64)
        doubt = rules.estimate(state[0], estimated)
        points = estimated[: self.players].tolist()
        wins = [math.exp((one - max(points)) / doubt) for one in points] if doubt else []
        if not doubt:
            final = np.zeros((2, self.players), np.int32)
            rules.returns_at(state, 0, final)
            points, wins = final[0].tolist(), (ranks_of(final) == 1).astype(float).tolist()
        wins = [win / sum(wins) for win in wins]
        utility = []
        for seat, win in enumerate(wins):
            lead = points[seat] - max(points[:seat] + points[seat + 1 :])
            lead /= self.game.bot_config.lead
            utility.append((1 - LEAD_COUNTS) * win + LEAD_COUNTS * (1 + lead / (1 + abs(lead))) / 2)
        if self.network.trust and (mask := rules.movers_at(state, 0)):
            mover = rules.next_seat(mask)
            hoped = outputs(self.network, self.known(state, mover))[1]
            for seat, liked in enumerate(utility):
                share = min(max(liked, 1 - SUREST), SUREST)
                odds = math.log(share / (1 - share)) + self.network.trust * hoped[(seat - mover) % self.players]
                utility[seat] = 1 / (1 + math.exp(-odds))
        return utility, wins, points

    def known(self, state: States, seat: int) -> Floats:
        known = np.zeros(self.game.observation_size, np.float32)
        rules.observe_at(state, 0, seat, known)
        return known


def outputs(network: Network, known: Floats) -> tuple[Floats, Floats]:
    """Logits of all actions and values of all seats, as matrices are multiplied."""
    hidden = np.maximum(known @ network.first + network.first_bias, 0)
    deep = np.maximum(hidden @ network.second + network.second_bias, 0)
    return network.policy @ deep + network.policy_bias, network.worth @ deep + network.worth_bias


def any_network(game: Game, players: int, seed: int) -> Network:
    """A network of random layers."""
    chance, hidden = np.random.default_rng(seed), 12
    widths = ((game.observation_size, hidden), (hidden, hidden), (len(game.actions), hidden), (players, hidden))
    biases = ((hidden,), (hidden,), (len(game.actions),), (players,))
    sizes = [size for pair in zip(widths, biases, strict=True) for size in pair]
    return made_of((chance.normal(size=size) / 4).astype(np.float32) for size in sizes)


def equal(one: Network, other: Network) -> bool:
    """Are all layers of two networks the same?"""
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in LAYERS)
