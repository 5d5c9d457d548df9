"""The screen: the table as one seat may see it, and the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tavolata.cli.action_prompt import FieldPrompt
from tavolata.cli.output import console
from tavolata.cli.view_drawing import ViewDrawing
from tavolata.core.edition import Edition
from tavolata.core.events import Event
from tavolata.core.game_spec import GameSpec
from tavolata.core.view import View
from tavolata.core.words import Words

LOG_MOVES = 60
"""Moves that are rendered for the log; more than fit on any screen."""
SHORTEST_LOG = 4
HEADLINE, FRAME, PROMPT = 1, 2, 1
"""The heights of these parts, in lines."""


class LastLines:
    """The last lines of something long."""

    def __init__(self, whole: RenderableType, count: int) -> None:
        self.whole = whole
        self.count = count

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for line in console.render_lines(self.whole, options, pad=False)[-self.count :]:
            yield from line
            yield Segment.line()


class Drawing(Protocol):
    """How a game is drawn in the terminal: `DRAWING` in its `terminal` module, called with words, edition and names."""

    @property
    def stacked(self) -> bool: ...
    @property
    def shows_players(self) -> bool: ...
    def headline(self, view: View) -> str: ...
    def board(self, view: View) -> RenderableType: ...
    def answers(self, view: View, field: str, values: Sequence[str | int]) -> RenderableType | None: ...


def drawing_of(game: GameSpec, words: Words, edition: Edition, names: Mapping[int, str]) -> Drawing:
    """The drawing of a game, from its own `terminal` module; without one, its view as a list."""
    if find_spec(f"{game.package}.terminal") is None:
        return ViewDrawing(game, words, edition, names)
    return cast(Drawing, import_module(f"{game.package}.terminal").DRAWING(words, edition, names))


class Screen:
    """Draws a table for one reader."""

    def __init__(self, game: GameSpec, words: Words, edition: Edition, names: Mapping[int, str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.drawing = drawing_of(game, words, edition, names)

    def table(self, view: View, log: Sequence[Sequence[Event]], below: RenderableType = "") -> RenderableType:
        """Headline, board, players, and the last moves: side by side, or below each other where the board is wide.

        What will be printed `below` is given so that there is room for it.
        """
        headline = Rule(" · ".join(filter(None, (self.game.title, self.drawing.headline(view)))), style="dim")
        board, players = self.drawing.board(view), self._players(view)
        if not self.drawing.stacked:
            return Group(headline, _side_by_side(board, Group(players, self._log(log, players, below))))
        log_of_moves = self._log(log, board, below)
        if self.drawing.shows_players:
            return Group(headline, board, log_of_moves)
        return Group(headline, board, _side_by_side(players, log_of_moves))

    def question(self, view: View, question: FieldPrompt) -> RenderableType:
        """The possible answers: drawn by the game if it does so, else a numbered list."""
        picture = self.drawing.answers(view, question.field, question.values)
        if picture is not None:
            return picture
        if question.wants_number:
            return Text(f"  {question.possible}")
        return Text("   ".join(f"{answer.number} {answer.name}" for answer in question.answers))

    def move_text(self, events: Sequence[Event]) -> str:
        """The events of one move in words: one paragraph, or several lines if there are many."""
        lines = self.game.events.lines(events)
        return "\n".join(" ".join(self.words.event(self.game, event, self.names) for event in line) for line in lines)

    def result(self, view: View) -> RenderableType:
        """Who won, and why."""
        assert view.result is not None
        result = view.result
        table = Table(self.words("rank"), self.words("player"), self.words("points"))
        for seat in sorted(range(view.players), key=lambda seat: result.ranks[seat]):
            style = "bold" if seat in result.winners else ""
            name = self.words.seat(seat, self.names)
            table.add_row(f"{result.ranks[seat]}.", name, str(result.points[seat]), style=style)
        winners = ", ".join(self.words.seat(seat, self.names) for seat in result.winners)
        why = self.words("won", winners=winners, count=len(result.winners), why=self.words(f"why-{result.why}"))
        return Group(Text(f"{why} ({result.clause})", style="bold green"), table)

    def _players(self, view: View) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 1))
        for seat in range(view.players):
            turn = "▶" if seat in view.movers else " "
            name = self.words.seat(seat, self.names)
            points = "" if view.points is None else self.words("points-short", points=view.points[seat])
            table.add_row(turn, name, points, style="bold" if seat in view.movers else "")
        return table

    def log(self, log: Sequence[Sequence[Event]]) -> RenderableType:
        """The moves in words, with a bullet before each."""
        moves = Table.grid(padding=(0, 1))
        for events in log:
            if events:
                moves.add_row("·", Text(self.move_text(events)))
        return moves

    def _log(self, log: Sequence[Sequence[Event]], above: RenderableType, below: RenderableType) -> RenderableType:
        """The last moves, as many as fit between what is above and below."""
        taken = HEADLINE + len(console.render_lines(above)) + FRAME + len(console.render_lines(below)) + PROMPT
        lines = LastLines(self.log(log[-LOG_MOVES:]), max(SHORTEST_LOG, console.height - taken))
        return Panel(lines, title=self.words("log"), title_align="left", border_style="dim")


def _side_by_side(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid
