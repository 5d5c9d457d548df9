import { expect, test } from "vitest";
import type { Hint } from "../../../src/server/types";
import { HintRequest } from "../../../src/table/hint_request.svelte";

const hint = (action: string, plan: string[] = []): Hint => ({ advice: [{ action, points: 31, win: 0.6, visits: 500, is_sure: true, share: 1, plan }], is_secret: false });

/** Somebody who thinks until told to answer. */
function thinker() {
  const waiting: { resolve: (hint: Hint) => void; reject: (problem: Error) => void }[] = [];
  const hintRequest = new HintRequest(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  hintRequest.moveOn(3);
  return { hintRequest, waiting };
}

test("an answer is shown, and asked for once however often the button is pressed", async () => {
  const { hintRequest, waiting } = thinker();
  const asked = hintRequest.askNow();
  void hintRequest.askNow();
  expect([waiting.length, hintRequest.isThinking, hintRequest.isShown]).toEqual([1, true, true]);
  waiting[0]?.resolve(hint("take"));
  await asked;
  expect([hintRequest.marked([]), hintRequest.isThinking]).toEqual([["take"], false]);
  await hintRequest.askNow();
  expect(waiting.length).toBe(1);
});

test("put away, its marks stay; asked again, it is there at once", async () => {
  const { hintRequest, waiting } = thinker();
  const asked = hintRequest.askNow();
  waiting[0]?.resolve(hint("take"));
  await asked;
  hintRequest.putAway();
  expect([hintRequest.isShown, hintRequest.marked([])]).toEqual([false, ["take"]]);
  await hintRequest.askNow();
  expect([hintRequest.isShown, waiting.length]).toEqual([true, 1]);
});

test("when the game has moved on meanwhile, the answer is thrown away", async () => {
  const { hintRequest, waiting } = thinker();
  const late = hintRequest.askNow();
  hintRequest.moveOn(4);
  expect([hintRequest.isThinking, hintRequest.isShown]).toEqual([false, false]);
  const asked = hintRequest.askNow();
  waiting[0]?.resolve(hint("take"));
  await late;
  expect([hintRequest.marked([]), hintRequest.isThinking]).toEqual([[], true]);
  waiting[1]?.resolve(hint("leave"));
  await asked;
  expect([hintRequest.marked([]), hintRequest.isThinking]).toEqual([["leave"], false]);
});

test("a problem is told, but not one about a decision that is past", async () => {
  const { hintRequest, waiting } = thinker();
  const asked = hintRequest.askNow();
  waiting[0]?.reject(new Error("busy"));
  await expect(asked).rejects.toThrow("busy");
  expect([hintRequest.isThinking, hintRequest.isShown]).toEqual([false, false]);
  const late = hintRequest.askNow();
  hintRequest.moveOn(4);
  waiting[1]?.reject(new Error("too late"));
  await late;
});

test("the same decision, told again, changes nothing", async () => {
  const { hintRequest, waiting } = thinker();
  const asked = hintRequest.askNow();
  hintRequest.moveOn(3);
  waiting[0]?.resolve(hint("take"));
  await asked;
  expect(hintRequest.marked([])).toEqual(["take"]);
});

test("a plan that is followed stays marked step by step, past what went by itself; its text goes with the first step", async () => {
  const { hintRequest, waiting } = thinker();
  const asked = hintRequest.askNow();
  waiting[0]?.resolve(hint("shop", ["buy 3b", "push 60", "push 40"]));
  await asked;
  expect(hintRequest.plan).toEqual(["shop", "buy 3b", "push 60", "push 40"]);
  hintRequest.chosen("shop");
  hintRequest.moveOn(4);
  expect([hintRequest.isShown, hintRequest.marked(["buy 1a", "buy 3b"])]).toEqual([false, ["buy 3b"]]);
  hintRequest.chosen("buy 3b");
  hintRequest.moveOn(5);
  expect(hintRequest.marked(["push 40", "push 20"])).toEqual(["push 40"]);
  hintRequest.chosen("push 20");
  hintRequest.moveOn(6);
  expect([hintRequest.plan, hintRequest.marked(["push 40"])]).toEqual([[], []]);
});

test("the turn is over: nothing of a plan stays", async () => {
  const { hintRequest, waiting } = thinker();
  const asked = hintRequest.askNow();
  waiting[0]?.resolve(hint("shop", ["buy 3b"]));
  await asked;
  hintRequest.chosen("shop");
  hintRequest.moveOn(null);
  hintRequest.moveOn(9);
  expect(hintRequest.marked(["buy 3b"])).toEqual([]);
});
