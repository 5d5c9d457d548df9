"""Rulebooks and their examples, as they are sent to the browser."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

from tavolata.server.protocol.messages import EventJson, ViewJson


class RulebookBlock(BaseModel):
    """A paragraph, a list item or a picture, with the clauses it tells."""

    model_config = ConfigDict(from_attributes=True)

    kind: Literal["paragraph", "item", "picture"]
    text: str
    clauses: tuple[str, ...]
    example: str | None


class RulebookSection(BaseModel):
    """A heading and what follows it."""

    model_config = ConfigDict(from_attributes=True)

    name: str
    title: str
    blocks: tuple[RulebookBlock, ...]


class RulebookText(BaseModel):
    """The rules of one game, told for people."""

    model_config = ConfigDict(from_attributes=True)

    sections: tuple[RulebookSection, ...]


class ExampleStep(BaseModel):
    """What has happened since the step before, the game after it, and the action that the example goes on with."""

    events: list[EventJson]
    view: ViewJson
    expects: str | None


class ExampleSteps(BaseModel):
    """A worked example, move by move, as its reader sees it."""

    steps: list[ExampleStep]


class ExampleAnswer(BaseModel):
    """What a reader would do at the beginning of an example instead."""

    action: Annotated[str, StringConstraints(min_length=1, max_length=200)]
