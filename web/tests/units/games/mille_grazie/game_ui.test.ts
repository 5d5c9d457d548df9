/// <reference types="vite/client" />
import { expect, test } from "vitest";
import type { LessonStep } from "../../../../src/games/game_ui";
import { ui } from "../../../../src/games/mille_grazie";
import { ARMS } from "../../../../src/games/mille_grazie/arms";
import { atlasOf } from "../../../../src/games/mille_grazie/atlas";
import { tableOf } from "../../../../src/games/mille_grazie/table";
import { breakdown } from "../../../../src/games/mille_grazie/breakdown";
import { deal } from "../../../../src/games/mille_grazie/deal";
import { ambushesIn, lately, marksOf, roadNow } from "../../../../src/games/mille_grazie/marks";
import { eventsUntil } from "../../../../src/games/events";
import { located, unveiled } from "../../../../src/games/mille_grazie/shown_table";
import { animations } from "../../../../src/games/mille_grazie/animations";
import type { EditionDetails, View } from "../../../../src/server/types";
import type { Event, Table } from "../../../../src/games/mille_grazie/declared";
import lesson from "../../../../src/games/mille_grazie/lesson.json";
import { eventOf } from "../../samples";
import deals from "./deals.json";
import edition from "./edition.json";
import games from "./games.json";

const event = eventOf<Event>();

interface Played {
  players: number;
  first: View;
  moves: { events: Event[]; points: number[]; table: Table }[];
}
interface Dealt {
  seed: string;
  players: number;
  options: Record<string, unknown>;
  events: Event[];
}
const sheet = edition as unknown as EditionDetails;
const atlas = atlasOf(sheet);
const played = games as unknown as Played[];

test("a deal from its seed is the server's", () => {
  for (const { seed, players, options, events } of deals as unknown as Dealt[]) expect(deal(seed, { players, options, edition: sheet })).toEqual(events);
});

test("after its events the table looks as the server says", () => {
  for (const { first, moves } of played) {
    let view = first;
    for (const { events, table, points } of moves) {
      const shown = events.reduce((before, one) => animations.after!(before, one), view);
      const { cities, held, open, has_set, ambushes, walked, nobleman, roads_left, escorted, escort } = table;
      const seen = located(tableOf(shown), atlas, events);
      expect(shown.points).toEqual(points);
      expect({ ...seen, held: seen.held.map((own) => [...own].sort()), walked: [...seen.walked].sort() }).toMatchObject({ cities, open, has_set, ambushes, nobleman, roads_left, escorted, escort, held: held.map((own) => [...own].sort()), walked });
      view = { ...shown, table: table as unknown as View["table"] };
    }
  }
});

test("the shares of everybody are their points", () => {
  for (const { players, moves } of played) {
    const shares = breakdown(moves.map((move) => move.events), players);
    expect(shares.map((own) => own.reduce((sum, share) => sum + share.points, 0))).toEqual(moves.at(-1)!.points);
    expect(shares.flat().some((share) => share.key === "share-robbed" && share.points > 0)).toBe(true);
  }
});

const JOURNEY = [
  event("walked", { seat: 0, road: "Q", colour: "orange", city: 8 }),
  event("robbed", { seat: 1, road: "Q", points: 3 }),
  event("robbed", { seat: 2, road: "Q", points: 3 }),
  event("order_lost", { seat: 0, order: 4 }),
  event("arrived", { seat: 0, city: 8 }),
  event("walked", { seat: 0, road: "S", colour: "orange", city: 7 }),
  event("foiled", { seat: 1, road: "S" }),
  event("arrived", { seat: 0, city: 7 }),
  event("delivered", { seat: 0, order: 26, city: 7, points: 3 }),
  event("order_opened", { order: 1, city: 1 }),
];

test("ambushes are told with all who lay there, what was lost, and whether they were foiled", () => {
  expect(ambushesIn(JOURNEY)).toEqual([
    { letter: "Q", nobleman: 0, robbers: [1, 2], isFoiled: false, lost: [4] },
    { letter: "S", nobleman: 0, robbers: [1], isFoiled: true, lost: [] },
  ]);
  expect(ambushesIn(eventsUntil(JOURNEY, JOURNEY[1]!))).toEqual([{ letter: "Q", nobleman: 0, robbers: [1], isFoiled: false, lost: [] }]);
});

test("the coach is on the road from setting out to arriving", () => {
  expect(roadNow(JOURNEY, JOURNEY[3]!)).toEqual({ seat: 0, letter: "Q" });
  expect(roadNow(JOURNEY, JOURNEY[4]!)).toBeNull();
  expect(roadNow(JOURNEY, null)).toBeNull();
});

test("marks are what others did, and no more than the last two rounds of it", () => {
  const marks = marksOf(JOURNEY, 1);
  expect(marks.trail.map((one) => one.letter)).toEqual(["Q", "S"]);
  expect(marks.delivered).toEqual([{ seat: 0, city: 7, points: 3 }]);
  expect(marks.opened).toEqual([1]);
  expect(marksOf(JOURNEY, 0).trail).toEqual([]);
  const rounds = [event("round_began", { seat: 0 }), ...JOURNEY, event("round_began", { seat: 1 }), event("round_began", { seat: 2 })];
  expect(lately(rounds)).toEqual(rounds.slice(-2));
  expect(lately(JOURNEY)).toEqual(JOURNEY);
});

test("whoever set a letter in secret is shown, the letter is not", () => {
  const { first } = played[1]!;
  const view = animations.after!(first, { name: "ambush_set", fields: { seat: 2 }, cut: "secret" });
  expect(tableOf(view).has_set).toEqual([2]);
  expect(tableOf(view).ambushes.flat()).toEqual([]);
});

test("with all cards open, everybody's letters are seen", () => {
  const { first } = played[0]!;
  const seen = (more: Partial<Table>) => ({ ...first, table: { ...first.table, ...more } }) as View;
  const views = [seen({ ambushes: [["Q"], []] }), seen({ ambushes: [[], ["V", "X"]], escort: "A" })];
  const table = { ...tableOf(first), nobleman: 1 };
  expect(unveiled(table, views)).toMatchObject({ ambushes: [["Q"], ["V", "X"]], escort: "A" });
  expect(unveiled(table, undefined)).toBe(table);
});

test("there is something to do in every phase", () => {
  const view = (phase: string, players = 3) => ({ ...played[0]!.first, players, table: { ...played[0]!.first.table, phase } });
  const keys = ["setting", "escorting", "in_city", "discarding", "on_the_road"].map((phase) => ui.task(view(phase)).key);
  expect(keys).toEqual(["task-ambush", "task-escort", "task-take", "task-discard", "task-walk"]);
  expect(ui.task(view("setting", 2)).key).toBe("task-ambushes");
  expect(["setting", "in_city", "over"].map((phase) => ui.progress!(view(phase)).key)).toEqual(["table-setting", "table-travelling", "table-over"]);
});

test("every city of our map has arms of its own", () => {
  expect(Object.keys(ARMS).sort()).toEqual(atlas.cities.map((city) => city.name).sort());
  expect(new Set(Object.values(ARMS).map((arms) => arms.charge)).size).toBe(14);
});

test("the guided first game asks only for what may be done, and shows an ambush and a foiled one", async () => {
  const steps = lesson as unknown as Omit<LessonStep, "says" | "clause">[];
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(steps.length).toBeLessThanOrEqual(8);
  for (const { expects, view } of steps) expect(view.decision).toEqual(expect.arrayContaining(expects));
  expect(ambushesIn(steps.flatMap((step) => step.events as Event[])).map((ambush) => ambush.isFoiled)).toEqual([false, true]);
  for (const step of (await ui.lessons!.first!()) ?? []) expect(step.clause).toMatch(/^MG-\d\d$/);
});
