/** The translations that are loaded, by language and game. */
import * as server from "./server/http";
import { readOnce } from "./server/read_once";
import { gameUi } from "./games";
import { settings } from "./device/settings.svelte";
import type { Language } from "./words/languages";
import { Words } from "./words/words";

const OWN = import.meta.glob<string>("./words/app.*.ftl", { query: "?raw", import: "default" });

/** Without the server there are only the app's own words, until it answers. */
interface Found {
  words: Words;
  isComplete: boolean;
}

const translations = readOnce<Found>(({ isComplete }) => isComplete);

async function readWords(language: Language, game: string | null): Promise<Found> {
  const own = OWN[`./words/app.${language}.ftl`]?.() ?? "";
  const ui = game ? gameUi(game).words?.(language) : undefined;
  const theirs = server.words(language, game ?? undefined).catch(() => null);
  const [text, ...others] = await Promise.all([theirs, own, ui ?? ""]);
  return { words: new Words(language, [text ?? "", ...others], game ? gameUi(game).naming : undefined), isComplete: text !== null };
}

/** The words of the app, with those of a game if one is named. */
export const wordsOf = (language: Language, game: string | null): Promise<Words> =>
  translations(`${language} ${game ?? ""}`, () => readWords(language, game)).then(({ words }) => words);

class Library {
  /** The words of the app in the reader's language. */
  app = $state.raw<Words>(new Words("en", []));
  isReady = $state(false);

  async open(): Promise<void> {
    const { language } = settings;
    const words = await wordsOf(language, null);
    // Another language may have been chosen meanwhile, and have been read sooner.
    if (language !== settings.language) return;
    this.app = words;
    this.isReady = true;
    document.documentElement.lang = language;
  }
}

export const library = new Library();
