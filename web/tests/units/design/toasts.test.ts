import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../../../src/design/toasts.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

const shown = () => toasts.all.map(({ text }) => text);

test("what went wrong stays for longer than what went well, and the longer the more there is to read", () => {
  const long = "a long sentence ".repeat(10);
  toasts.show("copied");
  toasts.show("refused", "bad");
  toasts.show(long, "bad");
  vi.advanceTimersByTime(6000);
  expect(shown()).toEqual(["refused", long]);
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual([long]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});
