"""Sockets that listen, and the addresses by which people get to them."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

from tavolata.server.errors import BadRequest

UNREAD_SECONDS = 30
"""A client that reads nothing for so long is disconnected, where the system can do that."""
ACCEPTED_AT_ONCE = 16
"""So many new connections come in with one turn of the event loop. With one, somebody who opens hundreds and asks at
each of them would keep everybody else waiting for as long as that takes."""
UNUSED_ADDRESS = ("192.0.2.1", 9)
"""An address for documentation: nobody is there."""


@dataclass(frozen=True)
class Addresses:
    """Where the server can be reached: from this machine, and from others in the same network if it listens there."""

    here: str
    network: str | None


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a refusal that says why not."""
    if not 0 <= port <= 65535:
        raise BadRequest("bad-port", port=str(port))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(*found[:3])
    except OSError as problem:
        raise BadRequest("cannot-listen", place=f"{host}:{port}", problem=problem.strerror or str(problem)) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
        listening.bind(found[4])
        listening.listen(2048)
    except OSError as problem:
        listening.close()
        raise BadRequest("cannot-listen", place=f"{host}:{port}", problem=problem.strerror or str(problem)) from None
    return listening


def accepting_sockets(listening: socket.socket) -> list[socket.socket]:
    """The same socket many times, for an event loop that takes one new connection from each of them in a turn."""
    return [listening, *(listening.dup() for _ in range(ACCEPTED_AT_ONCE - 1))]


def addresses_of(listening: socket.socket) -> Addresses:
    """The addresses people can use to get to this socket."""
    host, port = listening.getsockname()[:2]
    where = ipaddress.ip_address(host)
    if where.is_unspecified:
        network = address_in_network()
        return Addresses(f"http://localhost:{port}", f"http://{network}:{port}" if network else None)
    shown = f"http://[{host}]:{port}" if where.version == 6 else f"http://{host}:{port}"
    return Addresses(shown, None if where.is_loopback else shown)


def address_in_network() -> str | None:
    """This machine's address in its own network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNUSED_ADDRESS)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(found).is_loopback else found
