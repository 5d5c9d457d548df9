// Records what the tests compare with, and the guided first games, anew: npm run record [-- PART-OF-A-PATH]
import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const [only = ""] = process.argv.slice(2);
const python = process.env.PYTHON ?? `${here}../.venv/bin/python`;
const units = `${here}tests/units/`;
const env = { ...process.env, NUMBA_DISABLE_JIT: "1", PYTHONPATH: [`${units}games`, process.env.PYTHONPATH ?? ""].filter(Boolean).join(":") };

const under = (folder, ending) => readdirSync(here + folder, { recursive: true }).filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);

for (const path of [...under("tests/units", ".json"), ...under("src/games", "lesson.json")].filter((name) => name.includes(only))) {
  const recorder = `${units}${dirname(path).replace(/^tests\/units\/|^src\//, "")}/record.py`;
  writeFileSync(here + path, execFileSync(python, [recorder, basename(path, ".json")], { maxBuffer: 1 << 28, encoding: "utf8", env, stdio: ["ignore", "pipe", "ignore"] }));
  console.log(path);
}
