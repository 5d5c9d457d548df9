/** Where everybody's points come from: from orders they carried, and from noblemen they robbed. */
import type { Event } from "../../server/shapes";
import type { Share } from "../face";
import { number } from "./showing";

const KINDS = [
  ["delivered", "share-delivered"],
  ["robbed", "share-robbed"],
] as const;

export function breakdown(log: readonly Event[][], players: number): Share[][] {
  const sum = (name: string, seat: number) =>
    log
      .flat()
      .filter((event) => event.name === name && number(event, "seat") === seat)
      .reduce((points, event) => points + number(event, "points"), 0);
  return Array.from({ length: players }, (_, seat) => KINDS.map(([name, key]) => ({ key, points: sum(name, seat) })));
}
