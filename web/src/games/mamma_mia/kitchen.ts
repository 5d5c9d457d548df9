/** What lies on the table of Mamma Mia!, and what may be done with it. Orders go by their number in the edition, from 1. */
import type { View } from "../../server/shapes";

export const KINDS = ["pineapple", "olives", "peppers", "mushrooms", "salami", "shrimps"] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Readonly<Partial<Record<Kind, number>>>;

/** A colour's own ingredient has the colour's place. */
export const COLOURS = ["yellow", "purple", "green", "brown", "red", "pink"] as const;
export type Colour = (typeof COLOURS)[number];
export const ORDERS_OF_A_COLOUR = 15;
export const FIFTEEN = 15;

/** An ingredient by its kind, an order by its number. */
export type Card = Kind | number;

export type Phase =
  | "laying" | "ordering" | "drawing" | "choosing" | "deciding" | "requesting" | "answering" | "adding" | "over"
  /** Between two choices of a clearing: only while it is shown. */
  | "clearing";

/** The order being checked. */
export interface Checked {
  order: number;
  owner: number;
  /** Null while it is shown: then the order and what was chosen say it. */
  needs: Counts | null;
  request: Counts;
  asked: readonly number[];
  helper: number | null;
  /** What was chosen for it; only while it is shown. */
  chosen?: readonly Kind[];
  /** How it ended; only while it is shown. */
  outcome?: "baked" | "returned";
  /** What lay there when it was baked: that is on it now. */
  laid?: Counts;
}

/** What a view of Mamma Mia! holds. */
export interface Table {
  phase: Phase;
  turn: number;
  clearings: number;
  colours: readonly Colour[];
  hand: Counts | null;
  orders: readonly number[] | null;
  ingredients_held: readonly number[];
  orders_held: readonly number[];
  waiters: readonly number[];
  stock: number;
  finished_pile: number;
  finished: readonly number[] | null;
  oven_height: number;
  oven_top: Card | null;
  oven: readonly Card[] | null;
  revealed: readonly Card[];
  laid_out: Counts;
  used: Counts;
  checked: Checked | null;
}

export const tableOf = (view: View): Table => view.table as unknown as Table;

const INTO_THE_OVEN: ReadonlySet<Phase> = new Set(["laying", "ordering", "drawing", "over"]);

export const isClearing = ({ phase }: Table): boolean => !INTO_THE_OVEN.has(phase);

// --- counting ---

export const countOf = (counts: Counts | null, kind: Kind): number => counts?.[kind] ?? 0;

export const sumOf = (counts: Counts | null): number => KINDS.reduce((sum, kind) => sum + countOf(counts, kind), 0);

/** The kinds there are any of, in their sequence. */
export const kindsIn = (counts: Counts | null): Kind[] => KINDS.filter((kind) => countOf(counts, kind) > 0);

export function plus(counts: Counts, kind: Kind, count: number): Counts {
  const sum = countOf(counts, kind) + count;
  const others = Object.fromEntries(Object.entries(counts).filter(([other]) => other !== kind)) as Counts;
  return sum > 0 ? { ...others, [kind]: sum } : others;
}

/** What is still missing where so much is needed and so much is there. */
export const lacking = (needs: Counts, there: Counts): Counts =>
  KINDS.reduce<Counts>((missing, kind) => plus(missing, kind, Math.max(0, countOf(needs, kind) - countOf(there, kind))), {});

// --- choices ---

/** What may be done now, by the things it is done with. */
export interface Catalog {
  /** For each kind, how many may be laid. */
  lay: ReadonlyMap<Kind, readonly number[]>;
  orders: readonly number[];
  /** The verbs and their one thing that need nothing more. */
  plain: ReadonlySet<string>;
  choose: readonly Kind[];
  pairs: readonly (readonly [Kind, Kind])[];
  ask: readonly Kind[];
  add: readonly Kind[];
}

export function offered(choices: readonly string[]): Catalog {
  const lay = new Map<Kind, number[]>();
  const parts = choices.map((choice) => choice.split(" "));
  const kinds = (wanted: string) => parts.flatMap(([verb, kind]) => (verb === wanted ? [kind as Kind] : []));
  for (const [verb, kind, count] of parts) {
    if (verb === "lay") lay.set(kind as Kind, [...(lay.get(kind as Kind) ?? []), Number(count)]);
  }
  return {
    lay,
    orders: parts.flatMap(([verb, order]) => (verb === "lay-order" ? [Number(order)] : [])),
    plain: new Set(choices),
    choose: kinds("choose"),
    pairs: parts.flatMap(([verb, two]) => (verb === "choose-two" ? [(two ?? "").split("-") as [Kind, Kind]] : [])),
    ask: kinds("ask"),
    add: kinds("add"),
  };
}

/** The kinds that can be touched for a pair, after one of them was. */
export function pairable(pairs: Catalog["pairs"], first: Kind | null): Kind[] {
  const fitting = first === null ? pairs : pairs.filter((pair) => pair.includes(first));
  return KINDS.filter((kind) => kind !== first && fitting.some((pair) => pair.includes(kind)));
}

export function pairWith(pairs: Catalog["pairs"], one: Kind, other: Kind): string | null {
  const pair = pairs.find((kinds) => kinds.includes(one) && kinds.includes(other));
  return pair ? `choose-two ${pair.join("-")}` : null;
}
