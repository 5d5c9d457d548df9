import assert from "node:assert/strict";
import test from "node:test";
import { playByMouse } from "./da_luigi.mjs";
import { DESK, PHONE, comeTo, guest, makeTable, opened, stateOf, until } from "./server_and_browser.mjs";
import { anna, bot, bruno, helpless, lay, playTo } from "./mamma_mia.mjs";

opened("mamma_mia", "da_luigi");

/** Anna is asked for a card that she does not have. */
async function tableWhereAnnaCannotHelp(chairs) {
  const made = await lay(chairs);
  await playTo(made, Object.keys(made.seats).map(Number), (view) => view.seat === 0 && view.obvious === "refuse", helpless);
  return made;
}
const refusing = async (made) => (await stateOf(made.table.id, made.seats[0])).view.obvious === "refuse";

test("whoever cannot help is not asked: the answer goes by itself, but between people not at once", async () => {
  const made = await tableWhereAnnaCannotHelp([anna, bruno, { who: "here", name: "Carla" }]);
  const somebody = await guest({ size: PHONE, asksEverything: false });
  await comeTo(somebody, { ...made, host: null }, { 0: made.seats[0] });
  await somebody.page.waitForSelector('[data-obvious="refuse"]');
  const since = Date.now();
  assert.match(await somebody.page.locator("[data-obvious]").innerText(), /^Nothing to decide, it goes on by itself: .+\.$/);
  assert.ok(await refusing(made));
  await somebody.page.waitForSelector("[data-obvious]", { state: "detached" });
  assert.ok(Date.now() - since > 1000, "a secret keeps its pause");
  await somebody.page.waitForSelector('[data-turn="theirs"], [data-decision]:not([data-decision=""])');
  assert.ok(!(await refusing(made)));
  await somebody.close();
});

test("whoever wants to be asked everything is asked, as the settings say", async () => {
  const made = await tableWhereAnnaCannotHelp([anna, bot, bot]);
  const somebody = await guest({ size: DESK, language: "de", asksEverything: false });
  await somebody.go("/settings");
  await somebody.page.getByRole("switch", { name: "Immer nachfragen" }).check({ force: true });
  await comeTo(somebody, made);
  await somebody.page.reload();
  await somebody.page.waitForSelector('[data-choice="refuse"]');
  assert.equal(await somebody.page.locator("[data-obvious]").count(), 0);
  await somebody.page.click('[data-choice="refuse"]');
  await somebody.page.waitForSelector('[data-choice="refuse"]', { state: "detached" });
  assert.ok(!(await refusing(made)));
  await somebody.close();
});

test("Da Luigi: a field and a guest are confirmation enough for one clock", async () => {
  const made = await makeTable([anna, bot], { game: "da_luigi", options: { first: 0 } });
  const somebody = await guest({ size: PHONE, asksEverything: false });
  const { page } = somebody;
  await comeTo(somebody, made);
  while ((await stateOf(made.table.id, made.host)).view.table.question !== "action") await playByMouse(page);
  await page.click('[data-field="2a"].offered');
  await page.waitForSelector("text=1 clock to pay");
  await page.locator('.own [data-place="40"] [data-kind=push]').click();
  await page.waitForFunction(() => !document.querySelector("[data-question-note=push]"));
  assert.equal(await page.locator("[data-confirm]").count(), 0);
  await until(async () => (await stateOf(made.table.id, made.host)).view.table.question !== "push");
  await somebody.close();
});
