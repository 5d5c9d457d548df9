// A server for tests and screenshots: on a port of its own, with a database that is thrown away, and deals that come again.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const script = fileURLToPath(new URL("server.py", import.meta.url));
const PATIENCE = 300_000;

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(address) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const response = await fetch(`${address}api/offer`).catch(() => null);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`no server at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Compiled rules have to be ready before tests count seconds. */
async function makeReady(address, game) {
  const bots = { game, chairs: [{ who: "bot", bot: "greedy" }, { who: "bot", bot: "greedy" }, { who: "bot", bot: "greedy" }] };
  await fetch(`${address}api/tables`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(bots) });
}

/** A server that somebody else has started, made ready for these games; it is theirs to stop. */
export async function join(address, games) {
  for (const game of games) await makeReady(address, game);
  return { address, stop: async () => undefined };
}

/** A running server with its address, ready for these games, with these settings beside the usual ones; `stop` it in the end. */
export async function serve({ botPause = "0.05", games = ["domingo"], environment = {} } = {}) {
  const folder = mkdtempSync(path(tmpdir(), "tavolata-"));
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  const python = process.env.PYTHON ?? path(project, ".venv/bin/python");
  const database = `sqlite:///${path(folder, "tables.sqlite")}`;
  const server = spawn(python, [script, "serve", "--host", "127.0.0.1", "--port", String(port), "--database", database], {
    stdio: "ignore",
    env: { ...process.env, TAVOLATA_BOT_PAUSE: botPause, TAVOLATA_TABLES_AN_HOUR: "10000", TAVOLATA_RATE: "1000", TAVOLATA_BURST: "5000", ...environment },
  });
  await answers(address);
  for (const game of games) await makeReady(address, game);
  return {
    address,
    stop: async () => {
      server.kill("SIGTERM");
      await new Promise((resolve) => server.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
