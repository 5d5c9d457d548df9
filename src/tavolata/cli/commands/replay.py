"""`tavolata replay`: step through a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer
from rich.console import Group
from rich.text import Text

import tavolata
from tavolata.cli.arguments import AsJson, Language, RecordFile
from tavolata.cli.keyboard import read_line
from tavolata.cli.language import words, words_for
from tavolata.cli.output import clear_screen, console, print_json
from tavolata.cli.screen import Screen
from tavolata.cli.seats import SeatedPlayer, names_of
from tavolata.core.errors import BadInput
from tavolata.core.events import Event, seen_events
from tavolata.core.match import Match
from tavolata.core.moves import Move
from tavolata.core.records import read_record


def run(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help=words("help-eyes"))] = None,
    at: Annotated[int, typer.Option("--at", help=words("help-at"))] = 0,
    all_open: Annotated[bool, typer.Option("--open", help=words("help-open"))] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    record = read_record(file)
    match = tavolata.verify(record)
    if seat is not None and not 1 <= seat <= match.players:
        raise BadInput("seat-beyond", seat=seat, players=match.players)
    if not 0 <= at <= len(match.moves):
        raise BadInput("no-such-move", number=at, last=len(match.moves))
    if all_open and match.result is None:
        raise BadInput("not-over")
    seated = [SeatedPlayer.from_record(str(text)) for text in (record["seats"] or [])[: match.players]]
    names = names_of(seated, words)
    replay = Replay(match, None if seat is None else seat - 1, all_open, names)
    if as_json:
        print_json(replay.to_json())
    elif console.is_terminal:
        replay.step_through(at)
    else:
        replay.print_all()


class Replay:
    """A record, move by move, forwards and backwards, as a seat or a spectator saw it or with all cards open."""

    def __init__(self, match: Match, viewer: int | None, all_open: bool, names: Mapping[int, str]) -> None:
        self.match = match
        self.viewer = viewer
        self.all_open = all_open
        self.log: list[Sequence[Event]] = [
            events if all_open else seen_events(events, viewer) for events in match.full_log()
        ]
        self.screen = Screen(match.game, words_for(match.game.name), match.edition, names)

    def step_through(self, at: int) -> None:
        """Go from move to move at the keyboard."""
        last = len(self.match.moves)
        problem = ""
        while True:
            self._draw(at, problem)
            problem = ""
            try:
                line = read_line(words("replay-prompt", at=at, last=last))
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

    def print_all(self) -> None:
        """Print every move."""
        for number, (_, events) in enumerate(self._visible_moves()):
            console.print(f"{number:3} {self.screen.move_text(events)}", markup=False, soft_wrap=True)
        if self.match.result:
            console.print(self.screen.result(self.match.view(self.viewer)))

    def to_json(self) -> tavolata.JSON:
        """Every move with its events; seats count from 0 here."""
        moves: list[tavolata.JSON] = []
        for number, events in self._visible_moves():
            shown: list[tavolata.JSON] = [{"event": event.name, **event.fields} for event in events]
            choice = self._choice(self.match.moves[number - 1]) if number else {}
            moves.append({"events": shown, **choice})
        return {"moves": moves}

    def _visible_moves(self) -> list[tuple[int, Sequence[Event]]]:
        """The deal and the moves of which the viewer saw something, with their numbers."""
        return [
            (number, events)
            for number, events in enumerate(self.log)
            if events or self.all_open or self.match.moves[number - 1].seat == self.viewer
        ]

    def _choice(self, move: Move) -> dict[str, tavolata.JSON]:
        """Who moved, and what they chose if the viewer may see it."""
        chosen: dict[str, tavolata.JSON] = {"action": str(move.action)}
        return {"seat": move.seat} | (chosen if self.all_open or move.seat == self.viewer else {})

    def _draw(self, at: int, problem: str) -> None:
        then = self.match.after(at)
        view = then.view(self.viewer)
        clear_screen()
        below = Group(*([self.screen.result(view)] if then.result else []), Text(problem, style="red"))
        console.print(self.screen.table(view, self.log[: at + 1], below))
        console.print(below)
