/** What the tests use of Node.js; its own types are not installed. */
declare const process: { env: Record<string, string | undefined> };

declare module "node:child_process" {
  export function execFileSync(
    file: string,
    words: string[],
    options: { maxBuffer: number; encoding: "utf8"; env: Record<string, string | undefined> },
  ): string;
}

declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
  export function readdirSync(path: string, options: { recursive: true; encoding: "utf8" }): string[];
}

declare module "node:path" {
  export function basename(path: string, ending?: string): string;
  export function dirname(path: string): string;
}

declare module "node:url" {
  export function fileURLToPath(url: string): string;
}
