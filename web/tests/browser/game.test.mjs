import assert from "node:assert/strict";
import test from "node:test";
import { playByKeyboard, playByMouse } from "./domingo.mjs";
import { DESK, PHONE, comeTo, guest, makeTable, myTurn, opened, running } from "./server_and_browser.mjs";

opened();

for (const [size, language] of [[DESK, "en"], [PHONE, "de"]]) {
  test(`a whole game against bots by mouse, ${size.width} wide, in ${language}`, async () => {
    const anna = await guest({ size, language });
    await anna.go("/");
    await anna.page.click("[data-play=domingo]");
    while (await playByMouse(anna.page));
    await anna.page.waitForSelector("[data-end]");
    const points = await anna.page.locator("[data-end] .points").allInnerTexts();
    assert.equal(points.length, 3);
    assert.ok(await anna.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "the table is the whole page, however long its log");
    if (size === PHONE) await anna.page.click("[data-log]");
    const card = anna.page.locator(".turn .drawn svg").last();
    await card.waitFor();
    assert.ok(await card.evaluate((one) => one.closest("[aria-hidden]") && one.closest("p").querySelector("[data-said]").textContent.length > 20), "a card is a picture in the log, and its sentence is there in words");
    await anna.close();
  });
}

test("a whole game by keyboard alone", async () => {
  const anna = await guest({ language: "it" });
  await anna.go("/");
  await anna.page.waitForSelector("[data-play=domingo]");
  for (let k = 0; k < 20 && !(await anna.page.evaluate(() => document.activeElement?.matches("[data-play=domingo]"))); k++) {
    await anna.page.keyboard.press("Tab");
  }
  await anna.page.keyboard.press("Enter");
  while (await playByKeyboard(anna.page));
  await anna.page.waitForSelector("[data-result]:focus");
  assert.match(await anna.page.locator("[data-end]").ariaSnapshot(), /region ".+!":/, "who has won is the name of what has the focus");
  await anna.close();
});

test("a hint names a choice; what was drawn stands; another game follows", async () => {
  const anna = await guest();
  await anna.go("/");
  await anna.page.click("[data-play=domingo]");
  await myTurn(anna.page);
  await anna.page.click("[data-hint]");
  await anna.page.waitForSelector("[data-hint-says]");
  await playByMouse(anna.page);
  await myTurn(anna.page);
  assert.equal(await anna.page.locator("[data-undo]").count(), 0);
  while (await playByMouse(anna.page));
  await anna.page.click("[data-again]");
  await anna.page.waitForSelector("[data-end]", { state: "detached" });
  await myTurn(anna.page);
  await anna.close();
});

test("with announcing, a card that was laid can be taken back before its worth is said", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "greedy" }], { options: { announcing: true, first: 0 } });
  const anna = await guest();
  await comeTo(anna, made);
  await playByMouse(anna.page);
  await anna.page.waitForSelector("text=Look and count");
  await anna.page.click("[data-undo]");
  await anna.page.waitForSelector("text=Choose a card");
  await anna.page.waitForSelector("text=Anna takes a choice back");
  await anna.page.waitForFunction(() => document.querySelectorAll(".side li").length === 2);
  await anna.close();
});

test("a move is on the screen within a tenth of a second after the server's word", async () => {
  const made = await makeTable([{ who: "here", name: "Anna" }, { who: "bot", bot: "greedy" }, { who: "bot", bot: "greedy" }]);
  const anna = await guest();
  await anna.context.addInitScript(() => {
    let heard = 0;
    globalThis.waits = [];
    globalThis.WebSocket = class extends WebSocket {
      constructor(...where) {
        super(...where);
        this.addEventListener("message", ({ data }) => {
          if (data.includes('"what":"moved"')) heard ||= performance.now();
        });
      }
    };
    new MutationObserver(() => {
      if (!heard) return;
      const since = heard;
      heard = 0;
      requestAnimationFrame(() => globalThis.waits.push(performance.now() - since));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await comeTo(anna, made);
  for (let k = 0; k < 8; k++) await playByMouse(anna.page);
  const waits = (await anna.page.evaluate(() => globalThis.waits)).sort((one, other) => one - other);
  assert.ok(waits.length >= 8, `${waits.length} moves`);
  assert.ok(waits[waits.length >> 1] <= 100, `${waits.map(Math.round)} ms`);
  await anna.close();
});

test("the first load is small", async () => {
  const anna = await guest();
  let bytes = 0;
  const client = await anna.context.newCDPSession(anna.page);
  await client.send("Network.enable");
  client.on("Network.loadingFinished", (loaded) => (bytes += loaded.encodedDataLength));
  await anna.page.goto(running.address);
  await anna.page.waitForSelector("[data-play=domingo]");
  await anna.page.waitForLoadState("networkidle");
  assert.ok(bytes > 10_000 && bytes < 250_000, `${bytes} bytes`);
  await anna.close();
});
