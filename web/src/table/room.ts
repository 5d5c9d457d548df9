/** What all parts of the table screen need to word things: the game, its cards, the words, and who is who. */
import type { EditionDetails, Event, GameInfo } from "../server/shapes";
import type { GameFace } from "../games/face";
import type { Words } from "../words/words";
import type { Happening } from "./reader.svelte";
import type { Person } from "./people";
import { botName } from "./people";

export interface Room {
  game: GameInfo;
  face: GameFace;
  edition: EditionDetails | null;
  words: Words;
  people: readonly Person[];
  names: readonly string[];
  explain(clause: string): void;
}

export const sentence = (room: Room, event: Event): string => room.words.event(room.game, event, room.names, room.edition);

export const sentences = (room: Room, events: readonly Event[]): string => events.map((event) => sentence(room, event)).join(" ");

/** Something about the table, in words. */
export function happened(room: Room, { what, fields }: Happening): string {
  const { words, people } = room;
  const person = people.find((one) => (fields["chair"] === undefined ? one.seat === fields["seat"] : one.chair === fields["chair"]));
  const bot = typeof fields["bot"] === "string" ? botName(fields["bot"], words) : "";
  if (what === "promised") {
    const action = words.action(room.game, String(fields["action"]), room.names, room.edition);
    return `${person?.name ?? ""} ${words.say("seat-promise", { action })}`;
  }
  if (what === "paced") return words.say("happened-paced", { pace: String(fields["bots"]) });
  if (what === "seated" && !person?.isAway) {
    return words.say("happened-sat", { name: words.has(String(fields["bot"])) ? bot : (person?.name ?? "") });
  }
  const key = what === "left" && fields["by"] === "clock" ? "happened-left-clock" : `happened-${what}`;
  return words.say(key, { who: person?.name ?? "", name: String(fields["name"] ?? ""), bot });
}
