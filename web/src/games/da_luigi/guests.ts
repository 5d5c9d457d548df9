/** The guests of an edition: what their cards say. */
import type { EditionDetails } from "../../server/types";
import { DISHES, type Dish, type SeatedGuest } from "./declared";
import type { Words } from "../../words/words";
import { listed, plus } from "./table";

export type Special = "none" | "one_cube" | "two_cubes" | "lemon" | "bouquet" | "move" | "discard" | "another_guest";

export interface Guest {
  number: number;
  name: string;
  looks: string | undefined;
  minutes: number;
  wants: readonly Dish[];
  points: number;
  special: Special;
  isStart: boolean;
}

interface Entry {
  name: string;
  looks?: string;
  minutes: number;
  wants: Dish[];
  points: number;
  special?: Special;
}

/** What the start guests bring, left out or not (DL-05). */
const START_SPECIAL: Readonly<Record<number, Special>> = { 60: "two_cubes", 40: "one_cube" };

/** The clause about a special. */
export const SPECIAL_CLAUSE: Readonly<Record<Special, string>> = {
  none: "DL-34",
  one_cube: "DL-27",
  two_cubes: "DL-28",
  lemon: "DL-29",
  bouquet: "DL-30",
  move: "DL-31",
  discard: "DL-32",
  another_guest: "DL-33",
};

/** The key of a special's words. */
export const specialKey = (special: Special, kind: "" | "-help" | "-now" = ""): string => `special-${special.replace("_", "-")}${kind}`;

const read = new WeakMap<EditionDetails, readonly Guest[]>();

/** All guests in the sequence of their numbers: the ordinary ones, then the start guests, of each pair the one of the 60 first. */
export function guestsOf(edition: EditionDetails | null): readonly Guest[] {
  if (!edition) return [];
  const found = read.get(edition) ?? readGuests(edition);
  read.set(edition, found);
  return found;
}

function readGuests(edition: EditionDetails): readonly Guest[] {
  const { guests, start_guests } = edition.data as { guests: Entry[]; start_guests: Entry[] };
  const start = start_guests.flatMap((_, k) => (k % 2 ? [] : start_guests.slice(k, k + 2).sort((one, other) => other.minutes - one.minutes)));
  const made = (entry: Entry, k: number, isStart: boolean): Guest => ({
    number: k + 1,
    name: entry.name,
    looks: entry.looks,
    minutes: entry.minutes,
    wants: entry.wants,
    points: entry.points,
    special: isStart ? (START_SPECIAL[entry.minutes] ?? "none") : (entry.special ?? "none"),
    isStart,
  });
  return [...guests.map((entry, k) => made(entry, k, false)), ...start.map((entry, k) => made(entry, guests.length + k, true))];
}

/** A guest by number; without a name until the cards are loaded. */
export const guestOf = (guests: readonly Guest[], number: number): Guest =>
  guests[number - 1] ?? { number, name: "…", looks: undefined, minutes: 60, wants: [], points: 0, special: "none", isStart: false };

/** A space of an order, for a dish. */
export interface Space {
  dish: Dish;
  isLaid: boolean;
}

/** The spaces of an order in the sequence of the dishes, each filled or not; the card says what is wanted. */
export function orderOf({ missing, laid }: SeatedGuest, { wants }: Guest): Space[] {
  const spaces = wants.length ? DISHES.flatMap((dish) => wants.filter((one) => one === dish)) : listed(plus(missing, laid));
  return spaces.map((dish, k) => {
    const before = spaces.slice(0, k).filter((one) => one === dish).length;
    return { dish, isLaid: before < (laid[dish] ?? 0) };
  });
}

/** For each space of an order the action of its dish, where tapping it would serve or take off; any of several equal spaces. */
export function actionsOn(order: readonly Space[], offers: ReadonlyMap<Dish, string> | undefined): (string | null)[] {
  return order.map(({ dish, isLaid }, k) => {
    const action = offers?.get(dish) ?? "";
    const isMeant = action.startsWith("take-off") ? isLaid : action.startsWith("serve") && !isLaid;
    return isMeant && order.findIndex((one) => one.dish === dish && one.isLaid === isLaid) === k ? action : null;
  });
}

/** What tapping a dish of an order does, in words. */
export const dishName = (action: string, dish: Dish, guest: Guest, words: Words): string =>
  words.say(action.startsWith("serve") ? "serve-here" : "take-off-here", { dish: words.say(`dish-${dish}`), name: guest.name });
