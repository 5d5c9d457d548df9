// Writes the types that come from Python: src/server/api.d.ts from what the server speaks, src/games/*/declared.ts from what
// the games with a folder here declare. With --check it only compares.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = fileURLToPath(new URL("..", import.meta.url));
const python = process.env.PYTHON ?? `${here}../.venv/bin/python`;

const printed = (script) => execFileSync(python, [`${here}scripts/${script}`], { maxBuffer: 1 << 26, encoding: "utf8" });

async function apiTypes() {
  const written = astToString(await openapiTS(printed("openapi.py"), { defaultNonNullable: false }));
  return { "src/server/api.d.ts": `// Made from the server by \`npm run types\`; not to be edited.\n\n${written}` };
}

function gameTypes() {
  const games = Object.entries(JSON.parse(printed("declarations.py")));
  const drawn = games.filter(([game]) => existsSync(`${here}src/games/${game}`));
  return Object.fromEntries(drawn.map(([game, text]) => [`src/games/${game}/declared.ts`, text]));
}

const isSame = (path, text) => existsSync(here + path) && readFileSync(here + path, "utf8") === text;

const files = Object.entries({ ...(await apiTypes()), ...gameTypes() });
const changed = files.filter(([path, text]) => !isSame(path, text));
if (!process.argv.includes("--check")) for (const [path, text] of changed) writeFileSync(here + path, text);
else if (changed.length) {
  for (const [path] of changed) console.error(`${path} does not fit Python any more: npm run types`);
  process.exit(1);
}
