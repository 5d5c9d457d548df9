import assert from "node:assert/strict";
import test from "node:test";
import { choose, playByMouse } from "./domingo.mjs";
import { PHONE, comeTo, frames, guest, makeTable, myTurn, opened, pick, playOn, secretOf, stateOf, tableOf } from "./server_and_browser.mjs";

opened();

/** What of these lies under one of those. */
const covered = (page, above, below) =>
  page.evaluate(
    ([above, below]) => {
      const boxes = [...document.querySelectorAll(above)].map((one) => one.getBoundingClientRect());
      const isUnder = (box) => boxes.some((one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom);
      return [...document.querySelectorAll(below)].filter((one) => isUnder(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
    },
    [above, below],
  );

const isMine = (page) => page.locator('[data-turn="mine"]').count();

async function invite(host, friend) {
  await host.go("/new/domingo");
  await pick(host.page, { name: "2" });
  await host.page.click("[data-lay]");
  const link = await host.page.getByLabel("Link to join").inputValue();
  await host.page.waitForSelector("svg[role=img]");
  await friend.page.goto(link);
  await friend.page.getByLabel("Your name").fill("Bruno");
  await friend.page.click("[data-sit]");
  await friend.page.waitForSelector('[data-lobby="0"]');
  await host.page.waitForSelector("text=Bruno");
  await host.page.click("[data-deal]");
  await Promise.race([myTurn(host.page), myTurn(friend.page)]);
  return tableOf(host.page);
}

test("two browsers at one table, with talk, a reload, and an offline spell with a reload in it", async () => {
  const anna = await guest();
  const bruno = await guest({ size: PHONE, name: "Bruno" });
  const table = await invite(anna, bruno);
  assert.ok(!(await bruno.page.url()).includes("join"), "no secret stays in the address");
  const [first, second] = (await isMine(anna.page)) ? [anna, bruno] : [bruno, anna];

  await playByMouse(first.page);
  await myTurn(second.page);
  await second.page.reload();
  await myTurn(second.page);
  await playByMouse(second.page);
  await myTurn(first.page);

  await first.page.evaluate(() => navigator.serviceWorker.ready);
  await first.context.setOffline(true);
  await first.page.waitForSelector("[data-lost]");
  const secret = await secretOf(first.page, table);
  const before = (await stateOf(table, secret)).log.length;
  await choose(first.page);
  await first.page.waitForSelector("text=Your move is saved and will be sent");
  assert.equal((await stateOf(table, secret)).log.length, before, "nothing arrives without a line");
  await first.page.reload();
  await first.page.waitForSelector("[data-waiting]");
  await first.context.setOffline(false);
  await myTurn(second.page);
  assert.equal((await stateOf(table, secret)).log.length, before + 1, "the move came once");
  await first.page.waitForSelector('[data-turn="theirs"]');

  await anna.page.keyboard.press("c");
  await anna.page.getByRole("button", { name: "Good luck!" }).click();
  await bruno.page.waitForSelector("[data-chat] .badge");
  await bruno.page.locator("[data-plates] [data-bubble]", { hasText: "Good luck!" }).waitFor();
  await bruno.page.click("[data-chat]");
  await bruno.page.click("[data-emote=laugh]");
  await bruno.page.waitForSelector("[data-emote]", { state: "detached" });
  const bubble = anna.page.locator("[data-plates] [data-bubble]", { hasText: "Ha ha!" });
  await bubble.waitFor();
  assert.deepEqual(await covered(anna.page, "[data-bubble]", "main *"), [], "what is said lies over plates, not over the board");
  await anna.close();
  await bruno.close();
});

test("whoever was away for long is told what happened", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "here", name: "Bruno" }]);
  const anna = await guest();
  await comeTo(anna, made, { 0: made.seats[0] });
  await anna.page.waitForSelector("[data-seat]");
  await anna.go("/");
  await anna.page.waitForSelector("[data-play]");
  for (const seat of [0, 1, 0, 1]) {
    const state = await stateOf(made.table.id, made.seats[seat]);
    if (state.decision !== null) await playOn(made.table.id, made.seats[seat], 1);
  }
  await anna.page.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem("tavolata.tables") ?? "[]");
    for (const table of tables) if (table.seen) table.seen.at -= 3_600_000;
    localStorage.setItem("tavolata.tables", JSON.stringify(tables));
  });
  await anna.page.reload();
  await anna.go(`/table/${made.table.id}`);
  await anna.page.waitForSelector("text=While you were away");
  await anna.close();
});

test("hot seat: a curtain between the two, and nothing of the other's cards in front of it", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "here", name: "Bruno" }], { options: { first: 0 } });
  const both = await guest();
  await comeTo(both, made);
  for (const name of ["Anna", "Bruno", "Anna"]) {
    await both.page.waitForSelector(`[data-curtain]:has-text("${name}")`);
    const secret = made.seats[name === "Anna" ? 0 : 1];
    const hidden = await both.page.locator("body").ariaSnapshot();
    assert.ok(!/Your turn|lays|draws/.test(hidden), hidden);
    await both.page.click("[data-curtain]");
    await myTurn(both.page);
    assert.match(await both.page.locator("[data-turn]").innerText(), new RegExp(name));
    const { view } = await stateOf(made.table.id, secret);
    assert.ok(view.decision.length > 0);
    await playByMouse(both.page);
  }
  await both.close();
});

function leaks(heard, seat) {
  const events = heard.flatMap((frame) => [...(frame.events ?? []), ...(frame.log ?? [])].flat());
  return events.filter((event) => ["dealt", "drew"].includes(event.name) && event.fields.seat !== seat && Object.keys(event.fields).some((name) => name.startsWith("card")));
}

test("a spectator watches, and neither frames nor the page say more than they may know", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "greedy" }]);
  const watcher = await guest({ name: "" });
  const heard = frames(watcher.page);
  await watcher.go(`/watch/${made.table.id}/${made.watch}`);
  await watcher.page.waitForSelector("text=You are watching");
  await playOn(made.table.id, made.host, 4);
  await watcher.page.waitForFunction(() => document.querySelectorAll(".side li").length > 5);
  assert.equal(await watcher.page.locator("[data-place], [data-card]").count(), 0);
  assert.deepEqual(leaks(heard, null), []);
  for (const frame of heard) if (frame.view) assert.deepEqual([frame.view.table.hand, frame.view.decision], [[], []]);
  assert.ok(!/draws (?!a card)|is dealt (?!three cards)/.test(await watcher.page.locator("body").ariaSnapshot()));
  assert.ok(!watcher.page.url().includes(made.watch));
  await watcher.close();
});

test("a player's frames and page say nothing of the others' cards", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "greedy" }]);
  const anna = await guest();
  const heard = frames(anna.page);
  await comeTo(anna, made);
  for (let k = 0; k < 3; k++) await playByMouse(anna.page);
  await myTurn(anna.page);
  assert.deepEqual(leaks(heard, 0), []);
  assert.ok(!/Zio Carlo draws (?!a card)/.test(await anna.page.locator("body").ariaSnapshot()));
  await anna.close();
});

test("a seat moves to another device with a code", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "greedy" }]);
  const [here, there] = [await guest(), await guest({ size: PHONE })];
  await comeTo(here, made);
  await here.page.click("[data-menu]");
  await here.page.getByRole("button", { name: "To another device" }).click();
  const code = await here.page.locator(".code").innerText();
  await there.go("/code");
  await there.page.fill("[data-code]", code);
  await there.page.click("[data-join]");
  await myTurn(there.page);
  await here.page.waitForSelector("text=This seat has moved to another device");
  await here.close();
  await there.close();
});

test("whoever gets up is played for by a bot, and can come back", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "free" }], { start: false });
  assert.equal(made.table.state, "lobby");
  const game = await makeTable([{ who: "here", name: "Anna" }, { who: "here", name: "Bruno" }]);
  const anna = await guest();
  await comeTo(anna, game, { 0: game.seats[0] });
  await anna.page.waitForSelector("[data-seat]");
  await anna.page.click("[data-menu]");
  await anna.page.click("[data-leave]");
  await anna.page.click("[data-leave-sure]");
  await anna.page.keyboard.press("Escape");
  await anna.page.click("[data-return]");
  await anna.page.waitForSelector("[data-return]", { state: "detached" });
  await anna.close();
});
