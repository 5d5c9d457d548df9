/** What happened since the reader's last choice, on the things it happened to. */
import type { Event, Table } from "./declared";
import { fieldOf } from "../events";
import { indexOf } from "./table";

export type Mark = "new" | "moved" | "served";

export interface Marks {
  /** What happened to a guest in a restaurant, by "seat guest". */
  guests: ReadonlyMap<string, Mark>;
  /** Who bought which field. */
  bought: ReadonlyMap<string, number>;
  /** Guests who were satisfied, and who left, by seat. */
  cashed: ReadonlyMap<number, readonly number[]>;
  left: ReadonlyMap<number, readonly number[]>;
}

export const markKey = (seat: number, guest: number): string => `${seat} ${guest}`;

/** Guests to the right of one who has just arrived were pushed there. */
function pushed(table: Table, event: Event): number[] {
  const from = indexOf(Number(fieldOf(event, "place"))) + 1;
  const bar = table.restaurants[fieldOf(event, "seat")]?.bar ?? [];
  return bar.slice(from, from + fieldOf(event, "count")).flatMap((seated) => seated?.guest ?? []);
}

export function marksOf(events: readonly Event[], table: Table): Marks {
  const guests = new Map<string, Mark>();
  const bought = new Map<string, number>();
  const [cashed, left] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const add = (to: Map<number, number[]>, seat: number, guest: number) => to.set(seat, [...(to.get(seat) ?? []), guest]);
  for (const event of events) {
    const [seat, guest] = [fieldOf(event, "seat"), fieldOf(event, "guest")];
    const mark = (which: number, how: Mark) => guests.set(markKey(seat, which), how);
    if (event.name === "arrived" || event.name === "another_came") {
      for (const other of pushed(table, event)) if (guests.get(markKey(seat, other)) !== "new") mark(other, "moved");
      mark(guest, "new");
    } else if (event.name === "moved" && guests.get(markKey(seat, guest)) !== "new") mark(guest, "moved");
    else if (event.name === "served") mark(guest, "served");
    else if (event.name === "bought") bought.set(fieldOf(event, "field"), seat);
    else if (event.name === "field_filled") bought.delete(fieldOf(event, "field"));
    else if (event.name === "cashed") add(cashed, seat, guest);
    else if (event.name === "guest_left") add(left, seat, guest);
  }
  return { guests, bought, cashed, left };
}
