"""Games that were played: records, and looking back move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from fastapi import Path, Query, Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from tavolata.core.domains import MAX_SEATS
from tavolata.server.errors import NotFound
from tavolata.server.http.dependencies import (
    Asker,
    ReplayThreadsDep,
    StoreDep,
    address_of,
    check_not_guest,
    new_router,
)
from tavolata.server.http.replay_threads import ReplayThreads
from tavolata.server.protocol import messages
from tavolata.server.protocol.commands import MAX_NUMBER
from tavolata.server.store import Store
from tavolata.server.table import replay
from tavolata.server.table.access import Access

GameNumber = Annotated[int, Path(ge=1, le=MAX_NUMBER)]
PerspectiveName = Literal["seat", "all"]
STEPS = TypeAdapter(list[messages.ReplayStep])
Answer = TypeVar("Answer")

router = new_router()


@router.get("/tables/{table}/games/{game}/record")
async def get_record(
    request: Request, store: StoreDep, threads: ReplayThreadsDep, asker: Asker, game: GameNumber
) -> dict[str, Any]:
    """The record of a finished game, to be verified by anybody."""
    return await replayed(request, store, threads, asker, game, replay.record)


@router.get("/tables/{table}/games/{game}/steps/{move}")
async def get_step(
    request: Request,
    store: StoreDep,
    threads: ReplayThreadsDep,
    asker: Asker,
    game: GameNumber,
    move: Annotated[int, Path(ge=0, le=MAX_NUMBER)],
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
    perspective: PerspectiveName = "seat",
) -> messages.ReplayStep:
    """A game after so many moves, from the perspective of a seat or with all cards open."""
    return await replayed(
        request,
        store,
        threads,
        asker,
        game,
        lambda played: replay.step(played, asker, move, seat, perspective == "all"),
    )


@router.get("/tables/{table}/games/{game}/steps", response_model=list[messages.ReplayStep])
async def get_steps(
    request: Request,
    store: StoreDep,
    threads: ReplayThreadsDep,
    asker: Asker,
    game: GameNumber,
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
    perspective: PerspectiveName = "seat",
) -> Response:
    """A whole game, step by step: to look at it again without asking each time, and without a connection."""

    def steps_json(played: replay.TableGame) -> bytes:
        return STEPS.dump_json(STEPS.validate_python(replay.steps(played, asker, seat, perspective == "all")))

    return Response(await replayed(request, store, threads, asker, game, steps_json), media_type="application/json")


async def replayed(
    request: Request,
    store: Store,
    threads: ReplayThreads,
    asker: Access,
    game: int,
    work: Callable[[replay.TableGame], Answer],
) -> Answer:
    """Play a game again, and make an answer of it, both in a thread."""
    check_not_guest(asker)
    async with threads.turn(request, address_of(request)):
        found = await store.load(asker.table_id)
        if found is None:
            raise NotFound("no-such-table")
        row, entries = found
        return await threads.run(lambda: work(replay.read_game(row, entries, game)))
