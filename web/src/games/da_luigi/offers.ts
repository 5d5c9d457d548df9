/** What may be chosen in Da Luigi now, by what has to be touched for it. */
import { partsOf } from "../events";
import type { Actions, Dish } from "./declared";

export type Tile = Actions["discard-tile"]["tile"];

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
