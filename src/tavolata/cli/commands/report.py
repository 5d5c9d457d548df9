"""`tavolata report`: the balance of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from tavolata import JSON
from tavolata.cli.arena_output import Output, RayAddress, cell, estimate_json, play_all, words_for_report, worker_pool
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
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json, progress_callback

if TYPE_CHECKING:
    from tavolata.arena.balance.balance import Balance, CategoryEffects, Variant
    from tavolata.arena.tournament.config import TournamentConfig
    from tavolata.core.words import Words

REPORT_BOT = "level-4"
"""It searches, and a thousand of its games still take only minutes."""


def run(
    game: GameName,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help=words("help-report-bot"))] = REPORT_BOT,
    games: Annotated[int, typer.Option("--games", help=words("help-report-games"))] = 1000,
    players: Annotated[int, typer.Option("--players", help=words("help-players"))] = 2,
    seed: Seed = "0",
    option: TableOptions = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="OPTION", help=words("help-vary"))] = None,
    edition: EditionFile = None,
    output: Output = None,
    workers: Workers = core_count(),  # noqa: B008
    ray: RayAddress = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    from tavolata.arena.balance.balance import balance
    from tavolata.arena.pages.html import balance_page, check_pages_can_be_written
    from tavolata.arena.tournament.config import MIRROR, make_config
    from tavolata.arena.tournament.folder import TournamentFolder

    played_game = named_game(game)
    check_pages_can_be_written()
    config = make_config(
        played_game,
        players,
        [bot],
        games,
        read_seed(seed),
        formats=[MIRROR],
        options=read_options(played_game, option, players),
        vary=vary or (),
        edition=edition,
    )
    folder = TournamentFolder(output or Path(f"{played_game.name}-report"), config)
    pool = worker_pool(ray, workers)
    played = play_all(folder, pool)
    with progress_callback(words("tournament-reading")) as progress:
        found = balance(config, played, pool, progress)
    page = folder.path / "report.html"
    page.write_text(balance_page(config, found, LANGUAGE), encoding="utf-8")
    if as_json:
        print_json(summary(found))
    else:
        show(config, found)
        console.print(words("tournament-report", file=str(page)), soft_wrap=True)


def summary(balance: Balance) -> dict[str, JSON]:
    """Everything the report shows, as JSON."""
    return {
        "games": len(balance.results),
        "seats": [estimate_json(share) for share in balance.seats],
        "variants": [_variant(one) for one in (balance.overall, *balance.variants)],
        "items": [_category(one) for one in balance.categories],
    }


def _variant(one: Variant) -> dict[str, JSON]:
    return {
        "options": dict(one.options),
        "points": estimate_json(one.points),
        "moves": estimate_json(one.moves),
        "shared_wins": estimate_json(one.shared_wins),
        "seats_after": {name: [estimate_json(share) for share in shares] for name, shares in one.shares_after.items()},
    }


def _category(one: CategoryEffects) -> dict[str, JSON]:
    return {
        "event": one.category.event,
        "fields": list(one.category.fields),
        "effects": [
            {"item": effect.item, "wins": estimate_json(effect.wins), "points": estimate_json(effect.points)}
            for effect in one.effects
        ],
    }


def show(config: TournamentConfig, balance: Balance) -> None:
    """Print a short form of the report."""
    from tavolata.arena.report_words import options_text

    text = words_for_report(config)
    table = Table(
        text("arena-options"),
        *(text(f"arena-{what}") for what in ("points", "moves", "shared")),
        *(text(f"option-{name}") for name in balance.overall.shares_after),
        title=text("arena-balance-title", title=config.game.title),
        caption=text("arena-seats-about"),
    )
    for one in (balance.overall, *balance.variants):
        table.add_row(
            options_text(config, one.options, text),
            cell(one.points, "one", text),
            cell(one.moves, "one", text),
            f"{cell(one.shared_wins.times(100), 'one', text)} %",
            *(cell(shares[0], "two", text) for shares in one.shares_after.values()),
        )
    console.print(table)
    console.print(_items_table(config, balance, text))


def _items_table(config: TournamentConfig, balance: Balance, text: Words) -> Table:
    from tavolata.arena.report_words import category_title, item_name

    table = Table(
        words("tournament-event"),
        words("tournament-best"),
        words("tournament-worst"),
        title=f"{text('arena-items')}: {text('arena-more-wins')}",
    )
    for one in balance.categories:
        ends = one.effects[0], one.effects[-1]
        names = [
            f"{item_name(config, one.category, effect.item, text)}: {cell(effect.wins, 'two', text)}" for effect in ends
        ]
        table.add_row(category_title(one.category), *names)
    return table
