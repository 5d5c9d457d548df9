/** What a view of Da Luigi holds, and how it is counted. */
import { fieldOf, tableReader } from "../events";
import { DISHES, type Cubes, type Dish, type Event, type Table } from "./declared";

export const PLACES = [60, 50, 40, 30, 20, 10] as const;
export const ROWS = [1, 2, 3, 4] as const;
export const COLUMNS = ["a", "b", "c"] as const;
/** Cubes for a joker: desserts, or any. */
export const JOKER = { desserts: 2, cubes: 4 } as const;

/** What lies on the table, as in a view. */
export const tableOf = tableReader<Table>();

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
