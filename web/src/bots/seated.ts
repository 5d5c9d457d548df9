/** Which character sits on which chair of the table that is shown: pictures of chairs show their faces. */
import { getContext, setContext } from "svelte";
import type { Person } from "../table/people";

type SeatedCharacter = (chair: number) => string | null;

const KEY = Symbol("characters on the chairs");

/** Says who sits at the table, to everything in this component. */
export function seatCharacters(people: () => readonly Person[]): void {
  setContext<SeatedCharacter>(KEY, (chair) => people().find((person) => person.chair === chair && !person.isAway)?.bot ?? null);
}

/** The character on a chair of the table around this component; null where a person sits, or where no table is. */
export function seatedCharacter(): SeatedCharacter {
  return getContext<SeatedCharacter | undefined>(KEY) ?? (() => null);
}
