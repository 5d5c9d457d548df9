import { expect, test } from "vitest";
import { breakdown } from "../../../../src/games/domingo/breakdown";
import { deal } from "../../../../src/games/domingo/deal";
import { tableOf } from "../../../../src/games/domingo/display";
import { arranged, asTurned, type Places } from "../../../../src/games/domingo/hand";
import type { LessonStep } from "../../../../src/games/game_ui";
import type { EditionDetails } from "../../../../src/server/types";
import type { Event } from "../../../../src/games/domingo/declared";
import lesson from "../../../../src/games/domingo/lesson.json";
import deals from "./deals.json";
import { data } from "./edition.json";
import games from "./games.json";

interface Dealt {
  seed: string;
  players: number;
  options: Record<string, unknown>;
  events: Event[];
}
type Played = { moves: { events: [string, Event["fields"]][]; points: number[] }[] }[];

const shown = (places: Places) => places.map((held) => held && asTurned(held));

test("cards keep their places on the bench, and the way they were turned", () => {
  const bench = arranged([], ["ttl", "oal", "lll"]);
  expect(shown(bench)).toEqual(["ttl", "oal", "lll"]);
  const turned = bench.map((held, k) => (k === 2 ? held : { ...held!, isTurned: true }));
  const laid = arranged(turned, ["lll", "ttl"]);
  expect(shown(laid)).toEqual(["ltt", null, "lll"]);
  const later = arranged(laid, ["aaa", "lll", "ttl"]);
  expect(shown(later)).toEqual(["ltt", "aaa", "lll"]);
  expect(new Set(later.map((held) => held?.id)).size).toBe(3);
  expect(shown(arranged(later, ["lll"]))).toEqual([null, null, "lll"]);
});

test("equal cards stay two", () => {
  expect(arranged(arranged([], ["ttt", "ttt"]), ["ttt", "ttt", "ooo"]).map((held) => held?.id)).toEqual([0, 1, 2]);
});

test("a deal from its seed is the server's", () => {
  const { cards } = data;
  const foreign = cards.map((card) => [...card].map((letter) => "rgby"["toal".indexOf(letter)]).join(""));
  for (const printed of [{ letters: "toal", cards }, { cards }, { letters: "rgby", cards: foreign }]) {
    const edition = { data: printed } as unknown as EditionDetails;
    for (const { seed, players, options, events } of deals as unknown as Dealt[]) {
      expect(deal(seed, { players, options, edition })).toEqual(events);
    }
  }
});

test("the shares of everybody are their points", () => {
  for (const { moves } of games as unknown as Played) {
    const log = moves.map((move) => move.events.map(([name, fields]) => ({ name, fields, cut: "" }) as Event));
    const shares = breakdown(log, 2);
    expect(shares.map((own) => own.reduce((sum, share) => sum + share.points, 0))).toEqual(moves.at(-1)!.points);
  }
});

test("the guided first game asks only for what may be done", () => {
  const steps = lesson as unknown as Omit<LessonStep, "says" | "clause">[];
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(steps.length).toBeLessThanOrEqual(8);
  for (const { expects, view } of steps) {
    expect(view.decision).toEqual(expect.arrayContaining(expects));
    expect(tableOf(view).in_hand[1]).toBeGreaterThan(0);
    expect(JSON.stringify(view)).not.toContain("hands");
  }
});
