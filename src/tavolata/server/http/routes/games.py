"""What there is: games with their rules and editions, and the words for all of it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request
from fastapi.responses import PlainTextResponse

import tavolata
from tavolata.core.errors import check_language
from tavolata.server.content import catalog, editions, examples, lessons
from tavolata.server.http.dependencies import (
    AccessControlDep,
    ContentThreadsDep,
    HouseDep,
    NotifierDep,
    address_of,
    new_router,
)
from tavolata.server.protocol.bodies.catalog import Catalog
from tavolata.server.protocol.bodies.games import ClauseText, EditionDetails, EditionFile
from tavolata.server.protocol.bodies.rulebooks import ExampleAnswer, ExampleSteps, FirstLesson, PlayWell, RulebookText
from tavolata.server.words import translations

Language = Annotated[str, Path(max_length=2)]

router = new_router()


@router.get("/catalog")
async def get_catalog(
    request: Request, access_control: AccessControlDep, house: HouseDep, notifier: NotifierDep
) -> Catalog:
    """The games, bots, phrases and languages of this server."""
    return catalog.catalog(notifier.ways, notifier.push_key, request.app.state.network, house.settings)


@router.get("/games/{game}/rules/{language}")
async def get_rules(access_control: AccessControlDep, game: str, language: Language) -> list[ClauseText]:
    """The numbered rules of a game, in a language."""
    clauses = tavolata.game(game).clauses_in(check_language(language))
    return [ClauseText(number=one.number, section=one.section, text=one.text) for one in clauses.values()]


@router.get("/games/{game}/rulebook/{language}")
async def get_rulebook(access_control: AccessControlDep, game: str, language: Language) -> RulebookText:
    """The rules of a game as people like to read them, in a language."""
    return RulebookText.model_validate(tavolata.game(game).rulebook(check_language(language)))


@router.get("/games/{game}/examples/{name}")
async def get_example(
    access_control: AccessControlDep, threads: ContentThreadsDep, game: str, name: str
) -> ExampleSteps:
    """A worked example of the rulebook, move by move."""
    return await threads.run(examples.example_steps, tavolata.game(game), name)


@router.post("/games/{game}/examples/{name}")
async def try_example(
    access_control: AccessControlDep, threads: ContentThreadsDep, game: str, name: str, answer: ExampleAnswer
) -> ExampleSteps:
    """A worked example with an action of the reader's own: what would come of it? Nothing is stored."""
    return await threads.run(examples.tried_steps, tavolata.game(game), name, answer.action)


@router.get("/games/{game}/lesson")
async def get_lesson(access_control: AccessControlDep, threads: ContentThreadsDep, game: str) -> FirstLesson:
    """The first lesson of a game, made from its rules: for games that bring none of their own."""
    return await threads.run(lessons.first_lesson, tavolata.game(game))


@router.get("/games/{game}/play-well")
async def get_play_well(access_control: AccessControlDep, threads: ContentThreadsDep, game: str) -> PlayWell:
    """The second lesson of a game: positions in which the best move is not the one that suggests itself."""
    return await threads.run(examples.play_well, tavolata.game(game))


@router.get("/games/{game}/edition")
async def get_edition(access_control: AccessControlDep, game: str) -> EditionDetails:
    """The cards and maps we ship for a game."""
    return catalog.edition_details(tavolata.game(game).edition())


@router.get("/games/{game}/edition/file", response_class=PlainTextResponse)
async def get_edition_file(access_control: AccessControlDep, game: str) -> str:
    """The file of our edition (TOML), with its comments: a starting point for your own."""
    return tavolata.game(game).edition_text()


@router.post("/games/{game}/edition")
async def read_edition(
    request: Request, access_control: AccessControlDep, threads: ContentThreadsDep, game: str, file: EditionFile
) -> EditionDetails:
    """Read and check a custom edition; its `data` is what a new table takes as `edition`. Nothing is stored."""
    access_control.editions.check(address_of(request))
    return catalog.edition_details(await threads.run(editions.read_text, tavolata.game(game), file.name, file.text))


@router.get("/words/{language}", response_class=PlainTextResponse)
async def get_words(access_control: AccessControlDep, language: Language, game: str | None = None) -> str:
    """The translations (Fluent) of the core, the bots and the server, with those of a game if one is named."""
    name = tavolata.game(game).name if game else None
    return translations(name, check_language(language))
