// Buttons that start something: they answer at once, work once, and work again when it has failed.
import assert from "node:assert/strict";
import test from "node:test";
import { storedTable } from "../../scripts/stored_table.mjs";
import { PHONE, ask, comeTo, guest, makeTable, myTurn, opened, playOn, running, stateOf } from "./server_and_browser.mjs";
import { findings } from "./looking.mjs";
import { anna, bot } from "./screens.mjs";

opened("domingo", "mamma_mia");

const BUSY = '[aria-busy="true"]';

/** Every table that a page has asked for. */
function tablesAskedFor(page) {
  const asked = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /api\/tables$/.test(request.url())) asked.push(request);
  });
  return asked;
}

/** Holds requests back until they are let go. */
async function hold(page, path) {
  const { promise, resolve } = Promise.withResolvers();
  await page.route(path, async (route) => (await promise, route.continue()));
  return resolve;
}

const impatient = (button) => button.click({ clickCount: 3, delay: 20 });

/** Until each game says what it is: until then the cards below grow. */
async function toHome({ page, go }) {
  await go("/");
  await page.waitForSelector("[data-play=domingo]");
  await page.waitForFunction(() => [...document.querySelectorAll("article h2 + p")].every((one) => one.textContent));
}

async function toLessonsEnd({ page, go }) {
  await go("/lesson/mamma_mia");
  for (let step = 1; step < 8; step++) {
    await page.waitForSelector(`text=Step ${step} of 8`);
    await page.locator("[data-lesson-next], .hinted[data-choice]").first().click();
  }
}

const STARTS = [
  ["on the home page", "[data-play=domingo]", toHome],
  ["at the end of a lesson", "[data-lesson-play]", toLessonsEnd],
  ["at a new table", "[data-lay]", async ({ go }) => go("/new/domingo")],
];
for (const [where, selector, come] of STARTS) {
  test(`${where} an impatient start shows at once that it is under way, and makes one table`, async () => {
    const somebody = await guest({ size: PHONE, worker: false });
    const { page } = somebody;
    const asked = tablesAskedFor(page);
    const letGo = await hold(page, "**/api/tables");
    await come(somebody);
    const button = page.locator(selector);
    const width = (await button.boundingBox()).width;
    await impatient(button);
    await page.waitForSelector(selector + BUSY);
    assert.equal(await button.evaluate((one) => getComputedStyle(one).opacity), "1");
    assert.equal((await button.boundingBox()).width, width);
    assert.equal(await button.evaluate((one) => getComputedStyle(one, "::before").animationName), "spin");
    await button.press("Enter");
    await button.press("Space");
    assert.deepEqual(await findings(page), []);
    letGo();
    await page.waitForURL(/#\/table\//);
    await page.waitForSelector("[data-turn], [data-deal]");
    assert.equal(asked.length, 1);
    const made = await (await asked[0].response()).json();
    assert.ok(page.url().includes(made.table.id));
    await somebody.close();
  });
}

test("between the answer and the table nothing can be started again", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  const asked = tablesAskedFor(page);
  const letGo = await hold(page, "**/assets/TableScreen*.js");
  await somebody.go("/");
  await page.click("[data-play=domingo]");
  await page.waitForURL(/#\/table\//);
  await page.locator(`[data-play=domingo]${BUSY}`).press("Enter");
  letGo();
  await page.waitForSelector("[data-turn]");
  assert.equal(asked.length, 1);
  await somebody.close();
});

test("a start that fails says why, and the button works again", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  let isAway = true;
  await page.route("**/api/tables", (route) => (isAway ? route.abort() : route.continue()));
  await somebody.go("/");
  await page.click("[data-play=domingo]");
  await page.waitForSelector(".toast:has-text('The server cannot be reached')");
  assert.equal(await page.locator(BUSY).count(), 0);
  isAway = false;
  await page.click("[data-play=domingo]");
  await page.waitForSelector("[data-turn]");
  await somebody.close();
});

test("whoever has gone elsewhere meanwhile is left in peace", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  const letGo = await hold(page, "**/api/tables");
  await somebody.go("/");
  await page.click("[data-play=domingo]");
  await somebody.go("/settings");
  letGo();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("tavolata.tables") ?? "[]").length === 1);
  assert.ok(page.url().endsWith("#/settings"));
  await somebody.close();
});

test("an invitation is taken once, however often it is sent", async () => {
  const made = await makeTable([anna, { who: "free" }, { who: "free" }], { start: false });
  const bruno = await guest({ name: "Bruno", worker: false });
  const { page } = bruno;
  const letGo = await hold(page, "**/chairs");
  await bruno.go(`/join/${made.table.id}/${made.invite}`);
  await page.getByLabel("Your name").press("Enter");
  await page.waitForSelector(`[data-sit]${BUSY}`);
  await page.getByLabel("Your name").press("Enter");
  await impatient(page.locator("[data-sit]"));
  letGo();
  await page.waitForSelector('[data-lobby="1"]');
  const { table } = await ask(`tables/${made.table.id}`, { secret: made.host });
  assert.deepEqual(table.chairs.map((chair) => chair.name), ["Anna", "Bruno", null]);
  await bruno.close();
});

/** Holds back what a page says on its lines, after the first word; it is let go, and held back again, as often as wanted. */
async function holdLine(page) {
  let waiting = [];
  await page.routeWebSocket("**/socket", (line) => {
    const server = line.connectToServer();
    let isFirst = true;
    line.onMessage((frame) => {
      if (isFirst) server.send(frame);
      else waiting.push(() => server.send(frame));
      isFirst = false;
    });
  });
  return () => {
    waiting.forEach((send) => send());
    waiting = [];
  };
}

test("cards are dealt once, and once more for another game", async () => {
  const made = await makeTable([anna, bot], { start: false });
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  const letGo = await holdLine(page);
  await comeTo(somebody, made);
  await Promise.all([page.waitForSelector(`[data-deal]${BUSY}`), impatient(page.locator("[data-deal]"))]);
  letGo();
  await page.waitForSelector("[data-turn]");
  await playOn(made.table.id, made.host);
  await page.waitForSelector("[data-again]");
  await Promise.all([page.waitForSelector(`[data-again]${BUSY}`), impatient(page.locator("[data-again]"))]);
  letGo();
  await myTurn(page);
  await page.waitForSelector("[data-end]", { state: "detached" });
  letGo();
  assert.equal((await stateOf(made.table.id, made.host)).table.games, 2);
  assert.equal(await page.locator(".toast").count(), 0);
  await somebody.close();
});

test("a link to a table answers at once, too", async () => {
  const made = await makeTable([anna, bot]);
  const somebody = await guest({ worker: false });
  const { page, context } = somebody;
  await context.addInitScript((text) => localStorage.setItem("tavolata.tables", text), JSON.stringify([storedTable(made)]));
  const letGo = await hold(page, "**/assets/TableScreen*.js");
  await page.goto(running.address);
  await page.click(`a[href="#/table/${made.table.id}"]`);
  await page.waitForSelector(`a[href="#/table/${made.table.id}"]${BUSY}`);
  letGo();
  await page.waitForSelector("[data-turn]");
  await somebody.close();
});
