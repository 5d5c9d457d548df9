"""Compare the speed of random play in Tavolata with that of peer libraries, in one table.

Tavolata's figures come from its own command, `tavolata bench --json`, run before anything else, or from a file that
the command wrote earlier on the same machine (`--tavolata FILE`). The peers are measured in this process, one after
the other:

* on one core, in one thread;
* with uniformly random legal play, from a fixed seed;
* in moves per second, where a move is a decision of a player: a chance event (a card dealt, a die thrown) is not a
  move, but its time counts, and so does the time to set up each game;
* after a short warm-up, for `--seconds` in all, split into equal repeats of which the best counts;
* with the clock stopped between games, while the moves of the game just played are counted.

Each peer is used as its documentation shows: with its default number of players, and with whatever observations it
builds on the way. The games are not the same as Tavolata's, so a ratio says how fast the libraries are for games of
about this size, not how two programs for one game compare.

The peers are optional (the extra `peers`); one that is missing has a row that says so.
"""

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table

SEED = 20
REPEATS = 3
WARM_UP_SECONDS = 0.3

# Playing is timed and counting is not, because asking a finished OpenSpiel game for its moves takes as long as playing
# it in C++. So playing a game returns the function that counts its moves.
CountMoves = Callable[[], int]
PlayGame = Callable[[], CountMoves]


class TavolataRates(TypedDict):
    """The moves per second of one Tavolata game that the comparison uses."""

    bulk_one_core: float
    single_calls: float


class TavolataBench(TypedDict):
    """What `tavolata bench --json` prints."""

    machine: dict[str, Any]
    games: dict[str, TavolataRates]


@dataclass(frozen=True)
class Peer:
    """One game of one library, and the loop that plays it."""

    distribution: str
    game: str
    loop: str
    make: Callable[[str], PlayGame]


@dataclass(frozen=True)
class Measured:
    """The speed of a peer."""

    peer: Peer
    version: str
    moves_per_second: float


@dataclass(frozen=True)
class Missing:
    """A peer that cannot be measured, and the module that it lacks."""

    peer: Peer
    module: str


def open_spiel_python(name: str) -> PlayGame:
    """Step an OpenSpiel game from Python."""
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(SEED)

    def play() -> CountMoves:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return lambda: moves

    return play


def open_spiel_native(name: str) -> PlayGame:
    """Let OpenSpiel play whole games in C++, with one of its uniformly random bots in each seat."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    rng = random.Random(SEED)

    def play() -> CountMoves:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
        return partial(count_decisions, state)

    return play


def count_decisions(finished: Any) -> int:
    """Count the moves of a finished OpenSpiel game; chance is its player with a negative number."""
    return sum(event.player >= 0 for event in finished.full_history())


def rlcard_python(name: str) -> PlayGame:
    """Step an RLCard environment."""
    env = import_module("rlcard").make(name, config={"seed": SEED})
    rng = random.Random(SEED)

    def play() -> CountMoves:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return lambda: moves

    return play


def pettingzoo_python(name: str) -> PlayGame:
    """Step a PettingZoo environment agent by agent, with its action masks."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=SEED)
    rng = random.Random(SEED)

    def play() -> CountMoves:
        env.reset()
        moves = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return lambda: moves
            env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
            moves += 1

    return play


OPEN_SPIEL_GAMES = ("crazy_eights", "gin_rummy", "hearts", "leduc_poker", "backgammon")
RLCARD_GAMES = ("uno", "gin-rummy", "leduc-holdem", "limit-holdem")
PETTINGZOO_GAMES = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")

PEERS = (
    *(Peer("open_spiel", game, "C++", open_spiel_native) for game in OPEN_SPIEL_GAMES),
    *(Peer("open_spiel", game, "Python", open_spiel_python) for game in OPEN_SPIEL_GAMES),
    *(Peer("rlcard", game, "Python", rlcard_python) for game in RLCARD_GAMES),
    *(Peer("pettingzoo", game, "Python", pettingzoo_python) for game in PETTINGZOO_GAMES),
)


def rate(play: PlayGame, seconds: float) -> float:
    """Play games for so many seconds of playing time, and return the moves per second."""
    moves = 0
    played = 0.0
    while played < seconds:
        start = perf_counter()
        count_moves = play()
        played += perf_counter() - start
        moves += count_moves()
    return moves / played


def best_rate(play: PlayGame, seconds: float) -> float:
    """Warm up, then return the best moves per second of several repeats that share the seconds."""
    rate(play, WARM_UP_SECONDS)
    return max(rate(play, seconds / REPEATS) for _ in range(REPEATS))


def measure(peer: Peer, seconds: float) -> Measured | Missing:
    """Measure one peer, or find what it lacks."""
    try:
        release = version(peer.distribution)
        play = peer.make(peer.game)
    except ModuleNotFoundError as error:
        return Missing(peer, error.name or peer.distribution)
    return Measured(peer, release, best_rate(play, seconds))


def run_tavolata() -> TavolataBench:
    """Run Tavolata's own benchmark."""
    command = [sys.executable, "-m", "tavolata", "bench", "--json"]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("`tavolata bench --json` failed; there is nothing to compare the peers with.")
    bench: TavolataBench = json.loads(done.stdout)
    return bench


def read_tavolata(file: Path) -> TavolataBench:
    """Read what Tavolata's benchmark printed earlier."""
    bench: TavolataBench = json.loads(file.read_text(encoding="utf-8"))
    return bench


def ratios(bench: TavolataBench, peer: Measured) -> dict[str, TavolataRates]:
    """For each Tavolata game, how many times as fast it is as the peer."""
    return {
        game: {
            "bulk_one_core": rates["bulk_one_core"] / peer.moves_per_second,
            "single_calls": rates["single_calls"] / peer.moves_per_second,
        }
        for game, rates in bench["games"].items()
    }


def span(values: Iterable[float]) -> str:
    """Show the lowest and the highest value, or the one value if they look the same."""
    shown = sorted(values)
    low, high = f"{shown[0]:,.1f}", f"{shown[-1]:,.1f}"
    return low if low == high else f"{low} to {high}"


def add_tavolata(table: Table, bench: TavolataBench) -> None:
    """Add two rows for each Tavolata game: in bulk, and stepped from Python."""
    for game, rates in bench["games"].items():
        table.add_row("tavolata", game, "Numba", f"{rates['bulk_one_core']:,.0f}")
        table.add_row("tavolata", game, "Python", f"{rates['single_calls']:,.0f}")


def add_peer(table: Table, bench: TavolataBench, result: Measured | Missing) -> None:
    """Add the row of one peer."""
    peer = result.peer
    if isinstance(result, Missing):
        table.add_row(peer.distribution, peer.game, peer.loop, f"not installed ({result.module})")
        return
    times = ratios(bench, result).values()
    table.add_row(
        f"{peer.distribution} {result.version}",
        peer.game,
        peer.loop,
        f"{result.moves_per_second:,.0f}",
        span(each["bulk_one_core"] for each in times),
        span(each["single_calls"] for each in times),
    )


def as_table(bench: TavolataBench, results: Iterable[Measured | Missing]) -> Table:
    """Lay out Tavolata and its peers for reading."""
    table = Table(
        title="Random play on one core",
        caption=(
            "The last two columns divide Tavolata's speed by the peer's; a span covers its slowest to its fastest "
            "game. Single calls is the fair comparison for a peer whose loop is in Python, bulk for one in C++."
        ),
    )
    table.add_column("Library")
    table.add_column("Game", no_wrap=True)
    table.add_column("Loop in")
    for heading in ("Moves per second", "Bulk / peer", "Single calls / peer"):
        table.add_column(heading, justify="right")
    add_tavolata(table, bench)
    table.add_section()
    for result in results:
        add_peer(table, bench, result)
    return table


def as_record(bench: TavolataBench, result: Measured | Missing) -> dict[str, Any]:
    """Put the result of one peer in a form for JSON."""
    peer = result.peer
    record: dict[str, Any] = {"library": peer.distribution, "game": peer.game, "loop": peer.loop}
    if isinstance(result, Missing):
        return {**record, "not_installed": result.module}
    return {
        **record,
        "version": result.version,
        "moves_per_second": result.moves_per_second,
        "tavolata_ratios": ratios(bench, result),
    }


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compare the speed of Tavolata with that of peer libraries.")
    parser.add_argument("--seconds", type=float, default=3.0, help="playing time for each row (default: 3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--tavolata",
        type=Path,
        metavar="FILE",
        help="read this output of `tavolata bench --json` instead of running the command",
    )
    return parser.parse_args()


def main() -> None:
    """Measure everything, telling the progress on the error stream, and print the comparison."""
    arguments = parse_arguments()
    progress = Console(stderr=True, highlight=False)
    progress.print("tavolata")
    bench = read_tavolata(arguments.tavolata) if arguments.tavolata else run_tavolata()
    results = []
    for peer in PEERS:
        progress.print(f"{peer.distribution} {peer.game}, loop in {peer.loop}")
        results.append(measure(peer, arguments.seconds))
    if arguments.json:
        print(json.dumps({"tavolata": bench, "peers": [as_record(bench, result) for result in results]}, indent=2))
    else:
        Console().print(as_table(bench, results))


if __name__ == "__main__":
    main()
