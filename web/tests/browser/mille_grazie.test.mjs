import assert from "node:assert/strict";
import test from "node:test";
import { DESK, PHONE, comeTo, frames, guest, makeTable, myTurn, opened, playOn, stateOf, until } from "./server_and_browser.mjs";
import { problemsInForcedColours, problemsOf } from "./looking.mjs";
import { choose, playByKeyboard, playByMouse, tabTo, touchRoad } from "./mille_grazie.mjs";
import { anna, bot, bruno } from "./screens.mjs";

opened("mille_grazie");

const lay = (chairs, options = {}) => makeTable(chairs, { game: "mille_grazie", options });
const secretOf = (made, chair) => made.seats[chair];

/** A game that is over, for all tests that want one. */
let over = null;
const finished = () =>
  (over ??= (async () => {
    const made = await lay([anna, bot]);
    await playOn(made.table.id, made.host, 400);
    return made;
  })());

test("a whole game against bots by mouse on a phone, in German", async () => {
  const somebody = await guest({ size: PHONE, language: "de" });
  await somebody.go("/");
  await somebody.page.click("[data-play=mille_grazie]");
  while (await playByMouse(somebody.page));
  const points = await somebody.page.locator("[data-end] .points").allInnerTexts();
  assert.ok(Math.max(...points.map(Number)) >= 30, points.join());
  await somebody.page.waitForSelector("[data-end] .segment");
  await somebody.close();
});

test("a whole game for two by keyboard alone, in Italian", async () => {
  const made = await lay([anna, bot], { first: 1 });
  const somebody = await guest({ language: "it" });
  await comeTo(somebody, made);
  await playByKeyboard(somebody.page);
  await somebody.page.waitForFunction(() => document.activeElement?.matches("[data-think]"));
  while (await playByKeyboard(somebody.page));
  await somebody.page.waitForSelector("[data-end]");
  await somebody.close();
});

test("the compass and the map turn each other, until the letter is set", async () => {
  const made = await lay([anna, bot, bot], { first: 1 });
  const { page, close, ...somebody } = await guest();
  await comeTo({ page, ...somebody }, made);
  await myTurn(page);
  const pointsTo = async () => [await page.locator("[data-compass]").getAttribute("data-compass"), await page.locator(".chosen[data-road]").getAttribute("data-road")];
  await page.click("[data-legend]");
  await page.waitForSelector("[data-reconstructed]");
  await page.keyboard.press("Escape");
  await touchRoad(page, "V");
  assert.deepEqual(await pointsTo(), ["V", "V"]);
  await page.keyboard.press("Shift+Q");
  assert.deepEqual(await pointsTo(), ["Q", "Q"]);
  await tabTo(page, "[data-compass]");
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await pointsTo(), ["R", "R"]);
  const wheel = await page.locator("[data-compass]").boundingBox();
  const [x, y, reach] = [wheel.x + wheel.width / 2, wheel.y + wheel.height / 2, wheel.width * 0.4];
  await page.mouse.move(x, y - reach);
  await page.mouse.down();
  await page.mouse.move(x - reach, y, { steps: 6 });
  await page.mouse.up();
  const [letter, road] = await pointsTo();
  assert.equal(letter, road);
  assert.notEqual(letter, "R");
  const before = (await stateOf(made.table.id, made.host)).view.table.has_set;
  assert.ok(!before.includes(0), "nothing is sent before it is set");
  await page.click("[data-set]");
  const set = await until(async () => {
    const { log } = await stateOf(made.table.id, made.host);
    return log.flat().find((event) => event.name === "ambush_set" && event.fields.seat === 0);
  });
  assert.equal(set.fields.road, letter);
  await close();
});

test("the curtain calls nobody before everybody at this screen knows how the game stands", async () => {
  const made = await lay([anna, bruno], { first: 0 });
  const both = await guest();
  const told = Promise.withResolvers();
  await both.page.routeWebSocket("**/socket", (line) => {
    line.connectToServer().onMessage((text) => {
      if (JSON.parse(text).chair === 1) told.resolve(() => line.send(text));
      else line.send(text);
    });
  });
  await comeTo(both, made);
  const inform = await told.promise;
  await both.page.waitForSelector(".drape");
  assert.equal(await both.page.locator("[data-curtain]").count(), 0);
  inform();
  await both.page.getByRole("button", { name: /Bruno/ }).waitFor();
  await both.close();
});

test("nothing that is chosen in secret is filled in beforehand, nor left from the last round", async () => {
  const made = await lay([anna, bruno], { first: 0 });
  const both = await guest();
  const { page } = both;
  await comeTo(both, made);
  await page.click("[data-curtain]");
  await page.waitForSelector("[data-set]:disabled");
  assert.equal(await page.locator(".chosen[data-road]").count(), 0);
  await touchRoad(page, "Q");
  await page.waitForSelector("[data-set]:disabled");
  await touchRoad(page, "R");
  await page.click("[data-set]:not(:disabled)");
  await page.click("[data-curtain]");
  await page.waitForSelector("[data-alone]:disabled");
  assert.equal(await page.locator("[data-think][aria-pressed=true]").count(), 0);
  await page.click("[data-think=escort]");
  await page.waitForSelector("[data-escort]:disabled");
  await touchRoad(page, "Q");
  await page.waitForSelector("[data-escort]:not(:disabled)");
  await page.click("[data-think=alone]");
  await page.waitForSelector("[data-alone]:not(:disabled)");
  await both.close();
});

test("where a finger has touched the map, nothing stays marked that is not chosen", async () => {
  const made = await makeTable([anna, bruno], { game: "mille_grazie", options: { first: 1 } });
  const somebody = await guest({ size: PHONE, touch: true, worker: false });
  const { page } = somebody;
  await comeTo(somebody, made, { 0: made.seats[0] });
  await myTurn(page);
  for (const letter of ["Q", "R"]) await page.locator(`[data-road="${letter}"] text`).first().tap();
  await page.locator("[data-set]").tap();
  await page.waitForSelector("[data-set]", { state: "detached" });
  await touchRoad(page, "D");
  assert.equal(await page.locator('[data-road="D"] .ring').evaluate((one) => getComputedStyle(one).stroke), "none");
  await somebody.close();
});

test("a journey is planned road by road, with what it would deliver and what it risks", async () => {
  const made = await lay([anna, bot, bot], { first: 0 });
  const { page, close, ...somebody } = await guest();
  await comeTo({ page, ...somebody }, made);
  await myTurn(page);
  const { view } = await stateOf(made.table.id, made.host);
  const edition = await (await fetch(new URL("api/games/mille_grazie/edition", page.url().split("#")[0]))).json();
  const here = view.table.cities[0];
  const { destination, points } = edition.data.orders[view.table.held[0][0] - 1];
  await page.locator(`[data-city="${destination}"] .arms`).first().click();
  await page.waitForSelector("[data-plan]");
  assert.match(await page.locator("[data-plan]").innerText(), new RegExp(`delivers 1 order: \\+${points}[^]*At risk: [A-Z]`));
  assert.match(await page.locator(`[data-city="${destination}"]`).getAttribute("aria-label"), /Anna carries orders for here/);
  const plan = await page.locator("[data-plan]").getAttribute("data-plan");
  const first = edition.data.roads.find((road) => road.letter === plan[0]);
  assert.ok(first.cities.includes(here));

  await page.click("[data-think=escort]");
  await touchRoad(page, plan[0]);
  await page.click("[data-escort]");
  await page.waitForSelector("[data-steps='4']");
  if (await page.locator("[data-leave]").count()) await page.click("[data-leave]");
  await page.waitForSelector("[data-walk]:not(:disabled)");
  const end = edition.data.roads.find((road) => road.letter === plan.at(-1)).cities;
  const beyond = edition.data.roads.find((road) => !plan.includes(road.letter) && road.cities.includes(destination) && !road.cities.every((city) => end.includes(city)));
  if (plan.length < 4) assert.equal(await page.locator(`[data-road="${beyond.letter}"]`).getAttribute("aria-disabled"), "false", "the plan can go on there");
  await page.click("[data-walk]");
  await page.waitForSelector("[data-steps='3']");
  assert.ok((await stateOf(made.table.id, made.host)).view.table.walked.includes(plan[0]));
  await close();
});

test("the coach passes under the letters, not over them", async () => {
  const made = await makeTable([anna, bot], { game: "mille_grazie" });
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  await comeTo(somebody, made);
  await myTurn(page);
  const covered = await page.evaluate(() => {
    const figure = document.querySelector(".figure");
    figure.parentElement.style.pointerEvents = "auto";
    return [...document.querySelectorAll("[data-road]")].flatMap((road) => {
      figure.style.transform = `translate(${road.dataset.x}px, ${road.dataset.y}px)`;
      const letter = road.querySelector("text").getBoundingClientRect();
      const top = document.elementFromPoint(letter.left + letter.width / 2, letter.top + letter.height / 2);
      return road.contains(top) ? [] : [road.dataset.road];
    });
  });
  assert.deepEqual(covered, []);
  await somebody.close();
});

test("the map comes closer by key, by button and by pinching", async () => {
  const made = await lay([anna, bot, bot], { first: 1 });
  const { page, close, context, ...somebody } = await guest({ size: PHONE });
  await comeTo({ page, context, ...somebody }, made);
  await myTurn(page);
  const zoom = async () => Number(await page.locator("[data-zoom]").getAttribute("data-zoom"));
  await page.keyboard.press("+");
  assert.equal(await zoom(), 1.4);
  await page.click("[data-zoom-in]");
  assert.equal(await zoom(), 1.96);
  await page.keyboard.press("0");
  assert.equal(await zoom(), 1);
  const client = await context.newCDPSession(page);
  const box = await page.locator("[data-map]").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart) => [{ x: x - apart, y, id: 1 }, { x: x + apart, y, id: 2 }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
  await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(60) });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction(() => Number(document.querySelector("[data-zoom]").dataset.zoom) > 1.8);
  await touchRoad(page, "A");
  assert.equal(await page.locator("[data-compass]").getAttribute("data-compass"), "A");
  await close();
});

/** Letters of others that came over a line, or a letter of the escort that is not one's own. */
function leaks(heard, seat) {
  const events = heard.flatMap((frame) => [...(frame.events ?? []), ...(frame.log ?? [])].flat());
  const views = heard.flatMap((frame) => (frame.view ? [frame.view] : []));
  return [
    ...events.filter((event) => /_set$/.test(event.name) && event.fields.seat !== seat && (event.fields.road || event.fields.roads)),
    ...views.filter((view) => view.table.ambushes.some((letters, robber) => robber !== seat && letters.length)),
  ];
}

test("two browsers at one table: who has set is seen, a promise is heard, the letter stays secret", async () => {
  const made = await lay([anna, bruno, { who: "here", name: "Carla" }], { first: 1 });
  const [robber, nobleman, watcher] = [await guest(), await guest({ size: PHONE, name: "Bruno" }), await guest({ name: "" })];
  const [toNobleman, toWatcher] = [frames(nobleman.page), frames(watcher.page)];
  await comeTo(robber, made, { 0: secretOf(made, 0) });
  await comeTo(nobleman, made, { 1: secretOf(made, 1) });
  await watcher.go(`/watch/${made.table.id}/${made.watch}`);
  await myTurn(robber.page);
  await touchRoad(robber.page, "Q");
  await robber.page.click("[data-promise]");
  await robber.page.waitForSelector("[data-promised]");
  await nobleman.page.waitForSelector("text=promises: lie in wait on road Q");
  await robber.page.waitForSelector("text=Anna promises: lie in wait on road Q");
  assert.match(await nobleman.page.locator('[data-road="Q"]').getAttribute("aria-label"), /Anna promised/);
  await touchRoad(robber.page, "W");
  await robber.page.click("[data-set]");

  for (const { page } of [nobleman, watcher]) {
    await page.waitForSelector("[data-set-by='0']", { state: "attached" });
    assert.equal(await page.locator("[data-set-by='2']").count(), 0);
    assert.equal(await page.locator("[data-set], [data-compass]").count(), 0);
    const heard = await page.locator("body").ariaSnapshot();
    assert.ok(!/lies in wait (on|here)/.test(heard), heard);
  }
  assert.match(await robber.page.locator('[data-road="W"]').getAttribute("aria-label"), /Anna lies in wait here/);
  assert.deepEqual(leaks(toNobleman, 1), []);
  assert.deepEqual(leaks(toWatcher, null), []);
  await robber.page.click("[role=tab]:nth-child(2)");
  await robber.page.getByRole("button", { name: "Good luck!" }).click();
  await nobleman.page.waitForSelector("[data-chat] .badge");
  for (const somebody of [robber, nobleman, watcher]) await somebody.close();
});

test("hot seat: a curtain between the two, and nobody sees the other's letters", async () => {
  const made = await lay([anna, bruno], { first: 0 });
  const both = await guest();
  await comeTo(both, made);
  for (const name of ["Bruno", "Anna"]) {
    await both.page.waitForSelector(`[data-curtain]:has-text("${name}")`);
    assert.ok(!/Your turn|lies in wait/.test(await both.page.locator("body").ariaSnapshot()));
    await both.page.click("[data-curtain]");
    await myTurn(both.page);
    assert.ok(!(await both.page.locator("[data-road]").evaluateAll((roads) => roads.map((road) => road.getAttribute("aria-label")).join())).includes("lies in wait here"));
    await choose(both.page);
    await both.page.waitForFunction(() => !document.querySelector("[data-set], [data-alone]"));
  }
  await both.close();
});

test("a finished game again: all letters open, and the deal is checked on this device", async () => {
  const made = await finished();
  const somebody = await guest();
  await comeTo(somebody, made);
  await somebody.page.click("[data-replay]");
  await somebody.page.waitForSelector('[data-move="0"]');
  await somebody.page.keyboard.press("ArrowRight");
  await somebody.page.waitForSelector('[data-move="1"]');
  assert.match(await somebody.page.locator("[data-step-events]").innerText(), /lies in wait on roads [A-Z] \+ [A-Z]/);
  const robbers = () => somebody.page.locator("[data-road]").evaluateAll((roads) => roads.filter((road) => /lies in wait here/.test(road.getAttribute("aria-label"))).length);
  assert.equal(await robbers(), 2);
  assert.equal(await somebody.page.locator("[data-set], [data-walk]").count(), 0);
  await somebody.page.selectOption("[data-perspective]", "spectator");
  await somebody.page.waitForFunction(() => location.hash.endsWith("spectator"));
  await somebody.page.waitForFunction(() => /on two roads somewhere/.test(document.querySelector("[data-step-events]").textContent));
  assert.equal(await robbers(), 0);
  await somebody.page.click("[data-verify]");
  await somebody.page.waitForSelector("[data-proof=true]");
  await somebody.page.waitForSelector("[data-deal=true]");
  await somebody.close();
});

/** Through the guided first game; `seen` is called after each of its steps. */
async function learn(page, seen = async () => undefined) {
  await page.click("[data-lesson-next]");
  await page.waitForSelector("[data-set]");
  await touchRoad(page, "W");
  await page.click("[data-set]");
  await seen("robbed");
  await page.click("[data-lesson-next]:not(:disabled)");
  await page.click("[data-think=escort]");
  await touchRoad(page, "I");
  await page.click("[data-escort]");
  await page.click("[data-take-card]");
  await page.waitForSelector('[data-road="I"][data-offered]');
  for (const letter of ["I", "J"]) await touchRoad(page, letter);
  await page.click("[data-walk]");
  await seen("foiled");
  await page.waitForSelector("[data-plan=J]");
  await page.click("[data-walk]");
  await page.waitForSelector("[data-lesson-play]");
}

test("the guided first game to its end, with an ambush to watch and a foiled one", async () => {
  const { page, close, go } = await guest({ motion: "brisk", size: PHONE });
  await go("/lesson/mille_grazie");
  const seen = [];
  await learn(page, async (what) => {
    await page.waitForSelector(`[data-ambush=${what}]`);
    if (what === "robbed") await page.waitForSelector("[data-ambush] .drawn");
    seen.push(what);
  });
  assert.deepEqual(seen, ["robbed", "foiled"]);
  await page.click("[data-lesson-play]");
  await page.waitForSelector("[data-map]");
  await close();
});

test("without motion, what became of an ambush stays to be read", async () => {
  const { page, close, go } = await guest({ language: "de" });
  await go("/lesson/mille_grazie");
  await learn(page, async (what) => {
    await page.waitForSelector("[data-ambush-report]");
    assert.match(await page.locator("[data-ambush-report]").innerText(), what === "robbed" ? /Straße W: .*Verloren: Ferrara/ : /Straße I: .*Zio Carlo.*Geleitschutz/);
    assert.equal(await page.locator("[data-ambush]").count(), 0);
  });
  await close();
});

async function screens() {
  const [setting, pair, travelling, ended] = await Promise.all([lay([anna, bot, bot, bot], { first: 1 }), lay([anna, bot], { first: 1 }), lay([anna, bot, bot], { first: 0 }), finished()]);
  await playOn(travelling.table.id, travelling.host, 2);
  return [
    { name: "setting", table: setting, ready: "[data-set]" },
    { name: "legend", table: pair, ready: "[data-set]", press: "[data-legend]" },
    { name: "travelling", table: travelling, ready: "[data-map]" },
    { name: "end", table: ended, ready: "[data-end]" },
    { name: "replay", path: `/replay/${ended.table.id}/1/14/all/${ended.watch}`, ready: "[data-map]" },
    { name: "lesson", path: "/lesson/mille_grazie", ready: "[data-map]" },
  ];
}

test("axe finds nothing, nothing needs sideways scrolling, and no key shows itself", async () => {
  assert.deepEqual(await problemsOf(await screens()), []);
});

test("in forced colours everything can be told apart, and at 200 % zoom the board can be played", async () => {
  const [made, travelling] = await Promise.all([lay([anna, bot, bot], { first: 1 }), lay([anna, bot, bot], { first: 0 })]);
  const escorting = { name: "escorting", table: travelling, ready: "[data-think]", press: "[data-think=escort]" };
  assert.deepEqual(await problemsInForcedColours([{ name: "setting", table: made, ready: "[data-set]" }, escorting]), []);
  const somebody = await guest({ size: { width: DESK.width / 2, height: DESK.height / 2 } });
  await somebody.page.emulateMedia({ forcedColors: "active" });
  await comeTo(somebody, made);
  await playByMouse(somebody.page);
  assert.ok(await somebody.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1));
  await somebody.close();
});

test("what another robber sets meanwhile does not turn one's own compass back", async () => {
  const made = await lay([anna, bot, bruno], { first: 1 });
  const somebody = await guest();
  const { page } = somebody;
  await comeTo(somebody, made, { 0: secretOf(made, 0) });
  await myTurn(page);
  await touchRoad(page, "Q");
  await playOn(made.table.id, secretOf(made, 2), 1);
  await page.waitForSelector("[data-set-by='2']", { state: "attached" });
  await page.waitForSelector('[data-compass="Q"]');
  await page.waitForSelector("[data-set]:not(:disabled)");
  await somebody.close();
});
