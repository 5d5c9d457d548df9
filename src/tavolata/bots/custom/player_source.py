"""Where a custom bot comes from, by its name: an installed package, a class of a module, or a command.

An entry point of the group `tavolata.bots` gives a class a short name; `module:Class` and `cmd:COMMAND` need none.
"""

from __future__ import annotations

import hashlib
import re
import shlex
import shutil
import sys
import sysconfig
from dataclasses import dataclass
from importlib.machinery import PathFinder
from importlib.metadata import EntryPoint
from modulefinder import ModuleFinder
from pathlib import Path

from tavolata.core.entry_points import installed
from tavolata.core.errors import BadInput

GROUP = "tavolata.bots"
COMMAND = "cmd:"
INSTALLED = {Path(sysconfig.get_path(kind)) for kind in ("purelib", "platlib", "stdlib")}
"""Where a module's neighbours have nothing to do with it."""
CLASS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


@dataclass(frozen=True)
class PlayerSource:
    """A player that is started as a process: a class of a module, or a command of any kind."""

    name: str
    """As people name it."""
    path: str = ""
    """`module:Class`; empty for a command."""
    words: tuple[str, ...] = ()
    """The words of a command."""

    @property
    def command(self) -> list[str]:
        """What starts it."""
        if self.path:
            return [sys.executable, "-m", "tavolata.bots.custom.player_host", self.path]
        return list(self.words)

    @property
    def is_python(self) -> bool:
        """Is it a class, which gets a world to imagine others from?"""
        return bool(self.path)

    def fingerprint(self) -> str:
        """A hash of its sources: those of its package, or of its module and what that imports from its folder.

        Of a command these are its words, and the files among them.
        """
        digest = hashlib.sha256("\0".join([self.path, *self.words]).encode())
        for file in self._files():
            digest.update(file.read_bytes())
        return digest.hexdigest()[:16]

    def _files(self) -> list[Path]:
        if self.path:
            return _python_files(self.path.partition(":")[0])
        found = [shutil.which(self.words[0]), *self.words[1:]]
        return [Path(word) for word in found if word and Path(word).is_file()]


def _installed(name: str) -> EntryPoint | None:
    """The class that an installed package brings under this name."""
    return installed(GROUP).get(name.replace("-", "_"))


def is_player_name(name: str) -> bool:
    """Does this name a custom bot, whether it is there or not?"""
    return name.startswith(COMMAND) or bool(CLASS.fullmatch(name)) or _installed(name) is not None


def player_source(name: str) -> PlayerSource:
    """The player of this name."""
    if name.startswith(COMMAND):
        return _command(name)
    found = _installed(name)
    return PlayerSource(name, path=found.value if found else name)


def short_name(name: str) -> str:
    """What a player is called at a table: a command by the file that is run, without its folder and its ending.

    >>> [short_name(name) for name in ("cmd:python3.12 examples/even_bot.py --calm", "cmd:./mybot", "my_bots:Careful")]
    ['even_bot', 'mybot', 'my_bots:Careful']
    """
    words = _words_of(name) if name.startswith(COMMAND) else ()
    files = [Path(word) for word in words]
    scripts = [file for file in files if file.suffix[1:].isalpha()]
    return next((file.stem for file in (*scripts, *files)), name)


def _words_of(command: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(command.removeprefix(COMMAND)))
    except ValueError:
        return ()


def _command(name: str) -> PlayerSource:
    words = _words_of(name)
    if not words or shutil.which(words[0]) is None:
        raise BadInput("bot-command", command=name)
    return PlayerSource(name, words=words)


def _python_files(module: str) -> list[Path]:
    """The files of a module's whole package, or the module and all that it imports from its folder."""
    top = PathFinder.find_spec(module.partition(".")[0], [str(Path.cwd()), *sys.path])
    if top is None or top.origin is None:
        return []
    file = Path(top.origin)
    if top.submodule_search_locations is not None:
        return sorted(file.parent.rglob("*.py"))
    if file.parent in INSTALLED:
        return [file]
    return _imported_here(file)


def _imported_here(file: Path) -> list[Path]:
    """A module, and all that it imports from its folder."""
    finder = ModuleFinder(path=[str(file.parent)])
    try:
        finder.run_script(str(file))
    except SyntaxError:
        return [file]
    found = (getattr(module, "__file__", None) for module in finder.modules.values())
    return sorted(Path(name) for name in found if name)
