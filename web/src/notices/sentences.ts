/**
 * The few sentences the service worker needs: push messages have keys only, and come when no page is open. The page leaves
 * them in a cache, in the reader's language, where the worker finds them.
 */
import type { GameInfo } from "../server/shapes";
import type { Words } from "../words/words";

const STORE = "tavolata-notices";
const ADDRESS = "notices/sentences";
const WHAT = ["your-turn", "game-over", "take-back-asked", "free-asked"] as const;

export interface Sentences {
  language: string;
  /** What the games are called, by their names. */
  games: Record<string, string>;
  /** What has happened, by its key. */
  happened: Record<string, string>;
}

export function sentencesIn(words: Words, games: readonly Pick<GameInfo, "name" | "title">[]): Sentences {
  return {
    language: words.language,
    games: Object.fromEntries(games.map((game) => [game.name, game.title])),
    happened: Object.fromEntries(WHAT.map((what) => [what, words.say(`notice-${what}`)])),
  };
}

export async function leaveSentences(sentences: Sentences): Promise<void> {
  await (await caches.open(STORE)).put(ADDRESS, Response.json(sentences));
}

export const forgetSentences = (): void => void ("caches" in globalThis && caches.delete(STORE));
