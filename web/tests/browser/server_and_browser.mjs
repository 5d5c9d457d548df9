// What all browser tests share: a server, a browser, and people who play.
import { after, afterEach, before } from "node:test";
import { launch } from "../../scripts/browser.mjs";
import { join, serve } from "../../scripts/server.mjs";
import { storedTable } from "../../scripts/stored_table.mjs";

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

export const running = { address: "", browser: null };

/** Has a server and a browser ready for the tests of a file, which play these games: at the server that runs for all files, or one of its own. */
export const opened = (...games) => open(games.length ? games : ["domingo"], (wanted) => (process.env.TAVOLATA_SERVER ? join(process.env.TAVOLATA_SERVER, wanted) : serve({ games: wanted })));

/** The same, with settings of the server, which is one of its own. */
export const openedWith = (environment, ...games) => open(games.length ? games : ["domingo"], (wanted) => serve({ games: wanted, environment }));

/** The same, with a server of its own that has compiled nothing yet: its cache is this folder. */
export const openedCold = (cache) => open([], () => serve({ games: [], environment: { NUMBA_CACHE_DIR: cache } }));

function open(games, start) {
  let server;
  before(async () => {
    server = await start(games);
    running.address = server.address;
    running.browser = await launch();
  });
  afterEach(async (test) => {
    if (!test.passed) await leaveFailed();
  });
  after(async () => {
    await running.browser?.close();
    await server?.stop();
  });
}

/** Says what a failed test left on its screens, and closes them, so that the next test begins without them. */
async function leaveFailed() {
  for (const context of running.browser.contexts()) {
    for (const page of context.pages()) console.error(`${page.url()}\n${await page.innerText("body").catch(String)}`);
    await context.close();
  }
}

/** What the browser itself writes: tests break lines and ask for what is refused, and a worker answers before what was preloaded. */
const OF_THE_BROWSER = /Failed to load resource|WebSocket|ERR_INTERNET|A preload for|blocked by Playwright/;

/**
 * Somebody with a browser of their own. Whatever goes wrong in their page fails the test. Without a worker nothing is kept on
 * the device, which saves time; with forced colours the browser paints as its owner says. They want to be asked everything, so that
 * nothing goes by itself while a test plays.
 */
export async function guest({ language = "en", size = DESK, motion = "none", look = "light", name = "Anna", worker = true, forced = false, touch = false, ...settings } = {}) {
  const context = await running.browser.newContext({
    viewport: size,
    locale: language,
    colorScheme: look,
    forcedColors: forced ? "active" : "none",
    hasTouch: touch,
    serviceWorkers: worker ? "allow" : "block",
  });
  const kept = JSON.stringify({ asksEverything: true, language, motion, name, look, ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("tavolata.settings")) localStorage.setItem("tavolata.settings", text);
  }, kept);
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (problem) => problems.push(String(problem)));
  page.on("console", (line) => {
    if (["warning", "error"].includes(line.type()) && !OF_THE_BROWSER.test(line.text())) problems.push(line.text());
  });
  page.setDefaultTimeout(PATIENCE);
  const go = (path) => page.goto(`${running.address}#${path}`);
  const close = async () => {
    await context.close();
    if (problems.length) throw new Error(problems.join("\n"));
  };
  return { page, context, go, close };
}

/** Over HTTP, for what a test wants to have ready. */
export async function ask(path, { body, secret } = {}) {
  const headers = { ...(body ? { "Content-Type": "application/json" } : {}), ...(secret ? { Authorization: `Bearer ${secret}` } : {}) };
  const response = await fetch(`${running.address}api/${path}`, { method: body ? "POST" : "GET", headers, body: body ? JSON.stringify(body) : null });
  return response.json();
}

export const makeTable = (chairs, more = {}) => ask("tables", { body: { game: "domingo", chairs, start: true, ...more } });

/** What the reader behind a secret may know now. */
export const stateOf = async (table, secret) => (await ask(`tables/${table}/messages`, { secret }))[0];

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

const PATIENCE = 20_000;

/** Asks again and again until there is an answer. */
export async function until(asked) {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(40)) {
    const answer = await asked();
    if (answer) return answer;
  }
  throw new Error(`waited in vain: ${asked}`);
}

/** Skips what is shown, move after move, until this is there. */
export async function skipTo(page, selector) {
  for (let k = 0; k < 400 && !(await page.locator(selector).count()); k++) {
    await page.keyboard.press("s");
    await pause(50);
  }
  await page.waitForSelector(selector);
}

/** Plays over HTTP for somebody, until so many own moves were made or the game is over. */
export async function playOn(table, secret, moves = 200) {
  for (let k = 0; k < moves; ) {
    const state = await stateOf(table, secret);
    if (state.view.result) return;
    if (state.decision === null) await pause(40);
    else {
      const action = state.view.decision[(k * 7) % state.view.decision.length];
      await ask(`tables/${table}/commands`, { secret, body: { do: "move", key: `p${state.decision}`, decision: state.decision, action } });
      k += 1;
    }
  }
}

export const secretOf = (page, table) =>
  page.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem("tavolata.tables") ?? "[]").find((one) => one.id === id);
    return Object.values(kept.chairs)[0] ?? kept.host ?? kept.watch;
  }, table);

export const tableOf = (page) => page.evaluate(() => location.hash.match(/table\/([^/]+)/)?.[1]);

/** Touch one of several choices that exclude each other, found by its name. */
export const pick = (where, named) => where.getByRole("radio", named).locator("..").click();

/** The own turn has come, and everything before it has been shown. */
export const myTurn = (page) => page.waitForSelector('[data-turn="mine"], [data-end]');

/** Come to a table with its secrets, as if one had made it on this device. */
export async function comeTo(somebody, made, chairs = made.seats) {
  await somebody.context.addInitScript((text) => {
    if (!localStorage.getItem("tavolata.tables")) localStorage.setItem("tavolata.tables", text);
  }, JSON.stringify([storedTable(made, { chairs })]));
  await somebody.go(`/table/${made.table.id}`);
}

/** Everything that came over the lines of a page, from now on. */
export function frames(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(payload))));
  return heard;
}
