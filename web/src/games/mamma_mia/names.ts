/** What things on the table are called, in the reader's language. */
import type { EditionDetails, GameInfo } from "../../server/types";
import type { Words } from "../../words/words";
import type { Card, Counts, Kind } from "./declared";
import { countOf, kindsIn } from "./table";

export const kindName = (kind: Kind, words: Words): string => words.say(`kind-${kind}`);

export const soMany = (kind: Kind, count: number, words: Words): string => words.say("so-many", { count, kind: kindName(kind, words) });

/** Some ingredients, as "4 salami, 1 pepper". */
export const listed = (counts: Counts, words: Words): string => kindsIn(counts).map((kind) => soMany(kind, countOf(counts, kind), words)).join(", ");

/** An order by what it needs, as in the game's own sentences. */
export function orderName(order: number, game: GameInfo, words: Words, edition: EditionDetails | null): string {
  const field = game.actions["lay-order"]?.[0];
  return field ? String(words.value(field, order, [], edition)) : String(order);
}

export const cardName = (card: Card, game: GameInfo, words: Words, edition: EditionDetails | null): string =>
  typeof card === "number" ? orderName(card, game, words, edition) : kindName(card, words);
