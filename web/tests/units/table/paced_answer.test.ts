import { expect, test } from "vitest";
import { PacedAnswer, pauseOf, type Pacer } from "../../../src/table/paced_answer.svelte";

/** A place whose time goes on when the test says so. */
function place(isLooked: Promise<void> = Promise.resolve()) {
  const waits: { time: number; end: () => void }[] = [];
  const here: Pacer = { wait: (time) => new Promise((end) => waits.push({ time, end })), untilVisible: () => isLooked };
  return { here, waits };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("an answer that is none goes by itself after its pause, and only once", async () => {
  const { here, waits } = place();
  const sent: string[] = [];
  const answer = new PacedAnswer(here);
  for (let k = 0; k < 2; k++) answer.open(7, "refuse", true, (action) => sent.push(action));
  expect(answer.obvious).toBe("refuse");
  await settled();
  expect(sent).toEqual([]);
  waits[0]!.end();
  await settled();
  expect(sent).toEqual(["refuse"]);
  expect(waits).toHaveLength(1);
});

test("whoever wants to be asked everything, has answered or is gone, answers for themselves", async () => {
  const { here, waits } = place();
  const sent: string[] = [];
  new PacedAnswer(here).open(7, null, true, (action) => sent.push(action));
  const answer = new PacedAnswer(here);
  answer.open(7, "refuse", false, (action) => sent.push(action));
  answer.stop();
  for (const { end } of waits) end();
  await settled();
  expect(sent).toEqual([]);
});

test("whoever is not looking answers nothing, as with a choice", async () => {
  let look = () => {};
  const { here, waits } = place(new Promise((resolve) => (look = resolve)));
  const sent: string[] = [];
  new PacedAnswer(here).open(7, "refuse", true, (action) => sent.push(action));
  waits[0]!.end();
  await settled();
  expect(sent).toEqual([]);
  look();
  await settled();
  expect(sent).toEqual(["refuse"]);
});

test("a secret answer keeps the same pause with a choice and without one; what is open keeps none", () => {
  for (const chance of [0, 0.3, 0.999]) {
    const pauses = [true, false].map((isObvious) => pauseOf(isObvious, true, () => chance));
    expect(pauses[0]).toBe(pauses[1]);
    expect(pauses[0]).toBeGreaterThanOrEqual(1500);
  }
  expect(pauseOf(false, false)).toBe(0);
  expect(pauseOf(true, false)).toBeGreaterThan(0);
});

test("an answer that was chosen waits for the same pause, and then for nothing", async () => {
  const { here, waits } = place();
  const answer = new PacedAnswer(here);
  answer.open(7, null, true, () => undefined);
  expect(answer.pause).not.toBeNull();
  waits[0]!.end();
  await settled();
  expect(answer.pause).toBeNull();
});
