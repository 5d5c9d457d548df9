"""The review of a finished game, and playing on from one of its positions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tavolata.core.domains import MAX_SEATS
from tavolata.server.protocol.bodies.body import Body
from tavolata.server.protocol.bodies.rulebooks import ExampleStep
from tavolata.server.protocol.commands import MAX_NUMBER
from tavolata.server.protocol.messages import EventJson

ReviewState = Literal["waiting", "working", "complete", "impossible"]
"""It waits for machine code, it is worked on, all of it is there, or nothing comes of it."""
MarkJson = Literal["best", "good", "inexact", "mistake", "blunder"]
MAX_SKETCH_MOVES = 500
"""So far is played on from a position at most."""


class ActionValueJson(Body):
    """What the best bot expects of an action, with standard errors."""

    action: str
    win: float
    """The share of the win of the seat that decides."""
    win_error: float | None
    points: float
    points_error: float | None
    visits: int
    probability: float
    """How often to choose it, where choices are to be varied."""


class JudgementJson(Body):
    """A decision, compared with the best one. All but `visits` and points is in shares of a win."""

    chosen: ActionValueJson
    best: ActionValueJson
    actions: list[ActionValueJson]
    """All that were tried, the best first."""
    gap: float
    """By how much the best one seems better."""
    error: float | None
    """The standard error of that."""
    loss: float
    """What the choice surely lost."""
    mark: MarkJson
    is_secret: bool
    """Nobody could see which action was chosen: then several may be right."""


class ReviewedDecisionJson(JudgementJson):
    """A decision of a person, judged with perfect memory."""

    move: int
    """The step that it led to."""
    seat: int
    remembered: JudgementJson | None
    """The same with the memory of a person, in a game that is played from memory."""
    brings: list[EventJson]
    """What would surely have come of the best action, where another one was chosen."""


class ReviewBudget(Body):
    """How long the best bot has thought about each decision."""

    simulations: int
    searches: int


class ReviewJson(Body):
    """The curve of a game and its decisions, in shares of a win; a row a step: the deal, then every move."""

    game: str
    players: int
    moves: list[tuple[int, str]]
    result: list[float]
    table: list[float]
    """What the table gave to every seat, before anything was dealt."""
    luck: list[float]
    play: list[float]
    """`table`, `luck` and `play` together make the `result`."""
    accuracies: list[float | None]
    values: list[list[float]]
    """What each seat should have expected after every step."""
    steps_by_luck: list[list[float]]
    steps_by_play: list[list[float]]
    turning_points: list[int]
    decisions: list[ReviewedDecisionJson]
    """Those that are judged and that the asker does not know yet, in the sequence of the moves."""
    budget: ReviewBudget


class ReviewAnswer(Body):
    """What is known so far."""

    state: ReviewState
    seats: list[int]
    """The seats of people, whose decisions are judged."""
    count: int | None
    """How many decisions there are; null: not known yet."""
    review: ReviewJson | None


class SketchMove(Body):
    """A move that was made in a sketch."""

    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)]
    action: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Sketch(Body):
    """Playing on from a position of a finished game, against bots; nothing of it is stored."""

    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)]
    """Whose decisions the asker makes."""
    move: Annotated[int, Field(ge=0, le=MAX_NUMBER)]
    """After how many moves of the game it begins."""
    moves: Annotated[list[SketchMove], Field(max_length=MAX_SKETCH_MOVES)]
    """All moves of the sketch so far, the last one by the asker."""


class SketchSteps(Body):
    """What has come of the asker's last move, up to their next decision or the end."""

    steps: list[ExampleStep]
    moves: list[SketchMove]
    """All moves of the sketch: to be sent again with the next one."""
