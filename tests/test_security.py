"""The threat model names tests: they exist, and every threat has one."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
MODEL = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (T-\d\d) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")


@cache
def names_in(file: str) -> set[str]:
    """The names of the tests in a file."""
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_that_is_named_exists() -> None:
    named = NAMED.findall(MODEL)
    assert len(named) > 50
    assert [(file, name) for file, name in named if not (TESTS / file).is_file() or name not in names_in(file)] == []


def test_every_threat_has_a_number_of_its_own_and_a_test() -> None:
    rows = ROW.findall(MODEL)
    numbers = [number for number, *_ in rows]
    assert len(numbers) > 30
    assert len(set(numbers)) == len(numbers)
    assert len(numbers) == len(re.findall(r"^\| T-", MODEL, re.MULTILINE))
    assert [number for number, _, _, shown in rows if not NAMED.findall(shown)] == []
