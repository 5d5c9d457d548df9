"""PostgreSQL crashes while many tables play: everybody waits, nothing is lost or doubled, and play goes on."""

from __future__ import annotations

import pytest

from tavolata.server.store.availability import MAX_WAIT_SECONDS
from tests.random_matches import SHARE
from tests.server.clients import scenario
from tests.server.outages import play_through
from tests.server.postgresql import Server
from tests.server.processes import ForkServer

OUTAGES = [(1, 1), (10, 2), *([(60, 2)] if SHARE == 1 else [])]
"""Seconds, and server processes. A minute is for `make deep`: ten seconds show nearly as much."""
MAX_SECONDS = 5.0
"""Until play goes on, after the database is back."""


@pytest.mark.parametrize(("seconds", "processes"), OUTAGES)
@scenario
async def test_play_goes_on_after_an_outage(
    fork_server: ForkServer, postgresql: Server, postgresql_url: str, seconds: float, processes: int
) -> None:
    servers = [fork_server.serve(postgresql_url) for _ in range(processes)]
    outage = await play_through(postgresql, postgresql_url, servers, tables=12, seconds=seconds)
    assert outage.commands > outage.tables
    assert outage.slowest < MAX_SECONDS
    if outage.seconds < MAX_WAIT_SECONDS / 2:
        assert outage.sent_again == 0, "a short outage is waited for by the server itself"
    if seconds > MAX_WAIT_SECONDS:
        assert outage.sent_again > 0
    for server in servers:
        assert server.stop() == 0
    check_log(fork_server, processes)


def check_log(fork_server: ForkServer, processes: int) -> None:
    """Every process has said that the database was away and is back, and what came in between, once."""
    lines = fork_server.log.read_text().splitlines()
    fork_server.log.write_text("")
    assert sum("the database is back" in line for line in lines) == processes
    assert all("WARNING The database" in line or "the database is back" in line for line in lines), lines
    assert len(lines) <= 10 * processes, lines
