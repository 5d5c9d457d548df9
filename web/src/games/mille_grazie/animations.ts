/** How the events of Mille Grazie are shown: how long each takes, and how the table looks after it until the true view comes. */
import type { View } from "../../server/types";
import type { Event, Table } from "./declared";
import type { Animations } from "../../table/scene.svelte";
import type { Sound } from "../../table/sound";
import { fieldOf, replaced } from "../events";
import { ROADS } from "./plan";
import { tableOf } from "./table";

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
