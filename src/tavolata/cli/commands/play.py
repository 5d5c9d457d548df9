"""`tavolata play`: play in the terminal, alone against bots or several people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import tavolata
from tavolata.bots import DEFAULT_BOT_SECONDS
from tavolata.bots.pace import DEFAULT_PACE
from tavolata.cli.arguments import (
    BotSeconds,
    EditionFile,
    Language,
    Seed,
    TableOptions,
    named_game,
    read_options,
    read_seed,
)
from tavolata.cli.language import words, words_for
from tavolata.cli.record_files import check_writable
from tavolata.cli.seats import SeatedPlayer, names_of, read_seats, recorded_seats, seat_everybody
from tavolata.cli.terminal_game import TerminalGame
from tavolata.core.errors import BadInput
from tavolata.core.records import read_record
from tavolata.server.entries import DEFAULT_HINT_RULE, HintRule
from tavolata.server.table.chairs import Chair
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.hint_rights import known_hint_rule
from tavolata.server.table.local_table import LocalTable
from tavolata.server.table.setup import Setup

DEFAULT_AHEAD_SECONDS = 60.0


def run(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=words("help-game"))] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="N=WHO", help=words("help-seat"))] = None,
    players: Annotated[int | None, typer.Option("--players", help=words("help-players"))] = None,
    option: TableOptions = None,
    edition: EditionFile = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=words("help-resume"))] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help=words("help-record"))] = None,
    pace: Annotated[str, typer.Option("--pace", envvar="TAVOLATA_PACE", help=words("help-pace"))] = DEFAULT_PACE,
    bot_seconds: BotSeconds = DEFAULT_BOT_SECONDS,
    ahead_seconds: Annotated[
        float, typer.Option("--ahead-seconds", min=0.0, help=words("help-ahead-seconds"))
    ] = DEFAULT_AHEAD_SECONDS,
    hints: Annotated[str, typer.Option("--hints", help=words("help-hints"))] = DEFAULT_HINT_RULE,
    ask_everything: Annotated[bool, typer.Option("--ask-everything", help=words("help-ask-everything"))] = False,
    lang: Language = None,
) -> None:
    rule = known_hint_rule(hints.lower())
    if resume:
        if game or players or option or edition or seed:
            raise BadInput("resume-alone")
        table, seated = _resumed(resume, seat, pace.lower(), rule, bot_seconds, ahead_seconds)
    elif game:
        found = named_game(game)
        seated = seat_everybody(found, seat, players)
        options = found.resolve_options(len(seated), read_options(found, option, len(seated)))
        setup = Setup(found, len(seated), options, found.edition(edition), TimeControl())
        table = LocalTable(setup, _chairs(found.name, seated), pace.lower(), rule, bot_seconds, ahead_seconds)
        table.deal(read_seed(seed))
    else:
        raise BadInput("play-what", known=", ".join(tavolata.games()))
    if record:
        check_writable(record, table.match)
    TerminalGame(table, seated, record, resume, ask_everything).play()


def _resumed(
    file: Path, seats: list[str] | None, pace: str, hints: HintRule, bot_seconds: float, ahead_seconds: float
) -> tuple[LocalTable, list[SeatedPlayer]]:
    noted = read_record(file)
    match = tavolata.verify(noted, automate=True)
    named = recorded_seats(noted["seats"], match.players) | read_seats(seats, match.players)
    if len(named) < match.players:
        raise BadInput("record-seats")
    seated = [named[seat] for seat in range(match.players)]
    chairs = _chairs(match.game.name, seated)
    return LocalTable.resumed(match, chairs, pace, hints, bot_seconds, ahead_seconds), seated


def _chairs(game: str, seated: list[SeatedPlayer]) -> list[Chair]:
    """Who sits at the table: people by name, bots by kind."""
    names = names_of(seated, words_for(game))
    return [
        Chair(name=names[seat]) if seated_player.is_human else Chair(bot=seated_player.kind)
        for seat, seated_player in enumerate(seated)
    ]
