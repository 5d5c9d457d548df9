// While a game is being compiled its table says so in one quiet line. What the server says of it, the tests say.
import assert from "node:assert/strict";
import test from "node:test";
import { comeTo, guest, makeTable, myTurn, opened } from "./server_and_browser.mjs";
import { findings, needsSideways } from "./looking.mjs";
import { anna, bot } from "./screens.mjs";

const LINE = "[data-warming-up]";
const GAMES = ["domingo", "mille_grazie", "mamma_mia", "da_luigi"];

opened(...GAMES);

const SIZES = [[320, 568], [360, 640], [412, 915], [568, 320], [640, 360], [667, 375], [844, 340], [1280, 800]];

/** A hand on the line of a page: what the server says of warming up does not come through, what the test says does. */
async function warmth(page, first) {
  const lines = [];
  await page.routeWebSocket("**/socket", (line) => {
    lines.push(line);
    const server = line.connectToServer();
    server.onMessage((frame) => {
      const told = JSON.parse(frame);
      if (told.kind === "welcome") line.send(JSON.stringify({ ...told, warming_up: first }));
      else if (told.kind !== "warming_up") line.send(frame);
    });
  });
  return (percent) => lines.forEach((line) => line.send(JSON.stringify({ kind: "warming_up", warming_up: percent })));
}

test("the line counts, is read out at every quarter only, and goes without a trace", async () => {
  const made = await makeTable([anna, bot], { options: { first: 0 } });
  const somebody = await guest({ worker: false, size: { width: 360, height: 640 } });
  const { page } = somebody;
  const tell = await warmth(page, 3);
  await comeTo(somebody, made);
  await myTurn(page);
  const status = page.locator("[role=status]:near([data-warming-up])").first();
  const heard = new Set([await status.textContent()]);
  for (let percent = 4; percent < 100; percent += 4) {
    tell(percent);
    await page.waitForSelector(`[data-warming-up="${percent}"]`);
    heard.add(await status.textContent());
  }
  assert.deepEqual([...heard], [0, 25, 50, 75].map((percent) => `The bots are still warming up: ${percent}%`));
  const places = () => page.evaluate(() => [...document.querySelectorAll("header, main, footer, [data-card]")].map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  tell(100);
  await page.waitForSelector(LINE, { state: "detached" });
  assert.deepEqual(await places(), before);
  await somebody.close();
});

test("where no bot sits, there is no line", async () => {
  const made = await makeTable([anna, { who: "here", name: "Bruno" }], { options: { first: 0 } });
  const somebody = await guest({ worker: false });
  await warmth(somebody.page, 40);
  await comeTo(somebody, made, { 0: made.seats[0] });
  await myTurn(somebody.page);
  assert.equal(await somebody.page.locator(LINE).count(), 0);
  await somebody.close();
});

/** What stands in the way of the line: other things in its place, too little room, too small letters. */
function crowding(selector) {
  const line = document.querySelector(selector);
  const box = line.getBoundingClientRect();
  const isIn = (one) => [one.left, one.right].every((x) => x >= 0 && x <= innerWidth) && [one.top, one.bottom].every((y) => y >= 0 && y <= innerHeight);
  const meets = (one) => one.left < box.right - 0.5 && one.right > box.left + 0.5 && one.top < box.bottom - 0.5 && one.bottom > box.top + 0.5;
  const things = [...document.querySelectorAll("button, a, input, [data-card], [data-seat], [data-turn], main, header, footer")];
  const over = things.filter((one) => !one.contains(line) && one.checkVisibility() && meets(one.getBoundingClientRect())).map((one) => `meets ${one.outerHTML.slice(0, 80)}`);
  const edge = document.querySelector("main").getBoundingClientRect().bottom + 1;
  const cut = [...document.querySelectorAll("main button")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > edge).map((one) => `below the edge of the board: ${one.outerHTML.slice(0, 80)}`);
  const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return [
    ...over,
    ...cut,
    ...(isIn(box) ? [] : ["outside"]),
    ...(line.scrollWidth > line.clientWidth ? ["cut"] : []),
    ...(parseFloat(getComputedStyle(line).fontSize) < 12 ? ["small"] : []),
    ...(middle === line ? [] : ["covered"]),
  ];
}

for (const game of GAMES) {
  test(`the line stands in nobody's way, from phones to desks, in every language: ${game}`, async () => {
    const made = await makeTable([anna, bot, bot, bot], { game });
    const problems = [];
    for (const [k, [width, height]] of SIZES.entries()) {
      const variant = { size: { width, height }, language: ["de", "it", "en"][k % 3], look: k % 2 ? "dark" : "light", forced: width === 412 };
      const somebody = await guest({ ...variant, worker: false });
      await warmth(somebody.page, 99);
      await comeTo(somebody, made);
      await somebody.page.waitForSelector("[data-turn]");
      const found = [...(await somebody.page.evaluate(crowding, LINE)), ...(await findings(somebody.page)), ...((await needsSideways(somebody.page)) ? ["sideways"] : [])];
      problems.push(...found.map((one) => `${width} wide: ${one}`));
      await somebody.close();
    }
    assert.deepEqual(problems, []);
  });
}
