/** Where everybody's points come from: from orders they carried, and from noblemen they robbed. */
import type { Event } from "./declared";
import type { Share } from "../game_ui";
import { fieldOf } from "../events";

const KINDS = [
  ["delivered", "share-delivered"],
  ["robbed", "share-robbed"],
] as const;

export function breakdown(log: readonly Event[][], players: number): Share[][] {
  const sum = (name: string, seat: number) =>
    log
      .flat()
      .filter((event) => event.name === name && fieldOf(event, "seat") === seat)
      .reduce((points, event) => points + fieldOf(event, "points"), 0);
  return Array.from({ length: players }, (_, seat) => KINDS.map(([name, key]) => ({ key, points: sum(name, seat) })));
}
