/** The table as it is shown: with what events have said already, or all seats know together. */
import type { View } from "../../server/types";
import { fieldOf } from "../events";
import { orderOf, type Atlas } from "./atlas";
import type { Event, Table } from "./declared";
import { tableOf } from "./table";

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
