/** What lies on the table of Mamma Mia!. Orders go by their number in the edition, from 1. */
import { tableReader } from "../events";
import { KINDS, type CheckedOrder, type Counts, type Kind, type Phase, type Table } from "./declared";

export const ORDERS_OF_A_COLOUR = 15;
export const CARDS_OF_A_KIND = 15;
/** So many cards, of whichever kinds, are a Bombastica. */
export const BOMBASTICA = 15;

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

export const tableOf = tableReader<ShownTable>();

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
