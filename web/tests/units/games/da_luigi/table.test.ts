/** The table as it is shown, against games that the server's own rules played. */
import { describe, expect, test } from "vitest";
import { breakdown } from "../../../../src/games/da_luigi/breakdown";
import { arrivalAt, bouquetAt, fitting, isWelcome, jokerPrice, lemonAt, paid, pushedOn, seatedAt, specialAt } from "../../../../src/games/da_luigi/foresight";
import type { Guest, Special } from "../../../../src/games/da_luigi/guests";
import { markKey, marksOf } from "../../../../src/games/da_luigi/marks";
import { animations } from "../../../../src/games/da_luigi/animations";
import { PLACES, count, indexOf, listed, plus, tableOf } from "../../../../src/games/da_luigi/table";
import { offersOf } from "../../../../src/games/da_luigi/offers";
import type { View } from "../../../../src/server/types";
import type { Event, RestaurantView, SeatedGuest, Table } from "../../../../src/games/da_luigi/declared";
import { fieldOf } from "../../../../src/games/events";
import games from "./games.json";

interface Recorded {
  options: Record<string, unknown>;
  first: View;
  moves: { action: string; events: [string, Event["fields"]][]; table: Partial<Table> }[];
  points: number[];
}

const GAMES = games as unknown as Recorded[];

/** Every move of the recorded games: the view before it, what happened, and the table after it. */
const MOVES = GAMES.flatMap(({ first, moves }) => {
  let table = tableOf(first);
  return moves.map((move) => {
    const before = { ...first, points: null, table } as unknown as View;
    table = { ...table, ...move.table };
    return { action: move.action, before, events: move.events.map(([name, fields]) => ({ name, fields, cut: "" }) as Event), after: table };
  });
});

const seated = (guest: number, more: Partial<SeatedGuest> = {}): SeatedGuest => ({ guest, missing: {}, laid: {}, ...more });
const restaurant = (more: Partial<RestaurantView> = {}): RestaurantView => ({ bar: [null, null, null, null, null, null], supply: {}, fulfilled: 0, lemons: 0, bouquets: 0, ...more });
const places = (bar: readonly (SeatedGuest | null)[]) => bar.map((one) => one?.guest ?? 0);

test("there is something to compare with", () => {
  const names = new Set(MOVES.flatMap((move) => move.events.map((event) => event.name)));
  for (const name of ["moved", "guest_left", "served", "cashed", "another_came", "taken_off", "desserts_spent", "spent", "field_filled", "discard_came_back", "final_round"]) {
    expect(names, name).toContain(name);
  }
});

test("after all events of a move the table looks like the server's", () => {
  for (const { action, before, events, after } of MOVES) {
    const shown = tableOf(events.reduce((view, event) => animations.after!(view, event), before));
    for (const name of ["market", "bag", "beside", "tiles", "last_turns", "active"] as const) expect(shown[name], `${action}: ${name}`).toEqual(after[name]);
    // How many of the discarded guests are drawn at once, no event tells.
    if (events.every((event) => event.name !== "discard_came_back")) expect([shown.stack, shown.box], action).toEqual([after.stack, after.box]);
    expect([...shown.discard].sort(), action).toEqual([...after.discard].sort());
    for (const [seat, own] of shown.restaurants.entries()) {
      const { bar, ...rest } = after.restaurants[seat]!;
      expect(places(own.bar), action).toEqual(places(bar));
      expect(own.bar.map((one) => one?.laid), action).toEqual(bar.map((one) => one?.laid));
      expect({ ...own, bar: null }, action).toEqual({ ...rest, bar: null });
    }
  }
});

test("whoever arrives pushes as many as the server says", () => {
  for (const { before, events } of MOVES) {
    let view = before;
    for (const event of events) {
      if (event.name === "arrived" || event.name === "another_came") {
        const { bar } = tableOf(view).restaurants[fieldOf(event, "seat")]!;
        expect(arrivalAt(bar, fieldOf(event, "guest"), indexOf(Number(fieldOf(event, "place")))).pushed).toBe(fieldOf(event, "count"));
      }
      view = animations.after!(view, event);
    }
  }
});

test("a chain of pushed guests takes longer to be shown, place by place", () => {
  const arrived = (pushed: number): Event => ({ name: "arrived", fields: { seat: 0, guest: 1, place: "30", count: pushed }, cut: "" });
  expect(animations.duration(arrived(3))).toBeGreaterThan(animations.duration(arrived(1)));
  expect(animations.duration(arrived(1))).toBeGreaterThan(animations.duration(arrived(0)));
});

test("the shares of everybody are their points", () => {
  for (const { first, moves, points } of GAMES) {
    const dealt = tableOf(first).restaurants.map((own) => own.fulfilled);
    expect(dealt.every((number) => number === 0)).toBe(true);
    const log = moves.map((move) => move.events.map(([name, fields]) => ({ name, fields, cut: "" }) as Event));
    const shares = breakdown(log, first.players);
    expect(shares.map((own) => own.reduce((sum, share) => sum + share.points, 0))).toEqual(points);
  }
});

describe("cubes", () => {
  test("are added, taken away and listed in the dishes' sequence", () => {
    expect(plus({ wine: 1 }, { wine: 1, water: 2 })).toEqual({ water: 2, wine: 2 });
    expect(plus({ wine: 1, water: 2 }, { wine: 1 }, -1)).toEqual({ water: 2 });
    expect(listed({ pizza: 1, water: 2 })).toEqual(["water", "water", "pizza"]);
    expect(count({ pizza: 1, water: 2 })).toBe(3);
  });
});

describe("choices", () => {
  test("lie on the things that are touched", () => {
    const offers = offersOf(["serve wine 60", "serve wine 40", "serve pizza 40", "done"]);
    expect([...offers.orders.get(40)!]).toEqual([["wine", "serve wine 40"], ["pizza", "serve pizza 40"]]);
    expect(offers.done).toBe(true);
    expect(offersOf(["push 60", "push 10"]).pushes).toEqual(new Set([60, 10]));
    expect(offersOf(["buy 1a", "buy 3c"]).fields).toEqual(new Set(["1a", "3c"]));
    expect(offersOf(["give 0", "give 2"]).gives).toEqual(new Set([0, 2]));
    const given = offersOf(["discard wine", "take-off 30 salad", "discard-tile lemon"]);
    expect([given.supply.get("wine"), given.orders.get(30)?.get("salad"), given.tile]).toEqual(["discard wine", "take-off 30 salad", "lemon"]);
  });

  test("of every recorded move are on something", () => {
    for (const { action } of MOVES) {
      const { fields, pushes, gives, supply, orders, completes, ...others } = offersOf([action]);
      const touched = fields.size + pushes.size + gives.size + supply.size + orders.size + completes.size + Object.values(others).filter(Boolean).length;
      expect(touched, action).toBe(1);
    }
  });
});

describe("foresight", () => {
  test("a full bar pushes the last guest out", () => {
    const bar = [null, null, null, seated(1), seated(2), seated(3)];
    const { bar: after, pushed, out } = arrivalAt(bar, 9, 3);
    expect([places(after), pushed, out?.guest]).toEqual([[0, 0, 0, 9, 1, 2], 3, 3]);
    expect(arrivalAt([null, null, null, seated(1), null, seated(3)], 9, 3)).toMatchObject({ pushed: 1, out: null });
  });

  test("a push leads one place on, past the last one out", () => {
    const bar = [seated(1), null, null, null, null, seated(2)];
    expect(places(pushedOn(bar, 0))).toEqual([0, 1, 0, 0, 0, 2]);
    expect(places(pushedOn(bar, PLACES.length - 1))).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test("a payment goes on by itself while one guest alone can move", () => {
    const bar = [seated(1), null, seated(2), null, null, null];
    expect(paid(bar, 0)).toMatchObject({ pushes: [], isPaid: true });
    expect(paid(bar, 1)).toMatchObject({ pushes: [], isPaid: false });
    expect(paid(bar, 2, 0)).toMatchObject({ pushes: [{ guest: 1, place: 0 }, { guest: 2, place: 2 }], isPaid: true });
    expect(paid(bar, 3, 0).isPaid).toBe(false);
    const alone = paid([null, null, null, null, seated(7), null], 2);
    expect([alone.isPaid, places(alone.bar), alone.pushes.map((push) => push.place)]).toEqual([true, [0, 0, 0, 0, 0, 0], [4, 5]]);
  });

  test("lemons and bouquets cancel out", () => {
    expect(lemonAt(restaurant({ bouquets: 2 }), 5)).toBe("bouquet_returned");
    expect(lemonAt(restaurant(), 5)).toBe("lemon_taken");
    expect(lemonAt(restaurant(), 0)).toBe("none_left");
    expect(bouquetAt(restaurant({ lemons: 1 }), 0)).toBe("lemon_returned");
    expect(bouquetAt(restaurant(), 3)).toBe("bouquet_taken");
  });

  test("a special is told as it would come to the restaurant", () => {
    const table = { tiles: 3, stack: 4, box: 9 } as Table;
    const told = (special: Special, own: RestaurantView, at = table) => specialAt({ special } as Guest, own, at);
    expect(told("lemon", restaurant())).toBe("would-lemon-taken");
    expect(told("lemon", restaurant({ bouquets: 1 }))).toBe("would-bouquet-returned");
    expect(told("discard", restaurant())).toBe("would-discard-nothing");
    expect(told("discard", restaurant({ supply: { wine: 1 } }))).toBe("would-discard");
    expect(told("another_guest", restaurant())).toBe("would-another-guest");
    expect(told("another_guest", restaurant(), { ...table, stack: 0, box: 0 })).toBe("would-nobody");
    expect([isWelcome("would-two-cubes"), isWelcome("would-lemon-taken"), isWelcome("would-another-guest")]).toEqual([true, false, null]);
  });

  test("whoever is pushed out costs a tile before the special counts", () => {
    const full = { bar: [null, null, null, null, null, seated(1, { laid: { wine: 1 } })] };
    const told = (special: Special, own: RestaurantView, tiles = 5) => {
      const { table, arrival } = seatedAt({ tiles, stack: 4, box: 9, restaurants: [own] } as unknown as Table, 0, 9, 5);
      expect([arrival.out?.guest, table.restaurants[0]?.bar[5]?.guest]).toEqual([1, 9]);
      return specialAt({ special } as Guest, table.restaurants[0]!, table);
    };
    expect(told("lemon", restaurant({ ...full, bouquets: 1 }))).toBe("would-lemon-taken");
    expect(told("bouquet", restaurant(full))).toBe("would-lemon-returned");
    expect(told("discard", restaurant(full))).toBe("would-discard");
    expect(told("discard", restaurant({ ...full, bouquets: 1 }))).toBe("would-discard-nothing");
    expect(told("lemon", restaurant(full), 1)).toBe("would-none-left");
  });

  test("only what is missing is wanted", () => {
    const own = restaurant({ bar: [seated(1, { missing: { wine: 1, salad: 2 } }), null, seated(2, { missing: { wine: 1 } }), null, null, null] });
    expect(fitting(own, { wine: 3, salad: 1, water: 1 })).toBe(3);
  });

  test("jokers are paid with desserts first", () => {
    expect(jokerPrice(seated(1, { missing: { wine: 1, pasta: 1 } }), { dessert: 3, water: 5 })).toEqual({ desserts: 2, cubes: 4 });
    expect(jokerPrice(seated(1, { missing: { wine: 1 } }), { dessert: 1, water: 5 })).toEqual({ desserts: 0, cubes: 4 });
  });
});

test("what happened is marked on the guests it happened to", () => {
  const event = (name: Event["name"], fields: object) => ({ name, fields: { seat: 1, ...fields }, cut: "" }) as Event;
  const bar = [null, null, null, seated(7), seated(5), null];
  const table = { restaurants: [restaurant(), restaurant({ bar })] } as unknown as Table;
  const marks = marksOf([event("bought", { field: "2b", clocks: 1 }), event("arrived", { guest: 7, place: "30", count: 1 }), event("served", { guest: 7, dish: "wine", count: 1 }), event("cashed", { guest: 3, points: 2 })], table);
  expect([marks.guests.get(markKey(1, 5)), marks.guests.get(markKey(1, 7))]).toEqual(["moved", "served"]);
  expect([marks.bought.get("2b"), marks.cashed.get(1), marks.left.get(1)]).toEqual([1, [3], undefined]);
});
