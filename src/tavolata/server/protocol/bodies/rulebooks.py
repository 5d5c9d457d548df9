"""Rulebooks and their examples, as they are sent to the browser."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, StringConstraints

from tavolata.server.protocol.bodies.body import Body
from tavolata.server.protocol.messages import EventJson, ViewJson

READ_FROM_OBJECTS = ConfigDict(from_attributes=True)


class RulebookBlock(Body):
    """A paragraph, a list item or a picture, with the clauses it tells."""

    model_config = READ_FROM_OBJECTS

    kind: Literal["paragraph", "item", "picture"]
    text: str
    clauses: tuple[str, ...]
    example: str | None


class RulebookSection(Body):
    """A heading and what follows it."""

    model_config = READ_FROM_OBJECTS

    name: str
    title: str
    blocks: tuple[RulebookBlock, ...]


class RulebookText(Body):
    """The rules of one game, told for people."""

    model_config = READ_FROM_OBJECTS

    sections: tuple[RulebookSection, ...]


class ExampleStep(Body):
    """What has happened since the step before, the game after it, and the action that the example goes on with."""

    events: list[EventJson]
    view: ViewJson
    expects: str | None


class ExampleSteps(Body):
    """A worked example, move by move, as its reader sees it, and the step that its picture shows."""

    steps: list[ExampleStep]
    shown: int


class PlayWell(Body):
    """The second lesson of a game: in each position the first move is the best, and the reader's to find."""

    positions: list[ExampleSteps]


LessonSentence = Literal["summary", "lesson-marked", "lesson-goes-on", "lesson-example", "lesson-over"]
"""What the guide of a lesson says in words of the game (its summary) or of the app."""


class FirstLessonMove(Body):
    """What the reader saw of a move, and what the table looked like after it."""

    events: tuple[EventJson, ...]
    view: ViewJson


class FirstLessonStep(Body):
    """A step of a lesson that is made from a game's rules: what is told, what happens, and what the reader is to do."""

    says: LessonSentence | None
    clauses: tuple[str, ...]
    """The clauses that are told, as the rulebook tells them."""
    example: str | None
    """The worked example of the rulebook that has been played."""
    moves: tuple[FirstLessonMove, ...]
    """What has happened since the step before."""
    view: ViewJson
    expects: str | None


class FirstLesson(Body):
    """The first lesson of a game that has none of its own."""

    steps: list[FirstLessonStep]


class ExampleAnswer(Body):
    """What a reader would do at the beginning of an example instead."""

    action: Annotated[str, StringConstraints(min_length=1, max_length=200)]
