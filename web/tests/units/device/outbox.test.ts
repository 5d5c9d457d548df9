import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outboxOf } from "../../../src/device/outbox";
import type { Command } from "../../../src/server/types";
import { Storage } from "../storage";

const undo = (key: string): Command => ({ do: "undo", key });
const keys = (secret: string) => outboxOf(secret).all().map((command) => command.key);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new Storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("everybody finds their own commands, in the sequence they were given", () => {
  outboxOf("anna").add(undo("a"));
  outboxOf("bruno").add(undo("b"));
  outboxOf("anna").add(undo("c"));
  expect([keys("anna"), keys("bruno")]).toEqual([["a", "c"], ["b"]]);
});

test("what is dropped is gone, and nothing else", () => {
  outboxOf("anna").add(undo("a"));
  outboxOf("bruno").add(undo("b"));
  outboxOf("anna").drop("a");
  expect([keys("anna"), keys("bruno")]).toEqual([[], ["b"]]);
});

test("what was asked for a day ago is not wanted any more", () => {
  outboxOf("anna").add(undo("a"));
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(keys("anna")).toEqual([]);
});

test("where nothing can be kept, nothing is", () => {
  vi.stubGlobal("localStorage", undefined);
  outboxOf("anna").add(undo("a"));
  expect(keys("anna")).toEqual([]);
});
