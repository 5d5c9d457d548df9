/** What all parts of the table screen need to put things into words: the game, its edition, the catalogue and the people. */
import type { EditionDetails, Event, GameInfo } from "../server/shapes";
import type { GameFace } from "../games/face";
import type { Words } from "../words/words";
import type { Happening } from "./reader.svelte";
import type { Person } from "./people";
import { botName } from "./people";

export interface TableContext {
  game: GameInfo;
  face: GameFace;
  edition: EditionDetails | null;
  words: Words;
  people: readonly Person[];
  names: readonly string[];
  explain(clause: string): void;
}

export const sentence = (context: TableContext, event: Event): string => context.words.event(context.game, event, context.names, context.edition);

export const sentences = (context: TableContext, events: readonly Event[]): string => events.map((event) => sentence(context, event)).join(" ");

/** Something about the table, in words. */
export function happened(context: TableContext, { what, fields }: Happening): string {
  const { words, people } = context;
  const person = people.find((one) => (fields["chair"] === undefined ? one.seat === fields["seat"] : one.chair === fields["chair"]));
  const bot = typeof fields["bot"] === "string" ? botName(fields["bot"], words) : "";
  if (what === "promised") {
    const action = words.action(context.game, String(fields["action"]), context.names, context.edition);
    return `${person?.name ?? ""} ${words.say("seat-promise", { action })}`;
  }
  if (what === "paced") return words.say("happened-paced", { pace: String(fields["bots"]) });
  if (what === "seated" && !person?.isAway) {
    return words.say("happened-sat", { name: words.has(String(fields["bot"])) ? bot : (person?.name ?? "") });
  }
  const key = what === "left" && fields["by"] === "clock" ? "happened-left-clock" : `happened-${what}`;
  return words.say(key, { who: person?.name ?? "", name: String(fields["name"] ?? ""), bot });
}
