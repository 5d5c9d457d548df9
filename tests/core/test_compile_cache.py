"""The compile cache: keyed by the sources, shared by processes, in a passing folder where nothing can be written."""

from __future__ import annotations

import ast
import logging
import os
import time
from collections.abc import Container, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tavolata.core import compile_cache
from tavolata.core.compile_cache import PACKAGE, CompileCache


def test_the_fingerprint_follows_sources_and_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = compile_cache.fingerprint()
    assert compile_cache.fingerprint() == before
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "7")
    assert compile_cache.fingerprint() != before
    monkeypatch.undo()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert compile_cache.fingerprint() == before, "where it is kept makes no difference"
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "rules.py").write_text("one = 1", encoding="utf-8")
    monkeypatch.setattr(compile_cache, "PACKAGE", tmp_path)
    other = compile_cache.fingerprint()
    (tmp_path / "core" / "rules.py").write_text("one = 2", encoding="utf-8")
    assert len({before, other, compile_cache.fingerprint()}) == 3


def test_the_cache_is_a_folder_of_its_own_for_these_sources(tmp_path: Path) -> None:
    cache = compile_cache.open_cache(tmp_path)
    assert cache.folder == tmp_path / compile_cache.fingerprint()
    assert cache.folder.is_dir()


def test_where_nothing_can_be_written_a_passing_folder_is_used_and_the_reason_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", "restored at the end")
    blocked = tmp_path / "file"
    blocked.touch()
    with caplog.at_level(logging.WARNING, "tavolata"):
        cache = compile_cache.open_cache(blocked)
    assert str(blocked) in caplog.text
    cache.set_complete("part")
    assert cache.is_complete("part")
    assert cache.folder.is_relative_to(os.environ["NUMBA_CACHE_DIR"]), "a process that compiles for this one finds it"


def test_what_nobody_has_used_for_a_month_is_swept_away(tmp_path: Path) -> None:
    cache = CompileCache(tmp_path)
    for name in ("old", "young"):
        (tmp_path / name).mkdir()
        (tmp_path / name / compile_cache.MARKER).touch()
    long_ago = time.time() - 31 * 24 * 3600
    for folder in (tmp_path / "old", cache.folder):
        os.utime(folder / compile_cache.MARKER, (long_ago, long_ago))
    cache.sweep()
    assert {path.name for path in tmp_path.iterdir()} == {cache.folder.name, "young"}


def test_progress_is_seen_by_everybody(tmp_path: Path) -> None:
    one, other = CompileCache(tmp_path), CompileCache(tmp_path)
    assert other.progress("part") == 0
    one.set_progress("part", 0.25)
    assert other.progress("part") == 0.25
    one.set_complete("part")
    assert other.progress("part") == 1


COMPILERS = {
    "compiled",
    "called_from_python",
    "called_often",
    "called_in_bulk",
    "implements",
    "rule",
    "njit",
    "jit",
    "vectorize",
    "guvectorize",
    "numba",
}


@cache
def sources() -> dict[Path, ast.Module]:
    """All files of the packages with rules, seen from the package."""
    paths = [path for name in compile_cache.PACKAGES_WITH_RULES for path in (PACKAGE / name).rglob("*.py")]
    return {path.relative_to(PACKAGE): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def never_compiled() -> set[Path]:
    return set(sources()) - set(compile_cache.sources_of_compiled_code(PACKAGE))


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


def reachable(begin: set[Path]) -> set[Path]:
    """These files, all that they import when loaded, all that those import, and so on."""
    trees = sources()
    found: set[Path] = set()
    todo = set(begin)
    while todo:
        path = todo.pop()
        found.add(path)
        imported = {file_meant(name, trees) for name in imports_when_loaded(trees[path].body)}
        todo |= {file for file in imported if file} - found
    return found


def test_every_pattern_of_what_is_never_compiled_means_something() -> None:
    paths = set(sources())
    for pattern in compile_cache.NEVER_COMPILED:
        assert any(path.match(pattern) for path in paths), pattern


def test_what_is_never_compiled_has_no_compiled_function() -> None:
    trees = sources()
    assert {str(path): names_in(trees[path]) & COMPILERS for path in never_compiled()} == {
        str(path): set() for path in never_compiled()
    }


def test_no_compiled_code_is_made_of_what_is_never_compiled() -> None:
    """Not even through a constant that another file has from there."""
    with_rules = {path for path, tree in sources().items() if names_in(tree) & COMPILERS}
    assert Path("games/domingo/scoring.py") in with_rules
    assert Path("games/domingo/state.py") in reachable(with_rules)
    assert reachable(with_rules) & never_compiled() == set()


def test_only_what_can_be_compiled_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "domingo"
    folder.mkdir(parents=True)
    monkeypatch.setattr(compile_cache, "PACKAGE", tmp_path)
    (folder / "rules.py").write_text("one = 1", encoding="utf-8")
    before = compile_cache.fingerprint()
    (folder / "view.py").write_text("one = 1", encoding="utf-8")
    assert compile_cache.fingerprint() == before
    (folder / "rules.py").write_text("one = 2", encoding="utf-8")
    assert compile_cache.fingerprint() != before
