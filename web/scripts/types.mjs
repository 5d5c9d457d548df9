// Writes src/server/api.d.ts from what the server speaks; with --check it only compares.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = fileURLToPath(new URL("..", import.meta.url));
const target = `${here}src/server/api.d.ts`;
const python = process.env.PYTHON ?? `${here}../.venv/bin/python`;

export async function types() {
  const described = execFileSync(python, [`${here}scripts/openapi.py`], { maxBuffer: 1 << 26, encoding: "utf8" });
  const written = astToString(await openapiTS(described, { defaultNonNullable: false }));
  return `// Made from the server by \`npm run types\`; not to be edited.\n\n${written}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await types();
  if (!process.argv.includes("--check")) writeFileSync(target, made);
  else if (readFileSync(target, "utf8") !== made) {
    console.error("src/server/api.d.ts does not fit the server any more: npm run types");
    process.exit(1);
  }
}
