// An evening with friends: how they find the table, and what becomes of it when somebody goes away.
import assert from "node:assert/strict";
import test from "node:test";
import { storedTable } from "../../scripts/stored_table.mjs";
import { DESK, PHONE, ask, comeTo, guest, makeTable, myTurn, openedWith, playOn, stateOf } from "./server_and_browser.mjs";
import { playByMouse } from "./domingo.mjs";
import { anna, bot, bruno } from "./screens.mjs";

openedWith({ TAVOLATA_AWAY_SECONDS: "0" }, "domingo");

const FREE = { who: "free" };
const lobby = (...chairs) => makeTable([anna, ...chairs], { start: false });

// --- how a table is found ---

test("three words that the host reads out lead to the table; so does a pasted link", async () => {
  const made = await lobby(FREE, FREE);
  const host = await guest({ worker: false });
  await comeTo(host, made);
  const words = await host.page.locator("[data-join-code]").innerText();
  assert.match(words, /^[a-z]+ [a-z]+ [a-z]+$/);
  const link = await host.page.getByLabel("Link to join").inputValue();
  for (const [name, typed] of [["Bruno", `${words.toUpperCase()} `], ["Carla", link]]) {
    const friend = await guest({ size: PHONE, name, worker: false });
    await friend.go("/");
    await friend.page.fill("[data-code]", typed);
    await friend.page.click("[data-join]");
    await friend.page.click("[data-sit]");
    await host.page.waitForSelector(`text=${name}`);
    await friend.close();
  }
  await host.close();
});

test("on a phone, upright or on its side, an invited guest can sit down without scrolling", async () => {
  const made = await lobby(FREE);
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    const friend = await guest({ size, language: "de", worker: false });
    await friend.go(`/join/${made.table.id}/${made.invite}`);
    const { y, height } = await friend.page.locator("[data-sit]").boundingBox();
    assert.ok(y + height <= size.height, `${size.width} × ${size.height}: ${y + height}`);
    await friend.close();
  }
});

test("words that lead nowhere are refused in words, and nothing is lost", async () => {
  const friend = await guest({ worker: false });
  await friend.go("/");
  await friend.page.fill("[data-code]", "limone limone limone");
  await friend.page.click("[data-join]");
  await friend.page.waitForSelector("text=There is no table for these words");
  assert.equal(await friend.page.inputValue("[data-code]"), "limone limone limone");
  await friend.close();
});

test("whoever pressed Watch by mistake can still sit down", async () => {
  const made = await lobby(FREE);
  const friend = await guest({ name: "Bruno", worker: false });
  const { page } = friend;
  await friend.go(`/join/${made.table.id}/${made.invite}`);
  await page.getByRole("button", { name: "Watch" }).click();
  await page.click("[data-sit-down]");
  await page.click("[data-sit]");
  await page.waitForSelector('[data-lobby="0"]');
  const { table } = await ask(`tables/${made.table.id}`, { secret: made.host });
  assert.equal(table.chairs[1].name, "Bruno");
  await friend.close();
});

test("in the lobby nobody loses a chair by one touch", async () => {
  const made = await lobby(FREE);
  const [host, friend] = [await guest({ worker: false }), await guest({ name: "Bruno", worker: false })];
  await comeTo(host, made);
  await friend.go(`/join/${made.table.id}/${made.invite}`);
  await friend.page.click("[data-sit]");
  await host.page.click('[data-free="1"]');
  await host.page.waitForSelector("text=Free Bruno’s chair?");
  const { table } = await ask(`tables/${made.table.id}`, { secret: made.host });
  assert.equal(table.chairs[1].name, "Bruno", "still there");
  await host.page.click("[data-free-sure]");
  await host.page.waitForSelector('[data-lobby="1"]');
  await host.close();
  await friend.close();
});

test("a full lobby says who deals now", async () => {
  const made = await lobby(FREE);
  const [host, friend] = [await guest({ worker: false }), await guest({ size: PHONE, name: "Bruno", worker: false })];
  await comeTo(host, made);
  await host.page.waitForSelector('[data-lobby="1"]');
  await friend.go(`/join/${made.table.id}/${made.invite}`);
  await friend.page.click("[data-sit]");
  await friend.page.waitForSelector("text=Everybody is here. Anna deals now.");
  await host.page.waitForSelector("text=Everybody is here: you can deal.");
  await host.close();
  await friend.close();
});

test("whoever waits for the deal can read the rules, and is still there when the cards come", async () => {
  const made = await lobby(FREE);
  const friend = await guest({ size: PHONE, name: "Bruno", worker: false });
  const { page } = friend;
  await friend.go(`/join/${made.table.id}/${made.invite}`);
  await page.click("[data-sit]");
  await page.click("[data-rules]");
  await page.waitForSelector("dialog [data-rulebook]");
  await ask(`tables/${made.table.id}/commands`, { secret: made.host, body: { do: "start", key: "deal" } });
  await page.waitForSelector("[data-turn]", { state: "attached" });
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await myTurn(page);
  await friend.close();
});

// --- somebody goes away ---

test("an absent opponent looks absent on a phone, too", async () => {
  const made = await makeTable([anna, bruno, bot]);
  const somebody = await guest({ size: PHONE, worker: false });
  await comeTo(somebody, made, { 0: made.seats[0] });
  const absent = somebody.page.locator('[data-seat]:has-text("Bruno") [data-absent]');
  await absent.waitFor();
  assert.ok(await absent.isVisible());
  const there = await guest({ name: "Bruno", worker: false });
  await comeTo(there, made, { 1: made.seats[1] });
  await absent.waitFor({ state: "detached" });
  await somebody.close();
  await there.close();
});

test("a host who is gone is replaced by somebody who is there, who can then deal", async () => {
  const made = await lobby(FREE);
  const [host, friend] = [await guest({ worker: false }), await guest({ name: "Bruno", worker: false })];
  await comeTo(host, made);
  await host.page.waitForSelector("[data-lobby]");
  await friend.go(`/join/${made.table.id}/${made.invite}`);
  await friend.page.click("[data-sit]");
  await friend.page.waitForSelector('[data-lobby="0"]');
  assert.equal(await friend.page.locator("[data-take-host]").count(), 0, "the host is there");
  await host.go("/");
  await friend.page.click("[data-take-host]");
  await friend.page.click("[data-deal]:not(:disabled)");
  await friend.page.waitForSelector("[data-turn]");
  await host.go(`/table/${made.table.id}`);
  await host.page.waitForSelector("[data-turn]");
  await host.page.click("[data-menu]");
  assert.equal(await host.page.locator("text=Close the table").count(), 0, "the old host is a player like any other");
  await host.close();
  await friend.close();
});

test("a table that is put away can be had back: at once where it was, and later from its list", async () => {
  const tables = [await makeTable([anna, bruno]), await makeTable([anna, bot]), await makeTable([anna, bot])];
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  await somebody.context.addInitScript((text) => {
    if (!localStorage.getItem("tavolata.tables")) localStorage.setItem("tavolata.tables", text);
  }, JSON.stringify(tables.map((made, k) => storedTable(made, { used: 1000 - k }))));
  await somebody.go("/");
  const first = tables[0].table.id;
  const cross = page.locator(`[data-table="${first}"] [data-put]`);
  const place = await cross.boundingBox();
  await cross.click();
  await page.waitForSelector(`[data-put-away="${first}"]`);
  assert.match(await page.locator(`[data-put-away="${first}"]`).innerText(), /Your seat stays yours, and the others are waiting/);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  assert.equal(await page.locator("[data-table]").count(), 3 - (await page.locator("[data-put-away]").count()), "a second touch hits no other table");
  if (await page.locator(`[data-put-away="${first}"]`).count()) await page.click("[data-bring-back]");
  await page.waitForSelector(`[data-table="${first}"]`);

  const withBot = tables[1].table.id;
  await page.waitForFunction((id) => JSON.parse(localStorage.getItem("tavolata.tables")).find((one) => one.id === id).isWithBotsOnly, withBot);
  await page.locator(`[data-table="${withBot}"] [data-put]`).click();
  await page.waitForSelector(`[data-put-away="${withBot}"]`);
  assert.match(await page.locator(`[data-put-away="${withBot}"]`).innerText(), /It stays on this device/, "a bot waits for nobody");
  await page.locator(`[data-put-away="${withBot}"] [data-bring-back]`).click();

  await page.locator(`[data-table="${first}"] [data-put]`).click();
  await page.waitForSelector(`[data-put-away="${first}"]`);
  await page.reload();
  await page.click("[data-away]");
  await page.click(`[data-away-table="${first}"] [data-bring-back]`);
  await page.click(`[data-table="${first}"] a`);
  await page.waitForSelector("[data-seat], [data-curtain]");
  await somebody.close();
});

// --- talk ---

test("what one says oneself is not cut at one's own plate: what does not fit is a sign there", async () => {
  const made = await makeTable([anna, bot, bot]);
  for (const size of [PHONE, { width: 844, height: 390 }, DESK]) {
    const somebody = await guest({ size, language: "de", worker: false });
    const { page } = somebody;
    await comeTo(somebody, made);
    await page.waitForSelector("[data-turn]");
    for (const phrase of ["hello", "good-game"]) {
      await ask(`tables/${made.table.id}/commands`, { secret: made.host, body: { do: "say", phrase, key: crypto.randomUUID() } });
      const bubble = page.locator(".own [data-bubble]", { hasText: phrase === "hello" ? "Hallo!" : "Das war ein schönes Spiel." });
      await bubble.waitFor();
      assert.ok(await bubble.evaluate((one) => [...one.querySelectorAll(".words")].every((words) => words.scrollHeight <= words.clientHeight)), `${phrase} at ${size.width}`);
      assert.ok(await bubble.locator("svg, .words").first().isVisible());
    }
    await somebody.close();
  }
});

// --- take back ---

test("take back is offered exactly when it works, and says what it would take back", async () => {
  const made = await makeTable([anna, bot], { options: { announcing: true, first: 0 } });
  for (const size of [DESK, PHONE]) {
    const somebody = await guest({ size, worker: false });
    const { page } = somebody;
    await comeTo(somebody, made);
    await myTurn(page);
    assert.equal(await page.locator("[data-undo]").count(), 0, "nothing has been chosen yet");
    await playByMouse(page);
    const { undo } = await stateOf(made.table.id, made.host);
    assert.ok(undo.is_last);
    assert.match(await page.locator("[data-undo]").getAttribute("aria-label"), /^Take back: /);
    assert.ok((await page.locator("[data-undo]").innerText()).trim().length > 3);
    await page.click("[data-undo]");
    await page.waitForSelector("[data-undo]", { state: "detached" });
    await page.waitForSelector("text=Choose a card");
    await somebody.close();
  }
  await playOn(made.table.id, made.host, 2);
  assert.equal((await stateOf(made.table.id, made.host)).undo, null, "a card was drawn");
});
