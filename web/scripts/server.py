"""The server, with deals that come again: of tables that are set up alike, the first is dealt the same in every run.

For tests and pictures in a browser only. Real deals come from the operating system's secure source.
"""

from collections import Counter
from hashlib import sha256

from tavolata.cli.main import main
from tavolata.server.live import admission
from tavolata.server.table.command_handlers import game as game_handlers
from tavolata.server.table.new_entries import NewEntry, dealt_entry
from tavolata.server.table.table import Table

alike: Counter[str] = Counter()


def repeatable_dealt_entry(table: Table, order: list[int]) -> NewEntry:
    """The real thing, but for the seed."""
    people = [(chair.name, chair.bot) for chair in table.chairs]
    setup = f"{table.setup.game.name} {sorted(table.setup.options.items())} {people} {len(table.deals)}"
    alike[setup] += 1
    return dealt_entry(table, order, sha256(f"{setup} {alike[setup]}".encode()).digest())


if __name__ == "__main__":
    for module in (game_handlers, admission):
        assert "dealt_entry" in vars(module), f"{module.__name__} deals in another way now"
        vars(module)["dealt_entry"] = repeatable_dealt_entry
    main()
