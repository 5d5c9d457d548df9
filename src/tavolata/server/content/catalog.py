"""What this server offers: the games, with what is needed to word their actions and events in any language."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

import tavolata
from tavolata.bots import BOTS, CHARACTERS, DEFAULT_BOT, LEVELS
from tavolata.bots.pace import DEFAULT_PACE, PACES
from tavolata.core.domains import Component, Domain, Names, Seats
from tavolata.core.edition import Edition
from tavolata.core.events import EventKind, Field
from tavolata.core.game import Game
from tavolata.core.languages import LANGUAGES
from tavolata.core.options import ChoiceOption, EverySeatOption, Option, SeatOption
from tavolata.core.registry import all_games
from tavolata.core.zones import Zone, values_of
from tavolata.server.protocol.bodies.catalog import (
    Catalog,
    Character,
    EventFieldInfo,
    EventInfo,
    FieldInfo,
    GameInfo,
    OptionInfo,
    PieceLookInfo,
    ZoneInfo,
)
from tavolata.server.protocol.bodies.games import EditionDetails
from tavolata.server.protocol.commands import EMOTES, PHRASES
from tavolata.server.protocol.refusal import plain_name
from tavolata.server.settings import Settings
from tavolata.server.table.custom_bots import custom_bots

KINDS: dict[type[Option], str] = {
    Option: "switch",
    SeatOption: "seat",
    ChoiceOption: "choice",
    EverySeatOption: "every-seat",
}
PLAIN_NAMES = Names(())
"""The domain of values that are shown as they are."""


def catalog(ways: tuple[str, ...], push_key: str | None, network: str | None, settings: Settings) -> Catalog:
    """Everything a page has to know before somebody makes a table."""
    return Catalog(
        version=tavolata.__version__,
        games=[game_info(game) for game in all_games()],
        bots=list(BOTS),
        custom_bots=custom_bots.names,
        levels=list(LEVELS),
        cast=[Character(name=name, level=level) for name, level in CHARACTERS.items()],
        default_bot=DEFAULT_BOT,
        paces=list(PACES),
        default_pace=DEFAULT_PACE,
        phrases=list(PHRASES),
        emotes=list(EMOTES),
        languages=list(LANGUAGES),
        notices=list(ways),
        push_key=push_key,
        network=network,
        keep_days=settings.keep_days,
        contact=settings.contact or None,
    )


@cache
def game_info(game: Game) -> GameInfo:
    """One game."""
    edition = game.edition()
    return GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.seats),
        minutes=game.minutes,
        version=game.version,
        options=[_option(option, game) for option in game.options],
        actions={
            kind.verb(): [_field(name, domain) for name, domain in zip(kind.field_names(), domains, strict=True)]
            for kind, domains in game.actions.kinds.items()
        },
        events={kind.name: _event(kind) for kind in game.events.kinds},
        promises=[kind.verb() for kind in game.promises],
        zones=[_zone(zone, game) for zone in game.shown_zones],
        edition=edition.name,
        reconstructed=edition.reconstructed,
    )


def _option(option: Option, game: Game) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        clause=option.clause,
        kind=KINDS[type(option)],  # type: ignore[arg-type]
        values={players: option.known(players) for players in game.seats},
        default={players: option.default_for(players) for players in game.seats},
    )


def _event(kind: EventKind) -> EventInfo:
    return EventInfo(
        fields=[_event_field(part) for part in kind.fields],
        final=kind.final,
        private=kind.private,
        ends_round=kind.ends_round,
        leaves=kind.leaves,
        begins_line=kind.begins_line,
    )


def _event_field(part: Field) -> EventFieldInfo:
    described = _field(part.name, part.domain).model_dump()
    return EventFieldInfo(**described, secret=part.secret, fleeting=part.fleeting)


def _zone(zone: Zone, game: Game) -> ZoneInfo:
    return ZoneInfo(
        kind=zone.kind,
        entry=zone.entry,
        values=_field(zone.entry, zone.domain or PLAIN_NAMES),
        each_seat=zone.each_seat,
        counts=zone.counts,
        length=zone.length,
        cells=[str(value) for value in values_of(zone.cells)],
        looks={value: PieceLookInfo(**asdict(look)) for value, look in zone.looks().items()},
        chosen_by=zone.chosen_by(game.actions),
    )


def _field(name: str, domain: Domain) -> FieldInfo:
    if isinstance(domain, Component):
        return FieldInfo(name=name, domain="component", topic=domain.topic, values=[])
    if isinstance(domain, Names):
        return FieldInfo(name=name, domain="name", topic=domain.topic, values=list(domain.values))
    return FieldInfo(name=name, domain="seat" if isinstance(domain, Seats) else "number", topic="", values=[])


def edition_details(edition: Edition) -> EditionDetails:
    """The cards and maps of an edition: their data, and what they are called."""
    return EditionDetails(
        name=edition.name,
        reconstructed=edition.reconstructed,
        sha256=edition.digest,
        names={topic: [plain_name(name) for name in names] for topic, names in edition.names.items()},  # type: ignore[misc]
        data=dict(edition.data),
    )
