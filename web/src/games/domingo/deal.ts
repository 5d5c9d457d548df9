/** Domingo's deal, from the seed alone, exactly as the server deals (DO-03, DO-04, DO-05). */
import { Chance } from "../../proof/chance";
import { emitterOf } from "../events";
import type { DealGiven } from "../game_ui";
import type { Event, Events } from "./declared";
import { turned } from "./display";

const HAND = 3;

const emit = emitterOf<Events>();

/** The name of a card: where cards may be turned, the way up whose letters come first. */
function faceOf(card: string, letters: string): string {
  const rank = (one: string) => [...one].reduce((sum, letter) => sum * letters.length + letters.indexOf(letter), 0);
  return rank(turned(card)) < rank(card) ? turned(card) : card;
}

export function deal(seed: string, { players, options, edition }: DealGiven): Event[] {
  const letters = "toal";
  const printed = edition.data as { cards: string[]; letters?: string };
  const own = printed.letters ?? letters;
  const cards = printed.cards.map((card) => [...card].map((letter) => letters[own.indexOf(letter)]).join(""));
  const chance = new Chance(seed);
  const stock = chance.shuffle([...cards]);
  const start = stock.pop() ?? "";
  const hands: string[][] = Array.from({ length: players }, () => []);
  for (let k = 0; k < HAND; k++) {
    for (const hand of hands) {
      const card = stock.pop() ?? "";
      hand.push(options["turning"] ? faceOf(card, letters) : card);
    }
  }
  const first = typeof options["first"] === "number" ? options["first"] : chance.below(players);
  return [
    emit("turned_up", { card: start }),
    ...hands.map((hand, seat) => emit("dealt", { seat, card_1: hand[0]!, card_2: hand[1]!, card_3: hand[2]! })),
    emit("began", { seat: first }),
  ];
}
