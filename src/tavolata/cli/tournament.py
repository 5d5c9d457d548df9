"""`tavolata tournament`: bots against each other on equal terms."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from tavolata import JSON
from tavolata.cli.arena_output import Output, RayAddress, as_json, cell, play_all, report_words, workers_for
from tavolata.cli.arguments import (
    AsJson,
    EditionFile,
    GameName,
    Language,
    Seed,
    TableOptions,
    Workers,
    cores,
    named_game,
    read_options,
    read_seed,
)
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json

if TYPE_CHECKING:
    from tavolata.arena.figures.standings import Standings
    from tavolata.arena.tournament.config import TournamentConfig
    from tavolata.arena.tournament.worker_pools import WorkerPool


def run(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,NAME…", help=words("help-tournament-bots"))
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", help=words("help-tournament-games"))] = 1000,
    players: Annotated[int, typer.Option("--players", help=words("help-players"))] = 2,
    seed: Seed = "0",
    option: TableOptions = None,
    edition: EditionFile = None,
    output: Output = None,
    workers: Workers = cores(),  # noqa: B008
    ray: RayAddress = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    from tavolata.arena.pages.html import check_pages_can_be_written
    from tavolata.arena.tournament.config import make_config

    found = named_game(game)
    config = make_config(
        found,
        players,
        [name.strip() for name in bots.split(",")],
        games,
        read_seed(seed),
        options=read_options(found, option, players),
        edition=edition,
    )
    if output is None:
        with TemporaryDirectory() as passing:
            standings = run_in(Path(passing), config, workers_for(ray, workers), parquet=False)
    else:
        check_pages_can_be_written()
        standings = run_in(output, config, workers_for(ray, workers))
    if json:
        print_json(summary(standings))
    else:
        show(config, standings)
    if output is not None:
        write_report(output, config, standings, tell=not json)


def run_in(path: Path, config: TournamentConfig, workers: WorkerPool, parquet: bool = True) -> Standings:
    """Play, and count."""
    from tavolata.arena.figures.standings import standings
    from tavolata.arena.tournament.folder import TournamentFolder

    return standings(config, play_all(TournamentFolder(path, config, parquet), workers))


def write_report(output: Path, config: TournamentConfig, standings: Standings, tell: bool) -> None:
    """The report as a page, beside the games."""
    from tavolata.arena.pages.html import tournament_page

    page = output / "report.html"
    page.write_text(tournament_page(config, standings, LANGUAGE), encoding="utf-8")
    if tell:
        console.print(words("tournament-games", file=str(output / "games.parquet")), soft_wrap=True)
        console.print(words("tournament-report", file=str(page)), soft_wrap=True)


def summary(standings: Standings) -> dict[str, JSON]:
    """Everything the tables show, as plain data."""
    return {
        "games": standings.games,
        "deals": standings.deals,
        "bots": {
            name: {
                "rating": as_json(rating),
                "wins": as_json(standings.forms[name].wins),
                "points": as_json(standings.forms[name].points),
                "seconds_a_decision": standings.forms[name].seconds,
            }
            for name, rating in standings.ratings.items()
        },
        "cross": [{"bot": one, "against": other, **as_json(share)} for (one, other), share in standings.cross.items()],
        "seats": [as_json(share) for share in standings.seats],
    }


def show(config: TournamentConfig, standings: Standings) -> None:
    """The same for people."""
    said = report_words(config)
    ranking = sorted(standings.ratings, key=lambda name: -standings.ratings[name].value)
    table = Table(
        *(said(f"arena-{what}") for what in ("bot", "elo", "fair-share", "points", "milliseconds")),
        title=said("arena-tournament-title", title=config.game.title),
    )
    for name in ranking:
        form = standings.forms[name]
        table.add_row(
            name,
            cell(standings.ratings[name], "whole", said),
            cell(form.wins, "two", said),
            cell(form.points, "one", said),
            said("arena-number-two", value=form.seconds * 1000),
        )
    console.print(table)
    cross = Table("", *ranking, title=words("tournament-cross"))
    for one in ranking:
        cells = [standings.cross.get((one, other)) for other in ranking]
        cross.add_row(one, *(cell(share, "two", said) if share else "–" for share in cells))
    console.print(cross)
    console.print(
        said("arena-lead", games=standings.games, deals=standings.deals, players=config.players), soft_wrap=True
    )
