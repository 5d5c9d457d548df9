/** What the package's Python prints now: the rules themselves, to compare with. */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const here = `${dirname(fileURLToPath(import.meta.url))}/`;
const python = process.env.PYTHON ?? `${here}../../../.venv/bin/python`;

/** Recorders share `games/recording.py`. */
const path = [`${here}games`, process.env.PYTHONPATH ?? ""].filter(Boolean).join(":");

/** What a script in this folder prints. The rules run as plain Python, so nothing has to be compiled for it. */
export function printedBy(script: string, ...words: string[]): string {
  return execFileSync(python, [here + script, ...words], { maxBuffer: 1 << 28, encoding: "utf8", env: { ...process.env, NUMBA_DISABLE_JIT: "1", PYTHONPATH: path } });
}
