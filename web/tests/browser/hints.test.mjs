import assert from "node:assert/strict";
import test from "node:test";
import { playByMouse } from "./da_luigi.mjs";
import { DESK, PHONE, comeTo, guest, makeTable, myTurn, opened, stateOf } from "./server_and_browser.mjs";

opened("domingo", "da_luigi");

const anAnna = { who: "here", name: "Anna" };
const aBruno = { who: "here", name: "Bruno" };

test("between people all are told who takes a hint, in the log and at the plate; the host can forbid hints", async () => {
  const made = await makeTable([anAnna, aBruno], { options: { first: 0 } });
  const [anna, bruno] = [await guest({ size: DESK }), await guest({ name: "Bruno" })];
  await comeTo(anna, made, { 0: made.seats[0] });
  await comeTo(bruno, { ...made, host: null }, { 1: made.seats[1] });
  await bruno.page.waitForSelector("[data-turn=theirs]");
  await myTurn(anna.page);
  assert.match(await anna.page.locator("[data-hint]").getAttribute("title"), /everybody hears that you ask/);
  await anna.page.click("[data-hint]");
  await anna.page.waitForSelector("[data-hint-says]");
  await bruno.page.waitForSelector("li:has-text('Anna takes a hint.')");
  await bruno.page.waitForSelector('[data-seat="0"] [data-hints-taken="1"]');
  await bruno.page.reload();
  await bruno.page.waitForSelector('[data-seat="0"] [data-hints-taken="1"]');

  await bruno.page.click("[data-menu]");
  await bruno.page.waitForSelector('[data-hints="announced"]');
  assert.equal(await bruno.page.locator("[data-hints] input").count(), 0, "only the host changes it");
  await anna.page.click("[data-menu]");
  await anna.page.locator("[data-hints]").getByRole("radio", { name: "Nobody" }).click({ force: true });
  await bruno.page.waitForSelector('[data-hints="nobody"]');
  await anna.page.keyboard.press("Escape");
  await anna.page.waitForSelector("[data-hint]", { state: "detached" });
  await anna.close();
  await bruno.close();
});

test("a table is laid with the rule about hints where several people sit, and the lobby says it", async () => {
  const anna = await guest({ size: PHONE, language: "de" });
  await anna.go("/new/domingo");
  await anna.page.waitForSelector('[data-hints="announced"]');
  await anna.page.getByLabel("Wer sitzt hier?").nth(1).selectOption("bot");
  await anna.page.waitForSelector("[data-hints]", { state: "detached" });
  await anna.page.getByLabel("Wer sitzt hier?").nth(1).selectOption("free");
  await anna.page.locator("[data-hints]").getByRole("radio", { name: "Keine" }).click({ force: true });
  await anna.page.click("[data-lay]");
  await anna.page.waitForSelector('[data-lobby] ~ [data-hints="nobody"]');
  await anna.page.locator("[data-hints]").getByRole("radio", { name: "Für alle" }).click({ force: true });
  await anna.page.waitForSelector('[data-hints="everybody"]:has-text("niemand erfährt davon")');
  await anna.close();
});

for (const size of [{ width: 768, height: 1024 }, { width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
  test(`${size.width} × ${size.height}: a hint lies beside the board or above it, never over it`, async () => {
    const made = await makeTable([anAnna, { who: "bot", bot: "greedy" }], { options: { first: 0 } });
    const anna = await guest({ size });
    await comeTo(anna, made);
    await myTurn(anna.page);
    await anna.page.click("[data-hint]");
    await anna.page.waitForSelector("[data-hint-says]");
    const [note, board] = await Promise.all(["[data-hint-says]", "main"].map((selector) => anna.page.locator(selector).boundingBox()));
    assert.ok(note.x >= board.x + board.width || note.y + note.height <= board.y, JSON.stringify({ note, board }));
    await anna.close();
  });
}

const SIZES = [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1440, height: 900 }];
const PLANNED = {
  advice: [{ action: "shop", points: 34.2, win: 0.62, visits: 900, is_sure: true, share: 0.8, plan: ["buy 2a", "push 40"] }],
  is_secret: false,
};

for (const size of SIZES) {
  test(`Da Luigi, ${size.width} × ${size.height}: a hint names the whole plan and marks it, covers no choice, and goes with the first step`, async () => {
    const made = await makeTable([anAnna, { who: "bot", bot: "greedy" }], { game: "da_luigi", options: { first: 0 } });
    const anna = await guest({ size, look: size.width === 844 ? "dark" : "light" });
    const { page } = anna;
    await page.route("**/hint", (route) => route.fulfill({ json: PLANNED }));
    await comeTo(anna, made);
    while ((await stateOf(made.table.id, made.host)).view.table.question !== "action") await playByMouse(page);
    const market = () => page.locator(".market").evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
    const before = await market();
    await page.click("[data-hint]");
    const note = page.locator("[data-hint-says]");
    await note.waitFor();
    assert.match(await note.innerText(), /Then: buy field 2a, move on the guest at 40\./);
    await page.waitForSelector('[data-field="2a"].hinted');
    await page.waitForSelector('.own [data-place="40"] .hinted');
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/hint-${size.width}.png` });
    const covered = await note.evaluate((paper) => {
      const box = paper.getBoundingClientRect();
      const isUnder = (one) => {
        const other = one.getBoundingClientRect();
        return other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom;
      };
      return [...document.querySelectorAll("[data-field], .own [data-guest], [data-greet]")].filter(isUnder).map((one) => one.getAttribute("aria-label"));
    });
    assert.deepEqual(covered, [], "nothing that can be chosen is covered");
    await page.click('[data-field="2a"].hinted');
    await page.waitForSelector("[data-question-note=push]");
    await note.waitFor({ state: "detached" });
    await page.waitForSelector('.own [data-place="40"] .hinted');
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/push-${size.width}.png` });
    assert.equal(await market(), before, "the market stays as it is when the bar asks");
    await anna.close();
  });
}
