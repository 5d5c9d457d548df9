"""`tavolata replay`: step through a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import tavolata
from tavolata.cli.arguments import AsJson, Language, RecordFile
from tavolata.cli.language import words, words_for
from tavolata.cli.output import console, print_json
from tavolata.cli.screen import Screen
from tavolata.core.errors import BadInput
from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.core.replays import read_file


def run(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help=words("help-eyes"))] = None,
    at: Annotated[int, typer.Option("--at", help=words("help-at"))] = 0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    noted = read_file(file)
    match = tavolata.verify(noted)
    if seat is not None and not 1 <= seat <= match.players:
        raise BadInput("seat-beyond", seat=seat, players=match.players)
    if not 0 <= at <= len(match.moves):
        raise BadInput("no-such-move", number=at, last=len(match.moves))
    eyes = None if seat is None else seat - 1
    if as_json:
        print_json({"moves": [_told(match, number, eyes) for number in range(len(match.moves) + 1)]})
    elif console.is_terminal:
        Replay(match, eyes, file).step_through(at)
    else:
        _print_all(match, eyes)


class Replay:
    """A record on the screen, one move after the other, there and back."""

    def __init__(self, match: Match, eyes: int | None, file: Path) -> None:
        self.match = match
        self.eyes = eyes
        self.file = file
        self.screen = Screen(match.game, words_for(match.game.name), {})

    def step_through(self, at: int) -> None:
        last = len(self.match.moves)
        problem = ""
        while True:
            self._draw(at, problem)
            problem = ""
            try:
                line = console.input(words("replay-prompt", at=at, last=last) + " ").strip()
            except EOFError:
                return
            if line == "q":
                return
            if line in ("", "n"):
                at = min(at + 1, last)
            elif line in ("b", "p"):
                at = max(at - 1, 0)
            elif line.isdecimal() and int(line) <= last:
                at = int(line)
            else:
                problem = BadInput("replay-key", given=line, last=last).said_in(words)

    def _draw(self, at: int, problem: str) -> None:
        before = self.match.after(at)
        console.clear()
        console.print(self.screen.table(before.view(self.eyes), before.log(self.eyes)))
        if before.result:
            console.print(self.screen.result(before.view(self.eyes)))
        console.print(problem, style="red", markup=False)


def _seen(match: Match, number: int, eyes: int | None) -> list[Event]:
    return match.log(eyes)[number]


def _told(match: Match, number: int, eyes: int | None) -> tavolata.JSON:
    events: list[tavolata.JSON] = [{"event": event.name, **event.fields} for event in _seen(match, number, eyes)]
    if number == 0:
        return {"events": events}
    move = match.moves[number - 1]
    return {"seat": move.seat, "action": str(move.action), "events": events}


def _print_all(match: Match, eyes: int | None) -> None:
    screen = Screen(match.game, words_for(match.game.name), {})
    for number, events in enumerate(match.log(eyes)):
        console.print(f"{number:3} {screen.story(events)}", markup=False, soft_wrap=True)
    if match.result:
        console.print(screen.result(match.view(eyes)))
