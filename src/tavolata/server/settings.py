"""What an operator can set: limits, times and ways to reach people. Everything has a good default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import inf
from typing import Any

from tavolata.server.errors import BadRequest

PREFIX = "TAVOLATA_"
AT_LEAST_ONE = (
    "burst",
    "address_burst",
    "http_burst",
    "connections_an_address",
    "head_bytes",
    "body_bytes",
    "frame_bytes",
    "unsent_frames",
    "bot_threads",
)
"""With none of these nobody could do anything."""


@dataclass(frozen=True)
class Settings:
    """Each can be set in the environment: `rate` is `TAVOLATA_RATE`."""

    rate: float = 20.0
    """Requests and commands a second that one address, or one socket, may go on making."""
    burst: int = 100
    """How many it may make at once before that."""
    address_rate: float = 100.0
    """Commands a second that all sockets of one address together may go on sending; never less than one socket may."""
    address_burst: int = 500
    """How many they may send at once before that."""
    http_rate: float = 200.0
    """HTTP requests a second of every kind, pages and pictures among them, that one address may go on making."""
    http_burst: int = 2_000
    """How many it may make at once before that."""
    editions_a_minute: int = 30
    """Custom editions that one address may have read in a minute."""
    tables_an_hour: int = 60
    """Tables that one address may make in an hour."""
    connections_an_address: int = 300
    """Connections that one address may have open, sockets among them; behind a proxy only what it has not told yet."""
    sockets_an_address: int = 200
    sockets_a_table: int = 50
    guesses_an_hour: int = 30
    """Wrong links, and as many wrong codes for another device, that one address may try in an hour."""
    join_guesses_an_hour: int = 120
    """Wrong join codes that one address may try in an hour; they are short, and easily mistyped."""
    head_bytes: int = 16_384
    """The largest head of a request: the line that says what is wanted, and all headers."""
    head_seconds: float = 10.0
    """How long the head of a request may take, from the beginning of the connection or from its first byte."""
    body_seconds: float = 30.0
    """How long the body of a request may take."""
    body_bytes: int = 262_144
    """The largest request: enough for a custom edition."""
    frame_bytes: int = 8_192
    """The largest frame on a socket."""
    unsent_frames: int = 200
    """So many frames wait for a slow reader; then the socket is closed, and the reader can come back."""
    hello_seconds: float = 10.0
    """How long a new socket may keep still before it says who it is."""
    away_seconds: float = 60.0
    """Somebody whose connection has broken has a say about their chair, and is the host, for this long."""
    bot_pause: float = 1.0
    """The times that bots take at a table's pace are multiplied by it; 0: they take no longer than they think."""
    bot_threads: int = 2
    """So many bots think at the same time, hints among them; the others wait in line."""
    bot_seconds: float = 8.0
    """How long a bot may take with the wait in line; then it plays what looks best at a glance."""
    bots_ahead: int = 0
    """So many custom bots may think while others decide, each in its process; those that moved last."""
    ahead_seconds: float = 30.0
    """How long each of them may go on."""
    bots: str = ""
    """Custom bots that may be seated, separated by commas: `NAME=module:Class`, `NAME=cmd:COMMAND`, or the name
    that an installed package gives one."""
    entries_a_table: int = 20_000
    """So long is the journal of a table at most; then the last game is played to its end."""
    talk_a_table: int = 5_000
    """So many of these entries are talk: sayings, promises, and choices that are taken back."""
    code_minutes: int = 10
    """How long a code for another device works."""
    join_code_minutes: int = 360
    """How long the code by which people find a table works, since somebody last asked for it."""
    idle_minutes: int = 10
    """A table that nobody looks at stays in memory for so long."""
    notice_minutes: float = 2.0
    """How long somebody must be away before they are told that it is their turn."""
    notices_a_day: int = 30
    """Notices that one address, or one browser, may get in a day."""
    addresses_an_hour: int = 10
    """Mail addresses that are not confirmed yet and that one address of the network may give in an hour."""
    questions_an_hour: int = 60
    """Mails that ask for a confirmation, from the whole server in an hour."""
    keep_days: int = 365
    """Tables at which nothing happened for so long are thrown away; 0 keeps all."""
    contact: str = ""
    """Whom people can ask about what is kept of them: an address that the privacy page shows."""
    log: str = "lines"
    """How the log is written: `lines` or `json`."""
    log_level: str = "info"
    """How much is logged: `debug`, `info`, `warning` or `error`."""
    metrics: str = ""
    """Where figures for Prometheus are served: a port of this machine, or `HOST:PORT`; nowhere if empty."""
    origins: str = ""
    """Other addresses, separated by commas, whose pages may open sockets; the server's own may always."""
    proxies: str = "127.0.0.1"
    """The proxies, separated by commas, that are trusted to tell a client's address."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Settings:
        """The settings in the environment; one that cannot be read is refused."""
        given: dict[str, Any] = {}
        for setting in fields(cls):
            name = PREFIX + setting.name.upper()
            if name in environment:
                least = 1 if setting.name in AT_LEAST_ONE else 0
                given[setting.name] = _read(name, environment[name], type(setting.default), least)
        return cls(**given)


def _read(name: str, text: str, kind: type, least: int) -> object:
    refusal = BadRequest("bad-setting", name=name, value=text, kind=kind.__name__, least=least)
    try:
        value = kind(text)
    except ValueError:
        raise refusal from None
    if isinstance(value, (int, float)) and not least <= value < inf:
        raise refusal
    return value
