/** Which bot sits on which chair of the table that is shown, as a Svelte context: an avatar shows its face. */
import { getContext, setContext } from "svelte";
import type { Person } from "../table/people";

type BotOnChair = (chair: number) => string | null;

const KEY = Symbol("characters on the chairs");

/** For everything inside this component. */
export function setChairBots(people: () => readonly Person[]): void {
  setContext<BotOnChair>(KEY, (chair) => people().find((person) => person.chair === chair && !person.isAway)?.bot ?? null);
}

/** The character on a chair of the table around this component; null where a person sits, or where no table is. */
export function getChairBot(): BotOnChair {
  return getContext<BotOnChair | undefined>(KEY) ?? (() => null);
}
