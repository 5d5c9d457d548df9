/** How the events of Mille Grazie are shown: how long each takes, and how the table looks after it until the true view comes. */
import type { View } from "../../server/shapes";
import type { Event, Table } from "./declared";
import type { Animations } from "../../table/scene.svelte";
import type { Sound } from "../../table/sound";
import { fieldOf } from "../events";
import { orderOf, tableOf, type Atlas } from "./atlas";
import { ROADS } from "./plan";

const DURATIONS: Readonly<Partial<Record<Event["name"], number>>> = {
  dealt: 400,
  order_opened: 650,
  reshuffled: 700,
  round_began: 1100,
  ambush_set: 450,
  ambushes_set: 450,
  escort_set: 1300,
  went_alone: 1300,
  order_taken: 900,
  order_left: 450,
  order_discarded: 800,
  walked: 950,
  robbed: 1700,
  foiled: 2200,
  order_lost: 1500,
  arrived: 550,
  delivered: 1500,
  ended: 900,
};

const SOUNDS: Readonly<Partial<Record<Event["name"], Sound>>> = { walked: "laid", order_taken: "laid", order_lost: "laid", foiled: "laid", robbed: "scored", delivered: "scored" };


const replaced = <T>(all: readonly T[], at: number, one: T): T[] => all.map((old, k) => (k === at ? one : old));

function withLetters(table: Table, seat: number, letters: readonly string[]): Table["ambushes"] {
  return replaced(table.ambushes, seat, [...new Set([...(table.ambushes[seat] ?? []), ...letters])]);
}

const without = (table: Table, seat: number, order: number): Table["held"] => replaced(table.held, seat, (table.held[seat] ?? []).filter((one) => one !== order));

/** Somebody has set their letters; which ones is secret. */
function hasSet(table: Table, event: Event, letters: string): Partial<Table> {
  const seat = fieldOf(event, "seat");
  return { has_set: [...table.has_set, seat].sort(), ambushes: event.cut ? table.ambushes : withLetters(table, seat, [...letters]) };
}

type Change = (table: Table, event: Event) => Partial<Table>;

const CHANGES: Readonly<Partial<Record<Event["name"], Change>>> = {
  round_began: (table, event) => ({
    phase: "setting",
    nobleman: fieldOf(event, "seat"),
    has_set: [],
    ambushes: table.ambushes.map(() => []),
    escorted: false,
    escort: null,
    roads_left: 0,
    walked: [],
  }),
  ambush_set: (table, event) => hasSet(table, event, fieldOf(event, "road")),
  ambushes_set: (table, event) => hasSet(table, event, fieldOf(event, "roads")),
  escort_set: (_, event) => ({ phase: "on_the_road", escorted: true, escort: event.cut ? null : fieldOf(event, "road"), roads_left: ROADS.escorted }),
  went_alone: () => ({ phase: "on_the_road", roads_left: ROADS.alone }),
  walked: (table, event) => ({ phase: "on_the_road", walked: [...table.walked, fieldOf(event, "road")], roads_left: table.roads_left - 1 }),
  robbed: (table, event) => ({ ambushes: withLetters(table, fieldOf(event, "seat"), [fieldOf(event, "road")]) }),
  foiled: (table, event) => ({ ambushes: withLetters(table, fieldOf(event, "seat"), [fieldOf(event, "road")]), escort: fieldOf(event, "road") }),
  order_taken: (table, event) => ({ held: replaced(table.held, fieldOf(event, "seat"), [...(table.held[fieldOf(event, "seat")] ?? []), fieldOf(event, "order")]) }),
  order_lost: (table, event) => ({ held: without(table, fieldOf(event, "seat"), fieldOf(event, "order")) }),
  order_discarded: (table, event) => ({ held: without(table, fieldOf(event, "seat"), fieldOf(event, "order")) }),
  delivered: (table, event) => ({ held: without(table, fieldOf(event, "seat"), fieldOf(event, "order")) }),
};

function after(view: View, event: Event): View {
  const table = tableOf(view);
  const points = fieldOf(event, "points") === undefined ? view.points : (view.points?.map((sum, seat) => (seat === fieldOf(event, "seat") ? sum + fieldOf(event, "points") : sum)) ?? null);
  return { ...view, points, decision: [], table: { ...view.table, ...CHANGES[event.name]?.(table, event) } };
}

export const animations: Animations<Event> = {
  duration: ({ name }) => DURATIONS[name] ?? 0,
  after,
  sound: ({ name }) => SOUNDS[name] ?? null,
};

/** The events up to the one that is being shown; all of them, if none is. */
export function known(events: readonly Event[], shown: Event | null): readonly Event[] {
  const at = shown ? events.lastIndexOf(shown) : -1;
  return at < 0 ? events : events.slice(0, at + 1);
}

/** The events since the round before the present one began: for somebody who never chooses, it would be too much to mark them all. */
export function lately(events: readonly Event[]): readonly Event[] {
  const begun = events.flatMap((event, k) => (event.name === "round_began" ? [k] : []));
  return events.slice(begun.length > 1 ? begun.at(-2) : 0);
}

/** The same table, with people and cards where these events have put them: events name cities by their numbers. */
export function located(table: Table, atlas: Atlas, events: readonly Event[]): Table {
  const cities = [...table.cities];
  const open = { ...table.open };
  for (const event of events) {
    if (event.name === "arrived" || event.name === "dealt") cities[fieldOf(event, "seat")] = atlas.cities[fieldOf(event, "city") - 1]?.name ?? "";
    if (event.name === "order_opened") open[orderOf(atlas, fieldOf(event, "order")).first] = fieldOf(event, "order");
    if (event.name === "order_taken") delete open[orderOf(atlas, fieldOf(event, "order")).first];
  }
  return { ...table, cities, open };
}

/** The same table with every letter, where all seats' views are open. */
export function unveiled(table: Table, open: readonly View[] | undefined): Table {
  if (!open?.length) return table;
  const ambushes = open.map((view, seat) => tableOf(view).ambushes[seat] ?? []);
  return { ...table, ambushes, escort: open[table.nobleman] ? tableOf(open[table.nobleman]!).escort : table.escort };
}

/** The road somebody is on just now: between setting out and arriving. */
export function roadNow(events: readonly Event[], shown: Event | null): { seat: number; letter: string } | null {
  const last = shown ? known(events, shown).findLast(({ name }) => name === "walked" || name === "arrived") : undefined;
  return last?.name === "walked" ? { seat: fieldOf(last, "seat"), letter: fieldOf(last, "road") } : null;
}

/** An ambush, as far as it has been shown. */
export interface Ambush {
  letter: string;
  nobleman: number;
  robbers: number[];
  isFoiled: boolean;
  /** The orders that were lost, by their numbers. */
  lost: number[];
}

/** All ambushes in these events, successful and foiled. */
export function ambushesIn(events: readonly Event[]): Ambush[] {
  const found: Ambush[] = [];
  let nobleman = 0;
  let last: Ambush | null = null;
  for (const event of events) {
    if (event.name === "walked") [nobleman, last] = [fieldOf(event, "seat"), null];
    else if (event.name === "order_lost") last?.lost.push(fieldOf(event, "order"));
    else if (event.name === "robbed" || event.name === "foiled") {
      if (!last) found.push((last = { letter: fieldOf(event, "road"), nobleman, robbers: [], isFoiled: event.name === "foiled", lost: [] }));
      last.robbers.push(fieldOf(event, "seat"));
    }
  }
  return found;
}

/** What is shown of the last journey, until the reader chooses again. */
export interface Marks {
  /** The roads that others have walked. */
  trail: { seat: number; letter: string }[];
  delivered: { seat: number; city: number; points: number }[];
  /** Orders that have come to lie open. */
  opened: number[];
  ambushes: Ambush[];
}

export function marksOf(events: readonly Event[], own: number | null): Marks {
  const told = (name: string) => events.filter((event) => event.name === name);
  return {
    trail: told("walked").filter((event) => fieldOf(event, "seat") !== own).map((event) => ({ seat: fieldOf(event, "seat"), letter: fieldOf(event, "road") })),
    delivered: told("delivered").map((event) => ({ seat: fieldOf(event, "seat"), city: fieldOf(event, "city"), points: fieldOf(event, "points") })),
    opened: told("order_opened").map((event) => fieldOf(event, "order")),
    ambushes: ambushesIn(events),
  };
}
