/** The display against games that the server's own rules played. */
import { describe, expect, test } from "vitest";
import { choiceOf } from "../../../../src/games/domingo/choices";
import { cardsOn, frameOf, placeAt, preview, runsOf, tableOf, turned, withCard, worthOf, type Display } from "../../../../src/games/domingo/display";
import { judgementOf, placeOf, runOf, placedCardsOf } from "../../../../src/games/domingo/placed_cards";
import { animations } from "../../../../src/games/domingo/animations";
import type { View } from "../../../../src/server/types";
import type { Event, Table } from "../../../../src/games/domingo/declared";
import { fieldOf } from "../../../../src/games/events";
import games from "./games.json";

interface Recorded {
  options: Record<string, unknown>;
  first: View;
  moves: { action: string; events: [string, Event["fields"]][]; points: number[]; table: Partial<Table> }[];
}

const GAMES = games as unknown as Recorded[];

/** Every move of the recorded games: the table before it, what happened, and the table after it. */
const MOVES = GAMES.flatMap(({ first, moves }) => {
  const table = (k: number): Table => ({ ...tableOf(first), ...moves[k]?.table });
  return moves.map((move, k) => ({
    ...move,
    before: { ...first, points: k ? moves[k - 1]!.points : first.points, table: { ...table(k - 1) } } as unknown as View,
    events: move.events.map(([name, fields]) => ({ name, fields, cut: "" }) as Event),
    after: table(k),
  }));
});
const LAID = MOVES.filter((move) => move.action.startsWith("place"));

const only = ({ board, top, left }: Display) => ({ board, top, left });

test("there is something to compare with", () => {
  expect(LAID).toHaveLength(2 * 47);
  expect(new Set(LAID.map((move) => move.action.split(" ")[2])).size).toBe(6);
});

test("a card lies where the server lays it", () => {
  for (const { action, before, events } of LAID) {
    const choice = choiceOf(action);
    if (choice.kind === "place") expect(placeAt(tableOf(before), choice.end), action).toEqual(placeOf(events[0]!));
  }
});

test("the display grows as the server's", () => {
  for (const { before, events, after } of LAID) {
    const laid = withCard(tableOf(before), { card: fieldOf(events[0]!, "card"), ...placeOf(events[0]!) });
    expect(only(laid)).toEqual(only(after));
  }
});

test("the runs are the server's, in the same order", () => {
  for (const [k, { action, events, before }] of MOVES.entries()) {
    const choice = choiceOf(action);
    if (choice.kind === "announce") continue;
    const told = [...events, ...(MOVES[k + 1]?.action.startsWith("announce") ? MOVES[k + 1]!.events : [])];
    const runs = told.filter((event) => event.name === "run_scored").map(runOf);
    expect(preview(tableOf(before), choice.card, choice.end).runs).toEqual(runs);
  }
});

test("after all events of a move the table looks like the server's", () => {
  for (const { before, events, points, after } of MOVES) {
    const seen = events.reduce((view, event) => animations.after!(view, event), before);
    const table = tableOf(seen);
    expect(seen.points).toEqual(points);
    expect([...table.hand].sort()).toEqual([...after.hand].sort());
    for (const name of ["board", "top", "left", "lines", "laid", "in_hand", "in_stock"] as const) expect(table[name], name).toEqual(after[name]);
  }
});

test("every card on the table is found again", () => {
  const last = LAID.at(-1)!.after;
  const cards = cardsOn(last);
  expect(cards).toHaveLength(48);
  const built = cards.slice(1).reduce<Display>((display, card) => withCard(display, card), {
    ...last, board: [...cards[0]!.card], top: cards[0]!.row, left: cards[0]!.column,
  });
  expect(only(built)).toEqual(only(last));
});

test("the frame has room for every open end, and never more than 15 rows and 13 columns", () => {
  for (const { before, action } of LAID) {
    const frame = frameOf(tableOf(before));
    const choice = choiceOf(action);
    if (choice.kind !== "place") continue;
    const place = placeAt(tableOf(before), choice.end);
    expect(place.row).toBeGreaterThanOrEqual(frame.top);
    expect(place.row + 3).toBeLessThanOrEqual(frame.top + frame.rows);
    expect(place.column).toBeGreaterThanOrEqual(frame.left);
    expect(place.column).toBeLessThan(frame.left + frame.columns);
    expect(frame.rows).toBeLessThanOrEqual(15);
    expect(frame.columns).toBeLessThanOrEqual(13);
  }
});

describe("the book's examples", () => {
  const display = (...board: string[]): Display => ({ board, top: 0, left: 0, lines: 0, laid: 3 });

  test("a card of three equal fields", () => {
    expect(worthOf(runsOf(display("ot", "at", "lt"), { row: 0, column: 1 }))).toBe(3);
  });

  test("a horizontal and a diagonal run of three", () => {
    expect(worthOf(runsOf(display("tla", "lao", "aaa"), { row: 0, column: 2 }))).toBe(9);
  });
});

test("half a turn", () => {
  expect(turned("tol")).toBe("lot");
});

describe("placed_", () => {
  const events = LAID.find((move) => move.events.filter((event) => event.name === "run_scored").length > 1)!.events;

  test("a card, its runs, and what they bring", () => {
    const [placedCard] = placedCardsOf(events, null);
    expect(placedCard!.runs.length).toBeGreaterThan(1);
    expect(placedCard!.points).toBe(worthOf(placedCard!.runs));
  });

  test("what has not been shown yet is not told", () => {
    const first = events.find((event) => event.name === "run_scored")!;
    const [placedCard] = placedCardsOf(events, first);
    expect(placedCard!.runs).toHaveLength(1);
    expect(placedCard!.points).toBeNull();
  });

  test("a claim counts for the card laid before it", () => {
    const at = MOVES.findIndex((move) => move.action.startsWith("announce"));
    const placed_ = placedCardsOf([...MOVES[at - 1]!.events, ...MOVES[at]!.events], null);
    expect(placed_).toHaveLength(1);
    expect(placed_[0]!.claim).toBe(Number(MOVES[at]!.action.split(" ")[1]));
    expect(placed_[0]!.worth).not.toBeNull();
  });
});

describe("how an announcement turned out", () => {
  const placed = { seat: 0, place: null, card: null, runs: [] };

  test.each([
    { claim: 3, worth: 3, points: 3, is: "exact" },
    { claim: 3, worth: 9, points: 3, is: "missed" },
    { claim: 7, worth: 3, points: 3, is: "corrected" },
    { claim: 7, worth: 3, points: 0, is: "lost" },
    { claim: 7, worth: null, points: null, is: null },
  ])("$claim announced, worth $worth, $points points", ({ is, ...told }) => {
    expect(judgementOf({ ...placed, ...told })).toBe(is);
  });
});
