"""The HTTP interface. Secrets travel in the header `Authorization: Bearer …`, never in an address."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse

import tavolata
from tavolata.core.words import check_language
from tavolata.server import editions, hinting, offer, replaying, secrets, telling
from tavolata.server.answering import StrictRoute
from tavolata.server.door import Door
from tavolata.server.errors import Forbidden, Missing, Stranger
from tavolata.server.house import House, Live
from tavolata.server.limits import household
from tavolata.server.making import make
from tavolata.server.protocol import bodies, messages
from tavolata.server.protocol.commands import Command
from tavolata.server.requests import Access, sitting
from tavolata.server.store import Holder
from tavolata.server.words import catalogue

LANGUAGE = Annotated[str, Path(max_length=2)]
TABLE = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_\-]+$")]
MOST = 2**31 - 1
"""No number that somebody asks for is larger."""
GAME = Annotated[int, Path(ge=1, le=MOST)]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": bodies.Problem} for status in (400, 401, 403, 404, 409, 413, 429, 500, 503)
}

router = APIRouter(prefix="/api", responses=PROBLEMS, route_class=StrictRoute)


def house_of(request: Request) -> House:
    return request.app.state.house  # type: ignore[no-any-return]


def door_of(request: Request) -> Door:
    """The door, which has counted this knock."""
    door: Door = request.app.state.door
    door.requests.check(address_of(request))
    return door


def address_of(request: Request) -> str:
    return household(request.client.host) if request.client else ""


async def access_of(
    request: Request,
    door: Annotated[Door, Depends(door_of)],
    table: TABLE,
    authorization: Annotated[str, Header(max_length=200)] = "",
) -> Access:
    """Who asks, by the secret in the header."""
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Stranger("secret-missing")
    return await door.access(table, secret, address_of(request))


TheHouse = Annotated[House, Depends(house_of)]
TheDoor = Annotated[Door, Depends(door_of)]
Asker = Annotated[Access, Depends(access_of)]


# --- what there is ------------------------------------------------------------


@router.get("/offer")
async def get_offer(request: Request, door: TheDoor) -> bodies.Offer:
    """The games, bots, phrases and languages of this server."""
    state = request.app.state
    return offer.offer(state.notifier.ways, state.notifier.push_key, state.network)


@router.get("/games/{game}/rules/{language}")
async def get_rules(door: TheDoor, game: str, language: LANGUAGE) -> list[bodies.ClauseText]:
    """The numbered rules of a game, in a language."""
    clauses = tavolata.game(game).clauses_in(check_language(language))
    return [bodies.ClauseText(number=one.number, section=one.section, text=one.text) for one in clauses.values()]


@router.get("/games/{game}/edition")
async def get_edition(door: TheDoor, game: str) -> bodies.EditionSheet:
    """The cards and maps we ship for a game."""
    return offer.sheet_of(tavolata.game(game).edition())


@router.get("/games/{game}/edition/file", response_class=PlainTextResponse)
async def get_edition_file(door: TheDoor, game: str) -> str:
    """The same as the file it stands in (TOML), with its comments: to start one's own from."""
    return editions.shipped_text(tavolata.game(game))


@router.post("/games/{game}/edition")
async def read_edition(door: TheDoor, game: str, file: bodies.EditionFile) -> bodies.EditionSheet:
    """Read and check a file of one's own; its `data` is what a new table takes as `edition`. Nothing is kept."""
    return offer.sheet_of(await asyncio.to_thread(editions.read_text, tavolata.game(game), file.name, file.text))


@router.get("/words/{language}", response_class=PlainTextResponse)
async def get_words(door: TheDoor, language: LANGUAGE, game: str | None = None) -> str:
    """The catalogue (Fluent) of the core, the bots and the server, with that of a game if one is named."""
    name = tavolata.game(game).name if game else None
    return catalogue(name, check_language(language))


# --- tables ------------------------------------------------------------


@router.post("/tables", status_code=201)
async def make_table(request: Request, house: TheHouse, door: TheDoor, asked: bodies.NewTable) -> bodies.MadeTable:
    """Make a table. The secrets in the answer are told only once."""
    door.tables.check(address_of(request))
    made = make(asked, house.now())
    live = await house.make(made, deal=asked.start)
    return bodies.MadeTable(
        table=_table(live, None), host=made.host, seats=made.seats, invite=made.row.invite, watch=made.row.watch
    )


@router.get("/tables/{table}")
async def look_at_table(house: TheHouse, asker: Asker) -> bodies.Look:
    """A table, for anybody who has a link to it."""
    live = await house.open(asker.table)
    invite = None if asker.role == "spectator" else live.table.invite
    return bodies.Look(
        table=_table(live, asker.viewer),
        role=asker.role,  # type: ignore[arg-type]
        chair=asker.chair,
        links=bodies.Links(invite=invite, watch=live.table.watch),
        present=live.present(),
    )


def _table(live: Live, viewer: int | None) -> messages.Table:
    return messages.Table.model_validate(telling.table_json(live.table, viewer))


@router.post("/tables/{table}/chairs", status_code=201)
async def take_chair(house: TheHouse, asker: Asker, sit: bodies.Sit) -> bodies.Sat:
    """Take a free chair under a name, with the invitation or as the host (somebody on the same device)."""
    live = await house.open(asker.table)
    secret = secrets.new_secret()
    chair = await house.sit(live, lambda table: sitting(table, asker, sit.chair, sit.name), secrets.digest(secret))
    return bodies.Sat(chair=chair, secret=secret)


@router.post("/tables/{table}/commands")
async def give_command(house: TheHouse, asker: Asker, command: Annotated[Command, Body()]) -> messages.Answer:
    """Anything that can be done at a table: the same as a frame on the socket."""
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")
    return messages.Answer.model_validate(await house.do(asker, command))


@router.get("/tables/{table}/messages")
async def get_messages(
    house: TheHouse, asker: Asker, since: Annotated[int | None, Query(ge=0, le=MOST)] = None
) -> list[messages.Message | messages.Welcome]:
    """The messages after a number, or everything: the same as on the socket, for programs that would rather ask."""
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")
    live = await house.open(asker.table)
    async with live.lock:
        frames = house.caught_up(live, asker, since)
    return [
        messages.Welcome.model_validate(frame) if "welcome" in frame else messages.Message.model_validate(frame)
        for frame in frames
    ]


@router.get("/tables/{table}/edition")
async def get_table_edition(house: TheHouse, asker: Asker) -> bodies.EditionSheet:
    """The cards and maps of a table."""
    live = await house.open(asker.table)
    return offer.sheet_of(live.table.setup.edition)


@router.get("/tables/{table}/hint")
async def get_hint(house: TheHouse, asker: Asker) -> bodies.Hint:
    """What the best bot thinks of the asker's open decision, from what that seat knows: the best first."""
    found = await hinting.hint(house, await house.open(asker.table), asker)
    return bodies.Hint(
        advice=[
            bodies.Advice(
                action=str(one.action),
                points=round(one.points, 2),
                win=round(one.win, 3),
                visits=one.visits,
                is_sure=one.is_sure,
                share=round(one.share, 3),
            )
            for one in found
        ],
        is_secret=any(one.is_secret for one in found),
    )


@router.put("/tables/{table}/contact", status_code=204)
async def set_contact(request: Request, house: TheHouse, asker: Asker, contact: bodies.Contact) -> None:
    """How to reach the asker when it is their turn; without a contact they are not told any more."""
    if asker.chair is None:
        raise Forbidden("no-own-chair")
    given = None if contact.contact is None else request.app.state.notifier.check(contact.contact)
    kept = None if given is None else {"contact": given, "language": contact.language}
    await house.store.set_contact(asker.table, asker.chair, kept)


# --- another device ------------------------------------------------------------


@router.post("/tables/{table}/codes", status_code=201)
async def lend_code(house: TheHouse, asker: Asker) -> bodies.LentCode:
    """A short code that moves the asker's seat to another device."""
    if asker.role not in ("host", "seat"):
        raise Forbidden("no-own-chair")
    code = secrets.new_code()
    until = house.now() + house.settings.code_minutes * 60_000
    holder = Holder(asker.table, asker.role, asker.chair)
    await house.store.lend_code(secrets.digest(code), holder, until)
    return bodies.LentCode(code=code, until=until)


@router.post("/codes")
async def redeem_code(request: Request, door: TheDoor, typed: bodies.TypedCode) -> bodies.MovedSeat:
    """Type a code on the other device: the seat moves here."""
    access, secret = await door.take_over(typed.code, address_of(request))
    return bodies.MovedSeat(table=access.table, chair=access.chair, role=access.role, secret=secret)  # type: ignore[arg-type]


# --- games that were played ------------------------------------------------------------


@router.get("/tables/{table}/games/{game}/record")
async def get_record(house: TheHouse, asker: Asker, game: GAME) -> dict[str, Any]:
    """The record of a finished game, to be verified by anybody."""
    return replaying.record(await _played(house, asker, game))


@router.get("/tables/{table}/games/{game}/moments/{move}")
async def get_moment(
    house: TheHouse,
    asker: Asker,
    game: GAME,
    move: Annotated[int, Path(ge=0, le=MOST)],
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    eyes: Literal["seat", "all"] = "seat",
) -> bodies.Moment:
    """A game after so many moves, through the eyes of a seat or with all cards open."""
    played = await _played(house, asker, game)
    shown = replaying.moment(played, asker, move, seat, eyes == "all")
    return bodies.Moment.model_validate({"game": game, **shown})


@router.get("/tables/{table}/games/{game}/moments")
async def get_moments(
    house: TheHouse,
    asker: Asker,
    game: Annotated[int, Path(ge=1)],
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    eyes: Literal["seat", "all"] = "seat",
) -> list[bodies.Moment]:
    """A whole game, moment by moment: to look at it again without asking each time, and without a connection."""
    played = await _played(house, asker, game)
    shown = await asyncio.to_thread(replaying.moments, played, asker, seat, eyes == "all")
    return [bodies.Moment.model_validate({"game": game, **one}) for one in shown]


async def _played(house: House, asker: Access, game: int) -> replaying.Played:
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")
    found = await house.store.load(asker.table)
    if found is None:
        raise Missing("no-such-table")
    row, entries = found
    return await replaying.in_thread(row, entries, game)
