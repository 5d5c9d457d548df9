// A game that brings no code for the browser, installed from a package of its own, as an installation leaves it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { openedWith } from "./server_and_browser.mjs";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const INSTALL = "import sys; from pathlib import Path; from tests.installed_packages import EXAMPLES, install; install(EXAMPLES / 'briscola', Path(sys.argv[1]))";

/** Has a server of its own and a browser ready for the tests of a file, which play Briscola. */
export function openedWithBriscola() {
  const packages = mkdtempSync(join(tmpdir(), "tavolata-packages-"));
  execFileSync(join(project, ".venv/bin/python"), ["-c", INSTALL, packages], { cwd: project });
  after(() => rmSync(packages, { recursive: true }));
  openedWith({ PYTHONPATH: packages }, "briscola");
}
