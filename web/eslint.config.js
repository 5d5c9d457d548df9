import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

/** The folders and files of src/: each knows only those before it, so that there are no circles. README.md says what they are. */
const LAYERS = [
  "server", "words", "device", "router", "proof", "pictures", "notices", "table", "design", "avatars", "catalog", "generic_ui", "games", "library", "bots", "rulebook", "screens",
];

/** What a game has to have is known by all: as types, which are no code. */
const GAME_UI = "games/game_ui$";

const imports = LAYERS.map((name, k) => {
  const above = LAYERS.slice(k + 1).join("|") || "App";
  const message = `${name} does not know what stands after it in LAYERS (eslint.config.js)`;
  const patterns = (up) => [
    { regex: `^${up}(?!${GAME_UI})(${above})(/|\\.svelte$|$)`, message },
    ...(k < LAYERS.indexOf("games") ? [{ regex: `^${up}${GAME_UI}`, allowTypeImports: true, message }] : []),
  ];
  const rule = (up) => ({ rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: patterns(up) }] } });
  return [
    { files: [`src/${name}/**`], ...rule("(\\.\\./)+") },
    { files: [`src/${name}.svelte.ts`], ...rule("\\./") },
  ];
});

export default ts.config(
  { ignores: ["src/server/api.d.ts", "node_modules/", "pictures-of-screens/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "svelte/no-navigation-without-resolve": "off",
      "svelte/no-at-html-tags": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  ...imports.flat(),
);
