/** What things on the board are called, in the reader's language. */
import type { Words } from "../../words/words";

const coloursOf = (card: string, words: Words): string[] => [...card].map((letter) => words.say(`colour-${letter}`));

/** A card by its colours, from top to bottom. */
export function cardName(card: string, words: Words): string {
  const colours = coloursOf(card, words);
  return new Set(card).size === 1 ? words.say("card-triple", { colour: colours[0] ?? "" }) : colours.join(", ");
}

/** The same as one word, for the middle of a sentence. */
export const cardInSentence = (card: string, words: Words): string => coloursOf(card, words).join("–");
