"""The compile cache: keyed by the sources, visible when it works, off where nothing can be written."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections.abc import Container, Iterable, Iterator
from pathlib import Path

import numba
import pytest

from tavolata.core import compiling


def test_the_fingerprint_follows_sources_and_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = compiling.fingerprint()
    assert compiling.fingerprint() == before
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 7)
    assert compiling.fingerprint() != before
    monkeypatch.undo()
    copy = tmp_path / "tavolata" / "core"
    copy.mkdir(parents=True)
    (copy / "rules.py").write_text("one = 1", encoding="utf-8")
    monkeypatch.setattr(compiling, "__file__", str(copy / "compiling.py"))
    other = compiling.fingerprint()
    (copy / "rules.py").write_text("one = 2", encoding="utf-8")
    assert len({before, other, compiling.fingerprint()}) == 3


def test_the_cache_is_a_folder_of_its_own_for_these_sources(tmp_path: Path) -> None:
    folder = compiling.open_cache(tmp_path)
    assert folder == tmp_path / compiling.fingerprint()
    assert folder.is_dir()


def test_where_nothing_can_be_written_there_is_no_cache(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    assert compiling.open_cache(blocked) is None


def test_what_nobody_has_used_for_a_month_is_swept_away(tmp_path: Path) -> None:
    for name in ("old", "young", "ours"):
        (tmp_path / name).mkdir()
        (tmp_path / name / compiling.MARKER).touch()
    long_ago = time.time() - 31 * 24 * 3600
    for name in ("old", "ours"):
        os.utime(tmp_path / name / compiling.MARKER, (long_ago, long_ago))
    compiling.sweep(tmp_path, keep=tmp_path / "ours")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ours", "young"]


def test_a_part_is_prepared_once_and_told_step_by_step(tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    done: list[str] = []
    steps = [lambda: done.append("one"), lambda: done.append("two")]

    def prepare_with(preparation: compiling.Preparation) -> None:
        preparation.tell = lambda *progress: told.append(progress)
        preparation("part", lambda: steps)
        preparation("part", lambda: steps)

    prepare_with(compiling.Preparation(tmp_path))
    assert done == ["one", "two"]
    assert told == [("part", 0, 2), ("part", 1, 2), ("part", 2, 2)]
    prepare_with(compiling.Preparation(tmp_path))
    assert done == ["one", "two"], "another process finds it on disk"
    prepare_with(compiling.Preparation(None))
    assert done == ["one", "two", "one", "two"], "without a disk it is done in every process"
    prepare_with(compiling.Preparation(None, needed=False))
    assert len(done) == 4


def test_without_a_terminal_one_line_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for done in range(3):
        compiling.tell_on_stderr("domingo.rules", done, 2)
    assert capsys.readouterr().err == "Tavolata compiles domingo.rules, once: 0 of 2\n"


def test_on_a_terminal_the_line_grows(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    for done in range(3):
        compiling.tell_on_stderr("domingo.rules", done, 2)
    assert capsys.readouterr().err.endswith("\rTavolata compiles domingo.rules, once: 2 of 2\n")


def test_another_process_finds_everything_compiled() -> None:
    """Dealing and playing in a fresh process takes the compiled rules from the disk."""
    program = (
        "import tavolata; from tavolata.core import rules; m = tavolata.game('domingo').new(2, seed=1);"
        "m.play(m.movers[0], m.legal(m.movers[0])[0]);"
        "entries = [rules.start, rules.movers_at, rules.legal_at, rules.play_at];"
        "print([(sum(e.stats.cache_hits.values()) > 0, sum(e.stats.cache_misses.values())) for e in entries])"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", program]
    for _ in range(2):
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == str([(True, 0)] * 4)


PACKAGE = Path(compiling.__file__).parent.parent
COMPILERS = {"compiled", "implements", "rule", "overload", "njit", "jit", "vectorize", "guvectorize", "numba"}


def sources() -> dict[Path, ast.Module]:
    """All files of the rooms with rules, seen from the package."""
    paths = [path for room in compiling.ROOMS_WITH_RULES for path in (PACKAGE / room).rglob("*.py")]
    return {path.relative_to(PACKAGE): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def never_compiled() -> set[Path]:
    return set(sources()) - set(compiling.sources_of_compiled_code(PACKAGE))


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
    for pattern in compiling.NEVER_COMPILED:
        assert any(path.match(pattern) for path in sources()), pattern


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
    folder = tmp_path / "tavolata" / "games" / "domingo"
    folder.mkdir(parents=True)
    monkeypatch.setattr(compiling, "__file__", str(tmp_path / "tavolata" / "core" / "compiling.py"))
    (folder / "rules.py").write_text("one = 1", encoding="utf-8")
    before = compiling.fingerprint()
    (folder / "view.py").write_text("one = 1", encoding="utf-8")
    assert compiling.fingerprint() == before
    (folder / "rules.py").write_text("one = 2", encoding="utf-8")
    assert compiling.fingerprint() != before
