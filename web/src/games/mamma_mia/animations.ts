/** How Mamma Mia's events are shown: how long each takes, and how the table looks after it until the true view comes. */
import type { View } from "../../server/types";
import type { Card, Counts, Event, Kind } from "./declared";
import type { Animations } from "../../table/scene.svelte";
import { added, fieldOf } from "../events";
import { countIn, kindIn, orderIn, seatIn } from "./event_fields";
import { ORDERS_OF_A_COLOUR, countOf, plus, tableOf, type ShownOrder, type ShownTable } from "./table";

const DURATIONS: Readonly<Partial<Record<Event["name"], number>>> = {
  seated: 220,
  ingredients_drawn: 420,
  kind_drawn: 160,
  orders_drawn: 420,
  order_drawn: 160,
  began: 700,
  laid: 800,
  order_laid: 800,
  missed_turn: 1100,
  clearing_began: 1700,
  order_revealed: 1100,
  forbidden_found: 1500,
  no_fewest_found: 1500,
  kind_chosen: 900,
  kinds_chosen: 900,
  gave_up: 900,
  added: 1000,
  asked_for: 500,
  request_made: 900,
  helped: 900,
  nobody_helped: 1200,
  gave: 1000,
  baked: 1500,
  ingredients_used: 140,
  rewarded: 1300,
  order_returned: 1000,
  oven_cleared: 1500,
  left_over: 380,
  stock_renewed: 700,
};
/** Cards come out of the oven one by one. */
export const BETWEEN_CARDS = 170;
const AFTER_CARDS = 330;

function duration(event: Event): number {
  if (event.name === "ingredients_revealed") return AFTER_CARDS + BETWEEN_CARDS * event.fields.count;
  return DURATIONS[event.name] ?? 0;
}

type Change = (table: ShownTable, event: Event, view: View) => Partial<ShownTable>;

const without = (cards: readonly Card[] | null, count: number): readonly Card[] | null => cards && cards.slice(count);
const repeated = <T>(card: T, count: number): T[] => Array.from({ length: count }, () => card);

/** The reader's own hand after cards came or went; other hands stay hidden. */
function handAfter(table: ShownTable, event: Event, view: View, by: number): Counts | null {
  return seatIn(event) === view.seat && table.hand ? plus(table.hand, kindIn(event), by) : table.hand;
}

function checkedWith(table: ShownTable, more: Partial<ShownOrder>): Partial<ShownTable> {
  return { checked: table.checked && { ...table.checked, ...more } };
}

/** Cards of somebody's hand are laid out. */
const handedOver: Change = (table, event, view) => ({
  laid_out: plus(table.laid_out, kindIn(event), countIn(event)),
  ingredients_held: added(table.ingredients_held, seatIn(event), -countIn(event)),
  hand: handAfter(table, event, view, -countIn(event)),
});

/** A new game begins where the last one ended: nothing of it lies there any more. */
const cleanTable = (players: number): Partial<ShownTable> => ({
  phase: "laying", clearings: 0, hand: {}, orders: [], stock: 0, finished_pile: 0, finished: null, oven_height: 0, oven_top: null,
  oven: null, revealed: [], laid_out: {}, used: {}, checked: null,
  ingredients_held: repeated(0, players), orders_held: repeated(0, players), waiters: repeated(ORDERS_OF_A_COLOUR, players),
});

const CHANGES: Readonly<Partial<Record<Event["name"], Change>>> = {
  seated: (table, event, view) => ({
    ...(table.phase === "over" ? cleanTable(view.players) : {}),
    colours: table.colours.map((colour, seat) => (seat === seatIn(event) ? fieldOf(event, "colour") : colour)),
  }),
  stock_renewed: (_, event) => ({ phase: "laying", stock: countIn(event), used: {} }),
  ingredients_drawn: (table, event) => ({
    stock: table.stock - countIn(event),
    ingredients_held: added(table.ingredients_held, seatIn(event), countIn(event)),
  }),
  kind_drawn: (table, event, view) => ({ hand: handAfter(table, event, view, countIn(event)) }),
  orders_drawn: (table, event) => ({
    waiters: added(table.waiters, seatIn(event), -countIn(event)),
    orders_held: added(table.orders_held, seatIn(event), countIn(event)),
  }),
  order_drawn: (table, event, view) => ({
    orders: seatIn(event) === view.seat && table.orders ? [...table.orders, orderIn(event)].sort((one, other) => one - other) : table.orders,
  }),
  began: (_, event) => ({ turn: seatIn(event) }),
  laid: (table, event, view) => ({
    turn: seatIn(event),
    oven_height: table.oven_height + countIn(event),
    oven_top: kindIn(event),
    oven: table.oven && [...table.oven, ...repeated(kindIn(event), countIn(event))],
    ingredients_held: added(table.ingredients_held, seatIn(event), -countIn(event)),
    hand: handAfter(table, event, view, -countIn(event)),
  }),
  order_laid: (table, event, view) => ({
    oven_height: table.oven_height + 1,
    oven_top: orderIn(event),
    oven: table.oven && [...table.oven, orderIn(event)],
    orders_held: added(table.orders_held, seatIn(event), -1),
    orders: seatIn(event) === view.seat && table.orders ? table.orders.filter((order) => order !== orderIn(event)) : table.orders,
  }),
  missed_turn: (_, event) => ({ turn: seatIn(event) }),
  clearing_began: (_, event) => ({ turn: seatIn(event), phase: "clearing", oven_top: null, revealed: [], checked: null }),
  ingredients_revealed: (table, event) => ({
    phase: "clearing",
    checked: null,
    oven_height: table.oven_height - countIn(event),
    oven: without(table.oven, countIn(event)),
    laid_out: plus(table.laid_out, kindIn(event), countIn(event)),
  }),
  order_revealed: (table, event) => ({
    phase: "clearing",
    oven_height: table.oven_height - 1,
    oven: without(table.oven, 1),
    checked: { order: orderIn(event), owner: seatIn(event), needs: null, request: {}, asked: [], helper: null, chosen: [] },
  }),
  kind_chosen: (table, event) => checkedWith(table, { needs: null, chosen: [kindIn(event)] }),
  kinds_chosen: (table, event) => checkedWith(table, { needs: null, chosen: fieldOf(event, "kinds").split("-") as Kind[] }),
  added: handedOver,
  gave: handedOver,
  asked_for: (table, event) => checkedWith(table, { request: plus(table.checked?.request ?? {}, kindIn(event), 1) }),
  request_made: (table, event) =>
    checkedWith(table, { asked: table.waiters.flatMap((orders, seat) => (orders > 0 && seat !== seatIn(event) ? [seat] : [])) }),
  helped: (table, event) => checkedWith(table, { helper: seatIn(event), asked: [] }),
  nobody_helped: (table) => checkedWith(table, { asked: [] }),
  baked: (table) => ({ ...checkedWith(table, { outcome: "baked", laid: table.laid_out }), finished_pile: table.finished_pile + 1 }),
  ingredients_used: (table, event) => ({
    laid_out: plus(table.laid_out, kindIn(event), -countIn(event)),
    used: plus(table.used, kindIn(event), countIn(event)),
  }),
  rewarded: (table, event) => ({ waiters: added(table.waiters, seatIn(event), -1), finished_pile: table.finished_pile + 1 }),
  order_returned: (table, event) => ({ ...checkedWith(table, { outcome: "returned" }), waiters: added(table.waiters, seatIn(event), 1) }),
  oven_cleared: (_, event) => ({ clearings: fieldOf(event, "number"), checked: null }),
  left_over: (table, event) => {
    const count = fieldOf(event, "kind") === undefined ? 0 : countOf(table.laid_out, kindIn(event));
    if (!count) return { phase: "laying" };
    const cards = repeated(kindIn(event), count);
    return {
      phase: "laying",
      oven_height: table.oven_height + count,
      oven_top: kindIn(event),
      oven: table.oven && [...table.oven, ...cards],
      laid_out: plus(table.laid_out, kindIn(event), -count),
    };
  },
};

/** In the clearing it is the owner of the order who thinks, and those who were asked; before it, whose turn it is. */
function moversAfter(view: View, event: Event): number[] {
  if (event.name === "request_made") return tableOf(view).waiters.flatMap((orders, seat) => (orders > 0 && seat !== seatIn(event) ? [seat] : []));
  return fieldOf(event, "seat") === undefined ? view.movers : [seatIn(event)];
}

function after(view: View, event: Event): View {
  const table = tableOf(view);
  const change = CHANGES[event.name]?.(table, event, view) ?? {};
  return { ...view, movers: moversAfter(view, event), decision: [], result: null, table: { ...view.table, ...change } };
}

const SOUNDS: Readonly<Partial<Record<Event["name"], "laid" | "scored">>> = {
  laid: "laid", order_laid: "laid", ingredients_revealed: "laid", order_revealed: "laid", baked: "scored", rewarded: "scored",
};

export const animations: Animations<Event> = { duration, after, sound: (event) => SOUNDS[event.name] ?? null };
