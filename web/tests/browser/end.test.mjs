// The end of a game: who won, what decided it, and the next game within reach.
import assert from "node:assert/strict";
import test from "node:test";
import { comeTo, guest, makeTable, opened, playOn, stateOf } from "./server_and_browser.mjs";

opened("domingo", "mille_grazie", "mamma_mia", "da_luigi");

const bots = ["lina", "nino", "carla", "beppe", "rosa"].map((bot) => ({ who: "bot", bot }));
const SIZES = [[390, 844], [844, 390], [1440, 900], [360, 640]].map(([width, height]) => ({ width, height }));

async function over(game, players) {
  const made = await makeTable([{ who: "here", name: "Anna" }, ...bots.slice(0, players - 1)], { game });
  await playOn(made.table.id, made.host, 999);
  return made;
}

/** Is a thing wholly on the screen, and nothing over it? */
const isWithinReach = (page, selector) =>
  page.locator(selector).evaluate((one) => {
    const box = one.getBoundingClientRect();
    const corners = [[box.left + 6, box.top + 6], [box.right - 6, box.bottom - 6], [(box.left + box.right) / 2, (box.top + box.bottom) / 2]];
    const isInside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    return isInside && corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  });

/** The move that gave the winner the lead for good, from the points that a replay shows; null where they are not counted openly. */
async function leadForGood(page, path, { winners }) {
  const steps = await page.evaluate(async (address) => {
    const [kept] = JSON.parse(localStorage.getItem("tavolata.tables"));
    return (await fetch(address, { headers: { Authorization: `Bearer ${kept.host}` } })).json();
  }, path);
  if (steps.some(({ view }) => !view.points)) return null;
  const leads = steps.map(({ view: { points } }) => points.every((one, seat) => seat === winners[0] || one < points[winners[0]]));
  return winners.length === 1 ? leads.lastIndexOf(false) + 1 : null;
}

for (const [game, players] of [["domingo", 4], ["mille_grazie", 2], ["mamma_mia", 6], ["da_luigi", 3]]) {
  test(`${game}, ${players} players: the end`, async () => {
    const made = await over(game, players);
    const { result } = (await stateOf(made.table.id, made.host)).view;
    for (const size of SIZES) {
      const somebody = await guest({ size, worker: false });
      const { page } = somebody;
      await comeTo(somebody, made);
      await page.waitForSelector("[data-end] .segment");
      assert.ok(await isWithinReach(page, "[data-again]"), `another game is within reach at ${size.width}`);

      const rows = page.locator("[data-rank]");
      assert.deepEqual(await rows.evaluateAll((all) => all.map((one) => Number(one.dataset.rank))), [...result.ranks].sort((one, other) => one - other));
      assert.equal(await rows.nth(result.ranks.filter((rank) => rank < result.ranks[made.table.order.indexOf(0)]).length).locator(".name").innerText(), "You");
      const ends = await rows.evaluateAll((all) => all.map((one) => Math.max(...[...one.querySelectorAll(".segment:not(.lost)")].map((segment) => segment.getBoundingClientRect().right))));
      assert.ok(ends.every((end, k) => k === 0 || !(end > ends[k - 1] + 30)), `longer bars belong to higher ranks: ${ends}`);
      await somebody.close();
    }

    const somebody = await guest({ worker: false });
    const { page } = somebody;
    await comeTo(somebody, made);
    await page.waitForSelector("[data-end] .segment");
    const turning = page.locator("[data-turning-point]");
    const move = (await turning.count()) ? Number(await turning.getAttribute("data-turning-point")) : null;
    const expected = await leadForGood(page, `api/tables/${made.table.id}/games/1/steps?perspective=all`, result);
    if (expected !== null) assert.equal(move, expected, "the decisive move is the one that points over the moves say");
    if (move !== null) {
      await page.click("[data-turning-see]");
      await page.waitForSelector(`[data-move="${move}"]`);
    }
    await somebody.close();
  });
}

for (const [motion, isRaining] of [["brisk", 1], ["none", 0]]) {
  test(`who sees a game end ${isRaining ? "sees joy" : "and wants no motion sees none"}`, async () => {
    const made = await makeTable([{ who: "here", name: "Anna" }, ...bots.slice(0, 1)]);
    await playOn(made.table.id, made.host, 18);
    const anna = await guest({ motion });
    await comeTo(anna, made);
    await anna.page.waitForSelector("[data-turn]");
    await playOn(made.table.id, made.host, 99);
    await anna.page.waitForSelector("[data-end]");
    assert.equal(await anna.page.locator("[data-confetti]").count(), isRaining);
    await anna.page.waitForSelector("[data-confetti]", { state: "detached" });
    await anna.page.reload();
    await anna.page.waitForSelector("[data-end] .segment");
    assert.equal(await anna.page.locator("[data-confetti]").count(), 0, "joy is for the moment");
    await anna.close();
  });
}
