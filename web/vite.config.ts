import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { CACHES } from "./src/device/caches.ts";

const OUT = "../src/tavolata/web";
const PACKABLE = /\.(html|js|css|svg|webmanifest)$/;

function files(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(folder, join(below, entry.name)) : [join(below, entry.name)],
  );
}

/** Tells the service worker what there is to keep, and packs every file so that the server need not. */
function finish(): Plugin {
  let folder = OUT;
  return {
    name: "finish",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const all = files(folder).filter((name) => !/\.(br|gz)$/.test(name));
      const kept = all.filter((name) => name !== "worker.js").sort();
      const version = createHash("sha256");
      for (const name of kept) version.update(name).update(readFileSync(join(folder, name)));
      const worker = join(folder, "worker.js");
      const list = JSON.stringify(kept.map((name) => (name === "index.html" ? "./" : name)));
      writeFileSync(
        worker,
        readFileSync(worker, "utf8").replace("__FILES__", list).replace("__CACHES__", JSON.stringify(CACHES)).replace("__VERSION__", version.digest("hex").slice(0, 12)),
      );
      for (const name of all.filter((one) => PACKABLE.test(one))) {
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), finish()],
  build: { outDir: OUT, emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.TAVOLATA ?? "http://localhost:8270", ws: true } } },
  test: { include: ["tests/units/**/*.test.ts"], environment: "./tests/units/client.ts", setupFiles: ["tests/units/page.ts"] },
}));
