"""How soon does play go on after PostgreSQL was away?

    python -m benchmarks.outages [--seconds 1 10 60] [--processes 1 2] [--tables 60]

For every length of an outage and every number of server processes: a PostgreSQL of its own is started, people play at
all tables through sockets, PostgreSQL crashes and is started again after so many seconds. Every command is sent again
with its key until it is answered, as the browser does. The run fails unless every journal runs without gaps and holds
each acknowledged command exactly once. Printed is how long the last table took, from the moment at which the database
answered again, until a command was done there. Needs what the tests need; run it from the folder of the project.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.server.outages import Outage, play_through
from tests.server.postgresql import Server
from tests.server.processes import ForkServer, loaded_fork_server


def measure(fork_server: ForkServer, seconds: float, processes: int, tables: int) -> Outage:
    """One outage, with a database of its own."""
    with tempfile.TemporaryDirectory(prefix="tavolata-", ignore_cleanup_errors=True) as folder:
        postgresql = Server(Path(folder))
        try:
            url = postgresql.new_database()
            servers = [fork_server.serve(url) for _ in range(processes)]
            outage = asyncio.run(play_through(postgresql, url, servers, tables, seconds))
            for server in servers:
                server.stop()
        finally:
            postgresql.stop()
    return outage


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon does play go on after PostgreSQL was away?")
    parser.add_argument("--seconds", type=float, nargs="+", default=[1, 10, 60])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--tables", type=int, default=60)
    arguments = parser.parse_args()
    fork_server = loaded_fork_server()
    for processes in arguments.processes:
        for seconds in arguments.seconds:
            outage = measure(fork_server, seconds, processes, arguments.tables)
            print(f"{processes} process{'es' * (processes > 1)}, {outage}", flush=True)
    print(fork_server.log.read_text())


if __name__ == "__main__":
    main()
