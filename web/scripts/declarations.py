"""Prints what the games declare, as TypeScript: for each game its events, its actions and the entries of its views."""

from __future__ import annotations

import inspect
import json
import sys
import types
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

import tavolata
from tavolata.core.domains import Domain, Names
from tavolata.core.game import Game

MAX_NAMED = 8
"""A domain with more values than these is any text: cards by their letters, pairs of things …"""
PLAIN: dict[Any, str] = {int: "number", str: "string", bool: "boolean", types.NoneType: "null"}
HEAD = '// Made from {package} by `npm run types`; not to be edited.\nimport type {{ EventOf }} from "../events";\n'
EVENTS = "The fields of each event; those that not everybody sees, or not for ever, may be missing."
ACTIONS = "The fields of each action, in the sequence of its notation."


def quoted(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def union(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def interface(name: str, note: str, entries: Iterable[tuple[str, str]]) -> str:
    written = "\n".join(f"  {entry}: {kind};" for entry, kind in entries)
    return f"{comment(note)}\nexport interface {name} {{\n{written}\n}}\n"


def comment(note: str) -> str:
    lines = inspect.cleandoc(note).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def record(parts: Iterable[tuple[str, str]]) -> str:
    written = "; ".join(f"{name}: {kind}" for name, kind in parts)
    return f"{{ {written} }}" if written else "Record<never, never>"


class Declarations:
    """What one game declares. The module of its views has the names of the types; those that are used are written."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.scope = vars(sys.modules[game.table.__module__])
        self.names = {kind: name for name, kind in self.scope.items() if get_origin(kind) is not None}
        self.written: dict[str, str] = {}

    def text(self) -> str:
        """The whole file."""
        parts = self.table(), self.events(), self.actions()
        return "\n".join([HEAD.format(package=self.game.package), *self.written.values(), *parts])

    def table(self) -> str:
        declared = self.game.table_type
        return interface("Table", declared.__doc__ or "", self.entries(declared))

    def events(self) -> str:
        kinds = [
            (
                kind.name,
                record(
                    (part.name + "?" * (part.secret or part.fleeting), self.domain(part.domain)) for part in kind.fields
                ),
            )
            for kind in self.game.events.kinds
        ]
        return interface("Events", EVENTS, kinds) + "\nexport type Event = EventOf<Events>;\n"

    def actions(self) -> str:
        kinds = [
            (
                quoted(kind.verb()),
                record((field.name, self.domain(domain)) for field, domain in zip(fields(kind), domains, strict=True)),
            )
            for kind, domains in self.game.actions.kinds.items()
        ]
        return interface("Actions", ACTIONS, kinds)

    def entries(self, declared: type) -> list[tuple[str, str]]:
        return [(name, self.kind(part)) for name, part in get_type_hints(declared).items()]

    def domain(self, domain: Domain) -> str:
        if not isinstance(domain, Names):
            return "number"
        alias = Literal.__getitem__(domain.values)
        if alias in self.names:
            return self.kind(alias)
        return union(domain.values) if domain.size <= MAX_NAMED else "string"

    def kind(self, kind: Any) -> str:
        """A type as TypeScript writes it, by its name if it has one."""
        if is_typeddict(kind):
            return self.named(kind.__name__, lambda name: interface(name, kind.__doc__ or "", self.entries(kind)))
        if kind in self.names:
            return self.named(self.names[kind], lambda name: self.alias(name, kind))
        return self.spelled(kind)

    def named(self, name: str, declaration: Any) -> str:
        if name not in self.written:
            text = declaration(name)
            self.written[name] = text
        return name

    def alias(self, name: str, kind: Any) -> str:
        values = get_args(kind)
        listed = next((listed for listed, found in self.scope.items() if found == values), None)
        if get_origin(kind) is not Literal or listed is None:
            return f"export type {name} = {self.spelled(kind)};\n"
        written = ", ".join(json.dumps(value) for value in values)
        return f"export const {listed} = [{written}] as const;\nexport type {name} = (typeof {listed})[number];\n"

    def spelled(self, kind: Any) -> str:
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin is Literal:
            return union(arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(self.kind(one) for one in arguments)
        if origin is list:
            inner = self.kind(arguments[0])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        assert origin is dict, kind
        key, value = (self.kind(one) for one in arguments)
        whole = f"Record<{key}, {value}>"
        return f"Readonly<{whole}>" if arguments[0] is str else f"Readonly<Partial<{whole}>>"


if __name__ == "__main__":
    games = [tavolata.game(name) for name in tavolata.games()]
    print(json.dumps({game.name: Declarations(game).text() for game in games}))
