/** What all parts of the table screen need to put things into words: the game, its edition, the words and the people. */
import type { EditionDetails, Event, GameInfo, Handover } from "../server/types";
import type { GameUi } from "../games/game_ui";
import { PicturedSentences, type Drawn } from "../words/pictured_sentences";
import type { Words } from "../words/words";
import type { TableEvent } from "./log";
import type { Person } from "./people";
import { botName, isCharacter } from "./people";

export interface TableContext {
  game: GameInfo;
  ui: GameUi;
  edition: EditionDetails | null;
  words: Words;
  people: readonly Person[];
  names: readonly string[];
  /** Who has taken over a chair in the middle of the present game. */
  handovers: readonly Handover[];
  explain(clause: string): void;
}

export const sentence = (context: TableContext, event: Event): string => context.words.event(context.game, event, context.names, context.edition);

/** The sentences with pictures, in each language. */
const pictured = new WeakMap<Words, PicturedSentences>();

/** What happened in parts: words, and what the game draws. */
export function sentenceInParts({ words, game, ui, names, edition }: TableContext, event: Event): (string | Drawn)[] {
  const found = pictured.get(words) ?? new PicturedSentences(words, game, ui.pictureKind ?? (() => null));
  pictured.set(words, found);
  return found.of(event, names, edition);
}

export const sentences = (context: TableContext, events: readonly Event[]): string => events.map((event) => sentence(context, event)).join(" ");

/** Somebody has taken over a chair in the middle of the game, in words. */
export function handedOver({ words }: TableContext, { name, former }: Handover): string {
  return words.say("happened-handed-over", { name, who: former.name ?? botName(former.bot ?? "", words) });
}

/** The sentence for it: of some kinds there are several. */
function keyOf(what: TableEvent["what"], fields: TableEvent["fields"]): string {
  if (what === "left" && fields["by"] === "clock") return "happened-left-clock";
  if (what === "proposed") return `happened-proposed-${String(fields["kind"])}`;
  return `happened-${what}`;
}

/** What happened at the table, apart from the game, in words. */
export function tableEventSentence(context: TableContext, { at, what, fields }: TableEvent): string {
  const { words, people } = context;
  const handover = what === "sat" && context.handovers.find((one) => one.at === at && one.chair === fields["chair"]);
  if (handover) return handedOver(context, handover);
  if (what === "freed") {
    const bot = typeof fields["bot"] === "string" ? botName(fields["bot"], words) : words.say("chair-free");
    return words.say("happened-freed", { who: String(fields["name"] ?? bot) });
  }
  const person = people.find((one) => (fields["chair"] === undefined ? one.seat === fields["seat"] : one.chair === fields["chair"]));
  const bot = typeof fields["bot"] === "string" ? botName(fields["bot"], words) : "";
  if (what === "promised") {
    const action = words.action(context.game, String(fields["action"]), context.names, context.edition);
    return `${person?.name ?? ""} ${words.say("seat-promise", { action })}`;
  }
  if (what === "paced") return words.say("happened-paced", { pace: String(fields["bots"]) });
  if (what === "hints_set") return words.say("happened-hints_set", { hints: String(fields["hints"]) });
  if (what === "seated" && !person?.isAway) {
    return words.say("happened-sat", { name: isCharacter(String(fields["bot"]), words) ? bot : (person?.name ?? "") });
  }
  return words.say(keyOf(what, fields), { who: person?.name ?? "", name: String(fields["name"] ?? ""), bot });
}
