/** What is marked of the last journey: the roads that were walked, ambushes, what was delivered. */
import { eventsUntil, fieldOf } from "../events";
import type { Event } from "./declared";

/** The events since the round before the present one began: for somebody who never chooses, it would be too much to mark them all. */
export function lately(events: readonly Event[]): readonly Event[] {
  const begun = events.flatMap((event, k) => (event.name === "round_began" ? [k] : []));
  return events.slice(begun.length > 1 ? begun.at(-2) : 0);
}

/** The road somebody is on just now: between setting out and arriving. */
export function roadNow(events: readonly Event[], shown: Event | null): { seat: number; letter: string } | null {
  const last = shown ? eventsUntil(events, shown).findLast(({ name }) => name === "walked" || name === "arrived") : undefined;
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
