// Runs the tests in a real browser, three files at a time, against one server: npm run browser [-- FILE …]
// What counts seconds with nothing compiled runs alone, after the others.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "./server.mjs";

const folders = ["browser/", "layouts/"].map((name) => fileURLToPath(new URL(`../tests/${name}`, import.meta.url)));
const all = () => folders.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).map((name) => folder + name));
const named = process.argv.slice(2);
const files = named.length ? named : all();
/** All layouts take longer than any other file. */
const PATIENCE = process.env.LAYOUTS === "all" ? 3_600_000 : 240_000;
const isAlone = (name) => name.endsWith("first_click.test.mjs");

async function run(some, address) {
  if (!some.length) return 0;
  const tests = spawn(process.execPath, ["--test", "--test-concurrency=3", `--test-timeout=${PATIENCE}`, ...some], {
    stdio: "inherit",
    env: { ...process.env, TAVOLATA_SERVER: address },
  });
  return new Promise((resolve) => tests.once("exit", (code) => resolve(code ?? 1)));
}

const server = await serve();
const together = await run(files.filter((name) => !isAlone(name)), server.address);
const alone = await run(files.filter(isAlone), server.address);
await server.stop();
process.exit(together || alone);
