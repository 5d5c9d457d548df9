"""The search once more, written as simply as possible: nodes are objects, children are dictionaries, nothing is fast.

It draws from the same random streams in the same order, so its trees must be the same, node by node.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from tavolata import Game
from tavolata.bots.network import LAYERS, NO_NETWORK, Network, hidden_layer, network_from_layers, value_logits
from tavolata.bots.search.evaluation import LEAD_WEIGHT, MAX_UTILITY
from tavolata.bots.search.selection import EXPLORATION, MIN_PRIOR, MIN_SAMPLING_PROBABILITY, PRIOR_REGRET
from tavolata.core import rules
from tavolata.core.chance import branch, fraction
from tavolata.core.domains import MAX_SEATS
from tavolata.core.results import ranks_of
from tavolata.core.state import Floats, States, Uint64s, new_states
from tavolata.core.tiers import called_in_bulk


@dataclass
class Node:
    """A node of one seat's tree."""

    children: dict[int, Node] = field(default_factory=dict)
    visits: int = 0
    availability: int = 0
    prior: float = 0.0
    regret: float = 0.0
    strategy_sum: float = 0.0
    utility: float = 0.0
    wins: float = 0.0
    points: float = 0.0

    def mean(self, default: float) -> float:
        return self.utility / self.visits if self.visits else default


@dataclass
class SecretChoice:
    """A secret choice: the node, the sampling probabilities, the current strategy, and what was chosen."""

    node: Node
    sampling: dict[int, float]
    strategy: dict[int, float]
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
        self.worlds = [self.determinize(world, number) for number in range(worlds)]

    def determinize(self, world: States, number: int) -> States:
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
        cursors: list[Node | None] = list(self.roots)
        visited: list[tuple[int, Node]] = list(enumerate(self.roots))
        choices: list[SecretChoice] = []
        room = np.zeros(self.game.max_legal, np.int16)
        for other in range(self.players):
            count = rules.suspect(state[0], self.seat, other, room)
            if count:
                to_update = choices if count > 0 else []
                action = self.sample(state, other, self.roots[other], room[: abs(count)].tolist(), to_update)
                rules.assume(state[0], other, action)
                cursors[other] = self.roots[other].children[action]
                visited.append((other, self.roots[other].children[action]))
        rollout_moves = 0
        while mask := rules.movers_at(state, 0):
            inside = any(cursor is not None for cursor in cursors)
            if not inside and rollout_moves == self.game.bot_config.rollout_depth:
                break
            rollout_moves += not inside
            mover = self.seat if mask >> self.seat & 1 else rules.next_seat(mask)
            action = self.select(state, mover, cursors[mover], choices)
            if action == rules.STOP_ROLLOUT:
                break
            visible = rules.seen(state[0], action)
            for seat, cursor in enumerate(cursors):
                if cursor is not None:
                    child = cursor.children.setdefault(action if seat == mover else visible, Node())
                    cursors[seat] = child if child.visits else None
                    visited.append((seat, child))
            rules.play_at(state, 0, mover, action)
        utility, wins, points = self.evaluate(state)
        for choice in choices:
            self.update_regrets(choice, utility[choice.seat])
        for seat, node in visited:
            node.visits += 1
            node.utility += utility[seat]
            node.wins += wins[seat]
            node.points += points[seat]

    def select(self, state: States, mover: int, cursor: Node | None, choices: list[SecretChoice]) -> int:
        room = np.zeros(self.game.max_legal, np.int16)
        if cursor is None:
            return rules.rollout_policy(state[0], mover, self.rng, room)
        legal: list[int] = room[: rules.legal_at(state, 0, mover, room)].tolist()
        if len(legal) == 1:
            return legal[0]
        if rules.seen(state[0], legal[0]) == rules.seen(state[0], legal[1]):
            return self.sample(state, mover, cursor, legal, choices)
        self.expand(state, mover, cursor, legal)
        priors = sum(cursor.children[action].prior for action in legal)
        scores = {}
        for action in legal:
            child = cursor.children[action]
            bonus = child.prior / priors * math.sqrt(child.availability + 1) / (1 + child.visits)
            scores[action] = child.mean(cursor.mean(0.5)) + self.game.bot_config.c_puct * bonus
            child.availability += 1
        return max(legal, key=lambda action: scores[action])

    def expand(self, state: States, seat: int, node: Node, legal: list[int]) -> None:
        for action in legal:
            node.children.setdefault(action, Node())
        if all(node.children[action].prior for action in legal):
            return
        values = np.zeros(self.game.max_legal, np.float32)
        rules.heuristic_at(state, 0, seat, np.array(legal, np.int16), len(legal), values)
        if self.network.policy_scale:
            logits = outputs(self.network, self.observe(state, seat))[0][legal]
            values[: len(legal)] += self.network.policy_scale * self.game.bot_config.prior_temperature * logits
        for k, action in enumerate(legal):
            if not node.children[action].prior:
                worse = float(values[k] - values[: len(legal)].max())
                node.children[action].prior = max(MIN_PRIOR, math.exp(worse / self.game.bot_config.prior_temperature))

    def sample(self, state: States, seat: int, node: Node, legal: list[int], choices: list[SecretChoice]) -> int:
        self.expand(state, seat, node, legal)
        priors = sum(node.children[action].prior for action in legal)
        regrets = sum(node.children[action].regret for action in legal)
        prior = {action: node.children[action].prior / priors for action in legal}
        strategy = {
            action: (node.children[action].regret + PRIOR_REGRET * prior[action]) / (regrets + PRIOR_REGRET)
            for action in legal
        }
        sampling = {action: (1 - EXPLORATION) * strategy[action] + EXPLORATION * prior[action] for action in legal}
        left, chosen = fraction(self.rng), legal[-1]
        for action in legal:
            left -= sampling[action]
            if left < 0:
                chosen = action
                break
        choices.append(SecretChoice(node, sampling, strategy, chosen, seat))
        return chosen

    def update_regrets(self, choice: SecretChoice, utility: float) -> None:
        children = choice.node.children
        tried = [action for action in choice.sampling if action == choice.action or children[action].visits]
        estimated = {action: children[action].mean(choice.node.mean(0.5)) for action in tried}
        estimated[choice.action] += (utility - estimated[choice.action]) / max(
            MIN_SAMPLING_PROBABILITY, choice.sampling[choice.action]
        )
        expected = sum(choice.sampling[action] * estimated[action] for action in tried)
        expected /= sum(choice.sampling[action] for action in tried)
        for action, strategy in choice.strategy.items():
            children[action].strategy_sum += (choice.node.visits + 1) * strategy
        for action in tried:
            children[action].regret = max(0.0, children[action].regret + estimated[action] - expected)

    def evaluate(self, state: States) -> tuple[list[float], list[float], list[float]]:
        estimated = np.zeros(MAX_SEATS, np.float64)
        uncertainty = rules.estimate(state[0], estimated)
        points = estimated[: self.players].tolist()
        wins = [math.exp((one - max(points)) / uncertainty) for one in points] if uncertainty else []
        if not uncertainty:
            final = np.zeros((2, self.players), np.int32)
            rules.returns_at(state, 0, final)
            points, wins = final[0].tolist(), (ranks_of(final) == 1).astype(float).tolist()
        wins = [win / sum(wins) for win in wins]
        utility = []
        for seat, win in enumerate(wins):
            lead = points[seat] - max(points[:seat] + points[seat + 1 :])
            lead /= self.game.bot_config.clear_lead
            utility.append((1 - LEAD_WEIGHT) * win + LEAD_WEIGHT * (1 + lead / (1 + abs(lead))) / 2)
        if self.network.value_scale and (mask := rules.movers_at(state, 0)):
            mover = rules.next_seat(mask)
            logits = outputs(self.network, self.observe(state, mover))[1]
            for seat, before in enumerate(utility):
                share = min(max(before, 1 - MAX_UTILITY), MAX_UTILITY)
                odds = math.log(share / (1 - share)) + self.network.value_scale * logits[(seat - mover) % self.players]
                utility[seat] = 1 / (1 + math.exp(-odds))
        return utility, wins, points

    def observe(self, state: States, seat: int) -> Floats:
        observation = np.zeros(self.game.observation_size, np.float32)
        rules.observe_at(state, 0, seat, observation)
        return observation


def outputs(network: Network, observation: Floats) -> tuple[Floats, Floats]:
    """Policy logits of all actions and value logits of all seats, by matrix multiplication."""
    first = np.maximum(observation @ network.first + network.first_bias, 0)
    second = np.maximum(first @ network.second + network.second_bias, 0)
    return network.policy @ second + network.policy_bias, network.value @ second + network.value_bias


def random_network(game: Game, players: int, seed: int) -> Network:
    """A network of random layers."""
    rng, hidden = np.random.default_rng(seed), 12
    widths = ((game.observation_size, hidden), (hidden, hidden), (len(game.actions), hidden), (players, hidden))
    biases = ((hidden,), (hidden,), (len(game.actions),), (players,))
    sizes = [size for pair in zip(widths, biases, strict=True) for size in pair]
    return network_from_layers((rng.normal(size=size) / 4).astype(np.float32) for size in sizes)


def equal(one: Network, other: Network) -> bool:
    """Are all layers of two networks the same?"""
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in LAYERS)


@called_in_bulk
def value_logits_at(network: Network, states: States, i: int, seat: int) -> Floats:
    """What the compiled value head says for a seat."""
    return value_logits(network, hidden_layer(network, states[i], seat))
