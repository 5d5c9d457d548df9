import { expect, test } from "vitest";
import { Choosing } from "../../../src/screens/table/choosing.svelte";
import type { TableContext } from "../../../src/table/context";
import type { Reader } from "../../../src/table/reader.svelte";
import { view } from "../samples";

const context = { words: { refusal: () => "" }, ui: { needsConfirmation: (action: string) => action === "give-up" } } as unknown as TableContext;

/** Somebody who has to decide, and what was sent for them. */
function decider() {
  const sent: { action: string; isPaused: boolean }[] = [];
  const move = async (action: string, pause: unknown) => {
    sent.push({ action, isPaused: pause !== null });
    return null;
  };
  return { choosing: new Choosing({ id: "t", secret: "s", move } as unknown as Reader, () => context), sent };
}

test("what can be taken back is sent at once", () => {
  const { choosing, sent } = decider();
  choosing.choose("lay salami 2", view(1));
  expect([sent, choosing.unconfirmed]).toEqual([[{ action: "lay salami 2", isPaused: false }], null]);
});

test("what cannot be taken back waits until it is confirmed", () => {
  const { choosing, sent } = decider();
  choosing.choose("give-up", view(1));
  expect([sent, choosing.unconfirmed]).toEqual([[], "give-up"]);
  choosing.answer("give-up");
  expect([sent.length, choosing.unconfirmed]).toEqual([1, null]);
});

test("what waits for its confirmation is dropped when another decision is open", () => {
  const { choosing, sent } = decider();
  choosing.choose("give-up", view(1));
  choosing.moveOn(2);
  expect([sent, choosing.unconfirmed]).toEqual([[], null]);
});

test("whoever answers is not answered for, and still keeps a pause that hides whether there was a choice", () => {
  const { choosing, sent } = decider();
  choosing.show(1, "refuse", true);
  expect(choosing.obvious).toBe("refuse");
  choosing.choose("lay salami 2", view(1));
  expect([choosing.obvious, sent]).toEqual([null, [{ action: "lay salami 2", isPaused: true }]]);
});
