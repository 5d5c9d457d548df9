"""Two players against each other, every deal from both seats: for benchmarks of playing strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tavolata import Game, bots
from tavolata.arena.statistics.bootstrap import DealBootstrap
from tavolata.arena.statistics.standings import by_rule_of_three
from tavolata.core import chance, rules
from tavolata.core.chance import branch
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import States, Uint64s, new_states

PLAYERS = 2


class Player(Protocol):
    """Chooses an action in a determinization for its seat."""

    def choose(self, world: States, seat: int, rng: Uint64s) -> int: ...


@dataclass(frozen=True)
class DuelResult:
    """The result of a duel for the first player; one row per deal, one column per seat."""

    shares: NDArray[np.float64]
    """Its shares of the wins."""
    leads: NDArray[np.float64]

    def __str__(self) -> str:
        """How often it won; the interval (95 %) is over deals."""
        shares, bootstrap = self.shares.ravel(), DealBootstrap(np.repeat(np.arange(len(self.shares)), PLAYERS))
        won = by_rule_of_three(bootstrap.mean(shares, np.ones(len(shares))), bootstrap.count, most=1)
        return f"{won.value:.1%} ({won.low:.1%} … {won.high:.1%}) of {self.shares.size} games"


def duel(game: Game, one: Player, other: Player, games: int, seed: int) -> DuelResult:
    """Play this many games, rounded up to whole deals: two games a deal."""
    bots.compile_game(game)
    played = np.array(
        [
            [play(game, (one, other), deal, seat, seed) for seat in range(PLAYERS)]
            for deal in range(-(-games // PLAYERS))
        ]
    )
    return DuelResult(played[:, :, 0], played[:, :, 1])


def play(game: Game, players: tuple[Player, Player], deal: int, seat_of_first: int, seed: int) -> tuple[float, int]:
    """Play one game; return the first player's share of the win and its lead."""
    deal_stream, bot_stream = (chance.stream(chance.make_seed(number)) for number in (2 * seed, 2 * seed + 1))
    template = game.template(PLAYERS, game.resolve_options(PLAYERS, {}), game.edition())
    branch(template["rng"][0], deal_stream, deal)
    rng = np.empty(4, np.uint64)
    branch(rng, bot_stream, deal)
    states, actions = new_states(game.state, 1), np.zeros(game.max_legal, np.int16)
    rules.start(states, 0, template)
    moves, mask = 0, rules.movers_at(states, 0)
    while mask:
        seat = rules.next_seat(mask)
        action = int(actions[0]) if rules.legal_at(states, 0, seat, actions) == 1 else -1
        if action < 0:
            world = states.copy()
            rules.imagine_at(world, 0, seat, rng, moves)
            action = players[int(seat != seat_of_first)].choose(world, seat, rng)
        mask = rules.play_at(states, 0, seat, action)
        moves += 1
    final = np.zeros((2, PLAYERS), np.int32)
    rules.returns_at(states, 0, final)
    points = final[0]
    return float(win_shares(ranks_of(final))[seat_of_first]), int(points[seat_of_first] - points[1 - seat_of_first])
