import { expect, test } from "vitest";
import type { Event } from "../../../src/server/shapes";
import { isFaded, remembered, shownLines, type Memory } from "../../../src/table/memory";
import type { LogLine } from "../../../src/table/reader.svelte";
import { event, view } from "../samples";

const memory: Memory = {
  isNeeded: () => true,
  forgotten: (one) => (one.name === "laid" ? { ...one, cut: "forgotten", fields: {} } : one),
  recalls: (one) => one.name === "cleared",
};
const laid = (kind: string) => event("laid", { kind });
const lines = (...moves: Event[][]): LogLine[] => moves.map((events) => ({ events }));
const kinds = (log: readonly LogLine[]) => log.map((line) => ("events" in line ? line.events.map((one) => one.fields["kind"] ?? one.name).join(" ") : "-"));

test("what has not been shown yet is not in the log", () => {
  const log: LogLine[] = [...lines([laid("a")], [laid("b")]), { happening: { at: 0, what: "left", fields: {} } }, ...lines([laid("c")])];
  expect(kinds(shownLines(log, 0))).toEqual(["a", "b", "-", "c"]);
  expect(kinds(shownLines(log, 1))).toEqual(["a", "b", "-"]);
  expect(kinds(shownLines(log, 2))).toEqual(["a"]);
});

test("before the own last turn nothing fleeting can be looked up", () => {
  expect(kinds(remembered(lines([laid("a")], [laid("b")], [laid("c")]), 2, memory))).toEqual(["laid", "laid", "c"]);
});

test("what came to light before is told again; what was laid after it is not", () => {
  const log = lines([laid("a")], [laid("b"), event("cleared"), laid("c")], [laid("d")], [laid("e")]);
  expect(kinds(remembered(log, 3, memory))).toEqual(["a", "b cleared laid", "laid", "e"]);
});

test("a show is too late once something since then has faded", () => {
  const log = lines([laid("a")], [event("cleared")], [laid("b")], [laid("c")]);
  const episode = { moves: [[...("events" in log[1]! ? log[1].events : [])]], view: view(0) };
  expect(isFaded(episode, remembered(log, 1, memory))).toBe(false);
  expect(isFaded(episode, remembered(log, 3, memory))).toBe(true);
});
