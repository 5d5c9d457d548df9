/** Where everybody's points come from: guests served with what was bought or drawn, guests completed with jokers, tiles. */
import type { Event, RestaurantView } from "./declared";
import type { Share } from "../game_ui";
import { fieldOf } from "../events";
import { changed, type Change } from "./foresight";

export interface Account {
  /** The guests that were cashed, in their sequence, with what they brought. */
  guests: { guest: number; points: number; withJokers: boolean }[];
  lemons: number;
  bouquets: number;
}

const EMPTY: RestaurantView = { bar: [], supply: {}, fulfilled: 0, lemons: 0, bouquets: 0 };

/** What everybody gained and lost, from all that happened. */
export function accountsOf(events: readonly Event[], players: number): Account[] {
  const accounts = Array.from({ length: players }, (): Account => ({ guests: [], lemons: 0, bouquets: 0 }));
  let joker: number | null = null;
  for (const event of events) {
    const own = accounts[fieldOf(event, "seat")];
    if (!own) continue;
    if (event.name === "joker_began") joker = fieldOf(event, "guest");
    else if (event.name === "cashed") {
      const guest = fieldOf(event, "guest");
      own.guests.push({ guest, points: fieldOf(event, "points"), withJokers: joker === guest });
      joker = null;
    } else if (fieldOf(event, "change") !== undefined) turn(own, fieldOf(event, "change"));
    else if (event.name === "tile_discarded") turn(own, `${fieldOf(event, "tile")}_returned` as Change);
  }
  return accounts;
}

function turn(own: Account, change: Change): void {
  const { lemons, bouquets } = changed({ ...EMPTY, lemons: own.lemons, bouquets: own.bouquets }, change).restaurant;
  Object.assign(own, { lemons, bouquets });
}

export function breakdown(log: readonly Event[][], players: number): Share[][] {
  const accounts = accountsOf(log.flat(), players);
  const sum = ({ guests }: Account, withJokers: boolean) => guests.reduce((all, one) => all + (one.withJokers === withJokers ? one.points : 0), 0);
  const shares = accounts.map((own) => [
    { key: "share-guests", points: sum(own, false) },
    { key: "share-jokers", points: sum(own, true) },
    { key: "share-bouquets", points: own.bouquets },
    { key: "share-lemons", points: -own.lemons },
  ]);
  const isUsed = (k: number) => k === 0 || shares.some((own) => own[k]?.points);
  return shares.map((own) => own.filter((_, k) => isUsed(k)));
}
