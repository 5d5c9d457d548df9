"""Data from strangers, TOML or JSON, in bounds: nothing is parsed whose size, depth or keys could take long.

Parsers take quadratic time for a key of many parts, and end in errors of their own at numbers of many digits or at
nesting that is too deep. So the text is scanned first, in linear time and without building anything.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

from tavolata.core.errors import TavolataError


class OutOfBounds(TavolataError):
    """Data that is larger than anything this program has a use for, or that JSON has no values for."""


@dataclass(frozen=True)
class Bounds:
    """How large data may be."""

    characters: int
    """Of the whole text."""
    values: int
    """Items of all lists and tables together."""
    depth: int = 12
    """Lists and tables inside each other."""
    key_parts: int = 6
    """Of a dotted key in TOML."""
    text: int = 500
    """Characters of one text, or of a key."""
    digits: int = 64
    """Characters of one number, or of a key without quotes."""


LARGEST_NUMBER = 2**63
TOML_TOKEN = re.compile(
    r"""
      (?P<comment>\#[^\n]*+)
    | (?P<text>
          \"{3}(?:[^"\\]++|\\.|"(?!""))*+\"{3,5}
        | '{3}(?:[^']++|'(?!''))*+'{3,5}
        | (?!"{3})"(?:[^"\\\n]++|\\.)*+"
        | (?!'{3})'[^'\n]*+'
      )
    | (?P<unclosed>["'])
    | (?P<open>[\[{])
    | (?P<close>[\]}])
    | (?P<dot>\.)
    | (?P<end>[=,\n])
    | (?P<word>[A-Za-z0-9_+-]++)
    """,
    re.VERBOSE | re.DOTALL,
)
JSON_TOKEN = re.compile(
    r"""
      (?P<text>"(?:[^"\\]++|\\.)*+")
    | (?P<unclosed>")
    | (?P<open>[\[{])
    | (?P<close>[\]}])
    | (?P<word>[A-Za-z0-9_+.-]++)
    """,
    re.VERBOSE | re.DOTALL,
)


def read_bounded(path: Path, bounds: Bounds) -> str:
    """The text of a file, of which no more is read than may be in it."""
    with path.open("rb") as file:
        data = file.read(bounds.characters + 1)
    _check("bounds-size", len(data), bounds.characters)
    return data.decode("utf-8")


def parse_toml(text: str, bounds: Bounds) -> dict[str, Any]:
    """Plain data from TOML. What is no TOML raises ValueError, as it does in `tomllib`."""
    _scan(text, TOML_TOKEN, bounds)
    data = tomllib.loads(text)
    check_plain(data, bounds)
    return data


def parse_json(text: str, bounds: Bounds) -> Any:
    """Plain data from JSON. What is no JSON raises ValueError, as it does in `json`."""
    _scan(text, JSON_TOKEN, bounds)
    data = json.loads(text)
    check_plain(data, bounds)
    return data


def _scan(text: str, tokens: re.Pattern[str], bounds: Bounds) -> None:
    """Refuse a text before it is parsed. The tokens agree with the parser's, as far as the parser would get.

    No parser goes beyond a text that is not closed. Looking for tokens in what follows it would take quadratic time.
    """
    _check("bounds-size", len(text), bounds.characters)
    depth, parts = 0, 1
    for token in tokens.finditer(text):
        kind = token.lastgroup
        if kind == "unclosed":
            return
        if kind == "open":
            depth += 1
        elif kind == "close":
            depth = max(0, depth - 1)
        elif kind == "text":
            _check("bounds-text", token.end() - token.start(), bounds.text * len(r"\u0000"), bounds.text)
        elif kind == "word":
            _check("bounds-word", token.end() - token.start(), bounds.digits)
        parts = parts + 1 if kind == "dot" else 1 if kind in ("open", "close", "end") else parts
        _check("bounds-depth", depth, bounds.depth)
        _check("bounds-key", parts, bounds.key_parts)


def check_plain(data: object, bounds: Bounds) -> None:
    """Refuse data that is too large, or has other values than JSON has."""
    left: list[tuple[object, int]] = [(data, 0)]
    count = characters = 0
    while left:
        value, depth = left.pop()
        if isinstance(value, dict):
            for key in value:
                characters += _check_scalar(key, bounds)
            items = list(value.values())
        elif isinstance(value, list):
            items = value
        else:
            characters += _check_scalar(value, bounds)
            items = []
        count += len(items)
        _check("bounds-size", characters, bounds.characters)
        _check("bounds-values", count, bounds.values)
        _check("bounds-depth", depth, bounds.depth)
        left.extend((item, depth + 1) for item in items)


def _check_scalar(value: object, bounds: Bounds) -> int:
    """How many characters a value has; 0 if it is no text."""
    if isinstance(value, str):
        _check("bounds-text", len(value), bounds.text)
        return len(value)
    if isinstance(value, float):
        if not isfinite(value):
            raise OutOfBounds("bounds-not-plain")
    elif isinstance(value, int):
        if not -LARGEST_NUMBER <= value < LARGEST_NUMBER:
            raise OutOfBounds("bounds-number")
    elif value is not None:
        raise OutOfBounds("bounds-not-plain")
    return 0


def _check(key: str, found: int, most: int, shown: int | None = None) -> None:
    """Refuse what is too large; `shown` is the bound that people are told, where it is another."""
    if found > most:
        raise OutOfBounds(key, most=most if shown is None else shown)
