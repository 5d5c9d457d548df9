/** Rulebooks and their worked examples, as the server tells them; each is read once. */
import * as server from "../server/http";
import type { ExampleStep, RulebookSection } from "../server/shapes";

/** Reads once what many ask for; what could not be read is tried again. */
function readOnce<Result>(): (key: string, read: () => Promise<Result>) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (key, read) => {
    const found = known.get(key) ?? read();
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

const rulebooks = readOnce<RulebookSection[]>();
const examples = readOnce<ExampleStep[]>();

export const rulebookOf = (game: string, language: string) =>
  rulebooks(`${game} ${language}`, () => server.rulebook(game, language).then((rulebook) => rulebook.sections));

export const exampleOf = (game: string, name: string) => examples(`${game} ${name}`, () => server.example(game, name).then((example) => example.steps));

/** The last of the sections, to print on half a page. */
export const SUMMARY = "summary";

/** The paragraph that tells a clause, and the picture that shows it. */
export function toldIn(sections: readonly RulebookSection[], clause: string) {
  const blocks = sections.filter((section) => section.name !== SUMMARY).flatMap((section) => section.blocks.filter((block) => block.clauses.includes(clause)));
  return { text: blocks.find((block) => block.kind !== "picture") ?? null, picture: blocks.find((block) => block.kind === "picture") ?? null };
}
