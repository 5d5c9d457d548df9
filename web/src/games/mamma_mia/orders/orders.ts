/** The orders: what is printed on each, and how it looks as a picture. */
import type { EditionDetails } from "../../../server/types";
import { COLOURS, KINDS, type Colour, type Counts, type Kind } from "../declared";
import { BOMBASTICA, ORDERS_OF_A_COLOUR, countOf, kindsIn, lacking, plus, sumOf, type ShownOrder, type ShownTable } from "../table";

export type Pizza =
  | "normale" | "bombastica" | "monotoni" | "ghiottona" | "monotoni_junior" | "minipizza" | "minimale" | "mamma_mia";

export interface Order {
  number: number;
  colour: Colour;
  pizza: Pizza;
  /** The rule it is explained by. */
  clause: string;
  /** What is printed. */
  needs: Counts;
  /** How many kinds are chosen, and how many cards of each. */
  chosen: number;
  times: number;
  forbidden: Kind | null;
  either: readonly Kind[];
}

interface Printed {
  colour: Colour;
  pizza: Pizza;
  needs?: Counts;
  kind?: Kind;
  forbidden?: Kind;
  either?: Kind[];
}

interface Recipe {
  clause: string;
  own?: number;
  chosen?: number;
  times?: number;
}

const RECIPES: Readonly<Record<Pizza, Recipe>> = {
  normale: { clause: "MM-31" },
  bombastica: { clause: "MM-32" },
  monotoni: { clause: "MM-33", own: 1, chosen: 1, times: 6 },
  ghiottona: { clause: "MM-34", own: 1, chosen: 2, times: 4 },
  monotoni_junior: { clause: "MM-35", chosen: 1, times: 5 },
  minipizza: { clause: "MM-36" },
  minimale: { clause: "MM-38", own: 1, chosen: 1, times: 4 },
  mamma_mia: { clause: "MM-39", own: 1, chosen: 1, times: 5 },
};
const MINIPIZZA = 3;

export const ownKind = (colour: Colour): Kind => KINDS[COLOURS.indexOf(colour)]!;

export const colourOf = (order: number): Colour => COLOURS[Math.floor((order - 1) / ORDERS_OF_A_COLOUR)]!;

function orderFrom(printed: Printed, number: number): Order {
  const { clause, own = 0, chosen = 0, times = 0 } = RECIPES[printed.pizza];
  const always: Counts = own ? { [ownKind(printed.colour)]: own } : {};
  const needs = printed.needs ?? (printed.kind ? { [printed.kind]: MINIPIZZA } : always);
  const { colour, pizza, forbidden = null, either = [] } = printed;
  return { number, colour, pizza, clause, needs, chosen, times, forbidden, either };
}

const read = new WeakMap<EditionDetails, readonly Order[]>();

/** All orders of an edition, colour by colour, as the server numbers them. */
export function ordersOf(edition: EditionDetails | null): readonly Order[] {
  if (!edition) return [];
  const known = read.get(edition);
  if (known) return known;
  const printed = [...(edition.data as { orders: Printed[] }).orders];
  printed.sort((one, other) => COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour));
  const orders = printed.map((one, k) => orderFrom(one, k + 1));
  read.set(edition, orders);
  return orders;
}

// --- as a picture ---

/** What a part of an order is a picture of: a kind, any kind, the fewest, one or the other, or all there is. */
export type OrderIconName = Kind | "joker" | "joker-2" | "fewest" | "either" | "all";

/** A part of an order: so many of this. */
export interface Part {
  count: number;
  icon: OrderIconName;
}

/** The parts of an order, the largest first; what is not chosen yet stays an icon. */
export function orderParts(order: Order, needs: Counts = order.needs): Part[] {
  if (order.pizza === "bombastica") return [{ count: BOMBASTICA, icon: "all" }];
  const printed = kindsIn(needs).map((kind): Part => ({ count: countOf(needs, kind), icon: kind }));
  const open = order.chosen - chosenIn(order, needs).length;
  const icons = Array.from({ length: open }, (_, k): Part => ({ count: order.times, icon: openIcon(order, k + order.chosen - open) }));
  return [...icons, ...printed].sort((one, other) => other.count - one.count);
}

function openIcon(order: Order, k: number): OrderIconName {
  if (order.either.length) return "either";
  if (order.pizza === "minimale") return "fewest";
  return k > 0 ? "joker-2" : "joker";
}

/** The kinds that were chosen: of these more is needed than is printed. */
const chosenIn = (order: Order, needs: Counts): Kind[] =>
  KINDS.filter((kind) => order.times > 0 && countOf(needs, kind) >= countOf(order.needs, kind) + order.times);

/** What is needed once these kinds are chosen. */
export const needsWith = (order: Order, chosen: readonly Kind[]): Counts =>
  chosen.reduce((needs, kind) => plus(needs, kind, order.times), order.needs);

// --- as it is checked ---

/** The status of the order being checked. */
export interface OrderStatus {
  needs: Counts;
  /** What of it is there, and what is not; of a Bombastica, all that is there. */
  there: Counts;
  missing: Counts;
  /** How many cards are missing in all. */
  short: number;
  /** Kinds that are still to be chosen. */
  open: number;
}

export function statusOf(order: Order, checked: ShownOrder, table: ShownTable): OrderStatus {
  const laid = checked.laid ?? table.laid_out;
  const needs = checked.needs ?? needsWith(order, checked.chosen ?? []);
  if (order.pizza === "bombastica") {
    return { needs, there: laid, missing: {}, short: Math.max(0, BOMBASTICA - sumOf(laid)), open: 0 };
  }
  const missing = lacking(needs, laid);
  const there = lacking(needs, missing);
  return { needs, there, missing, short: sumOf(missing), open: order.chosen - chosenIn(order, needs).length };
}

/** What would be missing if this kind were chosen. */
export const missingWith = (order: Order, kind: Kind, laid: Counts): number => Math.max(0, order.times - Math.max(0, countOf(laid, kind) - countOf(order.needs, kind)));
