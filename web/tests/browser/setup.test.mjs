// A table is laid: for as many as there may be, on the smallest phone, without a list of words to type.
import assert from "node:assert/strict";
import test from "node:test";
import { PHONE, ask, comeTo, guest, makeTable, opened, pick, secretOf, tableOf } from "./server_and_browser.mjs";
import { stillness } from "./looking.mjs";
import { anna, bot } from "./screens.mjs";

opened("mamma_mia");

const widthOf = (page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [width, language] of [[360, "en"], [390, "de"], [412, "it"]]) {
  test(`six people fit on a screen ${width} wide, and colours are chosen by touching chairs`, async () => {
    const somebody = await guest({ size: { width, height: 740 }, language, worker: false });
    const { page } = somebody;
    await somebody.go("/new/mamma_mia");
    await page.locator("input[type=radio]").last().waitFor({ state: "attached" });
    await pick(page, { name: "6", exact: true });
    assert.equal(await widthOf(page), width);
    await pick(page, { name: { en: "chosen", de: "gewählt", it: "a scelta" }[language] });
    assert.equal(await widthOf(page), width);
    const given = () => page.locator("[data-seat-value]").evaluateAll((chairs) => chairs.map((chair) => chair.dataset.seatValue));
    const before = await given();
    assert.equal(new Set(before).size, 6);
    await page.locator("[data-seat-value]").nth(2).click();
    const after = await given();
    assert.equal(after[2], before[3]);
    assert.equal(after[3], before[2]);
    const start = await page.locator("[data-lay]").boundingBox();
    assert.ok(start.x >= 0 && start.x + start.width <= width);
    await page.click("[data-lay]");
    await page.waitForURL(/#\/table\//);
    const table = await tableOf(page);
    const look = await ask(`tables/${table}`, { secret: await secretOf(page, table) });
    assert.equal(look.table.options.colours, after.join());
    await somebody.close();
  });
}

test("whoever shares the device is asked for a name", async () => {
  const somebody = await guest({ worker: false });
  const { page } = somebody;
  await somebody.go("/new/mamma_mia");
  await pick(page, { name: "2", exact: true });
  await page.locator("select").nth(1).selectOption("here");
  await page.click("[data-lay]");
  await page.waitForSelector("text=What is the person on chair 2 called?");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-name")), "1");
  assert.ok(page.url().includes("#/new/"));
  await page.keyboard.type("Bruno");
  await page.click("[data-lay]");
  await page.waitForURL(/#\/table\//);
  await somebody.close();
});

test("who has a table at home sees it, and can begin another game without scrolling", async () => {
  const made = await makeTable([anna, bot], { game: "mamma_mia" });
  for (const size of [{ width: 1440, height: 900 }, { width: 1280, height: 800 }]) {
    const somebody = await guest({ size, language: "de", worker: false });
    const { page } = somebody;
    await comeTo(somebody, made);
    await page.waitForSelector("[data-turn]");
    await somebody.go("/");
    await page.waitForSelector("[data-table]");
    const play = await page.locator("[data-play]").first().boundingBox();
    assert.ok(play.y + play.height <= size.height, `${size.width} × ${size.height}: ${JSON.stringify(play)}`);
    await somebody.close();
  }
});

test("whoever comes for the first time sees the way into a lesson, without scrolling", async () => {
  for (const language of ["de", "en", "it"]) {
    const somebody = await guest({ size: { width: 1440, height: 900 }, language, worker: false });
    await somebody.go("/");
    await somebody.page.waitForSelector("[data-play]");
    await stillness(somebody.page);
    for (const lesson of await somebody.page.locator('a[href$="/lesson/domingo"], a[href$="/lesson/mamma_mia"]').all()) {
      const { y, height } = await lesson.boundingBox();
      assert.ok(y + height <= 900, `${language}: ${y + height}`);
    }
    await somebody.close();
  }
});

test("the picture at home goes from edge to edge, also where it is low because tables need the room", async () => {
  const made = await makeTable([anna, bot], { game: "mamma_mia" });
  const somebody = await guest({ size: { width: 1440, height: 900 }, worker: false });
  const { page } = somebody;
  await comeTo(somebody, made);
  await page.waitForSelector("[data-turn]");
  await somebody.go("/");
  await page.waitForSelector("[data-table]");
  const [sky, scene] = await Promise.all([page.locator("[data-sky]").boundingBox(), page.locator(".hero").boundingBox()]);
  assert.ok(sky.x <= scene.x && sky.x + sky.width >= scene.x + scene.width, JSON.stringify([sky, scene]));
  await somebody.close();
});

test("what can be typed to join is told in full on a phone", async () => {
  for (const language of ["de", "en", "it"]) {
    const somebody = await guest({ size: PHONE, language, worker: false });
    await somebody.go("/");
    const field = somebody.page.locator("[data-code]");
    await field.waitFor();
    const [needed, room] = await field.evaluate((one) => {
      const style = getComputedStyle(one);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = style.font;
      return [pen.measureText(one.placeholder).width, one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)];
    });
    assert.ok(needed <= room, `${language}: ${needed} in ${room}`);
    await somebody.close();
  }
});

test("buttons of the first page say to which game they belong", async () => {
  const somebody = await guest({ worker: false });
  await somebody.go("/");
  for (const name of ["Play now Mamma Mia! Plus", "With friends Domingo", "Learn it Da Luigi", "The rules Mille Grazie"]) await somebody.page.getByRole("button", { name }).or(somebody.page.getByRole("link", { name })).waitFor();
  await somebody.close();
});
