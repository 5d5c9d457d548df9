/** The languages of the app: those that the server has words in. */
import type { Contact } from "../server/types";

export type Language = NonNullable<Contact["language"]>;

const ALL: Record<Language, true> = { de: true, en: true, it: true };

export const LANGUAGES = Object.keys(ALL) as Language[];

export const isLanguage = (name: string): name is Language => name in ALL;
