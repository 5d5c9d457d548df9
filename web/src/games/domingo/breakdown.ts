/** Where everybody's points come from: the ways their runs went. */
import type { Event } from "./declared";
import type { Share } from "../game_ui";
import { worthOf } from "./display";
import { placedCardsOf } from "./placed_cards";

const KINDS = { horizontal: "share-across", vertical: "share-upright", falling: "share-diagonal", rising: "share-diagonal" } as const;
/** Somebody who announces too little gets what was announced; from which runs it came is unknown. */
const SHORT = "share-announced";

export function breakdown(log: readonly Event[][], players: number): Share[][] {
  const keys = ["share-across", "share-upright", "share-diagonal", SHORT];
  const sums = Array.from({ length: players }, () => new Map(keys.map((key) => [key, 0])));
  for (const placedCard of placedCardsOf(log.flat(), null)) {
    const own = sums[placedCard.seat];
    const add = (key: string, points: number) => own?.set(key, (own.get(key) ?? 0) + points);
    if ((placedCard.points ?? 0) < worthOf(placedCard.runs)) add(SHORT, placedCard.points ?? 0);
    else for (const run of placedCard.runs) add(KINDS[run.direction], run.points);
  }
  const used = keys.filter((key) => key !== SHORT || sums.some((own) => own.get(SHORT)));
  return sums.map((own) => used.map((key) => ({ key, points: own.get(key) ?? 0 })));
}
