// Made from tavolata.games.mille_grazie by `npm run types`; not to be edited.
import type { EventOf } from "../events";

export const PHASES = ["setting", "escorting", "in_city", "discarding", "on_the_road", "over"] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The entries of a view. Orders go by their number in the edition, from 1; cities by their names.
 *
 * `cities` and `held` have one entry per seat: where its nobleman stands, and the orders before it.
 */
export interface Table {
  ambushes: readonly (readonly string[])[];
  escort: string | null;
  phase: Phase;
  nobleman: number;
  cities: readonly string[];
  held: readonly (readonly number[])[];
  open: Readonly<Record<string, number>>;
  in_pile: number;
  discarded: readonly number[];
  has_set: readonly number[];
  escorted: boolean;
  roads_left: number;
  walked: readonly string[];
}

/** The fields of each event; those that not everybody sees, or not for ever, may be missing. */
export interface Events {
  dealt: { seat: number; order: number; city: number };
  order_opened: { order: number; city: number };
  order_misfit: { order: number; city: number };
  reshuffled: Record<never, never>;
  round_began: { seat: number };
  ambush_set: { seat: number; road?: string };
  ambushes_set: { seat: number; roads?: string };
  escort_set: { seat: number; road?: string };
  went_alone: { seat: number };
  order_taken: { seat: number; order: number; city: number };
  order_left: { seat: number; order: number; city: number };
  order_discarded: { seat: number; order: number };
  walked: { seat: number; road: string; colour: "none" | "green" | "violet" | "orange"; city: number };
  robbed: { seat: number; road: string; points: number };
  foiled: { seat: number; road: string };
  order_lost: { seat: number; order: number };
  arrived: { seat: number; city: number };
  delivered: { seat: number; order: number; city: number; points: number };
  journey_ended: { seat: number; city: number };
  ended: Record<never, never>;
}

export type Event = EventOf<Events>;

/** The fields of each action, in the sequence of its notation. */
export interface Actions {
  ambush: { road: string };
  ambushes: { roads: string };
  escort: { road: string };
  alone: Record<never, never>;
  take: Record<never, never>;
  leave: Record<never, never>;
  discard: { order: number };
  walk: { road: string };
}
