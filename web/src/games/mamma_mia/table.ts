/** What lies on the table of Mamma Mia!, and what may be done with it. Orders go by their number in the edition, from 1. */
import type { View } from "../../server/shapes";
import { partsOf } from "../events";
import { KINDS, type Actions, type CheckedOrder, type Counts, type Kind, type Phase, type Table } from "./declared";

export const ORDERS_OF_A_COLOUR = 15;
export const FIFTEEN = 15;

/** The order being checked, as it is shown: between two choices of a clearing there is no view, only what happened. */
export interface ShownOrder extends Omit<CheckedOrder, "needs" | "missing" | "short"> {
  /** Null while it is shown: then the order and what was chosen say it. */
  needs: Counts | null;
  /** What was chosen for it; only while it is shown. */
  chosen?: readonly Kind[];
  /** How it ended; only while it is shown. */
  outcome?: "baked" | "returned";
  /** What lay there when it was baked: that is on it now. */
  laid?: Counts;
}

/** A table as it is shown: as in a view, or between two choices of a clearing. */
export interface ShownTable extends Omit<Table, "phase" | "checked"> {
  phase: Phase | "clearing";
  checked: ShownOrder | null;
}

export const tableOf = (view: View): ShownTable => view.table as unknown as ShownTable;

const INTO_THE_OVEN: ReadonlySet<ShownTable["phase"]> = new Set(["laying", "ordering", "drawing", "over"]);

export const isClearing = ({ phase }: ShownTable): boolean => !INTO_THE_OVEN.has(phase);

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
export interface Offers {
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

export function offered(choices: readonly string[]): Offers {
  const lay = new Map<Kind, number[]>();
  const parts = choices.map((choice) => partsOf<Actions>(choice));
  const kinds = (wanted: keyof Actions) => parts.flatMap(([verb, kind]) => (verb === wanted ? [kind as Kind] : []));
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

/** The kinds that can be tapped for a pair, after one of them was. */
export function pairable(pairs: Offers["pairs"], first: Kind | null): Kind[] {
  const fitting = first === null ? pairs : pairs.filter((pair) => pair.includes(first));
  return KINDS.filter((kind) => kind !== first && fitting.some((pair) => pair.includes(kind)));
}

export function pairWith(pairs: Offers["pairs"], one: Kind, other: Kind): string | null {
  const pair = pairs.find((kinds) => kinds.includes(one) && kinds.includes(other));
  return pair ? `choose-two ${pair.join("-")}` : null;
}
