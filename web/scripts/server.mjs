// A server for tests and screenshots: on a port of its own, with a database that is thrown away, and deals that come again.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const script = fileURLToPath(new URL("server.py", import.meta.url));
const PATIENCE = 600_000;
const PAUSE = 300;

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function until(isSo, problem) {
  const deadline = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(problem);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

const answers = (address) =>
  until(async () => (await fetch(`${address}api/catalog`).catch(() => null))?.ok, `no server at ${address}`);

/** Rules have to be compiled before tests count seconds. */
async function makeReady(address, game) {
  const bot = { who: "bot", bot: "greedy" };
  const body = JSON.stringify({ game, chairs: [bot, bot, bot] });
  const made = await (await fetch(`${address}api/tables`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  const headers = { Authorization: `Bearer ${made.host}` };
  const isWarm = async () => (await (await fetch(`${address}api/tables/${made.table.id}/messages`, { headers })).json())[0].warming_up === 100;
  await until(isWarm, `${game} is not compiled`);
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
    env: { ...process.env, TAVOLATA_BOT_PAUSE: botPause, TAVOLATA_TABLES_AN_HOUR: "10000", TAVOLATA_RATE: "1000", TAVOLATA_BURST: "5000", TAVOLATA_HTTP_RATE: "10000", TAVOLATA_HTTP_BURST: "50000", ...environment },
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
