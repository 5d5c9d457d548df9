"""`tavolata play`: play in the terminal, alone against bots or several people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import tavolata
from tavolata.bots.pace import DEFAULT_PACE
from tavolata.cli.arguments import EditionFile, Language, Seed, TableOptions, named_game, read_options, read_seed
from tavolata.cli.language import words
from tavolata.cli.saved_games import check_writable
from tavolata.cli.seats import SeatedPlayer, read_seats, recorded_seats, seat_everybody
from tavolata.cli.terminal_game import TerminalGame
from tavolata.core.errors import BadInput
from tavolata.core.match import Match
from tavolata.core.records import read_file


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
    lang: Language = None,
) -> None:
    if resume:
        if game or players or option or edition or seed:
            raise BadInput("resume-alone")
        match, seated = _resume(resume, seat)
    elif game:
        found = named_game(game)
        seated = seat_everybody(found, seat, players)
        options = read_options(found, option, len(seated))
        match = found.new(len(seated), read_seed(seed), edition=edition, automate=True, **options)
    else:
        raise BadInput("play-what", known=", ".join(tavolata.games()))
    if record:
        check_writable(record, match)
    TerminalGame(match, seated, record, resume, pace.lower()).play()


def _resume(file: Path, seats: list[str] | None) -> tuple[Match, list[SeatedPlayer]]:
    record = read_file(file)
    match = tavolata.verify(record, automate=True)
    seated = recorded_seats(record["seats"], match.players) | read_seats(seats, match.players)
    if len(seated) < match.players:
        raise BadInput("record-seats")
    return match, [seated[seat] for seat in range(match.players)]
