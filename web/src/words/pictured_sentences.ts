/**
 * Sentences of events in which a game draws some things: a card is a picture in the log. The sentence is the translated one; it is
 * said with marks where a field's value would stand, and cut there. The sentence in words stays what screen readers say.
 */
import type { EditionDetails, Event, FieldInfo, GameInfo } from "../server/types";
import { Words, type Names } from "./words";

/** Which kind of picture a game draws for a field's values; null: words are enough. */
export type PictureKind = (field: FieldInfo) => string | null;

/** A part of a sentence that is drawn, and what it is called. */
export interface Drawn {
  kind: string;
  value: string;
  text: string;
}

/** Signs that no text has. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const MARKS = new RegExp(`${OPEN}(.*?)${CLOSE}`, "u");
const mark = (kind: string, value: string | number): string => `${OPEN}${kind} ${value}${CLOSE}`;

const fieldsOf = (game: GameInfo): FieldInfo[] => Object.values(game.events).flatMap((event) => event.fields);

/** Marks for words that sentences name themselves, as `{ dish-water }`. */
function wordsAsMarks(game: GameInfo, kindOf: PictureKind): string {
  const lines = fieldsOf(game).flatMap((field) => {
    const kind = field.domain === "name" && field.topic ? kindOf(field) : null;
    return kind ? field.values.map((value) => `${field.topic}-${value} = ${mark(kind, value)}`) : [];
  });
  return [...new Set(lines)].join("\n");
}

class MarkedWords extends Words {
  constructor(words: Words, game: GameInfo, private readonly kindOf: PictureKind) {
    super(words.language, [...words.translations, wordsAsMarks(game, kindOf)], words.naming);
  }

  override value(field: FieldInfo, value: string | number, names: Names, edition: EditionDetails | null): string | number {
    const kind = this.kindOf(field);
    return kind ? mark(kind, value) : super.value(field, value, names, edition);
  }
}

export class PicturedSentences {
  readonly #marked: MarkedWords;

  constructor(
    private readonly words: Words,
    private readonly game: GameInfo,
    private readonly kindOf: PictureKind,
  ) {
    this.#marked = new MarkedWords(words, game, kindOf);
  }

  /** The sentence of an event in its parts. */
  of(event: Event, names: Names, edition: EditionDetails | null): (string | Drawn)[] {
    const parts = this.#marked.event(this.game, event, names, edition).split(MARKS);
    return parts.map((part, k) => (k % 2 ? this.#drawn(part, names, edition) : part)).filter((part) => part !== "");
  }

  #drawn(marked: string, names: Names, edition: EditionDetails | null): Drawn {
    const [kind = "", value = ""] = marked.split(" ");
    const field = fieldsOf(this.game).find((one) => this.kindOf(one) === kind);
    return { kind, value, text: field ? String(this.words.value(field, value, names, edition)) : value };
  }
}

const isTiedToNext = (part: string | Drawn | undefined): boolean => typeof part === "string" && /\S$|\d\s$/u.test(part);

/** The parts in groups between which a line may break: a picture stays with its number, its brackets and the full stop after it. */
export function unbroken(parts: readonly (string | Drawn)[]): (string | Drawn)[][] {
  const groups: (string | Drawn)[][] = [];
  for (const piece of parts.flatMap((part): (string | Drawn)[] => (typeof part === "string" ? part.split(/(?<=\s)/u) : [part]))) {
    const last = groups.at(-1);
    const isTied = typeof piece === "string" ? typeof last?.at(-1) === "object" && /^\S/u.test(piece) : isTiedToNext(last?.at(-1));
    if (last && isTied) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
