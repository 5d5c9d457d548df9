/** What the board works out, against games that the server's own rules played. */
/// <reference types="vite/client" />
import { describe, expect, test } from "vitest";
import { bakingsOf, episode } from "../../../../src/games/mamma_mia/clearing";
import { ovenTurnsOf } from "../../../../src/games/mamma_mia/oven/oven_turns";
import { offersOf, pairWith, pairable } from "../../../../src/games/mamma_mia/offers";
import { countOf, isClearing, lacking, plus, sumOf, tableOf, type ShownTable } from "../../../../src/games/mamma_mia/table";
import { missingWith, needsWith, ordersOf, statusOf, orderParts, type Order } from "../../../../src/games/mamma_mia/orders/orders";
import { animations } from "../../../../src/games/mamma_mia/animations";
import type { EditionDetails, View } from "../../../../src/server/types";
import type { Event } from "../../../../src/games/mamma_mia/declared";
import ours from "./edition.json";
import games from "./games.json";

const edition = ours as unknown as EditionDetails;

interface Recorded {
  first: View;
  moves: { events: [string, Event["fields"]][]; changed: Partial<ShownTable> }[];
  points: number[];
}

/** The recorded games: every move with the view before and after it. */
const GAMES = (games as unknown as Recorded[]).map(({ first, moves, points }) => {
  let before = first;
  const all = moves.map((move) => {
    const after: View = { ...before, table: { ...before.table, ...move.changed } as View["table"] };
    const told = { before, after, events: move.events.map(([name, fields]) => ({ name, fields, cut: "" }) as Event) };
    before = after;
    return told;
  });
  return { first, moves: all, points };
});
const MOVES = GAMES.flatMap((game) => game.moves);
const ORDERS = ordersOf(edition);
const order = (number: number): Order => ORDERS[number - 1]!;

test("there is something to compare with", () => {
  expect(MOVES.length).toBeGreaterThan(300);
  expect(new Set(MOVES.map((move) => tableOf(move.after).phase)).size).toBeGreaterThanOrEqual(8);
});

const COMPARED = ["hand", "orders", "ingredients_held", "orders_held", "waiters", "stock", "oven_height", "oven", "laid_out", "used", "finished_pile", "clearings"] as const;

test("after all events of a move the table looks like the server's", () => {
  for (const { before, events, after } of MOVES) {
    if (tableOf(after).phase === "over") continue;
    const shown = tableOf(events.reduce((view, event) => animations.after!(view, event), before));
    for (const name of COMPARED) expect(shown[name], name).toEqual(tableOf(after)[name]);
    if (!isClearing(tableOf(after))) expect(shown.oven_top).toEqual(tableOf(after).oven_top);
  }
});

test("what an order lacks is what the server says", () => {
  const checks = MOVES.map((move) => tableOf(move.after)).filter((table) => table.checked && ["deciding", "requesting", "answering"].includes(table.phase));
  expect(checks.length).toBeGreaterThan(20);
  for (const table of checks) {
    const checked = table.checked as ShownTable["checked"] & { missing: object | null; short: number };
    const status = statusOf(order(checked.order), checked, table);
    expect(status.short).toBe(checked.short);
    expect(status.open).toBe(0);
    if (checked.missing) expect(status.missing).toEqual(checked.missing);
  }
});

test("while kinds are to be chosen, they stay open", () => {
  const choosing = MOVES.map((move) => tableOf(move.after)).filter((table) => table.phase === "choosing");
  expect(choosing.length).toBeGreaterThan(3);
  for (const table of choosing) {
    const { pizza, chosen } = order(table.checked!.order);
    expect(statusOf(order(table.checked!.order), table.checked!, table).open, pizza).toBe(chosen);
  }
});

describe("the last clearing as a show", () => {
  for (const [k, { moves }] of GAMES.entries()) {
    test(`from its beginning to its end, game ${k + 1}`, () => {
      const end = moves.findIndex((move) => move.events.some((event) => event.name === "oven_cleared"));
      const told = moves.slice(0, end + 1).map((move) => move.events);
      const show = episode(told, moves[end]!.after)!;
      expect(show.moves[0]![0]!.name).toBe("clearing_began");
      const began = moves.findIndex((move) => move.events.some((event) => event.name === "clearing_began"));
      const before = tableOf(moves[began]!.before);
      const start = tableOf(show.view);
      expect([sumOf(start.laid_out), start.clearings]).toEqual([0, 0]);
      expect(start.oven_height).toBeGreaterThanOrEqual(before.oven_height);
      expect(start.finished_pile).toBe(before.finished_pile);
      const last = tableOf(show.moves.flat().reduce((view, event) => animations.after!(view, event), show.view));
      for (const name of ["waiters", "finished_pile", "hand", "ingredients_held", "oven_height", "laid_out", "clearings"] as const) {
        expect(last[name], name).toEqual(tableOf(moves[end]!.after)[name]);
      }
    });
  }

  test("there is none before the oven was cleared, nor after the end", () => {
    expect(episode([[{ name: "laid", fields: { seat: 0, kind: "olives", count: 1 }, cut: "" }]], GAMES[0]!.first)).toBeNull();
    const { moves } = GAMES[0]!;
    const over = { ...moves.at(-1)!.after, result: { points: [], ranks: [], winners: [], why: "", clause: "" } } as unknown as View;
    expect(episode(moves.map((move) => move.events), over)).toBeNull();
  });
});

describe("what happened", () => {
  const events = MOVES.flatMap((move) => move.events);

  test("every order that came out of the oven was baked or went back, for a reason", () => {
    const bakings = bakingsOf(events, null);
    expect(bakings.filter((baking) => baking.outcome === "baked").length).toBe(events.filter((event) => event.name === "baked").length);
    for (const baking of bakings) expect(baking.outcome === "returned").toBe(baking.why !== null);
    expect(bakings.some((baking) => baking.helper !== null && baking.gifts.some((gift) => gift.seat === baking.helper))).toBe(true);
  });

  test("what has not been shown yet is not told", () => {
    const revealed = events.find((event) => event.name === "order_revealed")!;
    const [baking, ...more] = bakingsOf(events, revealed);
    expect([baking!.outcome, more]).toEqual([null, []]);
  });

  test("an order that came out before is known by its end", () => {
    const added: Event = { name: "added", fields: { seat: 0, kind: "olives", count: 1 }, cut: "" };
    const end: Event[] = [added, { name: "baked", fields: { seat: 0, order: 64 }, cut: "" }];
    expect(bakingsOf(end, null)).toMatchObject([{ order: 64, owner: 0, outcome: "baked", gifts: [{ seat: 0, kind: "olives", count: 1 }] }]);
    expect(bakingsOf(end, added)).toMatchObject([{ order: 64, outcome: null }]);
    expect(bakingsOf([added], null)).toEqual([]);
  });

  test("a turn has what was laid, the order on top, and what was drawn", () => {
    const turn: Event[] = [
      { name: "laid", fields: { seat: 1, kind: "salami", count: 3 }, cut: "" },
      { name: "order_laid", fields: { seat: 1, order: 32 }, cut: "" },
      { name: "orders_drawn", fields: { seat: 1, count: 3 }, cut: "" },
    ];
    expect(ovenTurnsOf(turn, null)).toEqual([{ seat: 1, kind: "salami", count: 3, order: 32, drew: { count: 3, of: "orders" }, isMissed: false }]);
    expect(ovenTurnsOf(turn, turn[0]!)[0]!.order).toBeNull();
    expect(ovenTurnsOf([{ name: "laid", fields: { seat: 1 }, cut: "forgotten" }], null)).toEqual([]);
  });
});

describe("orders as pictures", () => {
  const of = (colour: string, pizza: string) => ORDERS.find((one) => one.colour === colour && one.pizza === pizza)!;

  test("all ninety, colour by colour", () => {
    expect(ORDERS).toHaveLength(90);
    expect(order(64)).toMatchObject({ colour: "red", pizza: "normale", needs: { peppers: 4, salami: 1 } });
  });

  test("jokers, fewest, either-or, forbidden, fifteen", () => {
    expect(orderParts(of("red", "monotoni"))).toEqual([{ count: 6, icon: "joker" }, { count: 1, icon: "salami" }]);
    expect(orderParts(of("red", "ghiottona")).map((part) => part.icon)).toEqual(["joker", "joker-2", "salami"]);
    expect(orderParts(of("red", "minimale"))[0]).toEqual({ count: 4, icon: "fewest" });
    expect([orderParts(of("red", "mamma_mia"))[0]!.icon, of("red", "mamma_mia").either]).toEqual(["either", ["pineapple", "peppers"]]);
    expect([of("green", "minipizza").needs, of("green", "minipizza").forbidden]).toEqual([{ peppers: 3 }, "shrimps"]);
    expect(of("red", "monotoni_junior").needs).toEqual({});
    expect(orderParts(of("red", "bombastica"))).toEqual([{ count: 15, icon: "all" }]);
  });

  test("what is chosen takes the icon's place", () => {
    const ghiottona = of("red", "ghiottona");
    expect(orderParts(ghiottona, needsWith(ghiottona, ["olives"])).map((part) => part.icon)).toEqual(["joker-2", "olives", "salami"]);
    expect(orderParts(ghiottona, needsWith(ghiottona, ["olives", "peppers"])).map((part) => part.icon)).toEqual(["olives", "peppers", "salami"]);
    const junior = of("red", "monotoni_junior");
    expect(needsWith(junior, ["salami"])).toEqual({ salami: 5 });
  });

  test("what would be missing if a kind were chosen", () => {
    expect(missingWith(of("red", "monotoni"), "olives", { olives: 4 })).toBe(2);
    expect(missingWith(of("red", "mamma_mia"), "peppers", { peppers: 7 })).toBe(0);
  });
});

test("choices by the things they are made with", () => {
  const offer = offersOf(["lay salami 1", "lay salami 2", "lay olives 1", "lay-order 64", "no-order", "ask olives", "choose-two olives-salami", "choose-two olives-shrimps"]);
  expect(offer.lay.get("salami")).toEqual([1, 2]);
  expect([offer.orders, offer.ask, offer.plain.has("no-order"), offer.add]).toEqual([[64], ["olives"], true, []]);
  expect(pairable(offer.pairs, null)).toEqual(["olives", "salami", "shrimps"]);
  expect(pairable(offer.pairs, "salami")).toEqual(["olives"]);
  expect(pairWith(offer.pairs, "shrimps", "olives")).toBe("choose-two olives-shrimps");
  expect(pairWith(offer.pairs, "shrimps", "salami")).toBeNull();
});

test("counting", () => {
  expect(plus({ olives: 1 }, "olives", -1)).toEqual({});
  expect(lacking({ olives: 4, salami: 1 }, { olives: 3, salami: 2, peppers: 9 })).toEqual({ olives: 1 });
  expect([sumOf({ olives: 3, salami: 2 }), sumOf(null), countOf(null, "olives")]).toEqual([5, 0, 0]);
});
