import { expect, test } from "vitest";
import type { Hint } from "../../../src/server/shapes";
import { Hinting } from "../../../src/table/hinting.svelte";

const hint = (action: string): Hint => ({ advice: [{ action, points: 31, win: 0.6, visits: 500, is_sure: true, share: 1 }], is_secret: false });

/** Somebody who thinks until told to answer. */
function thinker() {
  const waiting: { resolve: (hint: Hint) => void; reject: (problem: Error) => void }[] = [];
  const hinting = new Hinting(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  hinting.moveOn(3);
  return { hinting, waiting };
}

test("an answer is shown, and asked for once however often the button is pressed", async () => {
  const { hinting, waiting } = thinker();
  const asked = hinting.askNow();
  void hinting.askNow();
  expect([waiting.length, hinting.isThinking, hinting.isShown]).toEqual([1, true, true]);
  waiting[0]?.resolve(hint("take"));
  await asked;
  expect([hinting.actions, hinting.isThinking]).toEqual([["take"], false]);
  await hinting.askNow();
  expect(waiting.length).toBe(1);
});

test("put away, its marks stay; asked again, it is there at once", async () => {
  const { hinting, waiting } = thinker();
  const asked = hinting.askNow();
  waiting[0]?.resolve(hint("take"));
  await asked;
  hinting.putAway();
  expect([hinting.isShown, hinting.actions]).toEqual([false, ["take"]]);
  await hinting.askNow();
  expect([hinting.isShown, waiting.length]).toEqual([true, 1]);
});

test("when the game has moved on meanwhile, the answer is thrown away", async () => {
  const { hinting, waiting } = thinker();
  const late = hinting.askNow();
  hinting.moveOn(4);
  expect([hinting.isThinking, hinting.isShown]).toEqual([false, false]);
  const asked = hinting.askNow();
  waiting[0]?.resolve(hint("take"));
  await late;
  expect([hinting.actions, hinting.isThinking]).toEqual([[], true]);
  waiting[1]?.resolve(hint("leave"));
  await asked;
  expect([hinting.actions, hinting.isThinking]).toEqual([["leave"], false]);
});

test("a problem is told, but not one about a decision that is past", async () => {
  const { hinting, waiting } = thinker();
  const asked = hinting.askNow();
  waiting[0]?.reject(new Error("busy"));
  await expect(asked).rejects.toThrow("busy");
  expect([hinting.isThinking, hinting.isShown]).toEqual([false, false]);
  const late = hinting.askNow();
  hinting.moveOn(4);
  waiting[1]?.reject(new Error("too late"));
  await late;
});

test("the same decision, told again, changes nothing", async () => {
  const { hinting, waiting } = thinker();
  const asked = hinting.askNow();
  hinting.moveOn(3);
  waiting[0]?.resolve(hint("take"));
  await asked;
  expect(hinting.actions).toEqual(["take"]);
});
