"""Words of reports, for pages and for the command line: items, options and faults as people read them."""

from __future__ import annotations

from tavolata.arena.balance.item_effects import ItemCategory
from tavolata.arena.statistics.standings import Standings
from tavolata.arena.tournament.config import Options, TournamentConfig
from tavolata.bots import FALLBACK_BOT
from tavolata.core.domains import Value, named
from tavolata.core.package import PACKAGE
from tavolata.core.words import Words


def arena_words(game: str | None, language: str) -> Words:
    """The words of the arena, with those of a game if one is named."""
    return Words(language, (PACKAGE / "core", PACKAGE / "arena"), game)


def category_title(category: ItemCategory) -> str:
    """An event and its fields, as the game declares them."""
    return f"{category.event}: {', '.join(category.fields)}"


def item_name(config: TournamentConfig, category: ItemCategory, item: Value, words: Words) -> str:
    """The name of an item, in the reader's language."""
    return str(words.value(category.domain, named(category.domain, item, config.edition.names)))


def options_text(config: TournamentConfig, options: Options, words: Words) -> str:
    """Options as people write them on the command line."""
    declared = {option.name: option for option in config.game.options}
    return ", ".join(f"{name}={declared[name].write(value)}" for name, value in options) or words("arena-all")


def fault_lines(standings: Standings, words: Words) -> list[str]:
    """A sentence for each bot that has lost moves by its own fault."""
    return [
        words(
            "arena-faults",
            bot=name,
            count=sum(stats.faults.values()),
            fallback=FALLBACK_BOT,
            kinds=", ".join(words(f"arena-fault-{kind}", count=count) for kind, count in stats.faults.items()),
        )
        for name, stats in standings.bots.items()
        if stats.faults
    ]
