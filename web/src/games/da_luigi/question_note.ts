/** The text about the current question, where there is more to say than what to do. */
import type { Words } from "../../words/words";
import type { Question, RestaurantView, Table } from "./declared";
import { changed, isLast, lemonAt, type Payment } from "./foresight";
import { guestOf, type Guest } from "./guests";
import type { IconName } from "./RestaurantIcon.svelte";
import { PLACES, indexOf } from "./table";

export interface QuestionNote {
  says: string;
  icon: IconName | null;
}

const ICONS: Partial<Record<Question, IconName>> = { bouquet: "bouquet", move: "move", discard: "discard", complete: "joker", joker: "joker", spend: "joker" };

/** `payment` waits for a confirmation, for the field that is bought or for what is already bought. */
export function questionNoteOf(table: Table, field: string | null, payment: Payment | null, own: RestaurantView, guests: readonly Guest[], words: Words): QuestionNote | null {
  if (payment) return paymentNote(table, field, payment, own, guests, words);
  const icon = ICONS[table.question] ?? null;
  switch (table.question) {
    case "field":
      return { says: words.say("question-field"), icon };
    case "push":
      return { says: words.say("question-push", { clocks: table.clocks }), icon };
    case "bouquet":
    case "move":
    case "discard":
      return { says: words.say(`special-${table.question}-now`), icon };
    case "serve":
      return { says: words.say("question-serve"), icon };
    case "complete":
      return { says: words.say("question-complete"), icon };
    case "joker":
    case "spend":
      return { says: jokerText(table, own, guests, words), icon };
    case "give_back":
      return { says: words.say("question-give-back"), icon };
    default:
      return null;
  }
}

function jokerText({ joker }: Table, own: RestaurantView, guests: readonly Guest[], words: Words): string {
  const seated = joker ? own.bar[indexOf(Number(joker.place))] : null;
  if (!joker || !seated) return "";
  return words.say("table-joker", { guest: guestOf(guests, seated.guest).name, dish: words.say(`dish-${joker.dish}`), cubes: joker.cubes, jokers: joker.jokers });
}

function paymentNote(table: Table, field: string | null, { pushes }: Payment, own: RestaurantView, guests: readonly Guest[], words: Words): QuestionNote {
  /** Of several steps of a guest, the last one says it all. */
  const last = pushes.filter(({ guest }, k) => !pushes.slice(k + 1).some((later) => later.guest === guest));
  let after = { restaurant: own, tiles: table.tiles };
  const moves = last.map(({ guest, place }) => {
    const { name } = guestOf(guests, guest);
    if (!isLast(place)) return words.say("unsent-push", { guest: name, place: PLACES[place + 1] ?? 0 });
    const change = lemonAt(after.restaurant, after.tiles);
    const { restaurant, tiles } = changed(after.restaurant, change);
    after = { restaurant, tiles: after.tiles + tiles };
    return words.say("unsent-out", { guest: name, change: words.say(`change-${change}`) });
  });
  const says = [...(field ? [words.say("unsent-buy", { field })] : []), ...moves].join(" ");
  return { says, icon: pushes.some(({ place }) => isLast(place)) ? "lemon" : null };
}
