"""Addresses of the internet, and the networks they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from tavolata.server.errors import BadRequest

Network = IPv4Network | IPv6Network
HOUSEHOLD = 64
"""With IPv6, whoever has one address has all with the same first 64 bits."""


def client_network(address: str) -> str:
    """Whom an address belongs to. With IPv6 a household has 2⁶⁴ of them to choose from, so they count as one.

    >>> client_network("192.0.2.7"), client_network("2001:db8::7"), client_network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        where = ip_address(address)
    except ValueError:
        return address
    if isinstance(where, IPv4Address):
        return address
    return str(where.ipv4_mapped or ip_network((where, HOUSEHOLD), strict=False))


def network_of_client(scope: Mapping[str, Any]) -> str:
    """Whom a request or a socket comes from, as ASGI tells it."""
    client = scope.get("client")
    return client_network(client[0]) if client else ""


def read_network(text: str) -> Network:
    """An address or a network as an operator types it; with IPv6 at least a household.

    >>> str(read_network("192.0.2.7")), str(read_network("192.0.2.7/24")), str(read_network("2001:db8::7"))
    ('192.0.2.7/32', '192.0.2.0/24', '2001:db8::/64')
    """
    try:
        network = ip_network(client_network(text.strip()), strict=False)
    except ValueError:
        raise BadRequest("bad-address", address=text) from None
    if network.version == 6 and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen == 0:
        raise BadRequest("bad-address", address=text)
    return network
