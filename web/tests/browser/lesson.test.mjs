// The guided first games: what the guide says and what the board shows go together.
import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, guest, opened } from "./server_and_browser.mjs";
import { LESSONS, atStep, click, placing, road, stepsOf } from "./lessons.mjs";

opened();

const ON_ITS_SIDE = { width: 844, height: 390 };

/** What the guide says begins where it can be read, and its buttons are on the screen. */
async function isSeen(page, message) {
  const seen = await page.evaluate(() => {
    const isIn = (box, room) => box.top >= room.top - 1 && box.left >= room.left - 1 && box.right <= room.right + 1;
    const [words, guide, row] = ["[data-lesson-says]", ".guide", "aside .row"].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return isIn(words, guide) && guide.height >= 48 && row.bottom <= innerHeight;
  });
  assert.ok(seen, message);
}

for (const [size, game] of [PHONE, ON_ITS_SIDE].flatMap((one) => LESSONS.map((name) => [one, name]))) {
  test(`${game}, ${size.width} × ${size.height}: whatever the guide asks for can be done at once, and nothing else leads on`, async () => {
    const somebody = await guest({ size, worker: false });
    const { page } = somebody;
    await somebody.go(`/lesson/${game}`);
    for (const { number, isAsked, acts } of stepsOf(game)) {
      await atStep(page, number);
      await isSeen(page, `step ${number}`);
      assert.equal(await page.locator("[data-lesson-next]").count(), isAsked || !acts ? 0 : 1, `step ${number}`);
      assert.equal(await page.locator("[data-lesson-try]").count(), isAsked ? 1 : 0, `step ${number}`);
      for (const act of acts ?? []) await act(page);
    }
    assert.equal(await page.locator("[data-lesson-play]").count(), 1);
    await somebody.close();
  });
}

test("names are not cut off at a desk, also beside what people hold; and whoever can begin is told what is chosen there", async () => {
  const somebody = await guest({ size: { width: 1440, height: 900 }, worker: false });
  const { page } = somebody;
  await somebody.go("/lesson/mamma_mia");
  await page.waitForSelector("[data-plates] [data-holdings]");
  const cut = await page.locator("[data-plates] .name").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  assert.deepEqual(cut, []);
  for (const { number, acts } of stepsOf("mamma_mia")) {
    await atStep(page, number);
    for (const act of acts ?? []) await act(page);
  }
  await page.waitForSelector("[data-lesson-play]");
  assert.ok(await page.getByText("How strong are the others?").isVisible());
  await somebody.close();
});

test("the guide is silent while the board shows what happened, and nothing is asked for", async () => {
  const somebody = await guest({ motion: "calm", worker: false });
  const { page } = somebody;
  await somebody.go("/lesson/mille_grazie");
  await page.click("[data-lesson-next]");
  await road("W")(page);
  await page.click("[data-set]");
  await page.waitForSelector("[data-lesson-told]");
  assert.equal(await page.locator("[data-lesson-says], [data-lesson-try], [data-lesson-next]").count(), 0);
  assert.ok(!/3 points for you/.test(await page.locator("aside").innerText()), "the result is not told before it is seen");
  await page.waitForSelector("[data-ambush=robbed]");
  await page.click("[data-skip]");
  assert.match(await page.locator('[data-lesson-says="3"]').innerText(), /3 points for you/);
  assert.equal(await page.locator("[data-lesson-told]").count(), 0);
  await somebody.close();
});

const walking = (letter) => [road(letter), click("[data-walk]")];
const choosing = (action) => [click(`[data-choice="${action}"]`)];

/** The second lessons: what is best in each position. */
const BEST = {
  domingo: [placing("ool", "above-right", 2), placing("tot", "right"), placing("taa", "above-left")],
  mille_grazie: ["L", "N", "O", "P"].map(walking),
  mamma_mia: ["lay-order 68", "choose olives", "give-up", "draw stock"].map(choosing),
};

for (const [game, best] of Object.entries(BEST)) {
  test(`${game}: the second lesson can be gone through to its end, and nothing is marked`, async () => {
    const somebody = await guest({ size: PHONE, worker: false });
    const { page } = somebody;
    await somebody.go(`/lesson/${game}/play-well`);
    for (const [k, acts] of best.entries()) {
      await page.waitForSelector(`[data-lesson-says="${2 * k + 1}"]`);
      assert.equal(await page.locator(".hinted").count(), 0);
      for (const act of acts) await act(page);
      await page.waitForSelector(`[data-lesson-says="${2 * k + 2}"]`);
      if (k < best.length - 1) await page.click("[data-lesson-next]");
    }
    assert.equal(await page.locator("[data-lesson-play]").count(), 1);
    await somebody.close();
  });
}

test("the second lesson marks what is best after another choice", async () => {
  const somebody = await guest({ size: PHONE, worker: false });
  const { page } = somebody;
  await somebody.go("/lesson/domingo/play-well");
  await page.waitForSelector('[data-lesson-says="1"]');
  for (const act of placing("tat", "above-right")) await act(page);
  await page.waitForSelector(".hinted");
  await somebody.close();
});

test("another language, chosen in another window, leaves the lesson where it is", async () => {
  const somebody = await guest({ size: PHONE, worker: false });
  const { page, context } = somebody;
  await somebody.go("/lesson/domingo");
  const first = stepsOf("domingo").slice(0, 2);
  for (const { number, acts } of first) {
    await atStep(page, number);
    for (const act of acts) await act(page);
  }
  await atStep(page, 3);
  const board = () => page.locator("main [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card).join(" "));
  const before = await board();
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, "#/settings"));
  await other.getByRole("radio", { name: "Deutsch" }).locator("..").click();
  await page.waitForFunction(() => /dein erstes Spiel/.test(document.title));
  await atStep(page, 3);
  assert.equal(await board(), before);
  for (const act of stepsOf("domingo")[2].acts) await act(page);
  await atStep(page, 4);
  await somebody.close();
});

test("a lesson that cannot be loaded says so and leads home", async () => {
  const somebody = await guest({ size: PHONE, worker: false });
  const { page } = somebody;
  await somebody.go("/lesson/nowhere");
  await page.getByRole("alert").getByRole("link").click();
  await page.waitForFunction(() => location.hash === "#/");
  await somebody.close();
});

test("the guide does not begin before its words are there", async () => {
  const somebody = await guest({ size: PHONE, worker: false });
  const { page } = somebody;
  await page.route(/api\/words.*domingo/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await somebody.go("/lesson/domingo");
  await atStep(page, 1);
  assert.doesNotMatch(await page.locator(".guide").innerText(), /lesson-1/);
  await somebody.close();
});
