"""The first lesson of a game that brings none for the browser: its rules, told where they matter in a short game.

Which clauses are about a choice, refusals say: those of choices of its kind. What stands before them in the rules
prepares the game, and what follows is told while it is played.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from tavolata.bots import Bot
from tavolata.core.clauses import Clauses
from tavolata.core.events import Event
from tavolata.core.examples import Example
from tavolata.core.game import Game
from tavolata.core.game_spec import GameSpec
from tavolata.core.match import Match
from tavolata.server.content.examples import example_steps
from tavolata.server.protocol.bodies.rulebooks import FirstLesson, FirstLessonMove, FirstLessonStep, LessonSentence
from tavolata.server.table.outgoing.game_json import event_json, view_json

SEED = 1
MOST_CLAUSES = 3
MOST_LETTERS = 420
"""So much is told in a step: what is read at a glance."""
MOST_PREPARATIONS = 3
"""Steps before the reader's first choice, beside the summary."""
LEAST_CHOICES = 2
MOST_CHOICES = 3
MOST_EXAMPLES = 2
MOST_REFUSALS = 400
"""Actions that are asked about, for the clauses that refuse them."""


@dataclass(frozen=True)
class Chapters:
    """The clauses of a game by when they are told."""

    before: Sequence[str]
    choice: Sequence[str]
    later: Sequence[str]
    end: Sequence[str]


@cache
def first_lesson(game: Game) -> FirstLesson:
    """The lesson of a game: the same whenever it is asked for."""
    return FirstLesson(steps=list(_LessonGame(game).steps()))


class _LessonGame:
    """A game of the fewest players: the reader is whoever decides first, and bots play for the others."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._match = game.new(game.seats[0], seed=SEED)
        self._seat = self._match.movers[0]
        self._known = 0
        self._bot = Bot("greedy", seed=SEED)

    def steps(self) -> Iterator[FirstLessonStep]:
        """All steps, in sequence."""
        clauses, chapters = self._game.clauses, chapters_of(self._match, self._seat)
        yield self._step("summary")
        for page in pages(clauses, chapters.before)[:MOST_PREPARATIONS]:
            yield self._step(clauses=page)
        choice = [list(chapters.choice[:MOST_CLAUSES])] if chapters.choice else []
        yield from self._choices([*choice, *pages(clauses, chapters.later)])
        yield from self._examples()
        self._play_to_the_end()
        yield self._step("lesson-over", clauses=next(iter(pages(clauses, chapters.end)), []))

    def _choices(self, all_pages: Sequence[list[str]]) -> Iterator[FirstLessonStep]:
        """The reader's first choices, each with something to tell; the last step tells what has come of them."""
        count = min(max(len(all_pages) - 1, LEAST_CHOICES), MOST_CHOICES)
        for number in range(count):
            if self._seat not in self._match.movers:
                break
            page = all_pages[number] if number < len(all_pages) else []
            best = self._bot.choose(self._match, self._seat)
            yield self._step(None if page else "lesson-marked", page, expects=str(best))
            self._match.move(self._seat, best)
            self._play_others()
        page = all_pages[count] if count < len(all_pages) else []
        yield self._step(None if page else "lesson-goes-on", page)

    def _examples(self) -> Iterator[FirstLessonStep]:
        """Worked examples of the rulebook, if there are any that begin with the reader's own move."""
        names = dict.fromkeys(block.example for block in self._game.rulebook("en").blocks if block.example)
        own = [name for name in names if self._is_own(self._game.examples[name])]
        for name in own[:MOST_EXAMPLES]:
            asked, *played = example_steps(self._game, name).steps
            moves = tuple(FirstLessonMove(events=tuple(step.events), view=step.view) for step in played)
            yield FirstLessonStep(
                says="lesson-example", clauses=(), example=None, moves=(), view=asked.view, expects=asked.expects
            )
            yield FirstLessonStep(says=None, clauses=(), example=name, moves=moves, view=played[-1].view, expects=None)

    def _is_own(self, example: Example) -> bool:
        return self._game.example_match(example).movers[0] == example.seat

    def _play_others(self) -> None:
        while self._match.movers and self._seat not in self._match.movers:
            mover = self._match.movers[0]
            self._match.move(mover, self._bot.choose(self._match, mover))

    def _play_to_the_end(self) -> None:
        """At random: how the game ends is looked at, not how it came to that."""
        dice = random.Random(SEED)
        while self._match.movers:
            mover = self._match.movers[0]
            self._match.move(mover, dice.choice(self._match.legal(mover)))
        self._known = len(self._match.moves)

    def _step(
        self, says: LessonSentence | None = None, clauses: Sequence[str] = (), expects: str | None = None
    ) -> FirstLessonStep:
        """What the reader has seen happen since the step before, and sees now."""
        seen = self._match.events_since(self._seat, self._known)
        moves = tuple(self._move(number, events) for number, events in enumerate(seen, self._known + 1))
        self._known = len(self._match.moves)
        view = view_json(self._match, self._seat)
        return FirstLessonStep(says=says, clauses=tuple(clauses), example=None, moves=moves, view=view, expects=expects)

    def _move(self, number: int, events: Sequence[Event]) -> FirstLessonMove:
        """One move as it is shown: what it says of a card must be true of the table beside it."""
        view = view_json(self._match.after(number), self._seat)
        return FirstLessonMove(events=tuple(map(event_json, events)), view=view)


def chapters_of(match: Match, seat: int) -> Chapters:
    """The clauses of a game by when they are told to somebody who has to make the first choice."""
    clauses = match.game.clauses
    numbers = list(clauses)
    choice = [number for number in numbers if number in _refusing(match, seat)]
    begin = numbers.index(choice[0]) if choice else 0
    end = _where_the_end_begins(match.game, after=numbers.index(choice[-1]) if choice else 0)
    later = [number for number in numbers[begin:end] if number not in choice]
    return Chapters(numbers[:begin], choice, later, numbers[end:])


def _refusing(match: Match, seat: int) -> set[str]:
    """The clauses by which actions of the kinds that are open to a seat are refused, to it or to others."""
    kinds = {type(action) for action in match.legal(seat)}
    asked = [action for action in match.game.actions if type(action) in kinds][:MOST_REFUSALS]
    refusals = (match.why(other, action) for other in range(match.players) for action in asked)
    return {refusal.clause for refusal in refusals if refusal and refusal.clause}


def _where_the_end_begins(game: GameSpec, after: int) -> int:
    """The first clause of the section that says who wins, or that clause itself, if it comes after these."""
    numbers = list(game.clauses)
    if game.winner_clause not in game.clauses:
        return len(numbers)
    winner = numbers.index(game.winner_clause)
    section = game.clauses[game.winner_clause].section
    begin = next(k for k, number in enumerate(numbers) if game.clauses[number].section == section)
    return next((k for k in (begin, winner) if k > after), len(numbers))


def pages(clauses: Clauses, numbers: Sequence[str]) -> list[list[str]]:
    """Clauses that are told together: a few of one section."""
    found: list[list[str]] = []
    for number in numbers:
        page = [clauses[one] for one in found[-1]] if found else []
        letters = sum(len(clause.text) for clause in (*page, clauses[number]))
        fits = len(page) < MOST_CLAUSES and letters <= MOST_LETTERS
        if page and fits and page[0].section == clauses[number].section:
            found[-1].append(number)
        else:
            found.append([number])
    return found
