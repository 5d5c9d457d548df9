/** How Domingo's events are shown: how long each takes, and how the table looks after it until the true view comes. */
import type { View } from "../../server/types";
import type { Event, Table } from "./declared";
import type { Animations } from "../../table/scene.svelte";
import { added, fieldOf } from "../events";
import { tableOf, turned, withCard } from "./display";
import { placeOf } from "./placed_cards";

const DURATIONS: Readonly<Partial<Record<Event["name"], number>>> = {
  turned_up: 700,
  began: 900,
  placed: 750,
  announced: 900,
  run_scored: 800,
  scored: 900,
  worth_shown: 2600,
  line_finished: 900,
  ended: 900,
};
const QUICK = 350;

function duration({ name, fields }: Event): number {
  if (name === "scored" && !fields["points"]) return QUICK;
  return DURATIONS[name] ?? 0;
}

/** A hand without one card, whichever way up it was laid. */
function without(hand: readonly string[], card: string): string[] {
  const at = hand.findIndex((one) => one === card || one === turned(card));
  return hand.filter((_, k) => k !== at);
}

function placed(view: View, event: Event): Partial<Table> {
  const table = tableOf(view);
  const seat = fieldOf(event, "seat");
  const card = fieldOf(event, "card");
  const { board, top, left } = withCard(table, { card, ...placeOf(event) });
  const isOwn = seat === view.seat;
  return {
    board,
    top,
    left,
    laid: table.laid + 1,
    ends: [],
    in_hand: added(table.in_hand, seat, -1),
    hand: isOwn ? without(table.hand, card) : table.hand,
  };
}

function drew(view: View, event: Event): Partial<Table> {
  const table = tableOf(view);
  const seat = fieldOf(event, "seat");
  const isSeen = seat === view.seat && fieldOf(event, "card") !== undefined;
  return {
    in_stock: table.in_stock - 1,
    in_hand: added(table.in_hand, seat, 1),
    hand: isSeen ? [...table.hand, fieldOf(event, "card")] : table.hand,
  };
}

function turnedUp(event: Event): Partial<Table> {
  return { board: [...fieldOf(event, "card")], top: 0, left: 0, lines: 0, laid: 1, ends: [], hand: [], claim_due: false, claimed: null };
}

function changes(view: View, event: Event): Partial<Table> {
  if (event.name === "turned_up") return turnedUp(event);
  if (event.name === "placed") return placed(view, event);
  if (event.name === "drew") return drew(view, event);
  if (event.name === "line_finished") return { lines: fieldOf(event, "line"), laid: 0 };
  if (event.name === "announced") return { claim_due: false, claimed: null };
  return {};
}

/** The table after an event. A line counts as complete only when that event comes. */
function after(view: View, event: Event): View {
  const isCounted = event.name === "scored" || event.name === "worth_shown";
  const points = isCounted && view.points ? added(view.points, fieldOf(event, "seat"), fieldOf(event, "points")) : view.points;
  return { ...view, points, decision: [], table: { ...view.table, ...changes(view, event) } };
}

export const animations: Animations<Event> = { duration, after };
