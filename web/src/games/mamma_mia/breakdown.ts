/** Where everybody's finished orders come from: from the oven alone, with own cards, with help, or for helping. */
import type { Event } from "./declared";
import type { Share } from "../game_ui";
import { bakingsOf, type Baking } from "./clearing";
import { seatIn } from "./event_fields";

const KEYS = ["share-oven", "share-hand", "share-helped", "share-reward"] as const;
type Key = (typeof KEYS)[number];

function keyOf({ gifts, helper }: Baking): Key {
  if (helper !== null) return "share-helped";
  return gifts.length ? "share-hand" : "share-oven";
}

export function breakdown(log: readonly Event[][], players: number): Share[][] {
  const events = log.flat();
  const sums = Array.from({ length: players }, () => new Map<Key, number>(KEYS.map((key) => [key, 0])));
  const count = (seat: number, key: Key) => sums[seat]?.set(key, (sums[seat]?.get(key) ?? 0) + 1);
  for (const baking of bakingsOf(events, null)) if (baking.outcome === "baked") count(baking.owner, keyOf(baking));
  for (const event of events) if (event.name === "rewarded") count(seatIn(event), "share-reward");
  return sums.map((own) => KEYS.map((key) => ({ key, points: own.get(key) ?? 0 })));
}
