// Made from tavolata.games.mamma_mia by `npm run types`; not to be edited.
import type { EventOf } from "../events";

export const KINDS = ["pineapple", "olives", "peppers", "mushrooms", "salami", "shrimps"] as const;
export type Kind = (typeof KINDS)[number];

export type Counts = Readonly<Partial<Record<Kind, number>>>;

export const PHASES = ["laying", "ordering", "drawing", "choosing", "deciding", "requesting", "answering", "adding", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const COLOURS = ["yellow", "purple", "green", "brown", "red", "pink"] as const;
export type Colour = (typeof COLOURS)[number];

export type Card = Kind | number;

/** The order being checked: whose it is, what it needs by now, what is missing and what is asked for. */
export interface CheckedOrder {
  order: number;
  owner: number;
  needs: Counts;
  missing: Counts | null;
  short: number;
  request: Counts;
  asked: readonly number[];
  helper: number | null;
}

/** The entries of a view. Orders go by their number in the edition, from 1. */
export interface Table {
  hand: Counts | null;
  orders: readonly number[] | null;
  phase: Phase;
  turn: number;
  clearings: number;
  colours: readonly Colour[];
  ingredients_held: readonly number[];
  orders_held: readonly number[];
  waiters: readonly number[];
  stock: number;
  finished_pile: number;
  finished: readonly number[] | null;
  oven_height: number;
  oven_top: Kind | number | null;
  oven: readonly Card[] | null;
  revealed: readonly Card[];
  laid_out: Counts;
  used: Counts;
  checked: CheckedOrder | null;
}

/** The fields of each event; those that not everybody sees, or not for ever, may be missing. */
export interface Events {
  seated: { seat: number; colour: Colour };
  ingredients_drawn: { seat: number; count: number };
  kind_drawn: { seat: number; kind?: Kind; count?: number };
  orders_drawn: { seat: number; count: number };
  order_drawn: { seat: number; order?: number };
  began: { seat: number };
  laid: { seat: number; kind?: Kind; count?: number };
  order_laid: { seat: number; order?: number };
  missed_turn: { seat: number };
  clearing_began: { seat: number };
  ingredients_revealed: { kind: Kind; count: number };
  order_revealed: { seat: number; order: number };
  forbidden_found: { seat: number; kind: Kind };
  no_fewest_found: { seat: number };
  kind_chosen: { seat: number; kind: Kind };
  kinds_chosen: { seat: number; kinds: string };
  gave_up: { seat: number };
  added: { seat: number; kind: Kind; count: number };
  asked_for: { seat: number; kind: Kind };
  request_made: { seat: number };
  answered: { seat: number; answer: "none" | "yes" | "no" };
  helped: { seat: number };
  nobody_helped: { seat: number };
  gave: { seat: number; kind: Kind; count: number };
  baked: { seat: number; order: number };
  ingredients_used: { kind: Kind; count: number };
  rewarded: { seat: number };
  order_returned: { seat: number; order: number };
  oven_cleared: { number: number };
  left_over: { kind?: Kind; count?: number };
  stock_renewed: { count: number };
  order_counted: { seat: number; order: number };
  ended: Record<never, never>;
}

export type Event = EventOf<Events>;

/** The fields of each action, in the sequence of its notation. */
export interface Actions {
  lay: { kind: Kind; count: number };
  "lay-order": { order: number };
  "no-order": Record<never, never>;
  draw: { source: "stock" | "waiter" };
  choose: { kind: Kind };
  "choose-two": { kinds: string };
  "add-missing": Record<never, never>;
  ask: { kind: Kind };
  "that-is-all": Record<never, never>;
  "give-up": Record<never, never>;
  help: Record<never, never>;
  refuse: Record<never, never>;
  add: { kind: Kind };
}
