"""`tavolata bench`: the speed of the games on this machine. `benchmarks/README.md` explains the figures."""

from __future__ import annotations

import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import version
from typing import Annotated

import numpy as np
import typer
from rich.table import Table

import tavolata
from tavolata import bots
from tavolata.bots import Bot
from tavolata.bots.search.search import Search
from tavolata.cli import compile_times
from tavolata.cli.arguments import AsJson, Language, Workers, core_count, named_game
from tavolata.cli.language import words
from tavolata.cli.output import console, print_json, progress_steps
from tavolata.core import chance
from tavolata.core.batch import deal_some
from tavolata.core.bot_config import Level
from tavolata.core.game import Game
from tavolata.core.rules import legal_at, movers_at, next_seat, play_at
from tavolata.core.state import new_states

REPEATS = 3
BULK_MOVES = 2_000_000
SINGLE_MOVES = 100_000
MATCH_MOVES = 5_000
SEARCHED_POSITIONS = 8
SIMULATIONS = 2_000
MEASUREMENTS = ("bulk_one_core", "bulk_all_cores", "single_calls", "match_play", "match_views", "search")


def run(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=words("help-game"))] = None,
    workers: Workers = core_count(),  # noqa: B008
    compile_only: Annotated[bool, typer.Option("--compile", help=words("help-compile"))] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    names = [named_game(game).name] if game else list(tavolata.games())
    if compile_only:
        bench_compile(names, as_json)
        return
    with progress_steps(words("measuring"), len(names) * len(MEASUREMENTS) * REPEATS) as advance:
        figures = {name: measure(tavolata.game(name), workers, advance) for name in names}
    startup = measure_startup()
    if as_json:
        games: dict[str, tavolata.JSON] = {name: dict(one) for name, one in figures.items()}
        print_json({"machine": machine(workers), "startup_seconds": startup, "games": games})
    else:
        show(figures)
        console.print(words("bench-startup", seconds=startup))


def bench_compile(names: list[str], as_json: bool) -> None:
    """Measure the compilation of games from an empty cache."""
    with progress_steps(words("measuring"), len(names)) as advance:
        found = {}
        for name in names:
            found[name] = compile_times.measure(name)
            advance()
    if as_json:
        print_json({name: asdict(one) for name, one in found.items()})
        return
    columns = ("bench-compile-seconds", "bench-compilations", "bench-compiled-functions", "bench-costliest")
    table = Table(words("game"), *map(words, columns))
    for name, one in found.items():
        costliest = "\n".join(f"{seconds:.1f} {function}" for function, seconds in one.costliest.items())
        table.add_row(
            tavolata.game(name).title, f"{one.seconds:.1f}", str(one.compilations), str(one.functions), costliest
        )
    console.print(table)


def measure_startup() -> float:
    """How long `tavolata games` takes, from the shell and back, when everything is warm; the best of a few repeats."""
    command = [sys.executable, "-m", "tavolata", "games"]
    seconds = []
    for _ in range(1 + REPEATS):
        started = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        seconds.append(time.perf_counter() - started)
    return min(seconds)


def machine(workers: int) -> tavolata.JSON:
    """What the figures were measured on."""
    return {
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": np.__version__,
        "processor": platform.processor() or platform.machine(),
        "cores": workers,
    }


def measure(game: Game, workers: int, advance: Callable[[], None]) -> dict[str, float]:
    """Moves per second of random play, dealing included, and simulations per second of the search on one core.

    At a table of medium size; the best of a few repeats."""
    bots.compile_game(game)
    players = game.seats[len(game.seats) // 2]
    one, all_cores = (game.batch(workers, players, seed=0, workers=count) for count in (1, workers))
    measurements: dict[str, Callable[[], int]] = {
        "bulk_one_core": lambda: one.random_moves(BULK_MOVES),
        "bulk_all_cores": lambda: all_cores.random_moves(BULK_MOVES * workers),
        "single_calls": lambda: single_calls(game, players, SINGLE_MOVES),
        "match_play": lambda: match_play(game, players, MATCH_MOVES),
        "match_views": lambda: match_play(game, players, MATCH_MOVES, views=True),
        "search": lambda: simulations(game, players, SIMULATIONS),
    }
    return {name: _best(measurements[name], advance) for name in MEASUREMENTS}


def _best(play: Callable[[], int], advance: Callable[[], None]) -> float:
    play()
    speeds = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        moves = play()
        speeds.append(moves / (time.perf_counter() - started))
        advance()
    return max(speeds)


def single_calls(game: Game, players: int, moves: int) -> int:
    """Random play as a Python loop over compiled calls: get the legal actions, choose, play."""
    states = new_states(game.state, 1)
    template = game.template(players, game.resolve_options(players, {}), game.edition())
    parent, numbers = chance.stream(chance.make_seed(0)), np.zeros(1, np.int64)
    actions = np.zeros(game.max_legal, np.int16)
    action, chance_of = actions.item, random.Random(0).random
    seats = [0, *(next_seat(mask) for mask in range(1, 1 << players))]
    played = 0
    while played < moves:
        numbers[0] += 1
        deal_some(states, 0, 1, template, parent, numbers)
        mask = movers_at(states, 0)
        while mask:
            seat = seats[mask]
            count = legal_at(states, 0, seat, actions)
            mask = play_at(states, 0, seat, action(int(chance_of() * count)))
            played += 1
    return played


def match_play(game: Game, players: int, moves: int, views: bool = False) -> int:
    """Random play with `Match`: named actions, checked, with undo and events; optionally with everybody's view."""
    rng = random.Random(0)
    played = 0
    while played < moves:
        match = game.new(players, seed=played)
        while movers := match.movers:
            match.play(movers[0], rng.choice(match.legal(movers[0])))
            played += 1
            for viewer in (None, *range(players)) if views else ():
                match.view(viewer)
    return played


def simulations(game: Game, players: int, count: int) -> int:
    """Searches in positions from all over a game between greedy bots; returns the number of simulations."""
    bot, match, worlds = Bot("greedy", seed=0), game.new(players, seed=0), []
    while movers := match.movers:
        worlds.append((match.imagine(movers[0], seed=0), movers[0]))
        match.move(movers[0], bot.choose(match, movers[0]))
    level = Level(count)
    spread = worlds[:: max(1, len(worlds) // SEARCHED_POSITIONS)]
    return sum(
        Search(game).run(world, seat, chance.stream(chance.make_seed(0)), level, None).simulations
        for world, seat in spread
    )


def show(figures: dict[str, dict[str, float]]) -> None:
    table = Table(
        words("game"), *(words(f"bench-{name.replace('_', '-')}") for name in MEASUREMENTS), title=words("bench-title")
    )
    for name, one in figures.items():
        table.add_row(tavolata.game(name).title, *(words("whole", value=round(one[figure])) for figure in MEASUREMENTS))
    console.print(table)
