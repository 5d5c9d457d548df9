// Runs the tests in a real browser, two files at a time, against one server: npm run browser [-- FILE …]
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "./server.mjs";

const folder = fileURLToPath(new URL("../tests/browser/", import.meta.url));
const all = () => readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).map((name) => folder + name);
const named = process.argv.slice(2);

const server = await serve();
const tests = spawn(process.execPath, ["--test", "--test-concurrency=2", "--test-timeout=240000", ...(named.length ? named : all())], {
  stdio: "inherit",
  env: { ...process.env, TAVOLATA_SERVER: server.address },
});
const status = await new Promise((resolve) => tests.once("exit", (code) => resolve(code ?? 1)));
await server.stop();
process.exit(status);
