"""The review of a finished game, and playing on from one of its positions."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import Query, Request
from fastapi.responses import Response

from tavolata.server.http.dependencies import (
    Asker,
    HouseDep,
    ReplayThreadsDep,
    StoreDep,
    address_of,
    check_not_guest,
    new_router,
)
from tavolata.server.http.routes.replays import GameNumber, replayed
from tavolata.server.live.search_queue import SearchClient
from tavolata.server.live.sketches import begun_sketch
from tavolata.server.protocol.bodies.reviews import ReviewAnswer, Sketch, SketchSteps
from tavolata.server.protocol.commands import MAX_NUMBER
from tavolata.server.table.outgoing.review_json import without_known
from tavolata.server.table.replay import finished

router = new_router()


@router.get("/tables/{table}/games/{game}/review", response_model=ReviewAnswer)
async def get_review(
    request: Request,
    house: HouseDep,
    store: StoreDep,
    threads: ReplayThreadsDep,
    asker: Asker,
    game: GameNumber,
    known: Annotated[int, Query(ge=0, le=MAX_NUMBER)] = 0,
) -> Response:
    """What is known of the review of a finished game; whoever asks first has it begun. Ask again until it is complete.

    The first `known` decisions are left out: the asker has them already.
    """
    check_not_guest(asker)
    found = await house.reviews.find(asker.table_id, game)
    if found is None:
        played = await replayed(request, store, threads, asker, game, finished)
        found = house.reviews.begin((asker.table_id, game), played.match, played.seats_of_people, address_of(request))
    return Response(orjson.dumps(without_known(found, known)), media_type="application/json")


@router.post("/tables/{table}/games/{game}/sketch")
async def play_sketch(
    request: Request,
    house: HouseDep,
    store: StoreDep,
    threads: ReplayThreadsDep,
    asker: Asker,
    game: GameNumber,
    sketch: Sketch,
) -> SketchSteps:
    """Play on against bots from a position of a finished game. Nothing of it is stored."""

    match, bots = await replayed(
        request,
        store,
        threads,
        asker,
        game,
        lambda played: (begun_sketch(played, sketch), [played.table.chairs[chair].bot for chair in played.table.order]),
    )
    return await house.sketches.play_on(match, sketch, bots, SearchClient(asker.table_id, address_of(request)))
