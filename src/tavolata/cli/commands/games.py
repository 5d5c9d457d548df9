"""`tavolata games`: the list of games."""

from __future__ import annotations

from rich.table import Table

import tavolata
from tavolata.cli.arguments import AsJson, Language
from tavolata.cli.language import words, words_for
from tavolata.cli.output import console, print_json
from tavolata.core.game import Game
from tavolata.core.options import Option
from tavolata.core.registry import all_games
from tavolata.core.words import Words


def run(as_json: AsJson = False, lang: Language = None) -> None:
    found = all_games()
    if as_json:
        print_json([_describe(game) for game in found])
        return
    table = Table(words("game"), words("players"), words("minutes"), words("about"), words("options"))
    for game in found:
        own = words_for(game.name)
        options = "\n".join(_option_text(option, game, own) for option in game.options)
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(f"{game.title}\n({game.name})", seats, str(game.minutes), own("summary"), options)
    console.print(table)


def _option_text(option: Option, game: Game, own: Words) -> str:
    values = "|".join(option.write(value) for value in option.known(game.seats[-1]))
    default = option.write(option.default_for(game.seats[-1]))
    return f"{option.name}={values} ({default}): {own(f'option-{option.name}-help')}{_value_names(option, game, own)}"


def _value_names(option: Option, game: Game, own: Words) -> str:
    """What values mean whose names are words of the program."""
    keys = {value: f"option-{option.name}-{value}" for value in map(option.write, option.known(game.seats[-1]))}
    named = [f"{value}: {own(key)}" for value, key in keys.items() if own.has(key)]
    return f" {'; '.join(named)}." if named else ""


def _describe(game: Game) -> tavolata.JSON:
    own = words_for(game.name)
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.seats),
        "minutes": game.minutes,
        "summary": own("summary"),
        "edition": game.edition().name,
        "reconstructed": game.edition().reconstructed,
        "options": [
            {
                "name": option.name,
                "label": own(f"option-{option.name}"),
                "default": option.write(option.default_for(game.seats[-1])),
                "values": [option.write(value) for value in option.known(game.seats[-1])],
                "clause": option.clause,
                "about": own(f"option-{option.name}-help"),
            }
            for option in game.options
        ],
    }
