"""Which files compiled code is made of: found by reading them, proved by Python's own parser and by what is loaded."""

from __future__ import annotations

import ast
import inspect
import pkgutil
from collections.abc import Container, Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tavolata
from tavolata.core.compiled_sources import PACKAGES_WITH_RULES, compiled_sources
from tavolata.core.tiers import Tiered

PACKAGE = Path(tavolata.__file__).parent
COMPILERS = {
    "compiled",
    "called_from_python",
    "called_often",
    "called_in_bulk",
    "implements",
    "implements_by_default",
    "rule",
}
OF_NUMBA = {"njit", "jit", "vectorize", "guvectorize", "numba"}


def parsed() -> dict[Path, ast.Module]:
    """All files of the packages with rules, seen from the package."""
    paths = [path for name in PACKAGES_WITH_RULES for path in (PACKAGE / name).rglob("*.py")]
    return {path.relative_to(PACKAGE): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


TREES = parsed()
SOURCES = set(compiled_sources(PACKAGE))


def names_in(tree: ast.Module) -> set[str]:
    """Every name that is imported, read or looked up in a file."""
    nodes = list(ast.walk(tree))
    aliases = [alias for node in nodes if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names]
    return (
        {node.id for node in nodes if isinstance(node, ast.Name)}
        | {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        | {part for alias in aliases for part in alias.name.split(".")}
    )


def imports_when_loaded(statements: Iterable[ast.AST]) -> Iterator[str]:
    """Every module, or name in a module, that is imported while a file is loaded, not only for the type checker."""
    for statement in statements:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            assert statement.level == 0, "a relative import"
            yield from (f"{statement.module}.{alias.name}" for alias in statement.names)
        elif isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
            yield from imports_when_loaded(statement.orelse)
        elif not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from imports_when_loaded(ast.iter_child_nodes(statement))


def file_meant(name: str, known: Container[Path]) -> Path | None:
    """The file of `tavolata.a.b`, a module or a name in one. A package that only leads to a module is not meant."""
    package, *parts = name.split(".")
    whole, module = Path(*parts), Path(*parts[:-1])
    candidates = [Path(f"{whole}.py"), whole / "__init__.py", Path(f"{module}.py"), module / "__init__.py"]
    return next((file for file in candidates if file in known), None) if package == "tavolata" else None


@pytest.mark.slow
def test_every_compiled_function_is_in_one_of_them() -> None:
    functions = 0
    for found in pkgutil.walk_packages([str(PACKAGE)], "tavolata."):
        if found.name.split(".")[1] in PACKAGES_WITH_RULES:
            tiered = [value for value in vars(import_module(found.name)).values() if isinstance(value, Tiered)]
            assert {Path(inspect.getfile(one.python)).relative_to(PACKAGE) for one in tiered} <= SOURCES, found.name
            functions += len(tiered)
    assert functions > 500


def test_no_other_file_has_anything_to_compile() -> None:
    others = {path: names_in(tree) & (COMPILERS | OF_NUMBA) for path, tree in TREES.items() if path not in SOURCES}
    assert {path: names for path, names in others.items() if names} == {}


def test_what_they_import_is_among_them() -> None:
    """Even what another file only passes on: a constant of it may be compiled in."""
    for path in SOURCES:
        imported = {file_meant(name, TREES) for name in imports_when_loaded(TREES[path].body)}
        assert imported - {None} <= SOURCES, path


def test_rules_and_their_constants_are_among_them_and_nothing_that_is_only_shown() -> None:
    inside = ("core/machine_code.py", "core/tiers.py", "games/domingo/scoring.py", "games/domingo/state.py")
    outside = ("core/match.py", "core/words.py", "games/domingo/__init__.py", "games/domingo/view.py", "bots/cast.py")
    assert {Path(name) for name in inside} <= SOURCES
    assert not {Path(name) for name in outside} & SOURCES
