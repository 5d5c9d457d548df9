/** What happened to every order that came out of the oven, and a clearing as something to watch again. */
import type { View } from "../../server/types";
import type { Counts, Event, Kind } from "./declared";
import type { Episode } from "../../table/scene.svelte";
import { added, eventsUntil } from "../events";
import { plus, tableOf, type ShownTable } from "./table";
import { countIn, kindIn, orderIn, seatIn } from "./event_fields";

// --- orders ---

/** Cards somebody put on a pizza out of the hand. */
interface Gift {
  seat: number;
  kind: Kind;
  count: number;
}

/** What happened to an order. */
export interface Baking {
  order: number;
  owner: number;
  gifts: Gift[];
  helper: number | null;
  outcome: "baked" | "returned" | null;
  /** Why it failed. */
  why: "forbidden" | "no-fewest" | "gave-up" | "nobody" | null;
  /** The kind that was forbidden and laid out. */
  culprit: Kind | null;
}

type BakingChange = (baking: Baking, event: Event) => Partial<Baking>;

const given: BakingChange = ({ gifts }, event) => ({ gifts: [...gifts, { seat: seatIn(event), kind: kindIn(event), count: countIn(event) }] });

const BAKING_CHANGES: Readonly<Partial<Record<Event["name"], BakingChange>>> = {
  added: given,
  gave: given,
  helped: (_, event) => ({ helper: seatIn(event) }),
  forbidden_found: (_, event) => ({ why: "forbidden", culprit: kindIn(event) }),
  no_fewest_found: () => ({ why: "no-fewest" }),
  gave_up: () => ({ why: "gave-up" }),
  nobody_helped: () => ({ why: "nobody" }),
  baked: () => ({ outcome: "baked" }),
  order_returned: () => ({ outcome: "returned" }),
};

const begun = (event: Event): Baking => ({
  order: orderIn(event), owner: seatIn(event), gifts: [], helper: null, outcome: null, why: null, culprit: null,
});

/**
 * The orders that came out of the oven in these events; if something is being shown, as far as it is known by then. The first
 * one may have come out before them: then its end says which it is.
 */
export function bakingsOf(events: readonly Event[], shown: Event | null): Baking[] {
  const bakings: Baking[] = [];
  for (const event of eventsUntil(events, shown)) {
    const change = BAKING_CHANGES[event.name];
    if (event.name === "order_revealed") bakings.push(begun(event));
    else if (change) {
      if (!bakings.length) bakings.push(...events.filter(({ name }) => name === "baked" || name === "order_returned").slice(0, 1).map(begun));
      if (bakings.length) Object.assign(bakings.at(-1)!, change(bakings.at(-1)!, event));
    }
  }
  return bakings;
}

// --- the clearing as a show ---

/** The table before an event of a clearing, from the one after it: only what such an event changes. */
function before(table: ShownTable, event: Event, seat: number | null): ShownTable {
  const { name } = event;
  if (name === "ingredients_revealed") return { ...table, oven_height: table.oven_height + countIn(event) };
  if (name === "order_revealed") return { ...table, oven_height: table.oven_height + 1 };
  if (name === "added" || name === "gave") {
    const hand: Counts | null = seatIn(event) === seat && table.hand ? plus(table.hand, kindIn(event), countIn(event)) : table.hand;
    return { ...table, hand, ingredients_held: added(table.ingredients_held, seatIn(event), countIn(event)) };
  }
  if (name === "baked") return { ...table, finished_pile: table.finished_pile - 1 };
  if (name === "rewarded") return { ...table, finished_pile: table.finished_pile - 1, waiters: added(table.waiters, seatIn(event), 1) };
  if (name === "order_returned") return { ...table, waiters: added(table.waiters, seatIn(event), -1) };
  if (event.name === "oven_cleared") return { ...table, oven_height: 0, clearings: event.fields.number - 1 };
  return table;
}

/** The last clearing, from its first card to its last or to where it is now, and the table before it. */
export function episode(moves: readonly Event[][], now: View): Episode<Event> | null {
  const first = moves.findLastIndex((events) => events.some((event) => event.name === "clearing_began"));
  if (first < 0 || now.result) return null;
  const from = moves[first]!.findIndex((event) => event.name === "clearing_began");
  const since = [moves[first]!.slice(from), ...moves.slice(first + 1)];
  const end = since.findIndex((events) => events.some((event) => event.name === "oven_cleared"));
  const clearing = end < 0 ? since : since.slice(0, end + 1);
  const table = clearing.flat().reduceRight<ShownTable>((later, event) => before(later, event, now.seat), tableOf(now));
  const start: ShownTable = { ...table, phase: "clearing", laid_out: {}, used: {}, revealed: [], checked: null, oven: null, oven_top: null, stock: 0 };
  return { moves: clearing, view: { ...now, decision: [], table: { ...start } as unknown as View["table"] } };
}
