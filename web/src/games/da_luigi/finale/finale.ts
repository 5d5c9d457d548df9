/** The progress of the last count. */
import type { Account } from "../breakdown";

interface Counted {
  guests: number;
  bouquets: number;
  lemons: number;
  points: number;
}

/** After so many steps: first the guests, then the bouquets, then the lemons. */
export function countOf(own: Account, step: number): Counted {
  const guests = Math.min(step, own.guests.length);
  const bouquets = Math.min(step - guests, own.bouquets);
  const lemons = Math.min(step - guests - bouquets, own.lemons);
  const served = own.guests.slice(0, guests).reduce((sum, one) => sum + one.points, 0);
  return { guests, bouquets, lemons, points: served + bouquets - lemons };
}
