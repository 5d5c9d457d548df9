"""The HTTP interface. Secrets travel in the header `Authorization: Bearer …`, never in an address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from pydantic import TypeAdapter

import tavolata
from tavolata.core.domains import MAX_SEATS
from tavolata.core.errors import check_language
from tavolata.server import tokens
from tavolata.server.entries import Holder
from tavolata.server.errors import Forbidden, NotFound, Unauthorized
from tavolata.server.http import catalog, editions
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.replay_threads import ReplayThreads
from tavolata.server.http.strict_route import StrictRoute
from tavolata.server.live.house import House
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.notice_permission import NoticePermission
from tavolata.server.networks import client_network
from tavolata.server.protocol import bodies, messages
from tavolata.server.protocol.commands import Command
from tavolata.server.table import outgoing, replay
from tavolata.server.table.access import Access
from tavolata.server.table.command_handlers.chairs import sat_entry
from tavolata.server.table.creation import create_table
from tavolata.server.table.rights import current_access
from tavolata.server.words import translations

LANGUAGE = Annotated[str, Path(max_length=2)]
TABLE = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_\-]+$")]
TOKEN = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_\-]+$")]
"""Of the links in mails."""
MOST = 2**31 - 1
"""No number that somebody asks for is larger."""
GAME = Annotated[int, Path(ge=1, le=MOST)]
ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": bodies.Problem} for status in (400, 401, 403, 404, 409, 413, 429, 500, 503)
}
STEPS = TypeAdapter(list[messages.ReplayStep])
Look = TypeVar("Look")

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES, route_class=StrictRoute)


def house_of(request: Request) -> House:
    return request.app.state.house  # type: ignore[no-any-return]


def access_control_of(request: Request) -> AccessControl:
    """The access control, which has counted this request."""
    access_control: AccessControl = request.app.state.access_control
    access_control.requests.check(address_of(request))
    return access_control


def address_of(request: Request) -> str:
    return client_network(request.client.host) if request.client else ""


async def access_of(
    request: Request,
    access_control: Annotated[AccessControl, Depends(access_control_of)],
    table: TABLE,
    authorization: Annotated[str, Header(max_length=200)] = "",
) -> Access:
    """Who asks, by the secret in the header."""
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Unauthorized("secret-missing")
    return await access_control.access(table, secret, address_of(request))


def permission_of(request: Request) -> NoticePermission:
    return request.app.state.permission  # type: ignore[no-any-return]


TheHouse = Annotated[House, Depends(house_of)]
TheAccessControl = Annotated[AccessControl, Depends(access_control_of)]
Asker = Annotated[Access, Depends(access_of)]
Permission = Annotated[NoticePermission, Depends(permission_of)]


# --- what there is ------------------------------------------------------------


@router.get("/catalog")
async def get_catalog(request: Request, access_control: TheAccessControl) -> bodies.Catalog:
    """The games, bots, phrases and languages of this server."""
    state = request.app.state
    return catalog.catalog(state.notifier.ways, state.notifier.push_key, state.network, state.house.settings)


@router.get("/games/{game}/rules/{language}")
async def get_rules(access_control: TheAccessControl, game: str, language: LANGUAGE) -> list[bodies.ClauseText]:
    """The numbered rules of a game, in a language."""
    clauses = tavolata.game(game).clauses_in(check_language(language))
    return [bodies.ClauseText(number=one.number, section=one.section, text=one.text) for one in clauses.values()]


@router.get("/games/{game}/edition")
async def get_edition(access_control: TheAccessControl, game: str) -> bodies.EditionDetails:
    """The cards and maps we ship for a game."""
    return catalog.edition_details(tavolata.game(game).edition())


@router.get("/games/{game}/edition/file", response_class=PlainTextResponse)
async def get_edition_file(access_control: TheAccessControl, game: str) -> str:
    """The file of our edition (TOML), with its comments: a starting point for your own."""
    return editions.shipped_text(tavolata.game(game))


@router.post("/games/{game}/edition")
async def read_edition(
    request: Request, access_control: TheAccessControl, game: str, file: bodies.EditionFile
) -> bodies.EditionDetails:
    """Read and check a custom edition; its `data` is what a new table takes as `edition`. Nothing is stored."""
    access_control.editions.check(address_of(request))
    return catalog.edition_details(
        await asyncio.to_thread(editions.read_text, tavolata.game(game), file.name, file.text)
    )


@router.get("/words/{language}", response_class=PlainTextResponse)
async def get_words(access_control: TheAccessControl, language: LANGUAGE, game: str | None = None) -> str:
    """The translations (Fluent) of the core, the bots and the server, with those of a game if one is named."""
    name = tavolata.game(game).name if game else None
    return translations(name, check_language(language))


# --- tables ------------------------------------------------------------


@router.post("/tables", status_code=201)
async def make_table(
    request: Request, house: TheHouse, access_control: TheAccessControl, asked: bodies.NewTable
) -> bodies.MadeTable:
    """Make a table. The secrets in the answer are told only once."""
    await access_control.tables.check(address_of(request))
    made = create_table(asked, house.now())
    live = await house.create(made, asked.start, address_of(request))
    return bodies.MadeTable(
        table=_table(live, None), host=made.host, seats=made.seats, invite=made.row.invite, watch=made.row.watch
    )


@router.get("/tables/{table}")
async def look_at_table(house: TheHouse, asker: Asker) -> bodies.Look:
    """A table, for anybody who has a link to it."""
    live = await house.open(asker.table)
    role = current_access(live.table, asker).role
    invite = None if role == "spectator" else live.table.invite
    return bodies.Look(
        table=_table(live, asker.viewer),
        role=role,
        chair=asker.chair,
        links=bodies.Links(invite=invite, watch=live.table.watch),
        present=live.present(),
    )


def _table(live: LiveTable, viewer: int | None) -> messages.TableJson:
    return outgoing.table_json(live.table, viewer)


@router.post("/tables/{table}/chairs", status_code=201)
async def take_chair(house: TheHouse, asker: Asker, sit: bodies.Sit) -> bodies.Sat:
    """Take a free chair under a name, with the invitation or as the host (somebody on the same device)."""
    live = await house.open(asker.table)
    secret = tokens.new_secret()
    chair = await house.sit(live, lambda table: sat_entry(table, asker, sit.chair, sit.name), tokens.digest(secret))
    return bodies.Sat(chair=chair, secret=secret)


@router.post("/tables/{table}/commands")
async def give_command(house: TheHouse, asker: Asker, command: Annotated[Command, Body()]) -> messages.Answer:
    """Anything that can be done at a table: the same as a frame on the socket."""
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")
    return await house.do(asker, command)


@router.get("/tables/{table}/messages")
async def get_messages(
    house: TheHouse, asker: Asker, since: Annotated[int | None, Query(ge=0, le=MOST)] = None
) -> list[messages.LateFrame]:
    """The messages after a number, or everything: the same as on the socket, for programs that would rather ask."""
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")
    live = await house.open(asker.table)
    async with live.lock:
        return list(house.frames_since(live, asker, since))


@router.get("/tables/{table}/edition")
async def get_table_edition(house: TheHouse, asker: Asker) -> bodies.EditionDetails:
    """The cards and maps of a table."""
    live = await house.open(asker.table)
    return catalog.edition_details(live.table.setup.edition)


@router.post("/tables/{table}/hint")
async def take_hint(request: Request, house: TheHouse, asker: Asker) -> bodies.Hint:
    """What the best bot thinks of the asker's open decision, from what that seat knows: the best first.

    Where the table wants it, all others are told that the asker has taken a hint.
    """
    found = await house.hint(asker, address_of(request))
    return bodies.Hint(
        advice=[
            bodies.AdviceJson(
                action=str(one.action),
                points=round(one.points, 2),
                win=round(one.win, 3),
                visits=one.visits,
                is_sure=one.is_sure,
                share=round(one.probability, 3),
            )
            for one in found
        ],
        is_secret=any(one.is_secret for one in found),
    )


@router.put("/tables/{table}/contact")
async def set_contact(
    request: Request, house: TheHouse, permission: Permission, asker: Asker, contact: bodies.Contact
) -> bodies.ContactState:
    """How to reach the asker when it is their turn; without a contact they are not told any more.

    A mail address has to be confirmed once, by whoever has it, before notices go there.
    """
    if asker.chair is None:
        raise Forbidden("no-own-chair")
    given = None if contact.contact is None else request.app.state.notifier.check(contact.contact)
    state = await permission.state_of(given)
    if given is not None and state == "waiting":
        await request.app.state.access_control.addresses.check(address_of(request))
        await permission.ask(given, contact.language)
    stored = None if given is None else {"contact": given, "language": contact.language}
    await house.store.set_contact(asker.table, asker.chair, stored)
    return bodies.ContactState(state=state)


@router.get("/tables/{table}/contact")
async def get_contact_state(house: TheHouse, permission: Permission, asker: Asker) -> bodies.ContactState:
    """Whether the asker is told when it is their turn; not where."""
    if asker.chair is None:
        raise Forbidden("no-own-chair")
    stored: Any = await house.store.contact_of(asker.table, asker.chair)
    return bodies.ContactState(state=await permission.state_of(stored and stored["contact"]))


# --- for whoever gets a mail ------------------------------------------------------------


@router.get("/mail/{token}")
async def look_at_mail(access_control: TheAccessControl, permission: Permission, token: TOKEN) -> bodies.MailState:
    """What has been decided about mails to an address, by the token in one of them."""
    return bodies.MailState(state=await permission.look(token))


@router.post("/mail/{token}/confirm")
async def confirm_mail(access_control: TheAccessControl, permission: Permission, token: TOKEN) -> bodies.MailState:
    """Notices may come to this address."""
    return bodies.MailState(state=await permission.confirm(token))


@router.post("/mail/{token}/stop")
async def stop_mail(access_control: TheAccessControl, permission: Permission, token: TOKEN) -> bodies.MailState:
    """No more mails to this address: the button of a page, and what a mail program sends with one click (RFC 8058)."""
    return bodies.MailState(state=await permission.stop(token))


@router.get("/mail/{token}/stop", response_class=RedirectResponse, status_code=303)
async def show_stop_page(request: Request, access_control: TheAccessControl, token: TOKEN) -> str:
    """A mail program that opens the link instead of posting to it gets the page; nothing is done by that."""
    return str(request.app.state.notifier.stop_page(token))


# --- another device ------------------------------------------------------------


@router.post("/tables/{table}/codes", status_code=201)
async def lend_code(house: TheHouse, asker: Asker) -> bodies.LentCode:
    """A short code that moves the asker's seat to another device."""
    if asker.role not in ("host", "seat"):
        raise Forbidden("no-own-chair")
    code = tokens.new_code()
    until = house.now() + house.settings.code_minutes * 60_000
    holder = Holder(asker.table, asker.role, asker.chair)
    await house.store.lend_code(tokens.digest(code), holder, until)
    return bodies.LentCode(code=code, until=until)


@router.post("/codes")
async def redeem_code(request: Request, access_control: TheAccessControl, typed: bodies.TypedCode) -> bodies.MovedSeat:
    """Type a code on the other device: the seat moves here."""
    holder, secret = await access_control.take_over(typed.code, address_of(request))
    return bodies.MovedSeat(table=holder.table, chair=holder.chair, role=holder.role, secret=secret)


@router.post("/tables/{table}/join-code", status_code=201)
async def open_join_code(house: TheHouse, asker: Asker) -> bodies.JoinCode:
    """Three words that can be said across a room; whoever types them finds the table, as with the invitation."""
    live = await house.open(asker.table)
    if current_access(live.table, asker).role == "spectator":
        raise Forbidden("invited-only")
    words, until = await house.open_join_code(live)
    return bodies.JoinCode(words=words, until=until)


@router.post("/join-codes")
async def find_table(
    request: Request, house: TheHouse, access_control: TheAccessControl, typed: bodies.TypedCode
) -> bodies.FoundTable:
    """Type a join code: where the table is, and the invitation to it."""
    table = await access_control.table_by_code(typed.code, address_of(request))
    live = await house.open(table)
    return bodies.FoundTable(table=table, invite=live.table.invite)


# --- games that were played ------------------------------------------------------------


@router.get("/tables/{table}/games/{game}/record")
async def get_record(request: Request, asker: Asker, game: GAME) -> dict[str, Any]:
    """The record of a finished game, to be verified by anybody."""
    return await _looked_at(request, asker, game, replay.record)


@router.get("/tables/{table}/games/{game}/steps/{move}")
async def get_step(
    request: Request,
    asker: Asker,
    game: GAME,
    move: Annotated[int, Path(ge=0, le=MOST)],
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
    eyes: Literal["seat", "all"] = "seat",
) -> messages.ReplayStep:
    """A game after so many moves, through the eyes of a seat or with all cards open."""
    return await _looked_at(request, asker, game, lambda played: replay.step(played, asker, move, seat, eyes == "all"))


@router.get("/tables/{table}/games/{game}/steps", response_model=list[messages.ReplayStep])
async def get_steps(
    request: Request,
    asker: Asker,
    game: Annotated[int, Path(ge=1)],
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
    eyes: Literal["seat", "all"] = "seat",
) -> Response:
    """A whole game, step by step: to look at it again without asking each time, and without a connection."""

    def steps_json(played: replay.TableGame) -> bytes:
        return STEPS.dump_json(STEPS.validate_python(replay.steps(played, asker, seat, eyes == "all")))

    return Response(await _looked_at(request, asker, game, steps_json), media_type="application/json")


async def _looked_at(request: Request, asker: Access, game: int, look: Callable[[replay.TableGame], Look]) -> Look:
    """Play a game again, and look at it, both in a thread."""
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")
    threads: ReplayThreads = request.app.state.replay_threads
    async with threads.turn(request, address_of(request)):
        found = await house_of(request).store.load(asker.table)
        if found is None:
            raise NotFound("no-such-table")
        row, entries = found
        return await threads.run(lambda: look(replay.game_number(row, entries, game)))
