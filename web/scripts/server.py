"""The server, with deals that come again: of tables that are set up alike, the first is dealt the same in every run.

For tests and pictures in a browser only. Real deals come from the operating system's secure source.
"""

from collections import Counter
from hashlib import sha256

from tavolata.cli.main import main
from tavolata.server.live import house
from tavolata.server.table import command_handlers
from tavolata.server.table.command_handlers import NewEntry
from tavolata.server.table.table import Table

real_deal = command_handlers.deal_entry
alike: Counter[str] = Counter()


def deal_again(table: Table, order: list[int]) -> NewEntry:
    """The real thing, but for the seed."""
    dealt = real_deal(table, order)
    people = [(chair.name, chair.bot) for chair in table.chairs]
    setup = f"{table.setup.game.name} {sorted(table.setup.options.items())} {people} {len(table.deals)}"
    alike[setup] += 1
    return NewEntry(dealt.kind, {**dealt.data, "seed": sha256(f"{setup} {alike[setup]}".encode()).hexdigest()})


if __name__ == "__main__":
    for module in (command_handlers, house):
        vars(module)["deal_entry"] = deal_again
    main()
