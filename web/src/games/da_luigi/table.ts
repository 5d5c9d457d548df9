/** What a view of Da Luigi holds, and its choices by what they touch. */
import type { Event, View } from "../../server/shapes";

export const DISHES = ["water", "wine", "salad", "pizza", "pasta", "dessert"] as const;
export type Dish = (typeof DISHES)[number];
export type Cubes = Readonly<Partial<Record<Dish, number>>>;

export const PLACES = [60, 50, 40, 30, 20, 10] as const;
export const ROWS = [1, 2, 3, 4] as const;
export const COLUMNS = ["a", "b", "c"] as const;
/** Cubes for a joker: desserts, or any. */
export const JOKER = { desserts: 2, cubes: 4 } as const;

export type Tile = "lemon" | "bouquet";

export type Question =
  | "nothing" | "action" | "field" | "push" | "give" | "bouquet" | "move" | "discard" | "serve" | "complete" | "joker" | "spend"
  | "give_back" | "over";

export interface Seated {
  guest: number;
  missing: Cubes;
  laid: Cubes;
}

export interface Restaurant {
  /** The guests from 60 minutes to 10. */
  bar: readonly (Seated | null)[];
  supply: Cubes;
  fulfilled: number;
  lemons: number;
  bouquets: number;
}

export interface Joker {
  place: number;
  dish: Dish;
  jokers: number;
  cubes: number;
}

export interface Table {
  question: Question;
  active: number;
  turns: number;
  last_turns: number;
  stack: number;
  stack_ran_out: boolean;
  box: number;
  taken: number;
  guest: number | null;
  gets: readonly number[];
  clocks: number;
  market: Readonly<Record<string, Cubes>>;
  bag: Cubes;
  beside: Cubes;
  tiles: number;
  discard: readonly number[];
  restaurants: readonly Restaurant[];
  joker: Joker | null;
}

export const tableOf = (view: View): Table => view.table as unknown as Table;

export const clocksOf = (field: string): number => Number(field[0]) - 1;

export const count = (cubes: Cubes): number => DISHES.reduce((sum, dish) => sum + (cubes[dish] ?? 0), 0);

/** Each cube by itself, in the dishes' sequence. */
export const listed = (cubes: Cubes): Dish[] => DISHES.flatMap((dish) => Array.from({ length: cubes[dish] ?? 0 }, () => dish));

/** Cubes with some more, or, below zero, fewer; dishes of which none is left are not named. */
export function plus(cubes: Cubes, more: Cubes, sign: 1 | -1 = 1): Cubes {
  const sums = DISHES.map((dish) => [dish, (cubes[dish] ?? 0) + sign * (more[dish] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, number]) => number > 0));
}

/** The cubes an event names, dish by dish. */
export const cubesIn = (event: Event): Cubes =>
  Object.fromEntries(DISHES.map((dish) => [dish, Number(event.fields[dish] ?? 0)] as const).filter(([, number]) => number > 0));

export const numberIn = (event: Event, name: string): number => Number(event.fields[name]);
export const textIn = (event: Event, name: string): string => String(event.fields[name]);

/** The place of so many minutes, counted from the left. */
export const indexOf = (minutes: number): number => PLACES.indexOf(minutes as (typeof PLACES)[number]);

/** What may be chosen now, by the things that have to be touched for it. */
export interface Offers {
  shop: boolean;
  greet: boolean;
  fields: ReadonlySet<string>;
  /** Places whose guest may be moved on. */
  pushes: ReadonlySet<number>;
  gives: ReadonlySet<number>;
  bouquet: boolean;
  /** Dishes of the supply that may be touched: to be given up, spent or given back. */
  supply: ReadonlyMap<Dish, string>;
  /** Dishes on guests that may be touched, by place: laid ones to be taken off, missing ones to be served. */
  orders: ReadonlyMap<number, ReadonlyMap<Dish, string>>;
  tile: Tile | null;
  completes: ReadonlySet<number>;
  desserts: boolean;
  cubes: boolean;
  done: boolean;
}

const FROM_SUPPLY = new Set(["discard", "spend", "give-back"]);

export function offersOf(choices: readonly string[]): Offers {
  const parts = choices.map((choice) => choice.split(" ") as [string, string?, string?]);
  const values = (verb: string) => parts.filter(([own]) => own === verb).map(([, value = ""]) => value);
  const has = (verb: string) => choices.includes(verb);
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
