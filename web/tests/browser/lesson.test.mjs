// The guided first games: what the guide says and what the board shows go together.
import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, guest, opened } from "./house.mjs";
import { touchRoad } from "./mille_grazie.mjs";

opened();

const click = (selector) => (page) => page.click(selector);
const road = (letter) => (page) => touchRoad(page, letter);
const placing = (card, end, touches = 1) => [...Array(touches).fill(click(`[data-card="${card}"]`)), click(`[data-place="${end}"]`)];

/** What the guide asks for, by the number of the step; where it asks for nothing, a button leads on. */
const ASKED = {
  domingo: { 2: placing("ooo", "left"), 3: placing("otl", "left", 2), 4: placing("aaa", "right"), 6: placing("aaa", "above-right"), 7: placing("lll", "left") },
  mille_grazie: {
    2: [road("W"), click("[data-set]")],
    4: [click("[data-think=escort]"), road("I"), click("[data-escort]")],
    5: [click("[data-take-card]")],
    6: [road("I"), click("[data-walk]")],
    7: [road("J"), click("[data-walk]")],
  },
  da_luigi: { 2: [click('[data-field="3a"].hinted')], 3: [click('.own [data-place="60"] [data-kind=push]'), click("[data-confirm]")], 4: [click("[data-greet]")], 5: [click('[data-to="1"].hinted')] },
  mamma_mia: Object.fromEntries([2, 3, 4, 6, 7].map((step) => [step, [click(".hinted[data-choice]")]])),
};
const STEPS = { domingo: 8, mille_grazie: 8, da_luigi: 7, mamma_mia: 8 };

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

for (const [size, game] of [PHONE, ON_ITS_SIDE].flatMap((one) => Object.keys(ASKED).map((name) => [one, name]))) {
  const asked = ASKED[game];
  test(`${game}, ${size.width} × ${size.height}: whatever the guide asks for can be done at once, and nothing else leads on`, async () => {
    const somebody = await guest({ size, worker: false });
    const { page } = somebody;
    await somebody.go(`/lesson/${game}`);
    for (let step = 1; step < STEPS[game]; step++) {
      await page.waitForSelector(`[data-lesson-says="${step}"]`);
      await isSeen(page, `step ${step}`);
      assert.equal(await page.locator("[data-lesson-next]").count(), asked[step] ? 0 : 1, `step ${step}`);
      assert.equal(await page.locator("[data-lesson-try]").count(), asked[step] ? 1 : 0, `step ${step}`);
      for (const act of asked[step] ?? [click("[data-lesson-next]")]) await act(page);
    }
    await page.waitForSelector(`[data-lesson-says="${STEPS[game]}"]`);
    await isSeen(page, "the last step");
    assert.equal(await page.locator("[data-lesson-play]").count(), 1);
    await somebody.close();
  });
}

test("the guide is silent while the board shows what happened, and nothing is asked for", async () => {
  const somebody = await guest({ pace: "calm", worker: false });
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

/** The second lesson of Domingo: what is best in each position. */
const BEST = [placing("ool", "above-right", 2), placing("tot", "right"), placing("taa", "above-left")];

test("the second lesson asks without marking, marks after another choice, and says why", async () => {
  const somebody = await guest({ size: PHONE, worker: false });
  const { page } = somebody;
  await somebody.go("/lesson/domingo/play-well");
  await page.waitForSelector('[data-lesson-says="1"]');
  assert.equal(await page.locator(".hinted").count(), 0);
  for (const act of placing("tat", "above-right")) await act(page);
  await page.waitForSelector(".hinted");
  for (const [k, acts] of BEST.entries()) {
    await page.waitForSelector(`[data-lesson-says="${2 * k + 1}"]`);
    for (const act of acts) await act(page);
    await page.waitForSelector(`[data-lesson-says="${2 * k + 2}"]`);
    if (k < 2) await page.click("[data-lesson-next]");
  }
  assert.equal(await page.locator("[data-lesson-play]").count(), 1);
  await somebody.close();
});
