import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, comeTo, frames, guest, makeTable, opened, playOn, stateOf } from "./server_and_browser.mjs";
import { findings, needsSideways, problemsOf, stillness } from "./looking.mjs";

opened();

const three = ["Anna", "Bruno", "Carla"].map((name) => ({ who: "here", name }));

/** A game of three people, each with a browser of their own, after each has moved. */
async function threePlaying() {
  const made = await makeTable(three, { options: { first: 0 } });
  for (const seat of [0, 1, 2]) await playOn(made.table.id, made.seats[seat], 1);
  const people = [await guest(), await guest({ name: "Bruno", size: PHONE, language: "de" }), await guest({ name: "Carla", language: "it" })];
  for (const [chair, somebody] of people.entries()) {
    // Only the host's device has the host's secret.
    await comeTo(somebody, chair ? { ...made, host: null } : made, { [chair]: made.seats[chair] });
    await somebody.page.waitForSelector("[data-turn]");
  }
  return { made, people };
}

/** The host asks for a chair by the menu. */
async function askFor(host, chair) {
  await host.page.click("[data-menu]");
  await host.page.click(`[data-free="${chair}"]`);
  await host.page.click("[data-free-sure]");
  await host.page.waitForSelector("[data-proposal=free] [data-withdraw]");
}

test("nobody loses a chair in mid-game against their will", async () => {
  const { made, people } = await threePlaying();
  const [anna, bruno, carla] = people;
  await askFor(anna, 1);
  await bruno.page.waitForSelector("[data-proposal=free] >> text=Jemand Neues soll deinen Stuhl übernehmen");
  await carla.page.waitForSelector("[data-proposal=free] >> text=Sulla sedia di Bruno si siederebbe una nuova persona");
  for (const { page } of people) assert.deepEqual([await findings(page), await needsSideways(page)], [[], false]);
  await bruno.page.click("[data-decline]");
  for (const { page } of people) await page.waitForSelector("[data-proposal=free]", { state: "detached" });
  assert.equal((await stateOf(made.table.id, made.host)).table.chairs[1].name, "Bruno");
  for (const somebody of people) await somebody.close();
});

test("somebody new takes over a chair: everybody agrees, everybody is told, and nothing from before comes along", async () => {
  const { made, people } = await threePlaying();
  const [anna, bruno, carla] = people;
  await askFor(anna, 1);
  await bruno.page.click("[data-agree]");
  await carla.page.click("[data-agree]");
  await bruno.page.waitForSelector("text=Dieser Stuhl ist wieder frei");
  await carla.close();

  const dino = await guest({ name: "Dino" });
  const heard = frames(dino.page);
  await dino.go(`/join/${made.table.id}/${made.invite}`);
  await dino.page.waitForSelector("[data-mid-game]");
  await dino.page.click("[data-sit]");
  await dino.page.waitForSelector("[data-turn]");
  const told = "Dino takes over Bruno’s chair in the middle of the game";
  await anna.page.waitForSelector(`.toast >> text=${told}`);
  await anna.page.waitForSelector(`ol li:has-text("${told}")`);
  const welcome = heard.find((frame) => frame.kind === "welcome");
  const watched = await stateOf(made.table.id, made.watch);
  assert.deepEqual(welcome.log, watched.log);
  assert.equal(welcome.view.table.hand.length > 0, true);

  // Carla was away, and reads it when she comes back, as often as she likes.
  const again = await guest({ name: "Carla", language: "it" });
  await comeTo(again, { ...made, host: null }, { 2: made.seats[2] });
  await again.page.waitForSelector(".toast >> text=Dino prende a metà partita la sedia di Bruno");
  await again.page.waitForSelector("[data-turn]");
  await again.page.keyboard.press("c");
  await again.page.waitForSelector("[data-handover]:has-text(\"Dino prende a metà partita la sedia di Bruno\")");
  assert.deepEqual(await findings(again.page), []);
  await again.page.reload();
  await again.page.waitForSelector("[data-turn]");
  await again.page.keyboard.press("c");
  await again.page.waitForSelector("[data-handover]");
  assert.equal(await again.page.locator(".toast").count(), 0);
  for (const somebody of [anna, bruno, dino, again]) await somebody.close();
});

test("what is refused in a dialog is told over it, where it can be read", async () => {
  const made = await makeTable(three.slice(0, 2));
  const [anna, bruno] = [await guest(), await guest({ name: "Bruno", size: PHONE, language: "de" })];
  await comeTo(anna, made, { 0: made.seats[0] });
  await comeTo(bruno, { ...made, host: null }, { 1: made.seats[1] });
  await bruno.page.waitForSelector("[data-turn]");
  await anna.page.waitForSelector("[data-turn]");
  await anna.go("/");
  await bruno.page.click("[data-menu]");
  await bruno.page.click("dialog [data-take-host]");
  const told = bruno.page.locator(".toast.bad");
  await told.waitFor();
  await stillness(bruno.page);
  assert.ok(await told.evaluate((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => toast.contains(document.elementFromPoint((left + right) / 2, y)));
  }), "nothing lies over it");
  assert.match(await bruno.page.getByRole("alert").innerText(), /nicht zurück, kannst du übernehmen/);
  await bruno.page.keyboard.press("Escape");
  await bruno.page.waitForSelector("dialog", { state: "detached" });
  assert.ok(await told.isVisible(), "and stays when the dialog is closed");
  await anna.close();
  await bruno.close();
});

test("the question looks right in all sizes, and has its words in all languages", async () => {
  const table = await makeTable(three.slice(0, 2));
  const only = { ...table, seats: { 0: table.seats[0] } };
  const screens = [{ name: "free", table: only, ready: "[data-turn]", press: ["[data-menu]", "[data-free='1']"], shows: "[data-free-sure]" }];
  assert.deepEqual(await problemsOf(screens), []);
});
