/** What may be done now, by the things it is done with. */
import { partsOf } from "../events";
import { KINDS, type Actions, type Kind } from "./declared";

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

export function offersOf(choices: readonly string[]): Offers {
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
