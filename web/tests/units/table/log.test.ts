/** The log against the logs that Python makes of the same games. */
import { describe, expect, test } from "vitest";
import type { Event, EventInfo, GameInfo } from "../../../src/server/shapes";
import { isFaded, linesOf, remembered, shownLines } from "../../../src/table/log";
import type { LogLine } from "../../../src/table/reader.svelte";
import { event, view } from "../samples";
import logs from "./logs.json";

interface Recorded {
  name: string;
  events: Record<string, EventInfo>;
  /** What readers saw of each move, and now and then the whole log: of each move its lines. */
  readers: { events: [string, Event["fields"], Event["cut"]][]; log_memory: number | null; log?: string[][][] }[][];
}

const spoken = ({ name, fields, cut }: Event): string => [name, ...Object.keys(fields), ...(cut ? [cut] : [])].join(" ");

describe.each(logs as unknown as Recorded[])("$name", ({ events, readers }) => {
  const game = { events } as GameInfo;

  test.each(readers.map((moves, reader) => [reader, moves] as const))("the log of reader %i is Python's", (_, moves) => {
    const log: LogLine[] = [];
    let compared = 0;
    for (const { events, log_memory, log: expected } of moves) {
      if (events.length) log.push({ events: events.map(([name, fields, cut]) => ({ name, fields, cut })) });
      if (!expected) continue;
      const read = log_memory === null ? log : remembered(log, log.length - log_memory, game);
      expect(read.map((line) => ("events" in line ? linesOf(line.events, game).map((part) => part.map(spoken)) : []))).toEqual(expected);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test("something is forgotten and something recalled in these games", () => {
  const told = JSON.stringify(logs);
  expect(told).toContain("forgotten");
  expect(told).toContain('"recalls":true');
});

const FLAGS = { final: false, private: false, recalls: false, begins_line: false };
const kind = { name: "kind", domain: "name", topic: "", values: [], secret: false, fleeting: true } as const;
const game = { events: { laid: { ...FLAGS, fields: [kind] }, cleared: { ...FLAGS, recalls: true, fields: [] } } } as unknown as GameInfo;

const laid = (kind: string) => event("laid", { kind });
const about: LogLine = { happening: { at: 0, what: "left", fields: {} } };
const lines = (...moves: Event[][]): LogLine[] => moves.map((events) => ({ events }));
const kinds = (log: readonly LogLine[]) => log.map((line) => ("events" in line ? line.events.map((one) => one.fields["kind"] ?? one.name).join(" ") : "-"));

test("what has not been shown yet is not in the log", () => {
  const log: LogLine[] = [...lines([laid("a")], [laid("b")]), about, ...lines([laid("c")])];
  expect(kinds(shownLines(log, 0))).toEqual(["a", "b", "-", "c"]);
  expect(kinds(shownLines(log, 1))).toEqual(["a", "b", "-"]);
  expect(kinds(shownLines(log, 2))).toEqual(["a"]);
});

test("of the first moves nothing fleeting can be looked up; what is about the table does not count", () => {
  expect(kinds(remembered([...lines([laid("a")]), about, ...lines([laid("b")], [laid("c")])], 2, game))).toEqual(["laid", "-", "laid", "c"]);
});

test("what came to light before is told again; what was laid after it is not", () => {
  const log = lines([laid("a")], [laid("b"), event("cleared"), laid("c")], [laid("d")], [laid("e")]);
  expect(kinds(remembered(log, 3, game))).toEqual(["a", "b cleared laid", "laid", "e"]);
});

test("a show is too late once something since then has faded", () => {
  const log = lines([laid("a")], [event("cleared")], [laid("b")], [laid("c")]);
  const episode = { moves: [[...("events" in log[1]! ? log[1].events : [])]], view: view(0) };
  expect(isFaded(episode, remembered(log, 1, game))).toBe(false);
  expect(isFaded(episode, remembered(log, 3, game))).toBe(true);
});
