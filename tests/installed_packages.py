"""A package as an installation leaves it: its files, and what is known of it, in a folder that is searched."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"


def install(project: Path, folder: Path) -> Path:
    """Put the packages of a project into a folder, with its entry points."""
    described = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    for package in described["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(project / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    declare(folder, described["project"]["name"], described["project"]["entry-points"])
    return folder


def declare_editable(project: Path, folder: Path) -> None:
    """Let the entry points of a project be known, as an editable installation does; its files stay where they are."""
    described = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    declare(folder, described["project"]["name"], described["project"]["entry-points"])


def declare(folder: Path, name: str, entry_points: dict[str, dict[str, str]]) -> None:
    """Write what an installation knows of a package."""
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        line
        for group, points in entry_points.items()
        for line in [f"[{group}]", *(f"{key} = {value}" for key, value in points.items()), ""]
    ]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
