// Made from tavolata.games.da_luigi by `npm run types`; not to be edited.
import type { EventOf } from "../events";

export const QUESTIONS = ["nothing", "action", "field", "push", "give", "bouquet", "move", "discard", "serve", "complete", "joker", "spend", "give_back", "over"] as const;
export type Question = (typeof QUESTIONS)[number];

export const DISHES = ["water", "wine", "salad", "pizza", "pasta", "dessert"] as const;
export type Dish = (typeof DISHES)[number];

export type Cubes = Readonly<Partial<Record<Dish, number>>>;

/** A guest at a bar: what the order is missing, and what lies on it. */
export interface SeatedGuest {
  guest: number;
  missing: Cubes;
  laid: Cubes;
}

/** A restaurant: the bar from 60 to 10, the supply, the number of fulfilled guests and the tiles. */
export interface RestaurantView {
  bar: readonly (SeatedGuest | null)[];
  supply: Cubes;
  fulfilled: number;
  lemons: number;
  bouquets: number;
}

/** The order that is being completed with jokers, the dish that is replaced now, and what is still to be paid. */
export interface JokerOrder {
  place: number;
  dish: Dish;
  jokers: number;
  cubes: number;
}

/** The entries of a view. Guests go by their number in the edition, from 1; fields by row and column. */
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
  filling: string | null;
  discard: readonly number[];
  came_back: readonly number[];
  restaurants: readonly RestaurantView[];
  joker: JokerOrder | null;
}

/** The fields of each event; those that not everybody sees, or not for ever, may be missing. */
export interface Events {
  turn_began: { seat: number };
  turn_lost: { seat: number };
  went_shopping: { seat: number };
  bought: { seat: number; field: string; clocks: number };
  took: { seat: number; water: number; wine: number; salad: number; pizza: number; pasta: number; dessert: number };
  moved: { seat: number; guest: number; place: "60" | "50" | "40" | "30" | "20" | "10" };
  guest_left: { seat: number; guest: number; change: "lemon_taken" | "bouquet_returned" | "bouquet_taken" | "lemon_returned" | "none_left" };
  served: { seat: number; guest: number; dish: Dish; count: number };
  stopped_serving: { seat: number };
  cashed: { seat: number; guest: number; points: number };
  greeted: { seat: number; count: number };
  turned_up: { seat: number; guest: number };
  given: { seat: number; guest: number; to: number };
  arrived: { seat: number; guest: number; place: "60" | "50" | "40" | "30" | "20" | "10"; count: number };
  another_came: { seat: number; guest: number; place: "60" | "50" | "40" | "30" | "20" | "10"; count: number };
  nobody_came: { seat: number };
  drew: { seat: number; dish: Dish };
  lemon: { seat: number; change: "lemon_taken" | "bouquet_returned" | "bouquet_taken" | "lemon_returned" | "none_left" };
  bouquet: { seat: number; change: "lemon_taken" | "bouquet_returned" | "bouquet_taken" | "lemon_returned" | "none_left" };
  bouquet_left: { seat: number };
  discarded: { seat: number; dish: Dish };
  taken_off: { seat: number; guest: number; dish: Dish };
  tile_discarded: { seat: number; tile: "lemon" | "bouquet" };
  nothing_discarded: { seat: number };
  joker_began: { seat: number; guest: number };
  desserts_spent: { seat: number; dish: Dish };
  cubes_offered: { seat: number; dish: Dish };
  spent: { seat: number; dish: Dish };
  jokers_ended: { seat: number };
  field_filled: { field: string; water: number; wine: number; salad: number; pizza: number; pasta: number; dessert: number };
  bag_filled: { count: number };
  cubes_ran_short: Record<never, never>;
  gave_back: { seat: number; dish: Dish };
  no_cubes: Record<never, never>;
  stack_ran_out: Record<never, never>;
  discard_came_back: { count: number };
  final_round: Record<never, never>;
  ended: Record<never, never>;
}

export type Event = EventOf<Events>;

/** The fields of each action, in the sequence of its notation. */
export interface Actions {
  shop: Record<never, never>;
  greet: Record<never, never>;
  buy: { field: string };
  push: { place: "60" | "50" | "40" | "30" | "20" | "10" };
  give: { to: number };
  "take-bouquet": Record<never, never>;
  "leave-bouquet": Record<never, never>;
  discard: { dish: Dish };
  "take-off": { place: "60" | "50" | "40" | "30" | "20" | "10"; dish: Dish };
  "discard-tile": { tile: "lemon" | "bouquet" };
  serve: { dish: Dish; place: "60" | "50" | "40" | "30" | "20" | "10" };
  done: Record<never, never>;
  complete: { place: "60" | "50" | "40" | "30" | "20" | "10" };
  "two-desserts": Record<never, never>;
  "four-cubes": Record<never, never>;
  spend: { dish: Dish };
  "give-back": { dish: Dish };
}
