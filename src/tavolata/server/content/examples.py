"""Worked examples of rulebooks, played for the reader or by the reader, and the positions of the second lesson."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from tavolata.core.examples import Example
from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.server.errors import NotFound
from tavolata.server.protocol.bodies.rulebooks import ExampleStep, ExampleSteps, PlayWell
from tavolata.server.table.outgoing.game_json import event_json, view_json

MOST_EXAMPLES = 200
"""Examples that are remembered; all games together have fewer."""


def example_of(game: Game, name: str) -> Example:
    """The example with this name."""
    if name not in game.examples:
        raise NotFound("no-such-example", name=name)
    return game.examples[name]


@lru_cache(MOST_EXAMPLES)
def example_steps(game: Game, name: str) -> ExampleSteps:
    """An example as it is meant, from its position to its last move."""
    return _played(game, example_of(game, name))


def tried_steps(game: Game, name: str, action: str) -> ExampleSteps:
    """An example with an action of the reader instead of its first move."""
    return _played(game, replace(example_of(game, name), moves=(action,), shown=None))


@cache
def play_well(game: Game) -> PlayWell:
    """The second lesson, position by position."""
    return PlayWell(positions=[_played(game, one) for one in game.play_well.values()])


def _played(game: Game, example: Example) -> ExampleSteps:
    match, moves = game.example_match(example), example.moves
    steps = [_step(match, example.seat, 0, moves[0])]
    for number, move in enumerate(moves, start=1):
        match.play(match.movers[0], move)
        steps.append(_step(match, example.seat, number - 1, moves[number] if number < len(moves) else None))
    return ExampleSteps(steps=steps, shown=len(moves) if example.shown is None else example.shown)


def _step(match: Match, seat: int, known: int, expects: str | None) -> ExampleStep:
    events = [event_json(event) for move in match.events_since(seat, known) for event in move]
    return ExampleStep(events=events, view=view_json(match, seat), expects=expects)
