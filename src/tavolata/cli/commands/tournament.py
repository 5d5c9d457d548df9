"""`tavolata tournament`: bots against each other, in balanced games."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from tavolata import JSON
from tavolata.bots import DEFAULT_BOT_SECONDS
from tavolata.cli.arena_output import Output, RayAddress, cell, estimate_json, play_all, words_for_report, worker_pool
from tavolata.cli.arguments import (
    AsJson,
    BotSeconds,
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
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json, progress_callback

if TYPE_CHECKING:
    from tavolata.arena.statistics.bootstrap import IntervalEstimate
    from tavolata.arena.statistics.standings import AdjustedStandings, Standings
    from tavolata.arena.tournament.config import TournamentConfig
    from tavolata.arena.tournament.worker_pools import WorkerPool
    from tavolata.core.words import Words


class Adjustment(StrEnum):
    """What results can be adjusted for."""

    LUCK = "luck"


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
    workers: Workers = core_count(),  # noqa: B008
    ray: RayAddress = None,
    bot_seconds: BotSeconds = DEFAULT_BOT_SECONDS,
    adjust: Annotated[Adjustment | None, typer.Option("--adjust", help=words("help-adjust"))] = None,
    as_json: AsJson = False,
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
        bot_seconds=bot_seconds,
    )
    if output is None:
        with TemporaryDirectory() as temporary:
            standings = run_in(Path(temporary), config, worker_pool(ray, workers), adjust, parquet=False)
    else:
        check_pages_can_be_written()
        standings = run_in(output, config, worker_pool(ray, workers), adjust)
    if as_json:
        print_json(summary(standings))
    else:
        show(config, standings)
    if output is not None:
        write_report(output, config, standings, announce=not as_json)


def run_in(
    path: Path, config: TournamentConfig, pool: WorkerPool, adjust: Adjustment | None, parquet: bool = True
) -> Standings:
    """Run the tournament in a folder."""
    from tavolata.arena.statistics.standings import standings
    from tavolata.arena.tournament.folder import TournamentFolder
    from tavolata.arena.tournament.game_luck import luck_table

    folder = TournamentFolder(path, config, parquet)
    games = play_all(folder, pool)
    if adjust is None:
        return standings(config, games)
    with progress_callback(words("tournament-luck")) as progress:
        return standings(config, games, luck_table(folder, games, pool, progress))


def write_report(output: Path, config: TournamentConfig, standings: Standings, announce: bool) -> None:
    """Write the HTML report beside the games."""
    from tavolata.arena.pages.html import tournament_page

    page = output / "report.html"
    page.write_text(tournament_page(config, standings, LANGUAGE), encoding="utf-8")
    if announce:
        console.print(words("tournament-games", file=str(output / "games.parquet")), soft_wrap=True)
        console.print(words("tournament-report", file=str(page)), soft_wrap=True)


def summary(standings: Standings) -> dict[str, JSON]:
    """Everything the tables show, as JSON."""
    return {
        "games": standings.games,
        "deals": standings.deals,
        "bots": {
            name: {
                "rating": estimate_json(rating),
                "wins": estimate_json(standings.bots[name].wins),
                "points": estimate_json(standings.bots[name].points),
                "seconds_a_decision": standings.bots[name].seconds,
                "faults": dict(standings.bots[name].faults),
            }
            for name, rating in standings.ratings.items()
        },
        "cross": [
            {"bot": one, "against": other, **estimate_json(share)} for (one, other), share in standings.cross.items()
        ],
        "seats": [estimate_json(share) for share in standings.seats],
        **(adjusted_summary(standings.adjusted) if standings.adjusted else {}),
    }


def adjusted_summary(adjusted: AdjustedStandings) -> dict[str, JSON]:
    """The win shares without luck, as JSON."""
    return {
        "adjusted": {
            "bots": {
                name: {"wins": estimate_json(share), "factor": adjusted.factors[name]}
                for name, share in adjusted.wins.items()
            },
            "cross": [
                {"bot": one, "against": other, **estimate_json(share)} for (one, other), share in adjusted.cross.items()
            ],
        }
    }


def show(config: TournamentConfig, standings: Standings) -> None:
    """Print the tables."""
    from tavolata.arena.report_words import fault_lines

    text = words_for_report(config)
    ranking = sorted(standings.ratings, key=lambda name: -standings.ratings[name].value)
    table = Table(
        *(text(f"arena-{what}") for what in ("bot", "elo", "fair-share", "points", "milliseconds")),
        title=text("arena-tournament-title", title=config.game.title),
    )
    for name in ranking:
        stats = standings.bots[name]
        table.add_row(
            name,
            cell(standings.ratings[name], "whole", text),
            cell(stats.wins, "two", text),
            cell(stats.points, "one", text),
            text("arena-number-two", value=stats.seconds * 1000),
        )
    console.print(table)
    for line in fault_lines(standings, text):
        console.print(line, markup=False, soft_wrap=True)
    console.print(cross_table(ranking, standings.cross, words("tournament-cross"), text))
    if standings.adjusted:
        console.print(adjusted_table(ranking, standings, standings.adjusted, text))
        console.print(cross_table(ranking, standings.adjusted.cross, text("arena-cross-adjusted"), text))
    console.print(
        text("arena-lead", games=standings.games, deals=standings.deals, players=config.players), soft_wrap=True
    )


def cross_table(ranking: list[str], cross: dict[tuple[str, str], IntervalEstimate], title: str, text: Words) -> Table:
    """The win share of every bot against every other one."""
    table = Table("", *ranking, title=title)
    for one in ranking:
        cells = [cross.get((one, other)) for other in ranking]
        table.add_row(one, *(cell(share, "two", text) if share else "–" for share in cells))
    return table


def adjusted_table(ranking: list[str], standings: Standings, adjusted: AdjustedStandings, text: Words) -> Table:
    """The win shares with and without luck, side by side."""
    table = Table(
        *(text(f"arena-{what}") for what in ("bot", "fair-share", "adjusted", "factor")), title=text("arena-luck")
    )
    for name in ranking:
        factor = adjusted.factors[name]
        table.add_row(
            name,
            cell(standings.bots[name].wins, "two", text),
            cell(adjusted.wins[name], "two", text),
            "–" if factor is None else text("arena-number-one", value=factor),
        )
    return table
