"""`tavolata simulate`: many games between quick bots, and their statistics."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray
from rich.table import Table

from tavolata import JSON
from tavolata.arena.parquet import check_parquet_can_be_written, write_parquet
from tavolata.arena.simulation import SimulatedGames, simulate
from tavolata.arena.statistics.margins import margin_of_mean
from tavolata.bots import BOTS
from tavolata.cli.arguments import (
    AsJson,
    EditionFile,
    GameName,
    Language,
    Seed,
    TableOptions,
    Workers,
    core_count,
    named_game,
    read_options,
    read_seed,
)
from tavolata.cli.language import words
from tavolata.cli.output import console, print_json, progress_callback
from tavolata.core.errors import BadInput


def run(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help=words("help-players"))] = 2,
    games: Annotated[int, typer.Option("--games", help=words("help-games-number"))] = 1000,
    seed: Seed = "0",
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME…", help=words("help-bots"))] = "greedy,random",
    out: Annotated[Path | None, typer.Option("--output", "--out", metavar="FILE", help=words("help-out"))] = None,
    option: TableOptions = None,
    edition: EditionFile = None,
    workers: Workers = core_count(),  # noqa: B008
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    found = named_game(game)
    check_target(out)
    with progress_callback(words("simulating", title=found.title)) as progress:
        played = simulate(
            found,
            players,
            games,
            read_seed(seed),
            [name.strip() for name in bots.split(",")],
            edition=found.edition(edition),
            options=read_options(found, option, players),
            workers=workers,
            progress=progress,
        )
    if out:
        write_rows(played, out)
    if as_json:
        print_json(summary(played))
    else:
        show(played)


def check_target(out: Path | None) -> None:
    """Raise BadInput if the file cannot be written: before hours of playing, not after."""
    if out is None:
        return
    if out.suffix not in (".parquet", ".csv"):
        raise BadInput("out-kind", file=str(out))
    if not out.parent.is_dir():
        raise BadInput("out-folder", folder=str(out.parent))
    if out.suffix == ".parquet":
        check_parquet_can_be_written()


def write_rows(played: SimulatedGames, out: Path) -> None:
    """Write one row per game."""
    columns = played.columns()
    if out.suffix == ".parquet":
        write_parquet(columns, out)
        return
    with out.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(zip(*columns.values(), strict=True))


def summary(played: SimulatedGames) -> dict[str, JSON]:
    """Everything the table shows, as JSON."""
    return {
        "game": played.game,
        "players": played.players,
        "games": len(played.moves),
        "seed": played.seed.hex(),
        "bots": {name: _statistics(played, played.bots == number) for name, number in _present(played)},
        "seats": [_statistics(played, _seat(played, seat)) for seat in range(played.players)],
        "length": {"mean": float(played.moves.mean()), "min": int(played.moves.min()), "max": int(played.moves.max())},
        "moves_per_second": float(played.moves.sum() / played.seconds),
    }


def show(played: SimulatedGames) -> None:
    """Print the table."""
    table = Table(
        words("who"), words("wins"), words("mean"), words("spread"), words("quartiles"), title=words("simulated")
    )
    for name, number in _present(played):
        table.add_row(name, *_row(_statistics(played, played.bots == number)))
    table.add_section()
    for seat in range(played.players):
        table.add_row(words.seat(seat), *_row(_statistics(played, _seat(played, seat))))
    console.print(table)
    figures = summary(played)
    length = figures["length"]
    assert isinstance(length, dict)
    console.print(words("length", mean=length["mean"], low=length["min"], high=length["max"]))
    console.print(words("speed", games=figures["games"], moves=int(played.moves.sum() / played.seconds)))


def _present(played: SimulatedGames) -> list[tuple[str, int]]:
    return [(name, number) for number, name in enumerate(BOTS) if (played.bots == number).any()]


def _seat(played: SimulatedGames, seat: int) -> NDArray[np.bool_]:
    mask = np.zeros(played.bots.shape, bool)
    mask[:, seat] = True
    return mask


def _statistics(played: SimulatedGames, mask: NDArray[np.bool_]) -> dict[str, JSON]:
    """The win share of some seats, with its 95 % interval, and their points.

    Seats of one game are not independent, so the interval is that of the mean over games.
    """
    points = played.points[mask]
    wins = (played.wins() * mask).sum(axis=1) / mask.sum(axis=1)
    return {
        "games": len(wins),
        "wins": float(wins.mean()),
        "wins_margin": margin_of_mean(wins),
        "points_mean": float(points.mean()),
        "points_spread": float(points.std()),
        "points_quartiles": [float(quartile) for quartile in np.percentile(points, [25, 50, 75])],
    }


def _row(figures: dict[str, JSON]) -> list[str]:
    quartiles = figures["points_quartiles"]
    assert isinstance(quartiles, list)
    return [
        f"{words('percent', value=figures['wins'])} ± {words('percent', value=figures['wins_margin'])}",
        words("one-decimal", value=figures["points_mean"]),
        words("one-decimal", value=figures["points_spread"]),
        " · ".join(words("whole", value=round(float(str(quartile)))) for quartile in quartiles),
    ]
