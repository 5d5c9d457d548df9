// The rulebook: told, drawn by the boards, and to be played.
import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, guest, opened } from "./server_and_browser.mjs";
import { needsSideways } from "./looking.mjs";

opened();

/** A sheet of paper without its margins, in CSS pixels. */
const ON_A4 = { width: 680, height: 1016 };

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

/** Asks for a part on paper, and keeps the page as it goes to the printer. */
async function toThePrinter(page, part) {
  await page.evaluate(() => (window.print = () => (document.body.dataset.sent = "printer")));
  await page.click(`[data-print=${part}]`);
  await page.waitForSelector("[data-sent]", { state: "attached" });
  await page.emulateMedia({ media: "print" });
}

/** Prints it, after which the screen is as before: how many sheets, and how much is on them. */
async function sheets(page) {
  const printed = await page.pdf({ format: "A4" });
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => delete document.body.dataset.sent);
  return { count: printed.toString("latin1").match(/\/Type \/Page\b/g).length, bytes: printed.length };
}

const isShown = (page, selector) => page.locator(selector).first().isVisible();

test("the whole rulebook is printed on white paper, with every picture", async () => {
  const somebody = await guest({ look: "dark", worker: false });
  const { page } = somebody;
  await somebody.go("/rules/da_luigi");
  await page.waitForSelector("[data-example]");
  await toThePrinter(page, "rulebook");
  const found = await page.evaluate(() => ({
    pictures: document.querySelectorAll("[data-example]").length,
    drawn: document.querySelectorAll("[data-example] .board > *").length,
    paper: getComputedStyle(document.documentElement).backgroundColor,
    look: document.documentElement.dataset.look,
  }));
  assert.ok(found.pictures >= 10);
  assert.deepEqual(found, { pictures: found.pictures, drawn: found.pictures, paper: "rgba(0, 0, 0, 0)", look: "light" });
  for (const hidden of ["[data-print]", ".rulebook nav", ".marks", "header", "[data-now-you]"]) assert.ok(!(await isShown(page, hidden)), hidden);
  const { count, bytes } = await sheets(page);
  assert.ok(count <= 12, `${count} sheets`);
  assert.ok(bytes > 500_000, `${bytes} bytes: empty sheets`);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.look), "dark");
  assert.ok(await isShown(page, "[data-print]"));
  await somebody.close();
});

test("the summary is printed alone, on half a sheet", async () => {
  const somebody = await guest({ language: "de", worker: false, size: ON_A4 });
  const { page } = somebody;
  for (const game of ["domingo", "mamma_mia"]) {
    await somebody.go(`/rules/${game}`);
    await page.waitForSelector(`[data-rulebook=${game}]`);
    await toThePrinter(page, "summary");
    assert.ok(!(await isShown(page, "#rulebook-turn")));
    assert.ok((await page.locator("#rulebook-summary").boundingBox()).height > 100);
    const bottom = await page.evaluate(() => document.querySelector("#rulebook-summary").getBoundingClientRect().bottom + scrollY);
    assert.ok(bottom <= ON_A4.height / 2, `${game}: ${bottom}`);
    assert.equal((await sheets(page)).count, 1, game);
  }
  await somebody.close();
});
