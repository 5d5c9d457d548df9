/** Svelte compiles as for a browser, so that effects run: by itself it would compile as for a server, where nothing ever changes. */
import type { Environment } from "vitest/runtime";

export default {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
