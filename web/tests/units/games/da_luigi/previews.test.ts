/** What the board says a choice will lead to, against Python's rules, in every position of games that are played for this test. */
import { describe, expect, test } from "vitest";
import { changed, isLast, jokerPrice, lemonAt, paid, seatedAt, specialAt, type Change, type Payment } from "../../../../src/games/da_luigi/foresight";
import type { Guest, Special } from "../../../../src/games/da_luigi/guests";
import { clocksOf, indexOf } from "../../../../src/games/da_luigi/table";
import type { Question, RestaurantView, Table } from "../../../../src/games/da_luigi/declared";
import { printedBy } from "../../python";

interface Paid extends Pick<Payment, "pushes"> {
  action: string;
  changes: Change[];
  is_paid: boolean;
}

interface Arrived {
  action: string;
  guest: number;
  minutes: number;
  pushed: number;
  out: number | null;
  special: Special;
  comes_to: string;
}

interface Completed {
  action: string;
  price: ReturnType<typeof jokerPrice>;
}

interface Position<Choice> {
  question: Question;
  seat: number;
  table: Table;
  choices: Choice[];
}

const POSITIONS = JSON.parse(printedBy("games/da_luigi/previews.py")) as Position<never>[];

/** Every choice at these questions, with the table and the restaurant of whoever decides. */
function choices<Choice>(...questions: Question[]): (Position<never> & { own: RestaurantView; choice: Choice })[] {
  const asked = POSITIONS.filter(({ question }) => questions.includes(question)) as Position<Choice>[];
  return asked.flatMap((position) =>
    position.choices.map((choice) => ({ ...(position as Position<never>), own: position.table.restaurants[position.seat]!, choice })),
  );
}

/** What it costs, one after the other, that guests leave. */
function costOf(pushes: Payment["pushes"], own: RestaurantView, tiles: number): Change[] {
  let now = { restaurant: own, tiles };
  return pushes.filter(({ place }) => isLast(place)).map(() => {
    const change = lemonAt(now.restaurant, now.tiles);
    const after = changed(now.restaurant, change);
    now = { restaurant: after.restaurant, tiles: now.tiles + after.tiles };
    return change;
  });
}

describe("paying", () => {
  const found = choices<Paid>("field", "push", "move");

  test("moves the guests whom the rules move, and costs the same", () => {
    for (const { table, own, question, choice } of found) {
      const [verb, on = ""] = choice.action.split(" ");
      const clocks = question === "push" ? table.clocks : 1;
      const { pushes, isPaid } = verb === "buy" ? paid(own.bar, clocksOf(on)) : paid(own.bar, clocks, indexOf(Number(on)));
      expect({ pushes, isPaid }, choice.action).toEqual({ pushes: choice.pushes, isPaid: choice.is_paid });
      expect(costOf(pushes, own, table.tiles), choice.action).toEqual(choice.changes);
    }
  });

  test("was compared where it ends and where somebody is asked, with all that leaving can cost", () => {
    expect(new Set(found.map(({ choice }) => choice.is_paid))).toEqual(new Set([true, false]));
    expect(new Set(found.flatMap(({ choice }) => choice.changes))).toEqual(new Set(["lemon_taken", "bouquet_returned", "none_left"]));
  });
});

describe("a guest who arrives", () => {
  const found = choices<Arrived>("give");

  test("pushes whom the rules push, and brings the same", () => {
    for (const { table, choice } of found) {
      const seat = Number(choice.action.split(" ")[1]);
      const { arrival, table: after } = seatedAt(table, seat, choice.guest, indexOf(choice.minutes));
      expect([arrival.pushed, arrival.out?.guest ?? null], choice.action).toEqual([choice.pushed, choice.out]);
      const special = specialAt({ special: choice.special } as Guest, after.restaurants[seat]!, after);
      expect(special, choice.action).toBe(`would-${choice.comes_to}`.replaceAll("_", "-"));
    }
  });

  test("was compared with every special, and with all that it can come to", () => {
    expect(new Set(found.map(({ choice }) => choice.comes_to))).toEqual(
      new Set(["one_cube", "two_cubes", "move", "lemon_taken", "lemon_returned", "bouquet_taken", "bouquet_returned", "none_left", "another_guest", "nobody", "discard", "discard_nothing"]),
    );
    expect(found.some(({ choice }) => choice.out !== null)).toBe(true);
  });
});

test("jokers cost what the rules take for them", () => {
  const found = choices<Completed>("complete");
  for (const { own, choice } of found) {
    const seated = own.bar[indexOf(Number(choice.action.split(" ")[1]))]!;
    expect(jokerPrice(seated, own.supply), choice.action).toEqual(choice.price);
  }
  expect(new Set(found.map(({ choice }) => `${choice.price.desserts} ${choice.price.cubes}`)).size).toBeGreaterThan(2);
});
