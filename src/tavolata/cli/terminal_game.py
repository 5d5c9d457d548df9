"""People and bots play one match in the terminal, to the end or until somebody leaves."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from tavolata.bots import CAST, FALLBACK_BOT, LEVELS, character_text
from tavolata.bots.pace import seconds_of
from tavolata.cli.action_prompt import ActionPrompt
from tavolata.cli.clause_text import clause_text
from tavolata.cli.hint_text import HintText
from tavolata.cli.keyboard import read_line
from tavolata.cli.language import LANGUAGE, words_for
from tavolata.cli.output import INTERRUPTED, STOPPED, clear_screen, console, errors, this_command
from tavolata.cli.player_left import PlayerLeft, leave_on_hangup
from tavolata.cli.record_files import RecordFiles
from tavolata.cli.screen import Screen
from tavolata.cli.seats import SeatedPlayer, names_of
from tavolata.cli.thinking_status import thinking_status
from tavolata.cli.welcome import commitment_line, welcome
from tavolata.core.actions import Action
from tavolata.core.background_compiler import background_compiler
from tavolata.core.errors import TavolataError
from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.core.moves import last_choice
from tavolata.core.view import View
from tavolata.server.table.local_table import LocalTable


class TerminalGame:
    """One match in the terminal. Commands go to the table, as they do on a server; the match is only looked at."""

    def __init__(
        self,
        table: LocalTable,
        seated: list[SeatedPlayer],
        record: Path | None = None,
        resumed: Path | None = None,
        asks_everything: bool = False,
    ) -> None:
        self.table = table
        self.asks_everything = asks_everything
        self.pause = seconds_of(table.table.bot_pace)
        match = self.match
        self.seated = seated
        self.files = RecordFiles(table, seated, record, resumed)
        self.words = words_for(match.game.name)
        self.names = names_of(seated, self.words)
        self.prompt = ActionPrompt(match, self.words, self.names)
        self.screen = Screen(match.game, self.words, match.edition, self.names)
        self.bots = [seat for seat, seated_player in enumerate(seated) if not seated_player.is_human]
        self.people = [seat for seat, seated_player in enumerate(seated) if seated_player.is_human]
        self.only_person = self.people[0] if len(self.people) == 1 else None
        self.looking = self.only_person
        self.commands: dict[str, Callable[[int, str], RenderableType]] = {
            "?": self._help,
            "help": self._help,
            "u": self._undo,
            "r": self._read_clause,
            "s": self._save,
            "l": self._whole_log,
            "q": self._quit,
        }

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self.table.match

    def play(self) -> None:
        """Play to the end. Whatever stops it before, the game is saved."""
        try:
            with leave_on_hangup():
                while self.match.movers:
                    self._one_move(self.match.movers[0])
                self._end()
        except PlayerLeft as left:
            self._leave(left.status)
        except KeyboardInterrupt:
            self._leave(INTERRUPTED)
        except Exception:
            self._keep()
            raise

    def _leave(self, status: int) -> None:
        if self.match.result is None:
            self._keep()
            sys.exit(status)

    def _one_move(self, seat: int) -> None:
        if seat in self.bots:
            self._bot_moves(seat)
        else:
            self._person_moves(seat)

    def _bot_moves(self, seat: int) -> None:
        """A bot moves, with a pause for people to follow it; without people there is no pause."""
        with thinking_status(self.pause if self.people else 0.0, self.words("thinks", player=self.names[seat])):
            update = self.table.bot_move(seat)
        if self.pause or not self.people:
            events = list(chain.from_iterable(self.table.table.events_of(update)(self.only_person)))
            console.print(self.screen.move_text(events), markup=False)

    # --- a person's move ------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        if action := self._obvious(seat):
            self.table.play(seat, action)
            return
        if self.looking != seat:
            self._curtain(seat)
        message: RenderableType = Text()
        left = self.match.legal(seat)
        while self.match.movers and seat in self.match.movers:
            self._draw(seat, left, message)
            line = ask(self.words("prompt", player=self.names[seat]))
            try:
                message, left = self._answered(seat, left, line)
            except TavolataError as refused:
                message = Text(refused.said_in(self.words), style="red")
            if not left:
                return

    def _obvious(self, seat: int) -> Action | None:
        """The choice that is none. Between people at one keyboard, what nobody may notice is asked all the same."""
        view = self.match.view(seat)
        is_secret = view.keeps_pause and self.only_person is None
        return None if self.asks_everything or is_secret else view.obvious

    def _answered(self, seat: int, left: list[Action], line: str) -> tuple[RenderableType, list[Action]]:
        """Carry out a command or narrow the choice down; no action is left when one has been played."""
        command, _, rest = line.partition(" ")
        if command == "u" and len(left) < len(self.match.legal(seat)):
            return Text(), self.match.legal(seat)
        if command == "h":
            return self._hint(seat, left), left
        if command in self.commands:
            message = self.commands[command](seat, rest.strip())
            return message, self.match.legal(seat) if command == "u" else left
        left = self.prompt.answer(left, line.split())
        if len(left) > 1:
            return Text(), left
        self.table.play(seat, left[0])
        return Text(), []

    def _draw(self, seat: int, left: list[Action], message: RenderableType) -> None:
        view = self.match.view(seat)
        below = Group(*self._asked(view, seat, left), message)
        clear_screen()
        console.print(self.screen.table(view, self._log(seat), below))
        console.print(below)

    def _log(self, seat: int) -> list[list[Event]]:
        """The log; what the seat's last choice brought, and what has happened since, as it happened: it is read now."""
        known = last_choice(self.match.moves, seat)
        return self.match.log_by_move(seat)[: 1 + known] + self.match.events_since(seat, known)

    def _asked(self, view: View, seat: int, left: list[Action]) -> Iterator[RenderableType]:
        """What the game is about, in the beginning; what has been chosen so far; and the question."""
        if not any(move.seat == seat for move in self.match.moves):
            yield Text(welcome(self.match, self.seated, self.words), style="dim")
        if self.bots and (progress := background_compiler.progress(self.match.game)) < 1:
            yield Text(self.words("warming-up", percent=int(100 * progress)), style="dim")
        for chair, count in self.table.table.hints_taken.items():
            if chair != seat:
                yield Text(self.words("hints-taken", player=self.names[chair], count=count), style="dim")
        yield from (Text(line, style="dim") for line in self._fault_lines())
        if chosen := self.prompt.chosen_so_far(self.match.legal(seat), left):
            yield Text(f"→ {', '.join(chosen)}", style="bold")
        question = self.prompt.question(left) or self.prompt.confirmation(left[0])
        yield Text(question.text, style="bold")
        yield self.screen.question(view, question)

    def _curtain(self, seat: int) -> None:
        """Hide everything until the next person sits down."""
        clear_screen()
        console.print(self.words("curtain", player=self.names[seat]), style="bold", markup=False)
        if ask(self.words("press-enter")) == "q":
            raise PlayerLeft(status=0)
        self.looking = seat

    # --- commands ------------------------------------------------------------

    def _help(self, seat: int, rest: str) -> RenderableType:
        return Text(f"{self.words('play-help')}\n{commitment_line(self.match, self.words)}")

    def _undo(self, seat: int, rest: str) -> RenderableType:
        self.table.undo(seat)
        return Text(self.words("undone"))

    def _hint(self, seat: int, left: list[Action]) -> RenderableType:
        """What the best bot would do: the two best of the remaining actions, with their expected results."""
        bot = character_text(CAST[LEVELS[-1]][0], LANGUAGE)[0]
        with thinking_status(0.0, self.words("thinks", player=bot)):
            advice = [one for one in self.table.hint(seat) if one.action in left]
        return Text(HintText(self.words, bot, self._worded).of(advice), style="cyan" if advice else "")

    def _read_clause(self, seat: int, rest: str) -> RenderableType:
        clauses = self.match.game.clauses_in(LANGUAGE)
        if rest:
            return clause_text([clauses.find(rest)])
        with console.pager(styles=True):
            console.print(clause_text(list(clauses.values())))
        return Text(self.words("which-clause", first=min(clauses), last=max(clauses)))

    def _save(self, seat: int, rest: str) -> RenderableType:
        return Text(self.words("saved", file=str(self.files.save_as(rest))), style="green")

    def _whole_log(self, seat: int, rest: str) -> RenderableType:
        return self.screen.log(self.match.log(seat))

    def _quit(self, seat: int, rest: str) -> RenderableType:
        raise PlayerLeft(status=0)

    # --- before and after ------------------------------------------------------------

    def _worded(self, action: Action) -> str:
        return self.words.action(self.match.game, action, self.match.edition.names, self.names)

    def _end(self) -> None:
        view = self.match.view(self.only_person)
        if self.people:
            clear_screen()
        result = Group(
            self.screen.result(view), Text(self.words("seed-shown", seed=self.match.seed.hex()), style="dim")
        )
        console.print(self.screen.table(view, self.match.log(None), result))
        console.print(result)
        for line in self._fault_lines():
            console.print(line, markup=False, soft_wrap=True)
        if self.files.at_end:
            self.files.write(self.files.at_end)
            console.print(self.words("saved", file=str(self.files.at_end)), markup=False, soft_wrap=True)
        elif self.people:
            self._offer_record()

    def _fault_lines(self) -> Iterator[str]:
        """The custom bots that have lost moves, each with its last fault."""
        for seat, faults in self.table.bot_faults.items():
            if faults:
                yield self.words(
                    "bot-faults",
                    player=self.names[seat],
                    count=len(faults),
                    fallback=FALLBACK_BOT,
                    last=faults[-1].said_in(self.words),
                )

    def _offer_record(self) -> None:
        while (line := ask(self.words("keep-record"))) not in ("", "q"):
            command, _, rest = line.partition(" ")
            try:
                console.print(self._save(0, rest.strip() if command == "s" else ""))
            except TavolataError as refused:
                console.print(refused.said_in(self.words), style="red", markup=False)
            else:
                return

    def _keep(self) -> None:
        """Save an interrupted game where it can be found again."""
        path = self.files.save_interrupted()
        if path is None:
            return
        with suppress(OSError):
            message = self.words("kept", command=this_command(), file=shlex.quote(str(path)))
            errors.print(message, markup=False, soft_wrap=True)


def ask(prompt: str) -> str:
    """A line from the keyboard."""
    try:
        return read_line(prompt)
    except (EOFError, OSError):
        raise PlayerLeft(STOPPED) from None
