/** What things on the table are called, in the reader's language. */
import type { Words } from "../../words/words";
import { DISHES, type Cubes, type SeatedGuest } from "./declared";
import { orderOf, type Guest } from "./guests";

/** Cubes by number and dish, one after the other. */
export const cubesName = (cubes: Cubes, words: Words): string =>
  DISHES.filter((dish) => cubes[dish])
    .map((dish) => words.say("cubes", { count: cubes[dish] ?? 0, dish: words.say(`dish-${dish}`) }))
    .join(", ") || words.say("cubes-none");

const counted = (dishes: readonly string[]): Cubes => Object.fromEntries(DISHES.map((dish) => [dish, dishes.filter((one) => one === dish).length]));

/** A guest at a bar: who it is, what is missing, and what it would bring. */
export function seatedName(seated: SeatedGuest, guest: Guest, minutes: number, words: Words): string {
  const missing = counted(orderOf(seated, guest).flatMap((space) => (space.isLaid ? [] : [space.dish])));
  return words.say("seated", { name: guest.name, minutes, missing: cubesName(missing, words), points: guest.points });
}

/** A guest's card in words. */
export const cardName = (guest: Guest, words: Words): string =>
  words.say("table-guest", { guest: guest.name, minutes: guest.minutes, wants: cubesName(counted(guest.wants), words), points: guest.points });
