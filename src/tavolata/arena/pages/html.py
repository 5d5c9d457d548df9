"""The HTML reports: results rendered by templates, in the reader's language."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.arena.balance.balance import Balance, CategoryEffects
from tavolata.arena.balance.item_effects import ItemEffect
from tavolata.arena.report_words import arena_words, category_title, fault_lines, item_name, options_text
from tavolata.arena.statistics.bootstrap import IntervalEstimate
from tavolata.arena.statistics.standings import Standings
from tavolata.arena.tournament.config import TournamentConfig
from tavolata.core.extras import check_installed
from tavolata.core.words import Words

if TYPE_CHECKING:
    from jinja2 import Environment

HERE = Path(__file__).parent
MAX_PLOTTED = 40
"""Of more items, only the best and the worst are plotted; the table has them all."""


def check_pages_can_be_written() -> None:
    """Raise BadInput if a library is missing: before hours of playing, not after."""
    check_installed("arena", "jinja2", "matplotlib")


def tournament_page(config: TournamentConfig, standings: Standings, language: str) -> str:
    """The report of a tournament."""
    from tavolata.arena.pages import plots

    words = arena_words(config.game.name, language)
    ranking = sorted(standings.ratings.items(), key=lambda one: -one[1].value)
    names, ratings = [name for name, _ in ranking], [rating for _, rating in ranking]
    return (
        _templates(words)
        .get_template("tournament.html.jinja")
        .render(
            title=words("arena-tournament-title", title=config.game.title),
            lead=words("arena-lead", games=standings.games, deals=standings.deals, players=config.players),
            config_text=_config_text(config),
            players=config.players,
            standings=standings,
            ranking=ranking,
            faults=fault_lines(standings, words),
            ratings_plot=plots.intervals(names, ratings, words("arena-elo"), fair=0),
            seats_plot=_seats_plot(words, standings.seats),
        )
    )


def balance_page(config: TournamentConfig, balance: Balance, language: str) -> str:
    """The report of a game's balance."""
    from tavolata.arena.pages import plots

    words = arena_words(config.game.name, language)
    games = len(balance.results)
    return (
        _templates(words)
        .get_template("balance.html.jinja")
        .render(
            title=words("arena-balance-title", title=config.game.title),
            lead=words("arena-balance-lead", games=games, bot=", ".join(config.bots), players=config.players),
            config_text=_config_text(config),
            balance=balance,
            options_text=lambda options: options_text(config, options, words),
            seats_plot=_seats_plot(words, balance.seats),
            shares_after_plots=[
                (
                    words(f"option-{name}"),
                    plots.intervals(
                        [words("arena-turn", number=k + 1) for k in range(len(shares))],
                        shares,
                        words("arena-fair-share"),
                        fair=1,
                    ),
                )
                for name, shares in balance.overall.shares_after.items()
            ],
            points_plot=plots.histogram(
                balance.results.points.ravel(), words("arena-points"), words("arena-seats-count")
            ),
            moves_plot=plots.histogram(balance.results.moves, words("arena-moves"), words("arena-games-count")),
            categories=[_section(config, category, words) for category in balance.categories],
        )
    )


@dataclass(frozen=True)
class CategorySection:
    """A category of items as a page shows it."""

    title: str
    example: str
    plot: str
    rows: list[tuple[str, ItemEffect]]


def _section(config: TournamentConfig, found: CategoryEffects, words: Words) -> CategorySection:
    from tavolata.arena.pages import plots

    rows = [(item_name(config, found.category, effect.item, words), effect) for effect in found.effects]
    shown = rows if len(rows) <= MAX_PLOTTED else rows[: MAX_PLOTTED // 2] + rows[-MAX_PLOTTED // 2 :]
    names, wins = [name for name, _ in shown], [effect.wins for _, effect in shown]
    return CategorySection(
        title=category_title(found.category),
        example=words.event(config.game, found.example),
        plot=plots.intervals(names, wins, words("arena-more-wins"), fair=0),
        rows=rows,
    )


def _seats_plot(words: Words, seats: list[IntervalEstimate]) -> str:
    from tavolata.arena.pages import plots

    names = [words.seat(seat) for seat in range(len(seats))]
    return plots.intervals(names, seats, words("arena-fair-share"), fair=1)


def _config_text(config: TournamentConfig) -> str:
    return json.dumps(config.describe(), ensure_ascii=False)


def _templates(words: Words) -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals["words"] = words
    environment.globals["number"] = lambda value, unit: words(f"arena-number-{unit}", value=value)
    return environment
