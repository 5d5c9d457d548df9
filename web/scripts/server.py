"""The server, with deals that come again: of tables that are set up alike, the first is dealt the same in every run.

For tests and pictures in a browser only. Real deals come from the operating system's secure source.
"""

from collections import Counter
from hashlib import sha256

from tavolata.cli.main import main
from tavolata.server import house, requests
from tavolata.server.table.command_handlers import Wanted
from tavolata.server.table.table import Table

real_dealing = requests.dealing
alike: Counter[str] = Counter()


def dealing_again(table: Table, order: list[int]) -> Wanted:
    """The real thing, but for the seed."""
    dealt = real_dealing(table, order)
    people = [(chair.name, chair.bot) for chair in table.chairs]
    laid = f"{table.setup.game.name} {sorted(table.setup.options.items())} {people} {len(table.deals)}"
    alike[laid] += 1
    return Wanted(dealt.kind, {**dealt.data, "seed": sha256(f"{laid} {alike[laid]}".encode()).hexdigest()})


if __name__ == "__main__":
    for room in (requests, house):
        vars(room)["dealing"] = dealing_again
    main()
