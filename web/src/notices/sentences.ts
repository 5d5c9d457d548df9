/**
 * The few sentences the service worker needs: push messages have keys only, and come when no page is open. The page leaves
 * them in a cache, in the reader's language, where the worker finds them.
 */
import { CACHES } from "../device/caches";
import type { GameInfo, PushMessage } from "../server/types";
import type { Words } from "../words/words";

/** Everything that a push message can be about. */
const KINDS: Record<PushMessage["what"], true> = { "your-turn": true, "game-over": true, "take-back-asked": true, "free-asked": true };

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
    happened: Object.fromEntries(Object.keys(KINDS).map((what) => [what, words.say(`notice-${what}`)])),
  };
}

export async function leaveSentences(sentences: Sentences): Promise<void> {
  await (await caches.open(CACHES.notices)).put(CACHES.sentences, Response.json(sentences));
}

export const forgetSentences = (): void => void ("caches" in globalThis && caches.delete(CACHES.notices));
