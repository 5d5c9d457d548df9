"""Simulation: many games between quick bots, on all cores.

Game k is dealt from stream k of the seed; the bots draw from streams of the seed's hash. From game to game the bots
move on by one seat, so that every bot sits equally often on every seat. The same seed gives the same games on any
number of cores.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tavolata.arena.progress import ProgressCallback, no_progress
from tavolata.bots.bot_names import BOTS, QUICK, bot_number, is_quick
from tavolata.bots.quick_bots import decide
from tavolata.core import chance, rules
from tavolata.core.chance import branch
from tavolata.core.compile_units import CompileUnit, ensure_compiled, reachable
from tavolata.core.errors import BadInput
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import Doubles, Int8s, Int32s, States, Uint64s, new_states
from tavolata.core.tiers import called_in_bulk

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from tavolata.core.edition import Edition
    from tavolata.core.game import Game
    from tavolata.core.options import OptionValue


@called_in_bulk
def play_games(
    states: States,
    template: States,
    deal_stream: Uint64s,
    bot_stream: Uint64s,
    first: int,
    bots: Int8s,
    most: int,
    returns: Int32s,
    moves: Int32s,
) -> None:
    """Play the games first, first + 1, … to their ends, in two states: the true one and a bot's determinization."""
    actions, values = np.empty(most, np.int16), np.empty(most, np.float32)
    rng = np.empty(4, np.uint64)
    for k in range(len(moves)):
        states[0] = template[0]
        branch(states[0].rng, deal_stream, first + k)
        branch(rng, bot_stream, first + k)
        rules.deal(states[0])
        moves[k] = 0
        mask = rules.movers(states[0])
        while mask:
            seat = rules.next_seat(mask)
            states[1] = states[0]
            rules.imagine(states[1], seat, rng, moves[k])
            rules.play(states[0], seat, decide(bots[k, seat], states[1], seat, rng, actions, values))
            moves[k] += 1
            mask = rules.movers(states[0])
        rules.returns(states[0], returns[k])


@dataclass(frozen=True)
class SimulatedGames:
    """The results: for every game and seat the bot, the points and the rank; and the number of moves."""

    game: str
    players: int
    seed: bytes
    bots: Int8s
    points: Int32s
    ranks: NDArray[np.int64]
    moves: Int32s
    seconds: float

    def seed_of(self, k: int) -> bytes:
        """The seed of one game: `Game.new` deals the same game from it."""
        words = np.zeros(4, np.uint64)
        branch(words, chance.stream(self.seed), k)
        return chance.seed_of(words)

    def wins(self) -> Doubles:
        """Win shares: 1 for a win, split equally if it is shared."""
        return win_shares(self.ranks)

    def columns(self) -> dict[str, list[object]]:
        """The results as columns by name, one row per game; seats count from 1 here."""
        table: dict[str, list[object]] = {
            "game": list(range(len(self.moves))),
            "seed": [self.seed_of(k).hex() for k in range(len(self.moves))],
            "moves": self.moves.tolist(),
        }
        wins = self.wins()
        for seat in range(self.players):
            table[f"seat{seat + 1}_bot"] = [BOTS[number] for number in self.bots[:, seat]]
            table[f"seat{seat + 1}_points"] = self.points[:, seat].tolist()
            table[f"seat{seat + 1}_rank"] = self.ranks[:, seat].tolist()
            table[f"seat{seat + 1}_win"] = wins[:, seat].tolist()
        return table


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int | str | bytes | None = None,
    bots: Sequence[str] = ("greedy",),
    *,
    edition: Edition | str | Path | None = None,
    options: Mapping[str, OptionValue] | None = None,
    workers: int = 1,
    progress: ProgressCallback = no_progress,
) -> SimulatedGames:
    """Play many games; `progress` is called with how many are done, and of how many."""
    if games < 1 or workers < 1:
        raise BadInput("bad-batch", count=games, workers=workers)
    if not 1 <= len(bots) <= players:
        raise BadInput("bad-bots", game=game.name, given=len(bots), players=players)
    for name in bots:
        if not is_quick(bot_number(name)):
            raise BadInput("slow-bot", name=name, known=", ".join(QUICK))
    template = game.template(players, game.resolve_options(players, options or {}), game.edition(edition))
    ensure_compiled(simulation_unit(game))
    seed = chance.make_seed(seed)
    deal_stream, bot_stream = chance.stream(seed), chance.stream(bytes.fromhex(chance.commitment(seed)))
    seating = _seating([bot_number(name) for name in bots], players, games)
    returns, moves = np.zeros((games, 2, players), np.int32), np.zeros(games, np.int32)

    def play(low: int, high: int) -> int:
        states, part = new_states(game.state, 2), slice(low, high)
        play_games(
            states,
            template,
            deal_stream,
            bot_stream,
            low,
            seating[part],
            game.max_legal,
            returns[part],
            moves[part],
        )
        return high - low

    started = time.perf_counter()
    _play_in_parts(play, games, workers, progress)
    seconds = time.perf_counter() - started
    return SimulatedGames(game.name, players, seed, seating, returns[:, 0], ranks_of(returns), moves, seconds)


def simulation_unit(game: Game) -> CompileUnit:
    """What has to be compiled before a simulation."""
    return CompileUnit(
        f"{game.name}.simulation",
        lambda: [lambda: simulate(game, game.seats[0], 1, 0, ["greedy"])],
        lambda: reachable([play_games], game.state),
        game.package,
    )


def _seating(bots: list[int], players: int, games: int) -> Int8s:
    """The bot on each seat: in turn round the table, moved on by one seat from game to game."""
    table: Int8s = np.array([bots[k % len(bots)] for k in range(players)], np.int8)
    rotated = (np.arange(players)[None, :] + np.arange(games)[:, None]) % players
    return np.take(table, rotated)


def _play_in_parts(play: Callable[[int, int], int], games: int, workers: int, progress: ProgressCallback) -> None:
    size = max(1, min(1000, games // (20 * workers)))
    parts = iter([(low, min(low + size, games)) for low in range(0, games, size)])
    with ThreadPoolExecutor(workers) as pool:
        running: set[Future[int]] = set()
        done = 0
        for low, high in parts:
            running.add(pool.submit(play, low, high))
            if len(running) >= 2 * workers:
                done += _collect(running)
                progress(done, games)
        while running:
            done += _collect(running)
            progress(done, games)


def _collect(running: set[Future[int]]) -> int:
    """Wait until some of these are done, and take them out; returns how many games they have played."""
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    running -= done
    return sum(future.result() for future in done)
