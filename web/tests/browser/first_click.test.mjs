// With nothing compiled a game begins at once. No other test runs beside this one, because it counts seconds.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { playByMouse } from "./domingo.mjs";
import { guest, openedCold } from "./server_and_browser.mjs";

const cache = mkdtempSync(join(tmpdir(), "tavolata-cold-"));
after(() => rmSync(cache, { recursive: true, force: true }));
openedCold(cache);

const LONGEST = 2000;
/** Milliseconds of work by which it is measured how busy the machine is. */
const SAMPLE = 50;

/** How many times as long as on a core of its own work takes here now. */
function slowdown() {
  const begun = performance.now();
  const used = process.cpuUsage();
  const worked = () => Object.values(process.cpuUsage(used)).reduce((sum, part) => sum + part) / 1000;
  while (worked() < SAMPLE);
  return Math.max(1, (performance.now() - begun) / SAMPLE);
}

test("from the first click to a card that can be touched it takes no more than two seconds, with nothing compiled", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  await somebody.go("/");
  await page.waitForSelector("[data-play=domingo]");
  const begun = Date.now();
  await page.click("[data-play=domingo]");
  await page.waitForSelector("[data-card]");
  const taken = (Date.now() - begun) / slowdown();
  assert.ok(taken <= LONGEST, `${taken} ms`);
  assert.match(await page.locator("[data-warming-up]").innerText(), /^The bots are still warming up: \d+%$/);
  for (let k = 0; k < 2; k++) await playByMouse(page);
  assert.equal(await page.locator("[data-warming-up]").count(), 1);
  await somebody.close();
});
