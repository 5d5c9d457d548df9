"""Writing the pages: figures into templates, in the reader's language."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.arena.balance.balance import Balance, Subject
from tavolata.arena.balance.things import Worth
from tavolata.arena.extras import check_installed
from tavolata.arena.figures.resampling import Figure
from tavolata.arena.figures.standings import Standings
from tavolata.arena.tournament.config import Options, TournamentConfig
from tavolata.core.domains import named
from tavolata.core.words import PACKAGE, Words

if TYPE_CHECKING:
    from jinja2 import Environment

HERE = Path(__file__).parent
MOST_PLOTTED = 40
"""Of more things, only the best and the worst are plotted; the table has them all."""


def check_pages_can_be_written() -> None:
    """Refuse before hours of playing, not after."""
    check_installed("arena", "jinja2", "matplotlib")


def arena_words(config: TournamentConfig, language: str) -> Words:
    """The words of the arena and of the game."""
    return Words(language, (PACKAGE / "core", PACKAGE / "arena", config.game.folder))


def tournament_page(config: TournamentConfig, standings: Standings, language: str) -> str:
    """The report of a tournament."""
    from tavolata.arena.pages import plots

    words = arena_words(config, language)
    ranking = sorted(standings.ratings.items(), key=lambda one: -one[1].value)
    names, figures = [name for name, _ in ranking], [figure for _, figure in ranking]
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
            ratings_plot=plots.intervals(names, figures, words("arena-elo"), fair=0),
            seats_plot=_seats_plot(words, standings.seats),
        )
    )


def balance_page(config: TournamentConfig, balance: Balance, language: str) -> str:
    """The report of a game's balance."""
    from tavolata.arena.pages import plots

    words = arena_words(config, language)
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
            turns_plots=[
                (
                    words(f"option-{name}"),
                    plots.intervals(
                        [words("arena-turn", number=k + 1) for k in range(len(shares))],
                        shares,
                        words("arena-fair-share"),
                        fair=1,
                    ),
                )
                for name, shares in balance.whole.turns.items()
            ],
            points_plot=plots.histogram(
                balance.results.points.ravel(), words("arena-points"), words("arena-seats-count")
            ),
            moves_plot=plots.histogram(balance.results.moves, words("arena-moves"), words("arena-games-count")),
            subjects=[_chapter(config, subject, words) for subject in balance.subjects],
        )
    )


@dataclass(frozen=True)
class Chapter:
    """A subject as a page shows it."""

    title: str
    example: str
    plot: str
    rows: list[tuple[str, Worth]]


def subject_title(subject: Subject) -> str:
    """An event and its field, as the game declares them."""
    return f"{subject.topic.event}: {', '.join(subject.topic.fields)}"


def thing_name(config: TournamentConfig, subject: Subject, worth: Worth, words: Words) -> str:
    """What people call a thing."""
    domain = subject.topic.domain
    return str(words.value(domain, named(domain, worth.thing, config.edition.names)))


def options_text(config: TournamentConfig, options: Options, words: Words) -> str:
    """Options as people write them."""
    declared = {option.name: option for option in config.game.options}
    return ", ".join(f"{name}={declared[name].write(value)}" for name, value in options) or words("arena-all")


def _chapter(config: TournamentConfig, subject: Subject, words: Words) -> Chapter:
    from tavolata.arena.pages import plots

    rows = [(thing_name(config, subject, worth, words), worth) for worth in subject.worths]
    shown = rows if len(rows) <= MOST_PLOTTED else rows[: MOST_PLOTTED // 2] + rows[-MOST_PLOTTED // 2 :]
    names, figures = [name for name, _ in shown], [worth.wins for _, worth in shown]
    return Chapter(
        title=subject_title(subject),
        example=words.event(config.game, subject.example),
        plot=plots.intervals(names, figures, words("arena-more-wins"), fair=0),
        rows=rows,
    )


def _seats_plot(words: Words, seats: list[Figure]) -> str:
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
