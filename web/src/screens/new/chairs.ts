/** The chairs of a table that is being set up: who sits where. */
import type { NewChair } from "../../server/types";
import { botName } from "../../table/people";
import type { Words } from "../../words/words";

export interface ChairDraft {
  who: "me" | "here" | "free" | "bot";
  name: string;
  /** The bot that plays here if `who` is a bot. Every chair has one, each a different one. */
  bot: string;
}

/** Draws so many bots, none of whom is there already. */
type DrawBots = (count: number, there: readonly string[]) => string[];

/** Adds or removes chairs: oneself first, then a guest, then bots. Chairs that stay are as they were. */
export function resized(chairs: readonly ChairDraft[], count: number, ownName: string, drawBots: DrawBots): ChairDraft[] {
  const bots = drawBots(Math.max(0, count - chairs.length), chairs.map((chair) => chair.bot));
  const added = (number: number): ChairDraft => {
    const bot = bots[number - chairs.length] ?? "";
    return number === 0 ? { who: "me", name: ownName, bot } : { who: number === 1 ? "free" : "bot", name: "", bot };
  };
  return Array.from({ length: count }, (_, number) => chairs[number] ?? added(number));
}

/** Puts a bot on a chair. If another chair has it, the two swap bots. */
export function withBot(chairs: readonly ChairDraft[], number: number, bot: string): ChairDraft[] {
  const former = chairs[number]?.bot ?? "";
  return chairs.map((chair, other) => (other === number ? { ...chair, bot } : chair.bot === bot ? { ...chair, bot: former } : chair));
}

/** The first chair of somebody who shares this device and has no name to be called by; -1 if there is none. */
export const namelessChair = (chairs: readonly ChairDraft[]): number => chairs.findIndex((chair) => chair.who === "here" && !chair.name.trim());

export function nameOfChair(chairs: readonly ChairDraft[], number: number, words: Words): string {
  const chair = chairs[number];
  if (chair && (chair.who === "me" || chair.who === "here") && chair.name) return chair.name;
  if (chair?.who === "bot") return botName(chair.bot, words);
  return words.say("chair-number", { number: number + 1 });
}

/** The chair as the server wants it. */
export function newChair({ who, name, bot }: ChairDraft, guestName: string): NewChair {
  if (who === "free") return { who };
  if (who === "bot") return { who, bot };
  return { who: "here", name: name.trim() || guestName };
}
