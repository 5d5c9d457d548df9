/** What may be chosen, read from its notation. */
import { partsOf } from "../events";
import type { Actions, End } from "./declared";

export type Choice = { kind: "place"; card: string; end: End } | { kind: "announce"; points: number };

export function choiceOf(action: string): Choice {
  const [verb, first = "", second = ""] = partsOf<Actions>(action);
  return verb === "announce" ? { kind: "announce", points: Number(first) } : { kind: "place", card: first, end: second as End };
}
