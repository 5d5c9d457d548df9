"""`tavolata tournament`: bots against each other on equal terms."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from tavolata import JSON
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
from tavolata.cli.holding import Output, RayAddress, as_json, cell, crew_for, play_all, report_words
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json

if TYPE_CHECKING:
    from tavolata.arena.figures.standings import Standings
    from tavolata.arena.tournament.crew import Crew
    from tavolata.arena.tournament.setting import Setting


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
    from tavolata.arena.pages.writing import check_pages_can_be_written
    from tavolata.arena.tournament.setting import make_setting

    found = named_game(game)
    setting = make_setting(
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
            told = hold_in(Path(passing), setting, crew_for(ray, workers), parquet=False)
    else:
        check_pages_can_be_written()
        told = hold_in(output, setting, crew_for(ray, workers))
    if json:
        print_json(summary(told))
    else:
        show(setting, told)
    if output is not None:
        write_report(output, setting, told, tell=not json)


def hold_in(path: Path, setting: Setting, crew: Crew, parquet: bool = True) -> Standings:
    """Play, and count."""
    from tavolata.arena.figures.standings import standings
    from tavolata.arena.tournament.folder import Folder

    return standings(setting, play_all(Folder(path, setting, parquet), crew))


def write_report(output: Path, setting: Setting, told: Standings, tell: bool) -> None:
    """The report as a page, beside the games."""
    from tavolata.arena.pages.writing import tournament_page

    page = output / "report.html"
    page.write_text(tournament_page(setting, told, LANGUAGE), encoding="utf-8")
    if tell:
        console.print(words("tournament-games", file=str(output / "games.parquet")), soft_wrap=True)
        console.print(words("tournament-report", file=str(page)), soft_wrap=True)


def summary(told: Standings) -> dict[str, JSON]:
    """Everything the tables show, as plain data."""
    return {
        "games": told.games,
        "deals": told.deals,
        "bots": {
            name: {
                "rating": as_json(rating),
                "wins": as_json(told.forms[name].wins),
                "points": as_json(told.forms[name].points),
                "seconds_a_decision": told.forms[name].seconds,
            }
            for name, rating in told.ratings.items()
        },
        "cross": [{"bot": one, "against": other, **as_json(share)} for (one, other), share in told.cross.items()],
        "seats": [as_json(share) for share in told.seats],
    }


def show(setting: Setting, told: Standings) -> None:
    """The same for people."""
    said = report_words(setting)
    ranking = sorted(told.ratings, key=lambda name: -told.ratings[name].value)
    table = Table(
        *(said(f"arena-{what}") for what in ("bot", "elo", "fair-share", "points", "milliseconds")),
        title=said("arena-tournament-title", title=setting.game.title),
    )
    for name in ranking:
        form = told.forms[name]
        table.add_row(
            name,
            cell(told.ratings[name], "whole", said),
            cell(form.wins, "two", said),
            cell(form.points, "one", said),
            said("arena-number-two", value=form.seconds * 1000),
        )
    console.print(table)
    cross = Table("", *ranking, title=words("tournament-cross"))
    for one in ranking:
        cells = [told.cross.get((one, other)) for other in ranking]
        cross.add_row(one, *(cell(share, "two", said) if share else "–" for share in cells))
    console.print(cross)
    console.print(said("arena-lead", games=told.games, deals=told.deals, players=setting.players), soft_wrap=True)
