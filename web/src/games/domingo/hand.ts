/** The reader's own cards on their bench: they keep their places and the way up they were turned, whatever order the view lists them in. */
import { turned } from "./display";

export interface Held {
  /** Tells cards with equal names apart. */
  id: number;
  /** The card as the view names it. */
  card: string;
  isTurned: boolean;
}

/** The card as it stands on the bench. */
export const asTurned = ({ card, isTurned }: Held): string => (isTurned ? turned(card) : card);

/** The places on the bench; null where no card stands now. */
export type Places = readonly (Held | null)[];

/** The bench after the hand has changed: what stays keeps its place, what is new fills the gaps. */
export function arranged(before: Places, hand: readonly string[]): Places {
  const fresh = [...hand];
  const kept = before.map((held) => {
    const at = held ? fresh.indexOf(held.card) : -1;
    if (at < 0) return null;
    fresh.splice(at, 1);
    return held;
  });
  let next = Math.max(0, ...before.map((held) => (held ? held.id + 1 : 0)));
  const take = (card: string): Held => ({ id: next++, card, isTurned: false });
  const filled = kept.map((held) => held ?? (fresh.length ? take(fresh.shift()!) : null));
  return [...filled, ...fresh.map(take)];
}
