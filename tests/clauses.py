"""Which test proves which clause. `python -m tests.clauses` lists them, and fails if a clause has no test.

A test names its clauses with `@pytest.mark.clause("DO-15", …)`. What the clauses are is read from each game's rules.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import tavolata

MARK = "mark.clause("


class Collector:
    """A pytest plugin that only looks: which tests name which clauses."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for marker in item.iter_markers("clause"):
                for number in marker.args:
                    test = item.nodeid.partition("[")[0]
                    if test not in self.tests[number]:
                        self.tests[number].append(test)


def collect() -> dict[str, list[str]]:
    """The tests of every clause, by its number."""
    collector = Collector()
    said = StringIO()
    files = [str(file) for file in sorted(Path("tests").rglob("test_*.py")) if MARK in file.read_text(encoding="utf-8")]
    with redirect_stdout(said):
        status = pytest.main(["--collect-only", "-q", *files], plugins=[collector])
    if status != pytest.ExitCode.OK:
        sys.exit(f"The tests cannot be collected:\n{said.getvalue()}")
    return dict(collector.tests)


def main() -> None:
    tests = collect()
    known = [number for name in tavolata.games() for number in tavolata.game(name).clauses]
    for number in known:
        print(number, *(f"\n    {test}" for test in tests.get(number, ["NO TEST"])))
    gaps = [number for number in known if number not in tests]
    strangers = sorted(set(tests) - set(known))
    print(f"{len(known) - len(gaps)} of {len(known)} clauses have a test.")
    if gaps:
        sys.exit(f"Clauses without a test: {', '.join(gaps)}")
    if strangers:
        sys.exit(f"Tests name clauses that do not exist: {', '.join(strangers)}")


if __name__ == "__main__":
    main()
