"""Players in processes of their own: classes by their names, and programs of any kind. They are ended by us."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tavolata import BadInput, Game, Match
from tavolata.bots import Bot
from tavolata.bots.custom import program_player
from tavolata.bots.custom.player_process import PlayerProcess
from tavolata.bots.custom.player_source import player_source
from tavolata.bots.custom.program_player import check_player, player_processes

PATIENCE = 60.0
"""Seconds that nobody needs, and that a busy machine may take."""
MODULE = """
import os, sys, time

class Careful:
    def choose(self, question, chance):
        world = question.imagine()
        assert world.legal(question.seat) == list(question.legal)
        return question.legal[-1]

class AtRandom:
    def choose(self, question, chance):
        return chance.choice(question.legal)

class Shouting:
    def choose(self, question, chance):
        print("hello")
        return question.legal[0]

class Broken:
    def __init__(self):
        raise RuntimeError("no such file")

class Dying:
    def choose(self, question, chance):
        print("out of memory", file=sys.stderr)
        os._exit(3)

class Endless:
    def choose(self, question, chance):
        while True:
            pass

class Obedient:
    def choose(self, question, chance):
        while not question.stop.is_set():
            time.sleep(0.001)
        return question.legal[-1]

class Ahead:
    thought = 0

    def choose(self, question, chance):
        return question.legal[-1] if self.thought else question.legal[0]

    def think_ahead(self, question, chance):
        assert question.legal == () and question.imagine().movers
        self.thought += 1
        while not question.must_stop():
            time.sleep(0.001)

class Headstrong(Ahead):
    def think_ahead(self, question, chance):
        while True:
            pass

class Muttering(Ahead):
    def think_ahead(self, question, chance):
        print("hm")

class Snooping:
    def choose(self, question, chance):
        print(sorted(name for name in os.environ if name.startswith("TAVOLATA")), file=sys.stderr)
        assert "TAVOLATA_DATABASE" not in os.environ
        os.system("echo printed by another program")
        return question.legal[-1]
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "question":
        {answer}
        sys.stdout.flush()
"""

THINKING_PROGRAM = """
import json, sys
thought = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "think":
        thought += 1
        print("{}")
    elif message["kind"] == "question":
        print(json.dumps({"action": message["legal"][thought], "think": thought == 0}))
    sys.stdout.flush()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with players, in which we are."""
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    player_processes.end_all()


@pytest.fixture
def program(folder: Path) -> Callable[[str], str]:
    """Write a program that answers in some way; returns the name of the player."""

    def write(answer: str) -> str:
        file = folder / "program.py"
        file.write_text(PROGRAM.format(answer=textwrap.indent(answer, " " * 8).strip()), encoding="utf-8")
        return f"cmd:{sys.executable} {file}"

    return write


@pytest.fixture
def match(domingo: Game) -> Match:
    return domingo.new(players=2, seed=3, first=0)


def fault_of(bot: Bot, match: Match) -> tuple[str, str]:
    """The one fault of a bot that is asked; the fallback plays for it."""
    assert bot.choose(match, 0) == Bot("greedy", seed=1).choose(match, 0)
    (fault,) = bot.faults
    return fault.kind, fault.detail


def is_running(group: int) -> bool:
    """Is any process of a group there?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_class_by_its_name_plays_in_a_process_of_its_own(folder: Path, match: Match) -> None:
    bot = Bot("my_bots:Careful", seed=1, strict=True, seconds=PATIENCE)
    while match.movers:
        seat = match.movers[0]
        last = match.legal(seat)[-1]
        assert bot.choose(match, 0) == last if seat == 0 else True
        match.move(seat, last)
    assert "my_bots" not in sys.modules


def test_the_same_seed_chooses_the_same_in_any_process(folder: Path, match: Match) -> None:
    bots = [Bot("my_bots:AtRandom", seed=seed, strict=True, seconds=PATIENCE) for seed in (1, 1, 2, 3, 4, 5)]
    chosen = [bot.choose(match, 0) for bot in bots]
    assert chosen[0] == chosen[1]
    assert len(set(chosen)) > 1


def test_a_process_is_kept_for_the_next_game(folder: Path, match: Match) -> None:
    source = player_source("my_bots:Careful")
    for _ in range(3):
        bot = Bot("my_bots:Careful", seed=1, strict=True, seconds=PATIENCE)
        bot.choose(match, 0)
        bot.close()
    assert len(player_processes._idle[source]) == len(player_processes._all) == 1


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("Shouting", "printed", "hello"),
        ("Broken", "raised", "RuntimeError: no such file"),
        ("Dying", "ended", "3 out of memory"),
    ],
)
def test_a_fault_in_another_process_is_named(folder: Path, match: Match, name: str, kind: str, detail: str) -> None:
    found = fault_of(Bot(f"my_bots:{name}", seed=1, seconds=PATIENCE), match)
    assert found[0] == kind
    assert found[1].startswith(detail)


def test_a_player_that_does_not_stop_is_ended(folder: Path, match: Match) -> None:
    bot = Bot("my_bots:Endless", seed=1, seconds=0.01)
    source = player_source("my_bots:Endless")
    check_player(source)
    (process,) = player_processes._idle[source]
    assert fault_of(bot, match) == ("late", "0.01 s")
    assert not process.is_running
    assert player_processes._all == set()


def test_a_player_is_told_to_stop_before_it_is_ended(folder: Path, match: Match) -> None:
    bot = Bot("my_bots:Obedient", seed=1, seconds=0.1, strict=True)
    assert bot.choose(match, 0) == match.legal(0)[-1]


def moved(bot: Bot, match: Match) -> None:
    """Seat 0 moves as its bot chooses."""
    match.move(0, bot.choose(match, 0))
    assert match.movers == (1,)


def test_a_player_thinks_while_others_decide_and_stops_when_it_is_asked(folder: Path, match: Match) -> None:
    bot = Bot("my_bots:Ahead", seed=1, strict=True, seconds=PATIENCE)
    first = match.legal(0)[0]
    moved(bot, match)
    assert match.moves[-1].action == first
    assert bot.thinks_ahead
    bot.think_ahead(match, 0, PATIENCE)
    (process,) = player_processes._all
    assert process.is_thinking
    match.move(1, match.legal(1)[0])
    assert bot.choose(match, 0) == match.legal(0)[-1]
    assert not process.is_thinking


@pytest.mark.parametrize(("name", "kind"), [("Headstrong", "late"), ("Muttering", "printed")])
def test_what_goes_wrong_while_it_thinks_costs_the_next_move(folder: Path, match: Match, name: str, kind: str) -> None:
    bot = Bot(f"my_bots:{name}", seed=1, seconds=PATIENCE)
    moved(bot, match)
    bot.think_ahead(match, 0, 0.01)
    (process,) = player_processes._all
    while process.is_thinking:
        pass
    assert process.is_running == (kind == "printed"), "one that does not stop has been ended, and nobody had to ask"
    match.move(1, match.legal(1)[0])
    for _ in range(2):
        bot.choose(match, 0)
    assert [fault.kind for fault in bot.faults] == [kind]


def test_a_process_that_still_thinks_when_its_game_is_over_is_ended(folder: Path, match: Match) -> None:
    bot = Bot("my_bots:Ahead", seed=1, strict=True, seconds=PATIENCE)
    moved(bot, match)
    bot.think_ahead(match, 0, PATIENCE)
    bot.close()
    assert player_processes._all == set()


def test_a_program_thinks_ahead_if_it_says_that_it_wants_to(folder: Path, match: Match) -> None:
    (folder / "program.py").write_text(THINKING_PROGRAM, encoding="utf-8")
    bot = Bot(f"cmd:{sys.executable} {folder / 'program.py'}", seed=1, strict=True, seconds=PATIENCE)
    moved(bot, match)
    bot.think_ahead(match, 0, PATIENCE)
    match.move(1, match.legal(1)[0])
    assert bot.choose(match, 0) == match.legal(0)[1]
    assert not bot.thinks_ahead


def test_a_player_learns_no_secret_of_ours_and_what_it_starts_cannot_answer_for_it(
    folder: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLATA_DATABASE", "postgresql://secret")
    bot = Bot("my_bots:Snooping", seed=1, strict=True, seconds=PATIENCE)
    assert bot.choose(match, 0) == match.legal(0)[-1]


def test_a_program_answers_line_by_line(program: Callable[[str], str], game: Game) -> None:
    bot = Bot(program('print(json.dumps({"action": message["legal"][-1]}))'), seed=1, strict=True, seconds=PATIENCE)
    match = game.new(game.seats[0], seed=1)
    for _ in range(5):
        seat = match.movers[0]
        assert bot.choose(match, seat) == match.legal(seat)[-1]
        match.move(seat, match.legal(seat)[-1])
    bot.close()


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        ("print('hello')", "unreadable", "hello"),
        ("print('[1]')", "unreadable", "[1]"),
        ("print('[' * 9999)", "unreadable", "["),
        ("""print('{"move": 1}')""", "unreadable", '{"move": 1}'),
        ("print('x' * 99999)", "unreadable", "x"),
        ("""print('{"action": "fly"}')""", "illegal", "fly"),
        ("sys.exit(2)", "ended", "2"),
        ("raise ValueError('never')", "ended", "1 ValueError: never"),
    ],
)
def test_a_fault_of_a_program_is_named(
    program: Callable[[str], str], match: Match, answer: str, kind: str, detail: str
) -> None:
    found = fault_of(Bot(program(answer), seed=1, seconds=PATIENCE), match)
    assert found[0] == kind
    assert found[1].startswith(detail)


def test_a_program_that_neither_reads_nor_writes_is_ended(folder: Path, match: Match) -> None:
    (folder / "sleep.py").write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    bot = Bot(f"cmd:{sys.executable} {folder / 'sleep.py'}", seed=1, seconds=0.01)
    assert fault_of(bot, match) == ("late", "0.01 s")


def test_an_answer_that_nobody_asked_for_is_not_taken_for_the_next(program: Callable[[str], str], match: Match) -> None:
    twice = 'for action in message["legal"][:2]: print(json.dumps({"action": action}), flush=True)'
    bot = Bot(program(twice), seed=1, seconds=PATIENCE)
    assert bot.choose(match, 0) == match.legal(0)[0]
    while not (process := next(iter(player_processes._all))).has_unread():
        assert process.is_running
    bot.choose(match, 0)
    assert [fault.kind for fault in bot.faults] == ["unreadable"]


def test_a_program_that_ends_too_often_is_not_started_again(program: Callable[[str], str], match: Match) -> None:
    bot = Bot(program("sys.exit(0)"), seed=1, seconds=PATIENCE)
    for _ in range(program_player.MAX_ENDS + 2):
        bot.choose(match, 0)
    kinds = [fault.kind for fault in bot.faults]
    assert kinds == ["ended"] * program_player.MAX_ENDS + ["given-up"] * 2


def test_programs_that_a_player_has_started_end_with_it(program: Callable[[str], str], match: Match) -> None:
    child = """
    import subprocess
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    print(json.dumps({"action": message["legal"][0], "note": child.pid}))
    """
    name = program(textwrap.dedent(child).strip())
    bot = Bot(name, seed=1, strict=True, seconds=PATIENCE)
    bot.choose(match, 0)
    group = next(iter(player_processes._all))._process.pid
    player_processes.end_all()
    while is_running(group):
        pass


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("my_bots:Missing", "AttributeError: module 'my_bots' has no attribute 'Missing'"),
        ("no_such_module:Careful", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("cmd:./no-such-program", "is not a command that can be started"),
        ("cmd:", "is not a command that can be started"),
        ("cmd:'unclosed", "is not a command that can be started"),
    ],
)
def test_a_player_that_is_not_there_is_refused(folder: Path, name: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        check_player(player_source(name))


def test_a_host_ends_when_nobody_asks_any_more(folder: Path, match: Match) -> None:
    process = PlayerProcess(player_source("my_bots:Careful"))
    assert process._process.stdin
    process._process.stdin.close()
    assert process._process.wait(PATIENCE) == 0
    process.end()


def test_what_a_program_gets_has_no_world(program: Callable[[str], str], match: Match) -> None:
    tell = 'print(json.dumps({"action": " ".join(sorted(message))}))'
    assert fault_of(Bot(program(tell), seed=1, seconds=PATIENCE), match) == (
        "illegal",
        "kind legal log news seconds seed view",
    )


def test_a_fingerprint_changes_with_the_sources(folder: Path, program: Callable[[str], str]) -> None:
    (folder / "helper.py").write_text("x = 1\n", encoding="utf-8")
    (folder / "other.py").write_text("x = 1\n", encoding="utf-8")
    (folder / "my_bots.py").write_text("import helper\n" + MODULE, encoding="utf-8")
    names = ("my_bots:Careful", "my_bots:Dying", program("pass"))
    before = [player_source(name).fingerprint() for name in names]
    assert len(set(before)) == 3
    (folder / "other.py").write_text("x = 2\n", encoding="utf-8")
    assert [player_source(name).fingerprint() for name in names] == before
    (folder / "helper.py").write_text("x = 2\n", encoding="utf-8")
    assert player_source(names[0]).fingerprint() != before[0]
    program("sys.exit()")
    assert player_source(names[2]).fingerprint() != before[2]


def test_a_fingerprint_of_a_package_is_that_of_all_its_sources(folder: Path) -> None:
    package = folder / "my_package"
    (package / "deep").mkdir(parents=True)
    for file in (package / "__init__.py", package / "deep" / "__init__.py", package / "deep" / "search.py"):
        file.write_text("", encoding="utf-8")
    before = player_source("my_package.deep:Careful").fingerprint()
    (package / "deep" / "search.py").write_text("x = 1", encoding="utf-8")
    assert player_source("my_package.deep:Careful").fingerprint() != before


def test_an_entry_point_gives_a_class_a_name(folder: Path, monkeypatch: pytest.MonkeyPatch, match: Match) -> None:
    info = folder / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[tavolata.bots]\ncareful = my_bots:Careful\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    assert Bot("careful", strict=True, seconds=PATIENCE).choose(match, 0) == match.legal(0)[-1]
    assert json.dumps(player_source("careful").path) == '"my_bots:Careful"'
