/** What everybody laid into the oven, turn by turn. */
import { eventsUntil } from "../../events";
import type { Event, Kind } from "../declared";
import { countIn, kindIn, orderIn, seatIn } from "../event_fields";

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
  const turns: OvenTurn[] = [];
  const lastOf = (seat: number) => turns.findLast((turn) => turn.seat === seat);
  for (const event of eventsUntil(events, shown)) {
    if (event.name === "laid" && !event.cut) turns.push({ ...NOTHING_YET, seat: seatIn(event), kind: kindIn(event), count: countIn(event) });
    else if (event.name === "missed_turn") turns.push({ ...NOTHING_YET, seat: seatIn(event), isMissed: true });
    else if (event.name === "order_laid" && !event.cut) Object.assign(lastOf(seatIn(event)) ?? {}, { order: orderIn(event) });
    else if (event.name === "ingredients_drawn") Object.assign(lastOf(seatIn(event)) ?? {}, { drew: { count: countIn(event), of: "ingredients" } });
    else if (event.name === "orders_drawn") Object.assign(lastOf(seatIn(event)) ?? {}, { drew: { count: countIn(event), of: "orders" } });
    else if (event.name === "clearing_began") turns.length = 0;
  }
  return turns;
}

const NOTHING_YET = { kind: null, count: 0, order: null, drew: null, isMissed: false };
