"""Reads a Containerfile: its stages, and the steps of each."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

KNOWN = {
    "FROM",
    "WORKDIR",
    "COPY",
    "RUN",
    "ENV",
    "VOLUME",
    "USER",
    "EXPOSE",
    "STOPSIGNAL",
    "HEALTHCHECK",
    "ENTRYPOINT",
    "CMD",
}


@dataclass(frozen=True)
class Step:
    """One instruction."""

    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """What the instruction is about: a JSON list, or words as in a shell; options left out."""
        if self.text.startswith("["):
            listed: list[str] = json.loads(self.text)
            return listed
        return [word for word in shlex.split(self.text) if not word.startswith("--")]


def stages(file: Path) -> list[list[Step]]:
    """The steps of every stage."""
    text = re.sub(r"\\\n\s*", "", file.read_text(encoding="utf-8"))
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found: list[list[Step]] = []
    for line in lines:
        name, _, rest = line.partition(" ")
        assert name in KNOWN, line
        if name == "FROM":
            found.append([])
        found[-1].append(Step(name, rest.strip()))
    return found


def only(steps: list[Step], name: str) -> Step:
    """The one step of this name."""
    (step,) = [step for step in steps if step.name == name]
    return step


def variables(steps: list[Step]) -> dict[str, str]:
    """What the image sets in the environment."""
    words = [word for step in steps if step.name == "ENV" for word in step.words]
    return dict(word.split("=", 1) for word in words)
