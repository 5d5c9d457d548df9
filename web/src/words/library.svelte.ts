/** The translations that are loaded, by language and game. */
import * as server from "../server/http";
import { gameFace } from "../games";
import { settings } from "../device/settings.svelte";
import { Words } from "./words";

const OWN = import.meta.glob<string>("./app.*.ftl", { query: "?raw", import: "default" });

export const LANGUAGES = ["de", "en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Loaded once; not reactive. */
const read: Record<string, Promise<Words>> = {};

const keyOf = (language: Language, game: string | null) => `${language} ${game ?? ""}`;

async function readWords(language: Language, game: string | null): Promise<Words> {
  const own = OWN[`./app.${language}.ftl`]?.() ?? "";
  const face = game ? gameFace(game).words?.(language) : undefined;
  const theirs = server.words(language, game ?? undefined).catch(() => {
    delete read[keyOf(language, game)];
    return "";
  });
  return new Words(language, await Promise.all([theirs, own, face ?? ""]), game ? gameFace(game).naming : undefined);
}

/** The words of the app, with those of a game if one is named. */
export function wordsOf(language: Language, game: string | null): Promise<Words> {
  const key = keyOf(language, game);
  return (read[key] ??= readWords(language, game));
}

class Library {
  /** The words of the app in the reader's language. */
  app = $state.raw<Words>(new Words("en", []));
  isReady = $state(false);

  async open(): Promise<void> {
    this.app = await wordsOf(settings.language, null);
    this.isReady = true;
    document.documentElement.lang = settings.language;
  }
}

export const library = new Library();
