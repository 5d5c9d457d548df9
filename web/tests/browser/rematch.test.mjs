// A rematch is a new game: nothing of the last one is left, neither on the screen nor for those who hear it.
import assert from "node:assert/strict";
import test from "node:test";
import { comeTo, guest, makeTable, opened, playOn, skipTo } from "./server_and_browser.mjs";
import { playByMouse } from "./domingo.mjs";
import { anna, bot } from "./screens.mjs";

const GAMES = ["domingo", "mamma_mia", "da_luigi", "mille_grazie"];

opened(...GAMES);

/** In the second game everybody sits one seat further on: there Anna begins. */
const ANNA_BEGINS_LATER = { first: 1 };

/** Notes whatever points stand beside names from now on. */
const watchPoints = (page) =>
  page.evaluate(() => {
    globalThis.seenPoints = new Set();
    const look = () => document.querySelector("[data-end]") || document.querySelectorAll("[data-seat] .points").forEach((one) => globalThis.seenPoints.add(one.textContent));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });

const heard = (page) => page.locator(".table").ariaSnapshot();

/** To the end of the game on this screen, as fast as it can be shown; from then on its points are noted. */
async function skipToEnd({ page }) {
  await skipTo(page, "[data-finale-skip], [data-again]");
  if (await page.locator("[data-finale-skip]").count()) await page.click("[data-finale-skip]");
  await page.waitForSelector("[data-again]");
  await watchPoints(page);
}

/** The new game on this screen: no point of the last one has been seen, and loaded anew it is the same. */
async function assertNew({ page }) {
  await page.waitForSelector('[data-turn="mine"]');
  assert.deepEqual([...(await page.evaluate(() => [...globalThis.seenPoints]))].filter((points) => points !== "0"), []);
  const rematch = await heard(page);
  await page.reload();
  await page.waitForSelector('[data-turn="mine"]');
  assert.equal(rematch, await heard(page));
}

for (const game of GAMES) {
  test(`${game}: after a rematch the table looks as if one came to it anew, on every screen and with any motion`, async () => {
    const made = await makeTable([anna, bot, bot], { game, options: ANNA_BEGINS_LATER });
    const screens = await Promise.all(["none", "brisk"].map((motion) => guest({ motion })));
    for (const screen of screens) {
      await comeTo(screen, made);
      await screen.page.waitForSelector("[data-turn]");
    }
    await playOn(made.table.id, made.host);
    await Promise.all(screens.map(skipToEnd));
    await screens[0].page.click("[data-again]");
    await Promise.all(screens.map(assertNew));
    await Promise.all(screens.map((screen) => screen.close()));
  });
}

test("whoever leaves a page while something is on its way hears no complaint from it", async () => {
  const made = await makeTable([anna, bot, bot], { options: { first: 0 } });
  const somebody = await guest({ motion: "brisk", worker: false });
  const { page } = somebody;
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    await route.continue().catch(() => undefined);
  });
  await comeTo(somebody, made);
  await page.waitForSelector('[data-turn="mine"]');
  await page.keyboard.press("h");
  await somebody.go("/");
  for (const path of ["/settings", `/table/${made.table.id}`, "/new/domingo", "/lesson/domingo", "/rules/domingo", "/code", "/"]) {
    await somebody.go(path);
    await page.waitForTimeout(90);
  }
  await page.waitForSelector("[data-play]");
  await somebody.go(`/table/${made.table.id}`);
  await page.waitForSelector('[data-turn="mine"]');
  await playByMouse(page);
  await somebody.go("/");
  await page.waitForSelector("[data-play]");
  await page.waitForTimeout(600);
  await somebody.close();
});
