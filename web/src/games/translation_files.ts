/** The translation files in a game's folder, as `import.meta.glob` finds them: what only the browser says of the game. */
export const wordsFrom =
  (files: Readonly<Record<string, () => Promise<string>>>) =>
  (language: string): Promise<string> =>
    files[`./words.${language}.ftl`]?.() ?? Promise.resolve("");
