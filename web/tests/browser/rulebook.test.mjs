// The rulebook: told, drawn by the boards, and to be played.
import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, guest, opened } from "./house.mjs";
import { needsSideways } from "./looking.mjs";

opened();

const GAMES = ["domingo", "mille_grazie", "mamma_mia", "da_luigi"];

for (const [k, game] of GAMES.entries()) {
  const language = ["de", "en", "it"][k % 3];
  test(`${game}: every example is a picture with words for screen readers, and nothing is wider than a phone`, async () => {
    const somebody = await guest({ size: PHONE, language, worker: false });
    const { page } = somebody;
    await somebody.go(`/rules/${game}`);
    await page.waitForSelector("[data-example]");
    const examples = await page.$$("[data-example]");
    assert.ok(examples.length >= 10);
    for (const example of examples) {
      await example.scrollIntoViewIfNeeded();
      await example.waitForSelector(".board *", { state: "attached" });
      assert.ok((await (await example.$("[role=img]")).getAttribute("aria-label")).length > 20);
    }
    assert.ok(!(await needsSideways(page)));
    await somebody.close();
  });
}

test("an example is played: as it is meant, and in another way", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  await somebody.go("/rules/domingo");
  await page.click("[data-example=three-equal] [data-now-you]");
  await page.click('dialog [data-card="ttt"]');
  await page.click('dialog [data-place="right"]');
  await page.waitForSelector("[data-example-state=other]");
  await page.click("dialog >> text=Show the move");
  await page.waitForSelector("[data-example-state=over]");
  await page.click("dialog >> text=Once more");
  await page.waitForSelector("[data-example-state=open]");
  await page.click('dialog [data-card="ttt"]');
  await page.click('dialog [data-place="left"]');
  await page.waitForSelector("[data-example-state=over] >> text=3 points");
  await somebody.close();
});

test("a paragraph's mark opens the clause it tells, and all clauses can be searched", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  await somebody.go("/rules/domingo");
  await page.click("#rulebook-turn .marks button >> nth=0");
  await page.waitForSelector("dialog [data-told]");
  await page.waitForSelector("dialog [data-clause=DO-06]");
  await page.click("dialog button.primary");
  await page.click("[data-way=clauses]");
  await page.waitForSelector("text=DO-01");
  await somebody.close();
});
