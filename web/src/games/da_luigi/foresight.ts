/** Previews of what the rules will do, never of what is allowed. */
import type { Guest } from "./guests";
import { DISHES, type Cubes, type RestaurantView, type SeatedGuest, type Table, type Events } from "./declared";
import { JOKER, PLACES, count } from "./table";

export type Bar = readonly (SeatedGuest | null)[];

/** The arrival of a guest: who sits where afterwards, how many were pushed on, and who was pushed out (DL-24). */
export interface Arrival {
  bar: Bar;
  pushed: number;
  out: SeatedGuest | null;
}

/** There are no cubes on a guest who arrives; their card says what they want. */
export function arrivalAt(bar: Bar, guest: number, place: number): Arrival {
  const gap = bar.findIndex((seated, k) => k >= place && seated === null);
  const end = gap < 0 ? bar.length : gap;
  const after = [...bar.slice(0, place), { guest, missing: {}, laid: {} }, ...bar.slice(place, end), ...bar.slice(end + 1)];
  return { bar: after.slice(0, bar.length), pushed: end - place, out: gap < 0 ? (bar.at(-1) ?? null) : null };
}

/** The bar after the guest at this place has moved one to the right; past the last place they are gone. */
export function pushedOn(bar: Bar, place: number): Bar {
  const moved = bar[place] ?? null;
  return bar.map((seated, k) => (k === place ? null : k === place + 1 ? moved : seated));
}

/** A payment: which guests move, in sequence, and the bar afterwards. */
export interface Payment {
  bar: Bar;
  /** Each with the place it begins at. */
  pushes: readonly { guest: number; place: number }[];
  /** Nothing more is to be paid. */
  isPaid: boolean;
}

/** The moves that paying clocks forces: where only one guest can move, nobody is asked (DL-53). */
export function paid(bar: Bar, clocks: number, first: number | null = null): Payment {
  let now = bar;
  const pushes: { guest: number; place: number }[] = [];
  for (let next = first; pushes.length < clocks; next = null) {
    const movable = now.flatMap((seated, place) => (seated && !now[place + 1] ? [place] : []));
    const place = next ?? (movable.length === 1 ? movable[0]! : null);
    if (place === null) return { bar: now, pushes, isPaid: false };
    pushes.push({ guest: now[place]?.guest ?? 0, place });
    now = pushedOn(now, place);
  }
  return { bar: now, pushes, isPaid: true };
}

export const isLast = (place: number): boolean => place === PLACES.length - 1;

/** What a lemon or a bouquet changes (DL-07, DL-45). */
export type Change = Events["lemon"]["change"];

export const lemonAt = ({ bouquets }: RestaurantView, tiles: number): Change => (bouquets ? "bouquet_returned" : tiles ? "lemon_taken" : "none_left");
export const bouquetAt = ({ lemons }: RestaurantView, tiles: number): Change => (lemons ? "lemon_returned" : tiles ? "bouquet_taken" : "none_left");

/** A restaurant after such a change, and by how much the tiles in the supply grow. */
export function changed(restaurant: RestaurantView, change: Change): { restaurant: RestaurantView; tiles: number } {
  const { lemons, bouquets } = restaurant;
  if (change === "lemon_taken") return { restaurant: { ...restaurant, lemons: lemons + 1 }, tiles: -1 };
  if (change === "bouquet_taken") return { restaurant: { ...restaurant, bouquets: bouquets + 1 }, tiles: -1 };
  if (change === "lemon_returned") return { restaurant: { ...restaurant, lemons: lemons - 1 }, tiles: 1 };
  if (change === "bouquet_returned") return { restaurant: { ...restaurant, bouquets: bouquets - 1 }, tiles: 1 };
  return { restaurant, tiles: 0 };
}

/** The table once a guest sits in a restaurant: whoever is pushed out costs a tile before the special counts (DL-43). */
export function seatedAt(table: Table, seat: number, guest: number, place: number): { arrival: Arrival; table: Table } {
  const own = table.restaurants[seat]!;
  const arrival = arrivalAt(own.bar, guest, place);
  const { restaurant, tiles } = changed({ ...own, bar: arrival.bar }, arrival.out ? lemonAt(own, table.tiles) : "none_left");
  return { arrival, table: { ...table, tiles: table.tiles + tiles, restaurants: table.restaurants.map((one, k) => (k === seat ? restaurant : one)) } };
}

/** What a guest's special would do in a restaurant, as the key of a sentence. */
export function specialAt({ special }: Guest, restaurant: RestaurantView, { tiles, stack, box }: Table): string {
  if (special === "lemon") return `would-${lemonAt(restaurant, tiles)}`.replaceAll("_", "-");
  if (special === "bouquet") return `would-${bouquetAt(restaurant, tiles)}`.replaceAll("_", "-");
  if (special === "another_guest" && stack + box === 0) return "would-nobody";
  const isEmpty = !restaurant.lemons && !restaurant.bouquets && !count(restaurant.supply) && restaurant.bar.every((one) => !one || !count(one.laid));
  return special === "discard" && isEmpty ? "would-discard-nothing" : `would-${special.replace("_", "-")}`;
}

/** How good that is for the host. */
export function isWelcome(key: string): boolean | null {
  if (/lemon-taken|bouquet-returned|move|discard$/.test(key)) return false;
  return /cube|bouquet-taken|lemon-returned/.test(key) ? true : null;
}

/** How many of these cubes the guests are still missing in total. */
export function fitting({ bar }: RestaurantView, cubes: Cubes): number {
  const wanted = (dish: (typeof DISHES)[number]) => bar.reduce((sum, seated) => sum + (seated?.missing[dish] ?? 0), 0);
  return DISHES.reduce((sum, dish) => sum + Math.min(wanted(dish), cubes[dish] ?? 0), 0);
}

/** The least that jokers for everything this guest is missing cost: desserts first, they are cheaper. */
export function jokerPrice({ missing }: SeatedGuest, supply: Cubes): { desserts: number; cubes: number } {
  const cheap = Math.min(count(missing), Math.floor((supply.dessert ?? 0) / JOKER.desserts));
  return { desserts: JOKER.desserts * cheap, cubes: JOKER.cubes * (count(missing) - cheap) };
}
