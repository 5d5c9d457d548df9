"""Which source files compiled code is made of: those with compiled functions, and all that they import.

A constant of another file becomes a part of the machine code that uses it. Files are only read, because importing them
all would take seconds.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

PACKAGES_WITH_RULES = ("core", "games", "bots", "analysis", "arena")
COMPILES = re.compile(r"^\s*@(?:compiled|called_\w+|implements|implements_by_default)\b|^import numba$", re.MULTILINE)
"""A decorator of `tiers` or `rules`, or the compiler itself."""
IMPORT = re.compile(r"^from tavolata\.([\w.]+) import (?:\(([^)]*)\)|(.+))$", re.MULTILINE)
"""In the first column: what is indented is for the type checker, or too late for a constant."""


def compiled_sources(package: Path) -> dict[Path, str]:
    """The texts of these files by their paths in the package, sorted."""
    paths = [path for name in PACKAGES_WITH_RULES for path in (package / name).rglob("*.py")]
    texts = {path.relative_to(package): path.read_text(encoding="utf-8") for path in paths}
    todo = {path for path, text in texts.items() if COMPILES.search(text)}
    found: set[Path] = set()
    while todo:
        path = todo.pop()
        found.add(path)
        todo |= set(_imported(texts[path], texts)) - found
    return {path: texts[path] for path in sorted(found)}


def package_fingerprint(module: str) -> str:
    """A hash of all sources of the package that a module belongs to; "" for our own."""
    package = module.partition(".")[0]
    return "" if package == "tavolata" else _fingerprint(package)


@cache
def _fingerprint(package: str) -> str:
    digest = hashlib.sha256()
    for path in _sources(package):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(package: str) -> list[Path]:
    """The files of a package that has been imported; of a single module, its file."""
    module = sys.modules.get(package)
    folders = [Path(folder) for folder in getattr(module, "__path__", ())]
    file = getattr(module, "__file__", None)
    if folders or file is None:
        return sorted(path for folder in folders for path in folder.rglob("*.py"))
    return [Path(file)]


def _imported(text: str, known: Container[Path]) -> Iterator[Path]:
    """The files of all names that a source imports: a name is a module of a package, or is in a module or a package."""
    for module, in_brackets, in_line in IMPORT.findall(text):
        here = Path(*module.split("."))
        for name in re.findall(r"\w+", in_brackets or in_line):
            candidates = (here / f"{name}.py", here.with_suffix(".py"), here / "__init__.py")
            yield from [path for path in candidates if path in known][:1]
