// The review of a finished game: at its end and in its replay, a mistake once more, and playing on from a position.
import assert from "node:assert/strict";
import test from "node:test";
import { ask, comeTo, guest, makeTable, myTurn, opened, playOn, skipTo, until } from "./server_and_browser.mjs";

opened("domingo");

/** Machine code that only reviews need may have to be made first. */
const COMPILING = { timeout: 600_000 };
const SIZES = [[320, 568], [568, 320], [1280, 800]].map(([width, height]) => ({ width, height }));

/** A game that was played badly to its end. */
async function played() {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "chiara" }]);
  await playOn(made.table.id, made.host);
  return made;
}

/** The review as the server tells it, once all of it is there. */
const reviewOf = (made) =>
  until(async () => {
    const answer = await ask(`tables/${made.table.id}/games/1/review`, { secret: made.host });
    return answer.state === "complete" ? answer.review : null;
  });

test("a game is played to its end and looked back at", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "chiara" }]);
  const { state, refused } = await ask(`tables/${made.table.id}/games/1/review`, { secret: made.host });
  assert.equal(state, undefined);
  assert.equal(refused.key, "not-over");

  const anna = await guest({ worker: false });
  const { page } = anna;
  await comeTo(anna, made);
  await myTurn(page);
  await playOn(made.table.id, made.host);
  await skipTo(page, "[data-end]");
  await page.waitForSelector("[data-review-summary=there]", COMPILING);
  assert.match(await page.innerText("[data-review-summary] [data-review-story]"), /^You had .+, Chiara .+; .+(better|worse|equally well)\./);

  await page.click("[data-review-summary] [data-open-review]");
  await page.waitForSelector("[data-review=complete]", COMPILING);
  const review = await reviewOf(made);
  const own = made.table.order.indexOf(0);
  assert.equal(await page.locator("[data-go-decision]").count(), review.decisions.length);
  assert.ok(review.decisions.every(({ seat }) => seat === own), "bots are not judged");

  const chart = page.getByRole("slider", { name: "Shares of the win" });
  assert.equal(await chart.getAttribute("aria-valuemax"), String(review.moves.length));
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector('[data-move="1"]');
  assert.match(await chart.getAttribute("aria-valuetext"), /^Move 1 of \d+: Anna \d+% and Chiara \d+%$|^Move 1 of \d+: Chiara \d+% and Anna \d+%$/);
  const [turn] = review.turning_points;
  if (turn !== undefined) {
    await page.click(`[data-turn="${turn}"]`);
    await page.waitForSelector(`[data-move="${turn}"]`);
  }

  const worst = review.decisions.filter((one) => one.mark !== "best").sort((one, other) => other.loss - one.loss)[0];
  assert.ok(worst?.loss > 0, "somebody who chooses without looking makes mistakes");
  await page.click(`[data-go-decision="${worst.move}"]`);
  await page.waitForSelector(`[data-move="${worst.move - 1}"]`);
  await page.waitForSelector(`[data-decision="${worst.move}"] [data-mark="${worst.mark}"]`);
  assert.equal(await page.locator("[data-better]").getAttribute("data-better"), worst.best.action);
  assert.ok(await page.locator("main .hinted").count(), "what was better is marked on the board");

  await page.click("[data-retry]");
  await page.waitForSelector("[data-exercise=open]");
  assert.equal(await page.locator("dialog .board .hinted").count(), 0, "the answer is not told before");
  await choose(page);
  await page.waitForSelector("[data-exercise]:not([data-exercise=open])");
  assert.match(await page.innerText("[data-exercise]"), /than the best|as good as the best|nothing better|did not look good/);
  if (await page.locator("[data-exercise-show]").count()) {
    await page.click("[data-exercise-show]");
    await page.waitForSelector("[data-exercise=shown]");
    assert.ok(await page.locator("dialog .board .hinted").count(), "then it is marked on the board");
  }
  await page.click("[data-close-position]");

  await page.click("[data-try]");
  await page.waitForSelector("[data-sketch=mine]");
  const entries = (await ask(`tables/${made.table.id}`, { secret: made.host })).table;
  await choose(page);
  await page.waitForFunction(() => Number(document.querySelector("[data-sketch-moves]").dataset.sketchMoves) >= 2);
  await page.waitForSelector("[data-sketch=mine], [data-sketch=over]");
  assert.deepEqual((await ask(`tables/${made.table.id}`, { secret: made.host })).table, entries, "nothing of it is stored");
  await page.click("[data-sketch-again]");
  await page.waitForSelector("[data-sketch=mine]");
  await page.click("[data-close-position]");
  await anna.close();
});

/** Lay the first card at the first place. */
async function choose(page) {
  await page.locator("dialog .board [data-card]:not([disabled])").first().click();
  await page.locator("dialog .board [data-place]").first().click();
}

for (const size of SIZES) {
  test(`the review fits at ${size.width} × ${size.height}`, async () => {
    const made = await played();
    await until(async () => (await ask(`tables/${made.table.id}/games/1/review`, { secret: made.host })).review);
    const anna = await guest({ size, worker: false, language: "de" });
    const { page } = anna;
    await comeTo(anna, made);
    await anna.go(`/replay/${made.table.id}/1//review`);
    await page.waitForSelector("[data-review=complete]", COMPILING);
    await page.click("[data-next-decision]");
    await page.waitForSelector("[data-decision]");
    const wide = await page.evaluate(() => ({ page: document.documentElement.scrollWidth - innerWidth, panel: Math.max(...[...document.querySelectorAll(".review .scrolls, .review .foot")].map((one) => one.scrollWidth - one.clientWidth)) }));
    assert.ok(wide.page <= 0 && wide.panel <= 0, `nothing is wider than the screen: ${JSON.stringify(wide)}`);
    const board = await page.locator("main").boundingBox();
    assert.ok(board.height > 0.3 * size.height, `the board has room: ${board.height}`);
    await anna.close();
  });
}
