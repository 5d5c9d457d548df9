/** Rulebooks and their worked examples, as the server tells them; each is read once. */
import * as server from "../server/http";
import { readOnce } from "../server/read_once";
import type { ExampleSteps, RulebookBlock, RulebookSection } from "../server/types";

const rulebooks = readOnce<RulebookSection[]>();
const examples = readOnce<ExampleSteps>();

export const rulebookOf = (game: string, language: string) =>
  rulebooks(`${game} ${language}`, () => server.rulebook(game, language).then((rulebook) => rulebook.sections));

export const exampleOf = (game: string, name: string) => examples(`${game} ${name}`, () => server.example(game, name));

/** The last of the sections, to print on half a page. */
export const SUMMARY = "summary";

/** What the rulebook says about some clauses and shows in an example: each paragraph once, with the title above the last of them. */
export function paragraphsOn(sections: readonly RulebookSection[], clauses: readonly string[], example: string | null) {
  const told = sections.filter((section) => section.name !== SUMMARY);
  const isMeant = (block: RulebookBlock) => (block.example ? block.example === example : block.clauses.some((number) => clauses.includes(number)));
  return {
    title: told.findLast(({ blocks }) => blocks.some(isMeant))?.title ?? "",
    blocks: told.flatMap(({ blocks }) => blocks.filter(isMeant)),
  };
}

/** The paragraph that tells a clause, and the picture that shows it. */
export function toldIn(sections: readonly RulebookSection[], clause: string) {
  const blocks = sections.filter((section) => section.name !== SUMMARY).flatMap((section) => section.blocks.filter((block) => block.clauses.includes(clause)));
  return { text: blocks.find((block) => block.kind !== "picture") ?? null, picture: blocks.find((block) => block.kind === "picture") ?? null };
}
