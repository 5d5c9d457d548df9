// Made from tavolata.games.domingo by `npm run types`; not to be edited.
import type { EventOf } from "../events";

export const END_NAMES = ["left", "right", "above-left", "above-right", "below-left", "below-right"] as const;
export type End = (typeof END_NAMES)[number];

/** Where the top field of a card lies, as in the events. */
export interface CardPosition {
  row: number;
  column: number;
}

/**
 * The entries of a view.
 *
 * `board` has one string per row from the top left corner of the display, `.` where nothing lies. That corner is at
 * row `top` and column `left`, counted from the start card as in the events. `claimed` is the card whose worth is to
 * be announced.
 */
export interface Table {
  hand: readonly string[];
  board: readonly string[];
  top: number;
  left: number;
  lines: number;
  laid: number;
  ends: readonly End[];
  in_hand: readonly number[];
  in_stock: number;
  turning: boolean;
  announcing: boolean;
  overclaim: string;
  claim_due: boolean;
  claimed: CardPosition | null;
}

/** The fields of each event; those that not everybody sees, or not for ever, may be missing. */
export interface Events {
  turned_up: { card: string };
  dealt: { seat: number; card_1?: string; card_2?: string; card_3?: string };
  drew: { seat: number; card?: string };
  began: { seat: number };
  placed: { seat: number; card: string; end: End; row: number; column: number };
  announced: { seat: number; points: number };
  run_scored: { seat: number; direction: "horizontal" | "vertical" | "falling" | "rising"; length: number; points: number; row: number; column: number };
  scored: { seat: number; points: number };
  worth_shown: { seat: number; claim: number; worth: number; points: number };
  line_finished: { line: number };
  ended: Record<never, never>;
}

export type Event = EventOf<Events>;

/** The fields of each action, in the sequence of its notation. */
export interface Actions {
  place: { card: string; end: End };
  announce: { points: number };
}
