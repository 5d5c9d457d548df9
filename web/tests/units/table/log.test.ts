/** The log against the logs that Python makes of the same games. */
import { describe, expect, test } from "vitest";
import type { Event, EventInfo, GameInfo } from "../../../src/server/types";
import { isFaded } from "../../../src/table/episodes";
import { counted, groupsOf, linesOf, remembered, shownLines, type LogLine } from "../../../src/table/log";
import { event, view } from "../samples";
import logs from "./logs.json";

interface Recorded {
  name: string;
  events: Record<string, EventInfo>;
  /** What readers saw of each move, and now and then the whole log: of each move its lines. */
  readers: { events: [string, Event["fields"], Event["cut"]][]; log_memory: number | null; shows_round: boolean; log?: string[][][] }[][];
}

const spoken = ({ name, fields, cut }: Event): string => [name, ...Object.keys(fields), ...(cut ? [cut] : [])].join(" ");

describe.each(logs as unknown as Recorded[])("$name", ({ events, readers }) => {
  const game = { events } as GameInfo;

  test.each(readers.map((moves, reader) => [reader, moves] as const))("the log of reader %i is Python's", (_, moves) => {
    const log: LogLine[] = [];
    let compared = 0;
    for (const { events, log_memory, shows_round, log: expected } of moves) {
      if (events.length) log.push({ events: events.map(([name, fields, cut]) => ({ name, fields, cut })) });
      if (!expected) continue;
      const read = log_memory === null ? log : remembered(log, log.length - log_memory, shows_round, game);
      expect(read.map((line) => ("events" in line ? linesOf(line.events, game).map((part) => part.map(spoken)) : []))).toEqual(expected);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test("something is forgotten and a round ends in these games", () => {
  const recorded = JSON.stringify(logs);
  expect(recorded).toContain("forgotten");
  expect(recorded).toContain('"ends_round":true');
});

const FLAGS = { final: false, private: false, ends_round: false, leaves: "", begins_line: false };
const kind = { name: "kind", domain: "name", topic: "", values: [], secret: false, fleeting: true } as const;
const shownKind = { ...kind, fleeting: false };
const EVENTS = { laid: { ...FLAGS, fields: [kind] }, baked: { ...FLAGS, leaves: "opened", fields: [shownKind] }, cleared: { ...FLAGS, ends_round: true, fields: [] } };
const game = { events: EVENTS } as unknown as GameInfo;

const laid = (kind: string) => event("laid", { kind });
const about: LogLine = { tableEvent: { at: 0, what: "left", fields: {} } };
const lines = (...moves: Event[][]): LogLine[] => moves.map((events) => ({ events }));
const kinds = (log: readonly LogLine[]) => log.map((line) => ("events" in line ? line.events.map((one) => one.fields["kind"] ?? one.name).join(" ") : "-"));

test("what has not been shown yet is not in the log", () => {
  const log: LogLine[] = [...lines([laid("a")], [laid("b")]), about, ...lines([laid("c")])];
  expect(kinds(shownLines(log, 0))).toEqual(["a", "b", "-", "c"]);
  expect(kinds(shownLines(log, 1))).toEqual(["a", "b", "-"]);
  expect(kinds(shownLines(log, 2))).toEqual(["a"]);
});

test("of the first moves nothing fleeting can be looked up; what is about the table does not count", () => {
  expect(kinds(remembered([...lines([laid("a")]), about, ...lines([laid("b")], [laid("c")])], 2, false, game))).toEqual(["laid", "-", "laid", "c"]);
});

const baked = (kind: string) => event("baked", { kind });

test("when a round is over, only that something happened can be looked up, and it is said once", () => {
  const log = lines([laid("a"), baked("x"), baked("y")], [baked("z"), event("cleared"), laid("b")], [laid("c")], [laid("d")]);
  expect(kinds(remembered(log, 3, false, game))).toEqual(["laid opened", "opened cleared laid", "laid", "d"]);
});

test("before a round is over, what came to light in it can be looked up", () => {
  expect(kinds(remembered(lines([laid("a"), baked("x")], [laid("b")]), 1, false, game))).toEqual(["laid x", "b"]);
});

test("where the table shows the present round, all of it can be looked up, and nothing of the last", () => {
  const log = lines([laid("a")], [baked("z"), event("cleared"), laid("b")], [laid("c")], [laid("d")]);
  expect(kinds(remembered(log, 3, true, game))).toEqual(["laid", "opened cleared b", "c", "d"]);
});

test("a show is too late once something since then has faded", () => {
  const log = lines([laid("a")], [event("cleared")], [laid("b")], [laid("c")]);
  const episode = { moves: [[...("events" in log[1]! ? log[1].events : [])]], view: view(0) };
  expect(isFaded(episode, remembered(log, 1, false, game))).toBe(false);
  expect(isFaded(episode, remembered(log, 3, false, game))).toBe(true);
});

test("moves of the same seat in a row are one turn; the deal and what is about the table stand alone", () => {
  const move = (seat: number): LogLine => ({ events: [{ name: "placed", fields: { seat }, cut: "" }] });
  const about: LogLine = { tableEvent: { at: 1, what: "paced", fields: {} } };
  const groups = groupsOf([move(0), move(0), move(0), move(1), about, move(1)]);
  expect(groups.map((group) => ("moves" in group ? [group.seat, group.moves.length] : "about"))).toEqual([[null, 1], [0, 2], [1, 1], "about", [1, 1]]);
});

test("moves that are the same one after the other are said once, with how often", () => {
  const said = counted([[laid("a")], [laid("a")], [laid("a"), laid("b")], [laid("a")]]).map(({ events, times }) => [kinds(lines(events))[0], times]);
  expect(said).toEqual([["a", 2], ["a b", 1], ["a", 1]]);
});

test("what was forgotten in many moves is one sentence without a number", () => {
  const opened: Event = { name: "opened", fields: {}, cut: "forgotten" };
  const groups = groupsOf(lines([laid("a")], [opened], [opened], [opened]));
  expect(groups.map((group) => "moves" in group && counted(group.moves))).toEqual([[{ events: [laid("a")], times: 1 }], [{ events: [opened], times: 1 }]]);
});
