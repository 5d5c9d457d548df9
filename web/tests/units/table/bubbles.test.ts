import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Saying } from "../../../src/server/types";
import { Bubbles } from "../../../src/table/bubbles.svelte";

const said = (chair: number, what: Partial<Saying>): Saying => ({ at: 1, chair, text: null, phrase: null, emote: null, ...what });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was said last stands at its speaker's plate for a while", () => {
  const bubbles = new Bubbles();
  bubbles.show(said(1, { phrase: "hello" }));
  bubbles.show(said(1, { emote: "laugh" }));
  expect(bubbles.of(1)?.emote).toBe("laugh");
  expect(bubbles.of(0)).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(bubbles.of(1)).toBeNull();
});

test("what is long can be read for longer", () => {
  const bubbles = new Bubbles();
  bubbles.show(said(0, { emote: "wow" }));
  bubbles.show(said(1, { text: "Who has all the lemons? I have not seen a single one." }));
  vi.advanceTimersByTime(5000);
  expect([bubbles.of(0), bubbles.of(1)?.text]).toEqual([null, expect.stringContaining("lemons")]);
});
