/** What is said about the present question, where there is more to say than what to do. */
import type { Words } from "../../words/words";
import { isLast, lemonAt } from "./foresight";
import { guestOf, type Guest } from "./guests";
import type { SignName } from "./Sign.svelte";
import { PLACES, indexOf, type Question, type Restaurant, type Table } from "./table";

export interface Said {
  says: string;
  sign: SignName | null;
}

const SIGNS: Partial<Record<Question, SignName>> = { bouquet: "bouquet", move: "move", discard: "discard", complete: "joker", joker: "joker", spend: "joker" };

/** `held` is the action that waits for the last word. */
export function noticeOf(table: Table, held: string | null, own: Restaurant, guests: readonly Guest[], words: Words): Said | null {
  if (held) return heldNotice(table, held, own, guests, words);
  const sign = SIGNS[table.question] ?? null;
  switch (table.question) {
    case "field":
      return { says: words.say("notice-field"), sign };
    case "push":
      return { says: words.say("notice-push", { clocks: table.clocks }), sign };
    case "bouquet":
    case "move":
    case "discard":
      return { says: words.say(`special-${table.question}-now`), sign };
    case "serve":
      return { says: words.say("notice-serve"), sign };
    case "complete":
      return { says: words.say("notice-complete"), sign };
    case "joker":
    case "spend":
      return { says: jokerNotice(table, own, guests, words), sign };
    case "give_back":
      return { says: words.say("notice-give-back"), sign };
    default:
      return null;
  }
}

function jokerNotice({ joker }: Table, own: Restaurant, guests: readonly Guest[], words: Words): string {
  const seated = joker ? own.bar[indexOf(Number(joker.place))] : null;
  if (!joker || !seated) return "";
  return words.say("table-joker", { guest: guestOf(guests, seated.guest).name, dish: words.say(`dish-${joker.dish}`), cubes: joker.cubes, jokers: joker.jokers });
}

function heldNotice(table: Table, held: string, own: Restaurant, guests: readonly Guest[], words: Words): Said {
  const [verb, what = ""] = held.split(" ");
  if (verb === "buy") return { says: words.say("held-buy", { field: what }), sign: null };
  const place = indexOf(Number(what));
  const guest = guestOf(guests, own.bar[place]?.guest ?? 0);
  if (isLast(place)) return { says: words.say("held-out", { guest: guest.name, change: words.say(`change-${lemonAt(own, table.tiles)}`) }), sign: "lemon" };
  return { says: words.say("held-push", { guest: guest.name, place: PLACES[place + 1] ?? 0 }), sign: null };
}
