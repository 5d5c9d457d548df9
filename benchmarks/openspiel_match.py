"""Our search against OpenSpiel's ISMCTS in Domingo, both with the same time for a decision.

OpenSpiel's bot is `open_spiel.python.algorithms.ismcts.ISMCTSBot`, unchanged, with OpenSpiel's random rollouts. It
plays through `tavolata.adapters.openspiel`. `--seconds` is the time for a decision: OpenSpiel's number of simulations
follows its speed in the last decision, and our search is that of level 5, in one thread, limited by time only. A quick
bot (`--bot greedy`) needs less. The time that both really took is measured and printed. With only one legal action,
OpenSpiel's bot does not search.

Every deal is played twice, with the seats exchanged. The interval of the win share is a bootstrap over deals.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import Progress

import tavolata
from tavolata.adapters.openspiel import SpielGame, SpielState
from tavolata.arena.statistics.bootstrap import DealBootstrap, IntervalEstimate
from tavolata.arena.statistics.standings import by_rule_of_three
from tavolata.bots import LEVELS, Bot, bot_number, compile_game
from tavolata.bots.action_choice import level_of, search
from tavolata.bots.bot_names import QUICK
from tavolata.core import chance
from tavolata.core.game import Game

MIN_SIMULATIONS = 2
"""With a single simulation, no action would have been tried."""
UNLIMITED = 10**7
SEARCH = "search"
EXPLORATION = {"win": 1.0, "points": 20.0}
"""The UCT constant of ISMCTS, in the unit of its returns."""


class OpenSpielPlayer:
    """OpenSpiel's ISMCTS, limited by time."""

    def __init__(self, table: SpielGame, seconds: float, seed: int) -> None:
        self._table = table
        self._seconds = seconds
        self._random = np.random.RandomState(seed)
        self._rate = 50.0
        self.simulations: list[int] = []

    def choose(self, state: SpielState) -> int:
        """Search for about the given time."""
        simulations = max(MIN_SIMULATIONS, round(self._rate * self._seconds))
        bot = ismcts.ISMCTSBot(
            self._table,
            mcts.RandomRolloutEvaluator(1, self._random),
            EXPLORATION[self._table.objective],
            simulations,
            random_state=self._random,
        )
        started = time.perf_counter()
        action = int(bot.step(state))
        if len(state.legal_actions()) > 1:
            self._rate = simulations / (time.perf_counter() - started)
            self.simulations.append(simulations)
        return action


class OurPlayer:
    """Our search, limited by time; or a quick bot."""

    def __init__(self, game: Game, bot: str, seconds: float, seed: int) -> None:
        self._game = game
        self._seconds = seconds
        self._rng = chance.stream(chance.make_seed(seed))
        self._quick = Bot(bot, seed) if bot != SEARCH else None
        self.simulations: list[int] = []

    def choose(self, match: tavolata.Match, seat: int) -> int:
        """Search for the given time, from a determinization for the seat."""
        if self._quick:
            return self._game.actions.number(self._quick.choose(match, seat))
        best = level_of(self._game, bot_number(LEVELS[-1]))
        unlimited = dataclasses.replace(best, simulations=UNLIMITED, seconds=self._seconds)
        world, started = match.imagine(seat, seed=len(match.moves)), time.monotonic()
        result = search(self._game, unlimited, world, seat, self._rng, started)
        self.simulations.append(result.simulations)
        return result.actions[0].action


@dataclass
class Clock:
    """The computing time of a player."""

    seconds: float = 0.0
    decisions: int = 0

    def measure(self, choose: Callable[[], int]) -> int:
        """Choose, with the clock running."""
        started = time.perf_counter()
        action = choose()
        self.seconds += time.perf_counter() - started
        self.decisions += 1
        return action

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.decisions)


class Duel:
    """Our bot against OpenSpiel's, game after game."""

    def __init__(self, bot: str, seconds: float, objective: str) -> None:
        self.game = tavolata.game("domingo")
        compile_game(self.game)
        self.bot = bot
        self.seconds = seconds
        self.objective = objective
        self.ours, self.theirs = Clock(), Clock()
        self.our_simulations: list[int] = []
        self.their_simulations: list[int] = []

    def play(self, deal: int, our_seat: int) -> float:
        """Play one game; return our share of the win. It runs as a match of ours and in OpenSpiel, side by side."""
        table = SpielGame(self.game, 2, seed=deal, objective=self.objective, first=deal % 2)
        match, state = self.game.new(2, first_seed(deal), first=deal % 2), table.new_initial_state()
        state.apply_action(0)
        player = OurPlayer(self.game, self.bot, self.seconds, 2 * deal + our_seat)
        opponent = OpenSpielPlayer(table, self.seconds, deal)
        while match.movers:
            (seat,) = match.movers
            if seat == our_seat:
                action = self.ours.measure(lambda: player.choose(match, our_seat))
            else:
                action = self.theirs.measure(lambda: opponent.choose(state))
            match.move(seat, self.game.actions[action])
            state.apply_action(action)
        self.our_simulations += player.simulations
        self.their_simulations += opponent.simulations
        return our_share(match, our_seat)


def first_seed(seed: int) -> bytes:
    """The seed of the first game that OpenSpiel deals from a seed."""
    words = np.zeros(4, np.uint64)
    chance.branch(words, chance.stream(chance.make_seed(seed)), 0)
    return chance.seed_of(words)


def our_share(match: tavolata.Match, seat: int) -> float:
    """Our share of the win."""
    assert match.result is not None
    return match.result.win_shares[seat]


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Our search against OpenSpiel's ISMCTS in Domingo.")
    parser.add_argument("--bot", choices=[SEARCH, *QUICK], default=SEARCH, help="our bot (default: search)")
    parser.add_argument("--deals", type=int, default=10, help="deals, each played twice (default: 10)")
    parser.add_argument("--seconds", type=float, default=0.2, help="time for a decision (default: 0.2)")
    parser.add_argument(
        "--objective",
        choices=list(EXPLORATION),
        default="points",
        help="what OpenSpiel's bot maximises (default: points)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    return parser.parse_args()


def main() -> None:
    """Play, with a progress bar on standard error, and print the result."""
    arguments = parse_arguments()
    duel = Duel(arguments.bot, arguments.seconds, arguments.objective)
    shares: list[float] = []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Domingo", total=2 * arguments.deals)
        for deal in range(arguments.deals):
            for our_seat in range(2):
                shares.append(duel.play(deal, our_seat))
                bar.advance(task)
    bootstrap = DealBootstrap(np.repeat(np.arange(arguments.deals), 2))
    share = by_rule_of_three(bootstrap.mean(np.array(shares), np.ones(len(shares))), bootstrap.count, most=1)
    report(duel, share, arguments.json)


def report(duel: Duel, share: IntervalEstimate, as_json: bool) -> None:
    """Print the result."""
    ours, theirs = (
        float(np.mean(counts)) if counts else 0.0 for counts in (duel.our_simulations, duel.their_simulations)
    )
    if as_json:
        figures = {
            "bot": duel.bot,
            "objective": duel.objective,
            "games": share.count,
            "win_share": share.value,
            "low": share.low,
            "high": share.high,
            "our_seconds_a_decision": duel.ours.mean,
            "openspiel_seconds_a_decision": duel.theirs.mean,
            "our_simulations_a_decision": ours,
            "openspiel_simulations_a_decision": theirs,
        }
        print(json.dumps(figures, indent=2))
        return
    console = Console(highlight=False)
    console.print(f"{duel.bot} against OpenSpiel's ISMCTS ({duel.objective}), {share.count} games of Domingo")
    console.print(f"win share {share.value:.1%} (95 %: {share.low:.1%} to {share.high:.1%})")
    console.print(f"seconds a decision: {duel.ours.mean:.4f} ours, {duel.theirs.mean:.4f} OpenSpiel's")
    console.print(f"simulations a decision: {ours:.0f} ours, {theirs:.0f} OpenSpiel's")


if __name__ == "__main__":
    main()
