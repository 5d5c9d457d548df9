import { expect, test } from "vitest";
import { accountsOf } from "../../../../src/games/da_luigi/breakdown";
import { deal } from "../../../../src/games/da_luigi/deal";
import { countOf } from "../../../../src/games/da_luigi/finale/finale";
import { guestOf, guestsOf, orderOf } from "../../../../src/games/da_luigi/guests";
import { ui } from "../../../../src/games/da_luigi/index";
import { portraitOf } from "../../../../src/games/da_luigi/portrait/portrait";
import type { LessonStep } from "../../../../src/games/game_ui";
import type { EditionDetails, View } from "../../../../src/server/types";
import type { Event } from "../../../../src/games/da_luigi/declared";
import lesson from "../../../../src/games/da_luigi/lesson.json";
import deals from "./deals.json";
import edition from "./edition.json";

interface Dealt {
  seed: string;
  players: number;
  options: Record<string, unknown>;
  events: Event[];
}

const EDITION = edition as unknown as EditionDetails;
const GUESTS = guestsOf(EDITION);

test("the guests' file is read as the server reads it", () => {
  expect(GUESTS).toHaveLength(84);
  expect(GUESTS.slice(82).map((guest) => [guest.name, guest.special, guest.isStart])).toEqual([["Nonna Adele", "two_cubes", true], ["Pippo", "one_cube", true]]);
});

test("all 90 guests are drawn differently", () => {
  const ordinary = GUESTS.filter((guest) => !guest.isStart).map((guest) => portraitOf(guest.number, guest.looks));
  const start = GUESTS.filter((guest) => guest.isStart).flatMap((guest) => [0, 1, 2, 3].map((restaurant) => portraitOf(guest.number, guest.looks, restaurant)));
  const drawn = [...ordinary, ...start].map((shapes) => JSON.stringify(shapes));
  expect(drawn).toHaveLength(90);
  expect(new Set(drawn).size).toBe(90);
});

test("they differ by more than the wall behind them", () => {
  const portraits = GUESTS.map((guest) => JSON.stringify(portraitOf(guest.number, guest.looks).slice(1)));
  expect(new Set(portraits).size).toBe(GUESTS.length);
});

test("every stroke can be drawn", () => {
  const strokes = GUESTS.flatMap((guest) => [0, 1, 2, 3].flatMap((restaurant) => portraitOf(guest.number, guest.looks, restaurant)));
  const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
  const path = new RegExp(`^(?:[MmLlHhVvCcQqTtAa](?:\\s*,?\\s*${NUMBER})+|[Zz])+$`);
  expect(strokes.filter((shape) => !path.test(shape.d)).map((shape) => shape.d)).toEqual([]);
  expect(strokes.filter((shape) => !/^(none|#[0-9a-f]{3,6})$/.test(shape.fill)).map((shape) => shape.fill)).toEqual([]);
});

test("guests of somebody's own box have portraits, too, always the same", () => {
  const portraits = Array.from({ length: 82 }, (_, k) => JSON.stringify(portraitOf(k + 1, undefined)));
  expect(new Set(portraits).size).toBeGreaterThan(70);
  expect(JSON.stringify(portraitOf(7, undefined))).toBe(portraits[6]);
});

test("an order shows what is laid and what is missing", () => {
  const guest = guestOf(GUESTS, GUESTS.findIndex((one) => one.name === "Zio Beppe") + 1);
  expect(orderOf({ guest: guest.number, missing: { pizza: 1, wine: 1 }, laid: { salad: 1, pizza: 1 } }, guest)).toEqual([
    { dish: "wine", isLaid: false }, { dish: "salad", isLaid: true }, { dish: "pizza", isLaid: true }, { dish: "pizza", isLaid: false },
  ]);
  expect(orderOf({ guest: 1, missing: { pizza: 1 }, laid: {} }, guestOf([], 1))).toEqual([{ dish: "pizza", isLaid: false }]);
});

test("a deal from its seed is the server's", () => {
  expect(deals.length).toBeGreaterThan(3);
  for (const { seed, players, options, events } of deals as unknown as Dealt[]) expect(deal(seed, { players, options, edition: EDITION })).toEqual(events);
});

test("the last count goes up with guests and bouquets, and down with lemons", () => {
  const event = (name: Event["name"], fields: object) => ({ name, fields: { seat: 0, ...fields }, cut: "" }) as Event;
  const events = [event("cashed", { guest: 1, points: 3 }), event("joker_began", { guest: 2 }), event("cashed", { guest: 2, points: 2 }), event("lemon", { change: "lemon_taken" }), event("guest_left", { guest: 5, change: "lemon_taken" }), event("bouquet", { change: "lemon_returned" })];
  const [own] = accountsOf(events, 1);
  expect(own).toMatchObject({ lemons: 1, bouquets: 0 });
  expect(own!.guests.map((one) => one.withJokers)).toEqual([false, true]);
  expect([0, 1, 2, 3, 9].map((step) => countOf(own!, step).points)).toEqual([0, 3, 5, 4, 4]);
});

test("the guided first game asks only for what may be done", () => {
  const steps = lesson as unknown as Omit<LessonStep, "says" | "clause">[];
  expect(steps).toHaveLength(7);
  for (const { expects, view } of steps) expect(view.decision).toEqual(expect.arrayContaining(expects));
});

test("what is to be done, and how far the game has come", () => {
  const view = (table: object, decision: string[] = []) => ({ table, decision }) as unknown as View;
  expect(ui.task(view({ question: "give_back" })).key).toBe("task-give-back");
  expect(ui.task(view({ question: "action" }, ["greet"])).key).toBe("task-action-greet");
  expect(ui.task(view({ question: "action" }, ["shop", "greet"])).key).toBe("task-action");
  expect(ui.progress!(view({ question: "action", last_turns: 2 }))).toEqual({ key: "progress-final", fields: { turns: 2 } });
  expect(ui.progress!(view({ question: "give", last_turns: 0, stack_ran_out: true })).key).toBe("progress-soon");
});
