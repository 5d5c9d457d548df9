"""What a game declares holds together: clauses, words, the look of its zones, and the events that its rules emit.

None of it stops a game from being played. It shows as a wrong number, a sentence of the program's own or an empty card,
and is easily overlooked.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from tavolata.core.clauses import Clauses
from tavolata.core.default_words import generated_messages
from tavolata.core.domains import Names
from tavolata.core.events import EventKind
from tavolata.core.game import Game
from tavolata.core.translation_files import messages_in
from tavolata.core.zones import PieceLook


def check_declaration(game: Game) -> None:
    """All of it."""
    check_clauses(game)
    check_words_files(game)
    check_looks(game)
    check_emitted(game)


def check_clauses(game: Game) -> None:
    """What a declaration says of clauses is true of the rules, which have the same numbers in every language."""
    of_game = {game.players_clause, game.winner_clause, game.shared_clause, game.memory_clause}
    named = {*of_game, *(option.clause for option in game.options)} - {""}
    unknown = sorted(named - set(game.clauses))
    assert not game.clauses or not unknown, f"the rules have no clauses {unknown}, which the declaration names"
    for file in sorted(game.folder.glob("rules.*.md")):
        other = set(Clauses(game.name, file)) ^ set(game.clauses)
        assert not other, f"{file.name} and the English rules do not have the same clauses: {sorted(other)}"


def check_words_files(game: Game) -> None:
    """All of a translation file can be read, and each of its keys names something."""
    known, prefixes = {*generated_messages(game), *_special_keys(game)}, _prefixes(game)
    for file in sorted(game.folder.glob("words.*.ftl")):
        text = file.read_text(encoding="utf-8")
        for part in FluentResource(text).body:
            if isinstance(part, Junk):
                line = text.count("\n", 0, part.span.start) + 1 if part.span else 0
                raise AssertionError(f"{file.name}, line {line}, cannot be read: {str(part.content).splitlines()[0]}")
        unknown = sorted(key for key in set(messages_in(file)) - known if key.startswith(prefixes))
        assert not unknown, f"{file.name} has words for what the game does not have: {', '.join(unknown)}"


def _special_keys(game: Game) -> Iterator[str]:
    """Keys that a file may have, although nothing is made for them."""
    for kind in game.actions.kinds:
        yield f"verb-{kind.verb()}"
        yield from (f"field-{kind.verb()}-{name}" for name in kind.field_names())
    yield from (f"event-{event.leaves.replace('_', '-')}-forgotten" for event in game.events.kinds if event.leaves)


def _prefixes(game: Game) -> tuple[str, ...]:
    """How the keys begin that name something which is declared.

    A game with a drawing or a board of its own may have more words for its table.
    """
    fields = [part.domain for event in game.events.kinds for part in event.fields]
    domains = [*fields, *(domain for domains in game.actions.kinds.values() for domain in domains)]
    topics = {f"{domain.topic}-" for domain in domains if isinstance(domain, Names) and domain.topic}
    draws_itself = game.zones == () or (game.folder / "terminal.py").is_file()
    return ("action-", "event-", "field-", "option-", "verb-", *topics, *(() if draws_itself else ("table-",)))


def check_looks(game: Game) -> None:
    """Each value that can lie in a zone has a look."""
    for zone in game.shown_zones:
        for value, look in zone.looks().items():
            assert isinstance(look, PieceLook), f"`look` of the zone of “{zone.entry}” gives {look} for {value}"


def check_emitted(game: Game) -> None:
    """An event is emitted with as many fields as it is declared with: the others would be zeros, and so be told."""
    for file in sorted(game.folder.rglob("*.py")):
        inside = file.relative_to(game.folder).with_suffix("").parts
        module = sys.modules.get(".".join([game.package, *(part for part in inside if part != "__init__")]))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "emit":
                continue
            if len(call.args) < 2 or any(isinstance(given, ast.Starred) for given in call.args):
                continue
            for kind in _kinds_in(call.args[1], vars(module) if module else {}, game):
                given = len(call.args) - 2
                assert given == len(kind.fields), (
                    f"{file.name}, line {call.lineno}: “{kind.name}” is emitted with {given} fields, "
                    f"and declared with {len(kind.fields)}"
                )


def _kinds_in(given: ast.expr, names: dict[str, object], game: Game) -> Iterator[EventKind]:
    """The kinds of events that an argument can stand for, as far as its text tells."""
    if isinstance(given, ast.IfExp):
        yield from _kinds_in(given.body, names, game)
        yield from _kinds_in(given.orelse, names, game)
    elif isinstance(given, ast.Name):
        number = names.get(given.id)
        if isinstance(number, int):
            yield game.events.kinds[number]
