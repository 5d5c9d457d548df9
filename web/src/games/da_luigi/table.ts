/** What a view of Da Luigi holds, and its choices by what they touch. */
import type { View } from "../../server/shapes";
import { fieldOf, partsOf } from "../events";
import { DISHES, type Actions, type Cubes, type Dish, type Event, type Table } from "./declared";

export const PLACES = [60, 50, 40, 30, 20, 10] as const;
export const ROWS = [1, 2, 3, 4] as const;
export const COLUMNS = ["a", "b", "c"] as const;
/** Cubes for a joker: desserts, or any. */
export const JOKER = { desserts: 2, cubes: 4 } as const;

export type Tile = Actions["discard-tile"]["tile"];

/** What lies on the table, as in a view. */
export const tableOf = (view: View): Table => view.table as unknown as Table;

export const clocksOf = (field: string): number => Number(field[0]) - 1;

export const count = (cubes: Cubes): number => DISHES.reduce((sum, dish) => sum + (cubes[dish] ?? 0), 0);

/** All cubes one by one, in the sequence of the dishes. */
export const listed = (cubes: Cubes): Dish[] => DISHES.flatMap((dish) => Array.from({ length: cubes[dish] ?? 0 }, () => dish));

/** Cubes with some added, or removed if negative; dishes of which none is left are absent. */
export function plus(cubes: Cubes, more: Cubes, sign: 1 | -1 = 1): Cubes {
  const sums = DISHES.map((dish) => [dish, (cubes[dish] ?? 0) + sign * (more[dish] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, number]) => number > 0));
}

/** The cubes an event names, dish by dish. */
export const cubesIn = (event: Event): Cubes =>
  Object.fromEntries(DISHES.map((dish) => [dish, fieldOf(event, dish)] as const).filter(([, number]) => number > 0));


/** The place of so many minutes, counted from the left. */
export const indexOf = (minutes: number): number => PLACES.indexOf(minutes as (typeof PLACES)[number]);

/** What may be chosen now, by the things that have to be tapped for it. */
export interface Offers {
  shop: boolean;
  greet: boolean;
  fields: ReadonlySet<string>;
  /** Places whose guest may be moved on. */
  pushes: ReadonlySet<number>;
  gives: ReadonlySet<number>;
  bouquet: boolean;
  /** Dishes of the supply that may be tapped: to be given up, spent or given back. */
  supply: ReadonlyMap<Dish, string>;
  /** Dishes on guests that may be tapped, by place: laid ones to be taken off, missing ones to be served. */
  orders: ReadonlyMap<number, ReadonlyMap<Dish, string>>;
  tile: Tile | null;
  completes: ReadonlySet<number>;
  desserts: boolean;
  cubes: boolean;
  done: boolean;
}

const FROM_SUPPLY: ReadonlySet<keyof Actions> = new Set(["discard", "spend", "give-back"]);

export function offersOf(choices: readonly string[]): Offers {
  const parts = choices.map((choice) => partsOf<Actions>(choice));
  const values = (verb: keyof Actions) => parts.filter(([own]) => own === verb).map(([, value = ""]) => value);
  const has = (verb: keyof Actions) => choices.includes(verb);
  const orders = new Map<number, Map<Dish, string>>();
  const order = (place: string, dish: string, action: string) =>
    orders.set(Number(place), (orders.get(Number(place)) ?? new Map<Dish, string>()).set(dish as Dish, action));
  for (const [verb, first = "", second = ""] of parts) {
    if (verb === "serve") order(second, first, `serve ${first} ${second}`);
    if (verb === "take-off") order(first, second, `take-off ${first} ${second}`);
  }
  return {
    shop: has("shop"),
    greet: has("greet"),
    fields: new Set(values("buy")),
    pushes: new Set(values("push").map(Number)),
    gives: new Set(values("give").map(Number)),
    bouquet: has("take-bouquet") || has("leave-bouquet"),
    supply: new Map(parts.filter(([verb]) => FROM_SUPPLY.has(verb)).map(([verb, dish = ""]) => [dish as Dish, `${verb} ${dish}`])),
    orders,
    tile: (values("discard-tile")[0] as Tile | undefined) ?? null,
    completes: new Set(values("complete").map(Number)),
    desserts: has("two-desserts"),
    cubes: has("four-cubes"),
    done: has("done"),
  };
}
