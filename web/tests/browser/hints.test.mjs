import assert from "node:assert/strict";
import test from "node:test";
import { DESK, PHONE, comeTo, guest, makeTable, myTurn, opened } from "./house.mjs";

opened();

const anAnna = { who: "here", name: "Anna" };
const aBruno = { who: "here", name: "Bruno" };

test("between people all are told who takes a hint, in the log and at the plate; the host can forbid hints", async () => {
  const made = await makeTable([anAnna, aBruno], { options: { first: 0 } });
  const [anna, bruno] = [await guest({ size: DESK }), await guest({ name: "Bruno" })];
  await comeTo(anna, made, { 0: made.seats[0] });
  await comeTo(bruno, { ...made, host: null }, { 1: made.seats[1] });
  await myTurn(anna.page);
  assert.match(await anna.page.locator("[data-hint]").getAttribute("title"), /everybody hears that you ask/);
  await anna.page.click("[data-hint]");
  await anna.page.waitForSelector("[data-hint-says]");
  await bruno.page.waitForSelector("li:has-text('Anna takes a hint.')");
  await bruno.page.waitForSelector('[data-seat="0"] [data-hints-taken="1"]');
  await bruno.page.reload();
  await bruno.page.waitForSelector('[data-seat="0"] [data-hints-taken="1"]');

  await bruno.page.click("[data-menu]");
  await bruno.page.waitForSelector('[data-hints="told"]');
  assert.equal(await bruno.page.locator("[data-hints] input").count(), 0, "only the host changes it");
  await anna.page.click("[data-menu]");
  await anna.page.locator("[data-hints]").getByRole("radio", { name: "Nobody" }).check({ force: true });
  await bruno.page.waitForSelector('[data-hints="nobody"]');
  await anna.page.keyboard.press("Escape");
  await anna.page.waitForSelector("[data-hint]", { state: "detached" });
  await anna.close();
  await bruno.close();
});

test("a table is laid with the rule about hints where several people sit, and the lobby says it", async () => {
  const anna = await guest({ size: PHONE, language: "de" });
  await anna.go("/new/domingo");
  await anna.page.waitForSelector('[data-hints="told"]');
  await anna.page.getByLabel("Wer sitzt hier?").nth(1).selectOption("bot");
  await anna.page.waitForSelector("[data-hints]", { state: "detached" });
  await anna.page.getByLabel("Wer sitzt hier?").nth(1).selectOption("free");
  await anna.page.locator("[data-hints]").getByRole("radio", { name: "Keine" }).check({ force: true });
  await anna.page.click("[data-lay]");
  await anna.page.waitForSelector('[data-lobby] ~ [data-hints="nobody"]');
  await anna.page.locator("[data-hints]").getByRole("radio", { name: "Für alle" }).check({ force: true });
  await anna.page.waitForSelector('[data-hints="everybody"]:has-text("niemand erfährt davon")');
  await anna.close();
});
