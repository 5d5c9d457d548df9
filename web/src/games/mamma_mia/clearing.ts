/** What happened, by thing: what everybody laid, and what happened to every order that came out of the oven. */
import type { View } from "../../server/shapes";
import type { Counts, Event, Kind } from "./declared";
import type { Episode } from "../../table/scene.svelte";
import { plus, tableOf, type ShownTable } from "./table";
import { added, countIn, kindIn, orderIn, seatIn } from "./animations";

/** The events up to the one that is being shown. */
function knownOf(events: readonly Event[], shown: Event | null): readonly Event[] {
  const at = shown ? events.lastIndexOf(shown) : -1;
  return at < 0 ? events : events.slice(0, at + 1);
}

// --- into the oven ---

/** Somebody's turn. */
export interface OvenTurn {
  seat: number;
  kind: Kind | null;
  count: number;
  order: number | null;
  drew: { count: number; of: "ingredients" | "orders" } | null;
  isMissed: boolean;
}

/** The turns in these events, one after the other. */
export function ovenTurnsOf(events: readonly Event[], shown: Event | null): OvenTurn[] {
  const deeds: OvenTurn[] = [];
  const begun = (seat: number) => deeds.findLast((deed) => deed.seat === seat);
  for (const event of knownOf(events, shown)) {
    if (event.name === "laid" && !event.cut) deeds.push({ ...NOTHING_YET, seat: seatIn(event), kind: kindIn(event), count: countIn(event) });
    else if (event.name === "missed_turn") deeds.push({ ...NOTHING_YET, seat: seatIn(event), isMissed: true });
    else if (event.name === "order_laid" && !event.cut) Object.assign(begun(seatIn(event)) ?? {}, { order: orderIn(event) });
    else if (event.name === "ingredients_drawn") Object.assign(begun(seatIn(event)) ?? {}, { drew: { count: countIn(event), of: "ingredients" } });
    else if (event.name === "orders_drawn") Object.assign(begun(seatIn(event)) ?? {}, { drew: { count: countIn(event), of: "orders" } });
    else if (event.name === "clearing_began") deeds.length = 0;
  }
  return deeds;
}

const NOTHING_YET = { kind: null, count: 0, order: null, drew: null, isMissed: false };

// --- out of the oven ---

/** Cards somebody put on a pizza out of the hand. */
export interface Gift {
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
  for (const event of knownOf(events, shown)) {
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
