"""`tavolata report`: how a game is balanced."""

from __future__ import annotations

from pathlib import Path
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
from tavolata.cli.output import console, print_json, progress_shown

USUAL_BOT = "level-4"
"""It thinks ahead, and a thousand of its games take minutes."""

if TYPE_CHECKING:
    from tavolata.arena.balance.balance import Balance, Subject, Variant
    from tavolata.arena.tournament.config import TournamentConfig
    from tavolata.core.words import Words


def run(
    game: GameName,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help=words("help-report-bot"))] = USUAL_BOT,
    games: Annotated[int, typer.Option("--games", help=words("help-report-games"))] = 1000,
    players: Annotated[int, typer.Option("--players", help=words("help-players"))] = 2,
    seed: Seed = "0",
    option: TableOptions = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="OPTION", help=words("help-vary"))] = None,
    edition: EditionFile = None,
    output: Output = None,
    workers: Workers = cores(),  # noqa: B008
    ray: RayAddress = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    from tavolata.arena.balance.balance import balance
    from tavolata.arena.pages.html import balance_page, check_pages_can_be_written
    from tavolata.arena.tournament.config import MIRROR, make_config
    from tavolata.arena.tournament.folder import TournamentFolder

    found = named_game(game)
    check_pages_can_be_written()
    config = make_config(
        found,
        players,
        [bot],
        games,
        read_seed(seed),
        formats=[MIRROR],
        options=read_options(found, option, players),
        vary=vary or (),
        edition=edition,
    )
    folder = TournamentFolder(output or Path(f"{found.name}-report"), config)
    pool = workers_for(ray, workers)
    played = play_all(folder, pool)
    with progress_shown(words("tournament-reading")) as tell:
        counted = balance(config, played, pool, tell)
    page = folder.path / "report.html"
    page.write_text(balance_page(config, counted, LANGUAGE), encoding="utf-8")
    if json:
        print_json(summary(counted))
    else:
        show(config, counted)
        console.print(words("tournament-report", file=str(page)), soft_wrap=True)


def summary(counted: Balance) -> dict[str, JSON]:
    """Everything the report shows, as plain data."""
    return {
        "games": len(counted.results),
        "seats": [as_json(share) for share in counted.seats],
        "variants": [_variant(one) for one in (counted.whole, *counted.variants)],
        "things": [_subject(one) for one in counted.subjects],
    }


def _variant(one: Variant) -> dict[str, JSON]:
    return {
        "options": dict(one.options),
        "points": as_json(one.points),
        "moves": as_json(one.moves),
        "shared_wins": as_json(one.shared),
        "seats_after": {name: [as_json(share) for share in shares] for name, shares in one.turns.items()},
    }


def _subject(one: Subject) -> dict[str, JSON]:
    return {
        "event": one.topic.event,
        "fields": list(one.topic.fields),
        "worth": [
            {"thing": worth.thing, "wins": as_json(worth.wins), "points": as_json(worth.points)} for worth in one.worths
        ],
    }


def show(config: TournamentConfig, counted: Balance) -> None:
    """The short form, for the terminal."""
    from tavolata.arena.pages.html import options_text

    said = report_words(config)
    table = Table(
        said("arena-options"),
        *(said(f"arena-{what}") for what in ("points", "moves", "shared")),
        *(said(f"option-{name}") for name in counted.whole.turns),
        title=said("arena-balance-title", title=config.game.title),
        caption=said("arena-seats-about"),
    )
    for one in (counted.whole, *counted.variants):
        table.add_row(
            options_text(config, one.options, said),
            cell(one.points, "one", said),
            cell(one.moves, "one", said),
            f"{cell(one.shared.times(100), 'one', said)} %",
            *(cell(shares[0], "two", said) for shares in one.turns.values()),
        )
    console.print(table)
    console.print(_things(config, counted, said))


def _things(config: TournamentConfig, counted: Balance, said: Words) -> Table:
    from tavolata.arena.pages.html import subject_title, thing_name

    table = Table(
        words("tournament-subject"),
        words("tournament-best"),
        words("tournament-worst"),
        title=f"{said('arena-things')}: {said('arena-more-wins')}",
    )
    for subject in counted.subjects:
        ends = subject.worths[0], subject.worths[-1]
        names = [f"{thing_name(config, subject, worth, said)}: {cell(worth.wins, 'two', said)}" for worth in ends]
        table.add_row(subject_title(subject), *names)
    return table
