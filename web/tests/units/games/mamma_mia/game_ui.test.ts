import { expect, test } from "vitest";
import type { LessonStep } from "../../../../src/games/game_ui";
import { ui } from "../../../../src/games/mamma_mia";
import { breakdown } from "../../../../src/games/mamma_mia/breakdown";
import { deal } from "../../../../src/games/mamma_mia/deal";
import { tableOf } from "../../../../src/games/mamma_mia/table";
import lesson from "../../../../src/games/mamma_mia/lesson.json";
import type { View } from "../../../../src/server/types";
import type { Event } from "../../../../src/games/mamma_mia/declared";
import { view } from "../../samples";
import deals from "./deals.json";
import games from "./games.json";

const STEPS = lesson as unknown as Omit<LessonStep, "says" | "clause">[];

test("a deal from its seed is the server's", () => {
  for (const { seed, players, options, events } of deals as unknown as { seed: string; players: number; options: Record<string, unknown>; events: Event[] }[]) {
    expect(deal(seed, { players, options })).toEqual(events);
  }
});

test("the shares of everybody are their points", () => {
  for (const { moves, points } of games as unknown as { moves: { events: [string, Event["fields"]][] }[]; points: number[] }[]) {
    const log = moves.map((move) => move.events.map(([name, fields]) => ({ name, fields, cut: "" }) as Event));
    expect(breakdown(log, points.length).map((own) => own.reduce((sum, share) => sum + share.points, 0))).toEqual(points);
  }
});

test("the guided first game asks only for what may be done, and shows no hand but the reader's", () => {
  expect(STEPS).toHaveLength(8);
  for (const { events, expects, view } of STEPS) {
    expect(view.decision).toEqual(expect.arrayContaining(expects));
    for (const event of events) if (/^(kind|order)_drawn$|^answered$/.test(event.name)) expect(event.fields["seat"]).toBe(view.seat);
  }
});

test("there is a task for every step of the guided game, and how far it has come", () => {
  expect(STEPS.map(({ view }) => ui.task(view).key)).toEqual([
    "task-laying", "task-laying", "task-ordering", "task-drawing", "task-drawing", "task-deciding", "task-answering", "task-deciding-ask",
  ]);
  expect(ui.progress!(STEPS[0]!.view)).toEqual({ key: "table-round", fields: { number: 1 } });
  expect(ui.progress!(STEPS[6]!.view)).toEqual({ key: "table-clearing", fields: { number: 1 } });
});

const deciding = (phase: string, ...decision: string[]): View => view(0, { decision, table: { ...tableOf(STEPS[5]!.view), phase } as unknown as View["table"] });

test("the owner of an order is told only of what can be done about it", () => {
  const task = (phase: string, ...decision: string[]) => ui.task(deciding(phase, ...decision)).key;
  expect(task("deciding", "add-missing", "ask olives", "give-up")).toBe("task-deciding");
  expect(task("deciding", "add-missing", "give-up")).toBe("task-deciding-add");
  expect(task("deciding", "ask olives", "give-up")).toBe("task-deciding-ask");
  expect(task("deciding", "give-up")).toBe("task-deciding-none");
  expect(task("requesting", "ask olives")).toBe("task-requesting-more");
  expect(task("requesting", "ask olives", "that-is-all")).toBe("task-requesting");
});

test("only an order that could still be baked is not given up without asking", () => {
  expect(ui.needsConfirmation!("give-up", deciding("deciding", "ask olives", "give-up"))).toBe(true);
  expect(ui.needsConfirmation!("give-up", deciding("deciding", "give-up"))).toBe(false);
  expect(ui.needsConfirmation!("add-missing", deciding("deciding", "add-missing", "give-up"))).toBe(false);
});
