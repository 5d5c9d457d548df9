/** Cards that were laid, as events tell them: where each lies, and what it brought. */
import { eventsUntil, fieldOf } from "../events";
import type { CardPosition, Event } from "./declared";
import type { Run } from "./display";

export const placeOf = (event: Event): CardPosition => ({ row: fieldOf(event, "row"), column: fieldOf(event, "column") });

export const runOf = (event: Event): Run => ({
  ...placeOf(event),
  direction: fieldOf(event, "direction"),
  length: fieldOf(event, "length"),
  points: fieldOf(event, "points"),
});

/** The story of one card: who laid it where, and what it brought. */
export interface PlacedCard {
  seat: number;
  place: CardPosition | null;
  card: string | null;
  runs: Run[];
  /** What it brought, once that is known. */
  points: number | null;
  claim: number | null;
  worth: number | null;
}

/**
 * The cards laid in these events, each with what it brought; if something is being shown, only as far as it is known by then.
 */
export function placedCardsOf(events: readonly Event[], shown: Event | null): PlacedCard[] {
  const placedCards: PlacedCard[] = [];
  const last = () => placedCards.at(-1);
  for (const event of eventsUntil(events, shown)) {
    if (event.name === "placed") placedCards.push({ ...NOTHING_YET, seat: fieldOf(event, "seat"), place: placeOf(event), card: fieldOf(event, "card"), runs: [] });
    else if (event.name === "announced") {
      if (last()?.seat !== fieldOf(event, "seat") || last()?.claim !== null) placedCards.push({ ...NOTHING_YET, seat: fieldOf(event, "seat"), runs: [] });
      last()!.claim = fieldOf(event, "points");
    } else if (event.name === "run_scored") last()?.runs.push(runOf(event));
    else if (event.name === "scored" && last()) last()!.points = fieldOf(event, "points");
    else if (event.name === "worth_shown" && last()) Object.assign(last()!, { points: fieldOf(event, "points"), worth: fieldOf(event, "worth") });
  }
  return placedCards;
}

const NOTHING_YET: PlacedCard = { seat: 0, place: null, card: null, runs: [], points: null, claim: null, worth: null };

/** How an announcement turned out: too high, it is corrected or, at a strict table, lost. */
export function judgementOf({ claim, worth, points }: PlacedCard): "exact" | "missed" | "corrected" | "lost" | null {
  if (claim === null || worth === null) return null;
  if (claim <= worth) return claim < worth ? "missed" : "exact";
  return points === worth ? "corrected" : "lost";
}
