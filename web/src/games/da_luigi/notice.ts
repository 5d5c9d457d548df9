/** The text about the current question, where there is more to say than what to do. */
import type { Words } from "../../words/words";
import type { Question, RestaurantView, Table } from "./declared";
import { changed, isLast, lemonAt, type Payment } from "./foresight";
import { guestOf, type Guest } from "./guests";
import type { SignName } from "./Sign.svelte";
import { PLACES, indexOf } from "./table";

export interface Said {
  says: string;
  sign: SignName | null;
}

const SIGNS: Partial<Record<Question, SignName>> = { bouquet: "bouquet", move: "move", discard: "discard", complete: "joker", joker: "joker", spend: "joker" };

/** `payment` waits for a confirmation, for the field that is bought or for what is already bought. */
export function noticeOf(table: Table, field: string | null, payment: Payment | null, own: RestaurantView, guests: readonly Guest[], words: Words): Said | null {
  if (payment) return heldNotice(table, field, payment, own, guests, words);
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

function jokerNotice({ joker }: Table, own: RestaurantView, guests: readonly Guest[], words: Words): string {
  const seated = joker ? own.bar[indexOf(Number(joker.place))] : null;
  if (!joker || !seated) return "";
  return words.say("table-joker", { guest: guestOf(guests, seated.guest).name, dish: words.say(`dish-${joker.dish}`), cubes: joker.cubes, jokers: joker.jokers });
}

function heldNotice(table: Table, field: string | null, { pushes }: Payment, own: RestaurantView, guests: readonly Guest[], words: Words): Said {
  /** Of several steps of a guest, the last one says it all. */
  const last = pushes.filter(({ guest }, k) => !pushes.slice(k + 1).some((later) => later.guest === guest));
  let after = { restaurant: own, tiles: table.tiles };
  const moves = last.map(({ guest, place }) => {
    const { name } = guestOf(guests, guest);
    if (!isLast(place)) return words.say("held-push", { guest: name, place: PLACES[place + 1] ?? 0 });
    const change = lemonAt(after.restaurant, after.tiles);
    const { restaurant, tiles } = changed(after.restaurant, change);
    after = { restaurant, tiles: after.tiles + tiles };
    return words.say("held-out", { guest: name, change: words.say(`change-${change}`) });
  });
  const says = [...(field ? [words.say("held-buy", { field })] : []), ...moves].join(" ");
  return { says, sign: pushes.some(({ place }) => isLast(place)) ? "lemon" : null };
}
