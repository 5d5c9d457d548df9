"""The pages for contributors name what there is: modules of the larger packages, stations of a move, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parent.parent
PAGE = (REPOSITORY / "docs" / "architecture.md").read_text(encoding="utf-8")
ROOTS = (REPOSITORY, REPOSITORY / "src" / "tavolata")


def table_under(heading: str) -> list[list[str]]:
    """The rows of the first table that begins with this heading, cell by cell."""
    lines = PAGE[PAGE.index(heading) :].splitlines()[2:]
    rows = lines[: next(number for number, line in enumerate(lines) if not line.startswith("|"))]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def in_code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize(
    ("package", "heading"),
    [
        ("core", "| file | what is in it |"),
        *((name, f"| file or package of `{name}` | what is in it |") for name in ("bots", "analysis", "arena", "cli")),
        ("server/live", "| file of `server/live` | what is in it |"),
    ],
)
def test_every_module_of_a_package_is_listed_once(package: str, heading: str) -> None:
    folder = REPOSITORY / "src" / "tavolata" / package
    listed = [name for files, _ in table_under(heading) for name in in_code(files)]
    there = [path.stem for path in folder.glob("*.py") if path.stem != "__init__"]
    assert sorted(listed) == sorted([*there, *(path.parent.name for path in folder.glob("*/__init__.py"))])


def test_the_words_of_the_glossary_are_sorted() -> None:
    for section in (REPOSITORY / "docs" / "glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        words = re.findall(r"^\| (.+?) \|", section, re.MULTILINE)[2:]
        assert words
        assert words == sorted(words, key=str.casefold)


WAY = [(in_code(where), what) for where, what in table_under("| where | what happens |")]


@pytest.mark.parametrize("names", [names for names, _ in WAY], ids=" ".join)
def test_every_station_of_a_move_exists(names: list[str]) -> None:
    """Files or packages, from the repository, from `tavolata` or beside the one before; then a name in the last one."""
    file = REPOSITORY
    for name in names:
        if "/" in name or name.endswith(".py"):
            places = [root / name for root in (*ROOTS, file.parent)]
            candidates = [*places, *(place / "__init__.py" for place in places)]
            file = next((path for path in candidates if path.is_file()), Path(name))
            assert file.is_file(), f"there is no {name}"
        else:
            assert re.search(rf"\b{name.rpartition('.')[2]}\b", file.read_text(encoding="utf-8")), f"{name} in {file}"
    assert file.is_file()


@pytest.mark.parametrize(
    "name", sorted(set(re.findall(r"`((?:core|bots|games|arena|server|live|http|cli|web)/[\w/.]+\.\w+)`", PAGE)))
)
def test_every_file_that_the_page_names_exists(name: str) -> None:
    roots = (*ROOTS, REPOSITORY / "src" / "tavolata" / "server")
    assert any((root / name).is_file() for root in roots)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(\w+\.py)`", PAGE))))
def test_every_module_that_the_page_names_exists(name: str) -> None:
    assert any(ROOTS[1].rglob(name))


def test_every_command_that_contributors_read_about_is_a_target() -> None:
    read_about = set(re.findall(r"`make ([a-z]+)`", (REPOSITORY / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    targets = set(re.findall(r"^([a-z]+):", (REPOSITORY / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert read_about <= targets
